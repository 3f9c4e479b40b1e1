import { timingSafeEqual } from 'node:crypto'
import type { SignUpRules } from '#contract/accounts/sign-up.ts'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { addressInLog, emailKey } from './addresses.ts'

const INVITATION_LIFE_MS = 7 * DAY
const INFO = 'invitation v1'

export const readSignUpRules = ({ config }: Core): SignUpRules => ({
  sign_up: config.signUp,
  domains: config.signUpDomains,
})

/**
 * An invitation for one address: when it ends, in seconds, and an HMAC of both. Nothing is stored: it can only sign up its address, and a new
 * APP_SECRET ends all of them.
 */
export function createInvitation(app: Core, email: string): string {
  const ends = Math.floor(later(app.clock.now(), INVITATION_LIFE_MS).getTime() / 1000)
  return `${ends}.${signInvitation(app, email, ends).toString('base64url')}`
}

const signInvitation = ({ secrets }: Core, email: string, ends: number) =>
  secrets.mac(INFO, `${ends} ${emailKey(email)}`)

function isInvited(app: Core, email: string, invitation: string): boolean {
  const [, ends = '', mac = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(invitation) ?? []
  if (Number(ends) * 1000 < app.clock.now().getTime()) return false
  return timingSafeEqual(Buffer.from(mac, 'base64url'), signInvitation(app, email, Number(ends)))
}

/**
 * Checks that the operator lets this address sign up. An invitation also opens the domains that are not listed.
 * @throws {Problem} 403 otherwise
 */
export function requireSignUp(app: Core, email: string, invitation: string | undefined): void {
  const refusal = findRefusal(app, email, invitation)
  if (!refusal) return
  app.log.info({ event: 'sign_up', outcome: 'refused', address: addressInLog(app, emailKey(email)) }, 'sign-up refused')
  throw refusal
}

function findRefusal(app: Core, email: string, invitation: string | undefined): Problem | null {
  const { signUp, signUpDomains } = app.config
  if (signUp === 'off') return new Problem(403, 'Signing up is closed on this server.')
  if (invitation && isInvited(app, email, invitation)) return null
  if (signUp === 'invite') return new Problem(403, 'Signing up here needs an invitation to this address. Ask for one.')
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (signUpDomains.length > 0 && !signUpDomains.includes(domain))
    return new Problem(403, `Only addresses of these domains can sign up here: ${signUpDomains.join(', ')}.`)
  return null
}
