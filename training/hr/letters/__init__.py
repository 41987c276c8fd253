"""One letter a person a day about what expires, has changed or is due: to holders, their managers and HR."""
