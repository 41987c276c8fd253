"""One letter a person a day about what expires: to holders, their managers and HR."""
