import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import type { Db } from './database.ts'
import type { OwnerId } from './owner.ts'
import type { OwnedTable, Schema, SharedTables } from './schema.ts'

/** The tables that a query of one owned table can name without another helper: that one and the shared ones. */
type TablesWith<T extends OwnedTable> = Pick<Schema, T | keyof SharedTables>

/**
 * Selects from the rows of an owner. Join another owned table through `ownedRows`.
 * Why, and what was rejected: docs/decisions/0030-owner.md.
 */
export function selectOwned<T extends OwnedTable>(
  db: Db,
  owner: OwnerId,
  table: T,
): SelectQueryBuilder<TablesWith<T>, T, {}>
export function selectOwned(db: Db, owner: OwnerId, table: OwnedTable) {
  return acrossOwners(db).selectFrom(table).where(isOwnedBy(owner, table))
}

/** Updates rows of an owner. */
export function updateOwned<T extends OwnedTable>(
  db: Db,
  owner: OwnerId,
  table: T,
): UpdateQueryBuilder<TablesWith<T>, T, T, UpdateResult>
export function updateOwned(db: Db, owner: OwnerId, table: OwnedTable) {
  return acrossOwners(db).updateTable(table).where(isOwnedBy(owner, table))
}

/** Deletes rows of an owner. */
export function deleteOwned<T extends OwnedTable>(
  db: Db,
  owner: OwnerId,
  table: T,
): DeleteQueryBuilder<TablesWith<T>, T, DeleteResult>
export function deleteOwned(db: Db, owner: OwnerId, table: OwnedTable) {
  return acrossOwners(db).deleteFrom(table).where(isOwnedBy(owner, table))
}

/** Inserts a row of an owner. */
export function insertOwned<T extends OwnedTable>(
  db: Db,
  owner: OwnerId,
  table: T,
  row: Omit<Insertable<Schema[T]>, 'user_id'>,
): InsertQueryBuilder<TablesWith<T>, T, InsertResult>
export function insertOwned(db: Db, owner: OwnerId, table: OwnedTable, row: object) {
  return acrossOwners(db)
    .insertInto(table)
    .values({ ...row, user_id: owner })
}

/** Inserts several rows of an owner in one statement. A statement has at most 65,535 parameters. */
export function insertAllOwned<T extends OwnedTable>(
  db: Db,
  owner: OwnerId,
  table: T,
  rows: readonly Omit<Insertable<Schema[T]>, 'user_id'>[],
): InsertQueryBuilder<TablesWith<T>, T, InsertResult>
export function insertAllOwned(db: Db, owner: OwnerId, table: OwnedTable, rows: readonly object[]) {
  return acrossOwners(db)
    .insertInto(table)
    .values(rows.map((row) => ({ ...row, user_id: owner })))
}

/** The rows of an owner as a table that is joined under its own name. PostgreSQL plans it like a join with a condition. */
export const ownedRows = <T extends OwnedTable>(db: Db, owner: OwnerId, table: T) =>
  selectOwned(db, owner, table).selectAll().as(table)

/**
 * All tables, without an owner: for a key, link or ticket that says whose row it is, for the next item of the queue, and for
 * maintenance. `scripts/owner-rules.test.ts` lists the files that may.
 */
export function acrossOwners(db: Db): Kysely<Schema> {
  return db.$extendTables<Pick<Schema, OwnedTable>>()
}

const isOwnedBy = (owner: OwnerId, table: OwnedTable) => sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${owner}`
