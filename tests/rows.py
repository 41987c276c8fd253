"""Rows written past every model and form, to ask what the database itself refuses."""

from django.db import connection, models


def insert_copy(row, **changes):
    """Insert a copy of a row in SQL, with other values in some columns and a key of its own."""
    fields = [field for field in row._meta.concrete_fields if not isinstance(field, models.AutoField)]
    values = [changes.get(field.attname, getattr(row, field.attname)) for field in fields]
    columns = ", ".join(connection.ops.quote_name(field.column) for field in fields)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {row._meta.db_table} ({columns}) VALUES ({', '.join(['%s'] * len(fields))})",
            [field.get_db_prep_save(value, connection) for field, value in zip(fields, values, strict=True)],
        )
