import '../schema/jitless.ts'
import { z } from 'zod'
import { Email, Password } from '../schema/fields.ts'
import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts'
import { USERNAME_CHARACTERS, USERNAME_LENGTH } from '../messages.ts'
import { SIGN_UP_MODES } from '../options.ts'

/** A display name: white space folded, letters, marks, digits, space and `. _ - '`. Not unique. */
export const Username = z
  .string(USERNAME_LENGTH)
  .meta({
    minLength: USERNAME_MIN,
    maxLength: USERNAME_MAX,
    pattern: String.raw`^[\p{L}\p{M}\p{Nd}._'-][\p{L}\p{M}\p{Nd} ._'-]+[\p{L}\p{M}\p{Nd}._'-]$`,
    examples: ['Ann', "Zoë O'Neil", '山田 太郎'],
  })
  .transform((text) => text.normalize('NFKC').trim().replaceAll(/\s+/gu, ' '))
  .refine((text) => {
    const { length } = Array.from(text)
    return length >= USERNAME_MIN && length <= USERNAME_MAX
  }, USERNAME_LENGTH)
  .refine((text) => /^[\p{L}\p{M}\p{Nd} ._'-]+$/u.test(text), USERNAME_CHARACTERS)

export const Registration = z.object({ username: Username, email: Email, password: Password })
export type Registration = z.output<typeof Registration>

export const RegistrationHeaders = z.object({
  'x-invitation': z.string().max(128).optional().describe('The token of an invitation’s link'),
})

/** Whom the operator lets sign up. Without domains, addresses of all can. */
export const SignUpRules = z.object({
  sign_up: z.enum(SIGN_UP_MODES).catch('open'),
  domains: z.array(z.string()).catch([]),
})
export type SignUpRules = z.output<typeof SignUpRules>
