import type { ColumnType } from 'kysely'

/** Made by the database, never written. */
export type Id = ColumnType<number, never, never>

/** Stored as jsonb: read as a value, written as its text. */
export type Json<T> = ColumnType<T, string, string>
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>
