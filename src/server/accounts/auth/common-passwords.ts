import { FREQUENT_PASSWORDS } from '#contract/limits.ts'
import { PASSWORD_TOO_COMMON } from '#contract/messages.ts'
import type { Core } from '../../infrastructure/core.ts'
import { Problem } from '../../infrastructure/problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Ordered by how often a password was found in published leaks. It has 0.5 MB, so it is loaded where the operator asks for the check. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, FREQUENT_PASSWORDS).map(String))
}

/**
 * Refuses the 10,000 most frequent passwords where PASSWORDS=uncommon, in any case.
 * @throws {Problem} 422 with the message at `field`
 */
export async function requireUncommonPassword(
  { config }: Core,
  password: string,
  field: 'password' | 'new_password',
): Promise<void> {
  if (config.passwords === 'any') return
  common ??= loadCommon()
  if (!(await common).has(password.normalize('NFKC').toLowerCase())) return
  throw new Problem(422, PASSWORD_TOO_COMMON, { extra: { errors: [{ field, message: PASSWORD_TOO_COMMON }] } })
}
