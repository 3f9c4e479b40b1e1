import { domainToASCII } from 'node:url'
import { EMAIL_INVALID } from '#contract/messages.ts'
import type { Core } from '../../infrastructure/core.ts'
import { Problem } from '../../infrastructure/problem.ts'

/**
 * The canonical form of an address: lower case, the domain in ASCII. Dots and plus signs are kept.
 * @throws {Problem} 422 if the text is not an email address
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  if (!domain)
    throw new Problem(422, EMAIL_INVALID, { extra: { errors: [{ field: 'email', message: EMAIL_INVALID }] } })
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${domain}`
}

/** What the log calls an address: 8 hex digits of its keyed hash. */
export const addressInLog = (app: Core, key: string): string => throttleKey(app, key).toString('hex').slice(0, 8)

/** The keyed hash of an address that throttle tables store instead of the address. */
export const throttleKey = ({ secrets }: Core, ...parts: string[]): Buffer =>
  secrets.mac('throttle/v1', parts.join('\n'))
