import type { PasswordChange } from '#contract/accounts/auth.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { checkCode, endCode, hasActiveCode } from './codes.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { installPassword } from './password-reset.ts'
import { hashPassword } from './passwords.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'

export async function passwordCodeStatus(app: Core, owner: OwnerId) {
  return (await hasActiveCode(app, owner, 'password'))
    ? { has_active_otp: true, message: 'A verification code is waiting in your email.' }
    : { has_active_otp: false, message: 'No verification code is active.' }
}

/** @throws {Problem} 400 if the code is wrong or has expired, 422 for a frequent password where these are refused */
export async function changePassword(
  app: Core & MailSeam,
  user: SignedIn,
  { otp_code, new_password }: PasswordChange,
): Promise<{ message: string }> {
  const codeId = await checkCode(app, user.owner, 'password', otp_code)
  await requireUncommonPassword(app, new_password, 'new_password')
  const password_hash = await hashPassword(new_password)
  await transact(app.db, async (trx) => {
    await endCode(app, trx, user.owner, codeId)
    await installPassword(app, trx, user.owner, password_hash)
  })
  app.sender.wake()
  app.log.info({ event: 'password_changed', user_id: user.id }, 'password changed')
  return { message: 'Password changed successfully' }
}
