import '../schema/jitless.ts'
import { z } from 'zod'
import { CODE_INVALID } from '../messages.ts'
import { routes } from '../route.ts'
import { Message } from '../schema/fields.ts'

/** How long a password or code counts as a confirmation in its session, in milliseconds. */
export const CONFIRMATION_LIFE_MS = 900_000

/** The reason of the 403 of calls that change what an account trusts. */
export const UNCONFIRMED = 'Neither the password nor an emailed code was given in this session within 15 minutes'

/** Calls by which the holder of a session shows that the account is theirs. Signing in counts as well. */
export const confirmationRoutes = routes({
  confirmByPassword: {
    method: 'POST',
    path: '/api/auth/confirmation/password',
    summary: 'Confirm by the password, for 15 minutes of this session',
    access: 'user',
    refuses: { 400: 'The password is wrong', 429: 'Too many tries' },
    body: z.object({ password: z.string('Password is required') }),
    reply: Message,
  },
  sendConfirmationCode: {
    method: 'POST',
    path: '/api/auth/confirmation/send-code',
    summary: 'Email a code that confirms instead of the password',
    access: 'user',
    refuses: { 429: 'Too many codes' },
    reply: Message,
  },
  confirmByCode: {
    method: 'POST',
    path: '/api/auth/confirmation/code',
    summary: 'Confirm by an emailed code, for 15 minutes of this session',
    access: 'user',
    refuses: { 400: 'The code is wrong or expired' },
    body: z.object({ code: z.string(CODE_INVALID).regex(/^\d{6}$/, CODE_INVALID) }),
    reply: Message,
  },
})
