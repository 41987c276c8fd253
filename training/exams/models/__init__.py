"""Exams and questions that a house makes itself."""

from training.exams.models.exam import ExamDraft as ExamDraft
from training.exams.models.exam import ExamOffer as ExamOffer
from training.exams.models.exam import ExamVersion as ExamVersion
from training.exams.models.exam import HouseExam as HouseExam
from training.exams.models.question import HouseQuestion as HouseQuestion
from training.exams.models.question import QuestionKind as QuestionKind
from training.exams.models.question import QuestionUse as QuestionUse
from training.exams.models.question import QuestionVersion as QuestionVersion
