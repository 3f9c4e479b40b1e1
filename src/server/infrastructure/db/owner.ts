import type { ColumnType } from 'kysely'

declare const isOwner: unique symbol

/**
 * Whose rows a query may read and change: today a user. It is a number in the database, but a plain number is not accepted in its
 * place. It comes from an owned row, or from `toOwner`.
 */
export type OwnerId = number & { readonly [isOwner]: true }

/** The column `user_id` of an owned table. It never changes. */
export type OwnerColumn<T extends OwnerId | null = OwnerId> = ColumnType<T, T, never>

/**
 * The owner of an account's rows. The account comes from a session, a sign-in, a sign-up, or the address that a link is sent to; it
 * never comes from the input of a request.
 */
export const toOwner = ({ id }: { id: number; username: string }): OwnerId =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that makes an owner of a number
  id as OwnerId
