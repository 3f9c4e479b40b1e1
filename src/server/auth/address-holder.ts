import type { HasClock } from '../clock.ts'
import type { HasPublicUrl } from '../config.ts'
import type { Trx } from '../db/database.ts'
import { acrossOwners } from '../db/owned.ts'
import {
  composeAddressReservedEmail,
  composeAddressWantedEmail,
  composeExistingAccountEmail,
  type SignUpFacts,
} from '../mail/address-emails.ts'
import type { Email } from '../mail/mail.ts'

/** Why an address is not available: an account uses it, or used it recently and can still undo the change. */
export interface AddressHolder {
  userId: number
  email: string
  username: string
  /** Set when the address is only reserved. */
  reservedUntil: Date | null
}

/** Finds the account that holds an address; null when it is free. */
export async function findHolder({ clock }: HasClock, trx: Trx, emailKey: string): Promise<AddressHolder | null> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (user) return { userId: user.id, email: user.email, username: user.username, reservedUntil: null }
  // Asked second: a change of address that is committed between both statements is seen by this one.
  const change = await acrossOwners(trx)
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'users.username', 'email_changes.old_email', 'email_changes.reserved_until'])
    .where('email_changes.old_email_key', '=', emailKey)
    .where('email_changes.ended_at', 'is', null)
    .where('email_changes.reserved_until', '>', clock.now())
    .orderBy('email_changes.id')
    .limit(1)
    .executeTakeFirst()
  if (!change) return null
  return { userId: change.id, email: change.old_email, username: change.username, reservedUntil: change.reserved_until }
}

/** The notice to the holder after a sign-up with the address. */
export function composeSignUpNotice(app: HasPublicUrl, holder: AddressHolder, signUp: SignUpFacts): Email {
  const { email, username, reservedUntil } = holder
  if (reservedUntil) return composeAddressReservedEmail(email, reservedUntil)
  return composeExistingAccountEmail(email, username, signUp, `${app.publicUrl()}/login`)
}

/** The notice to the holder after another account asked for the address. */
export function composeChangeNotice({ email, username, reservedUntil }: AddressHolder): Email {
  return reservedUntil ? composeAddressReservedEmail(email, reservedUntil) : composeAddressWantedEmail(email, username)
}
