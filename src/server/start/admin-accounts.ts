import { sql } from 'kysely'
import { emailKey } from '../accounts/auth/addresses.ts'
import { createInvitation } from '../accounts/auth/sign-up-rules.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { endAccess, queueReset } from '../accounts/auth/password-reset.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { toOwner } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { composeInvitationEmail } from '../infrastructure/mail/emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import { StartError } from '../infrastructure/problem.ts'

/** The parts that the commands use. */
type AdminApp = Parameters<typeof deleteAccount>[0]

/** Commands of `npm run admin` about one account, with what they print. */
const ACCOUNT_COMMANDS = {
  'delete-user': async (app, account) => {
    await deleteAccount(app, account)
    return `Deleted ${account.email}`
  },
  'reset-password': (app, account) => transact(app.db, (trx) => queueReset(app, trx, account)),
  'disable-user': async (app, account) => {
    await transact(app.db, async (trx) => {
      await trx.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', account.id).execute()
      await endAccess(app, trx, toOwner(account))
    })
    return `Disabled ${account.email} and ended its sessions`
  },
  'enable-user': async (app, account) => {
    await app.db.updateTable('users').set({ disabled_at: null }).where('id', '=', account.id).execute()
    return `Enabled ${account.email}`
  },
  'end-sessions': async (app, account) => {
    await transact(app.db, (trx) => endAccess(app, trx, toOwner(account)))
    return `Ended the sessions and reset links of ${account.email}`
  },
} satisfies Record<string, (app: AdminApp, account: Account) => Promise<string>>

type AccountCommand = keyof typeof ACCOUNT_COMMANDS
type Account = Awaited<ReturnType<typeof findAccount>>

export const ACCOUNT_USAGE = `${Object.keys(ACCOUNT_COMMANDS)
  .map((name) => `${name} EMAIL`)
  .join(' | ')} | invite EMAIL | list-users`

export const isAccountCommand = (command: string): command is AccountCommand => command in ACCOUNT_COMMANDS

/** @throws {StartError} if no account has the address */
export async function runOnAccount(app: AdminApp, command: AccountCommand, email: string): Promise<string> {
  const account = await findAccount(app, email)
  app.log.info({ event: 'admin_command', outcome: 'found', command, user_id: account.id }, 'account found')
  return ACCOUNT_COMMANDS[command](app, account)
}

async function findAccount({ db }: AdminApp, email: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'language'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!account) throw new StartError('No account has this address')
  return account
}

/** Emails an invitation and returns its link. @throws {StartError} if the address has an account */
export async function inviteUser(app: AdminApp, email: string): Promise<string> {
  const holder = await app.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (holder) throw new StartError('This address has an account already')
  const query = new URLSearchParams({ email, invitation: createInvitation(app, email) })
  const url = `${app.publicUrl()}/register?${query.toString()}`
  await transact(app.db, (trx) => queueEmail(app, trx, composeInvitationEmail(email, url)))
  return url
}

/** A line for each account: address, name, day of the sign-up, day of the last use of an open session, stored items, and whether it is disabled. */
export async function listUsers({ db }: AdminApp): Promise<string> {
  const rows = await acrossOwners(db)
    .selectFrom('users')
    .select(['email', 'username', 'created_at', 'disabled_at'])
    .select((of) => [
      of
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select(sql<Date | null>`max(last_used_at)`.as('at'))
        .as('used_at'),
      of
        .selectFrom('content')
        .whereRef('content.user_id', '=', 'users.id')
        .select(sql<string>`count(*)`.as('count'))
        .as('items'),
    ])
    .orderBy('created_at')
    .execute()
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '-'
  const lines = rows.map(({ email, username, created_at, used_at, items, disabled_at }) =>
    [email, username, day(created_at), day(used_at), `${items ?? 0} items`, disabled_at ? 'disabled' : 'enabled'].join(
      '\t',
    ),
  )
  return lines.join('\n') || 'There are no accounts'
}
