"""The skills, by name. One module a skill; docs/adding-a-drill.md tells how to add one."""

from training.quiz.generators.number_facts import generator as number_facts
from training.quiz.items import Generator

GENERATORS: dict[str, Generator] = {generator.name: generator for generator in (number_facts,)}
