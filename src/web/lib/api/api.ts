import { ApiError, type ClientOptions, createClient, type LenientClient } from '#contract/client/client.ts'
import { LANGUAGE_HEADER } from '#contract/languages/interface-languages.ts'
import { readLeniently } from '#contract/client/lenient-reply.ts'
import { REQUEST_FAILED } from '#contract/messages.ts'
import type { RouteTable } from '#contract/route.ts'
import { screenApi } from '#contract/screen-api.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { askConfirmation } from './confirmation.ts'
import { forgetToken, heldToken, TOKEN_EXPIRED } from './token.ts'

/** How the app calls the server. */
const CLIENT_OPTIONS: ClientOptions = {
  origin: '',
  token: heldToken,
  headers: (): Record<string, string> => (currentLanguage() === 'en' ? {} : { [LANGUAGE_HEADER]: currentLanguage() }),
  readReply: readLeniently,
  onConfirmationRequired: askConfirmation,
  // A reply may arrive late, so a 401 for an old token must not end the session of the new one.
  onSessionLost: (token) => {
    if (heldToken() !== token) return
    forgetToken()
    window.dispatchEvent(new Event(TOKEN_EXPIRED))
  },
}

/** The API client of the app. Screens use it through TanStack Query, or directly for calls that return no data. */
export const api = createApi(screenApi)

/** An API client of its own for routes that only some screens need, so that the other screens do not load them. */
export function createApi<T extends RouteTable>(table: T): LenientClient<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no mapped type can express that a partial reply suits the lenient one
  return createClient(table, CLIENT_OPTIONS) as LenientClient<T>
}

/** The server's message if the reply has one, otherwise `fallback`. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== REQUEST_FAILED ? error.message : fallback
}
