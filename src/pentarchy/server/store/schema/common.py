"""What all tables of the database share."""

from __future__ import annotations

from sqlalchemy import MetaData, String

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEY = String(32)
"""Ids and tokens: random letters."""
LEVEL = String(20)
