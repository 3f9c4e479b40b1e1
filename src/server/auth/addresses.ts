import { domainToASCII } from 'node:url'
import { EMAIL_INVALID } from '#contract/messages.ts'
import { Problem } from '../problem.ts'
import type { HasSecrets } from '../secrets.ts'

/** The canonical form by which an address is known: lower case, the domain in ASCII. Dots and plus signs stay. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  if (!domain)
    throw new Problem(422, EMAIL_INVALID, { extra: { errors: [{ field: 'email', message: EMAIL_INVALID }] } })
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${domain}`
}

/** What throttle tables know an address by: whoever reads them learns no address. */
export const throttleKey = ({ secrets }: HasSecrets, ...parts: string[]): Buffer =>
  secrets.mac('throttle/v1', parts.join('\n'))
