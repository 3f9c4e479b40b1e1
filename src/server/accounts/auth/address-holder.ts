import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import {
  composeAddressReservedEmail,
  composeAddressWantedEmail,
  composeExistingAccountEmail,
  type SignUpFacts,
} from '../../infrastructure/mail/address-emails.ts'
import type { Recipient } from '../../infrastructure/mail/compose.ts'
import type { Email } from '../../infrastructure/mail/mail.ts'

/** Why an address is not available: an account uses it, or used it recently and can still undo the change. */
export interface AddressHolder extends Recipient {
  accountId: number
  /** Set when the address is only reserved. */
  reservedUntil: Date | null
}

/** Finds the account that holds an address; null when it is free. */
export async function findHolder({ clock }: Core, trx: Trx, emailKey: string): Promise<AddressHolder | null> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'username', 'language'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (user) {
    const { id, ...recipient } = user
    return { accountId: id, ...recipient, reservedUntil: null }
  }
  // Asked second: a change of address that is committed between both statements is seen by this one.
  const change = await acrossOwners(trx)
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'users.username', 'users.language'])
    .select(['email_changes.old_email', 'email_changes.reserved_until'])
    .where('email_changes.old_email_key', '=', emailKey)
    .where('email_changes.ended_at', 'is', null)
    .where('email_changes.reserved_until', '>', clock.now())
    .orderBy('email_changes.id')
    .limit(1)
    .executeTakeFirst()
  if (!change) return null
  const { id, old_email, username, language, reserved_until } = change
  return { accountId: id, email: old_email, username, language, reservedUntil: reserved_until }
}

/** The notice to the holder after a sign-up with the address. */
export function composeSignUpNotice(app: Core, holder: AddressHolder, signUp: SignUpFacts): Email {
  if (holder.reservedUntil) return composeAddressReservedEmail(app, holder, holder.reservedUntil)
  return composeExistingAccountEmail(app, holder, signUp, `${app.publicUrl()}/login`)
}

/** The notice to the holder after another account asked for the address. */
export function composeChangeNotice(request: Core, holder: AddressHolder): Email {
  return holder.reservedUntil
    ? composeAddressReservedEmail(request, holder, holder.reservedUntil)
    : composeAddressWantedEmail(request, holder)
}
