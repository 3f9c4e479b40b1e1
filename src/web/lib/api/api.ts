import { api as table, type Api } from '#contract/api.ts'
import { ApiError, createClient, type LenientClient } from '#contract/client.ts'
import { readLeniently } from '#contract/lenient-reply.ts'
import { REQUEST_FAILED } from '#contract/messages.ts'
import { forgetToken, heldToken, TOKEN_EXPIRED } from './token.ts'

/** The one client of the app. Screens call it through TanStack Query, or at once for things that are not data. */
export const api: LenientClient<Api> = createClient(table, {
  origin: '',
  token: heldToken,
  readReply: readLeniently,
  // An answer may come late: a token that has since been replaced says nothing about the new one.
  onSessionLost: (token) => {
    if (heldToken() !== token) return
    forgetToken()
    window.dispatchEvent(new Event(TOKEN_EXPIRED))
  },
})

/** The server's message if the reply has one, otherwise `fallback`. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== REQUEST_FAILED ? error.message : fallback
}
