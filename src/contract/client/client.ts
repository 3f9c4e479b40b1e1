import type { z } from 'zod'
import { CONFIRMATION_REQUIRED } from '../error-codes.ts'
import { readEvents } from '../generation/events.ts'
import { CREDENTIALS_REFUSED, REQUEST_FAILED } from '../messages.ts'
import { type CallInput, type Route, type RouteReply, type RouteTable } from '../route.ts'

/** A reply with an error status. `message` follows the rule below; `status` is 0 if there was no reply. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly { field: string; message: string }[]
  /** The stable name of the cause, if the reply has one. */
  readonly code: string | undefined
  /** For how many seconds the server asks to wait, if it does. */
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, { errors = [], code, retryAfter }: ErrorParts = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.code = code
    this.retryAfter = retryAfter
  }
}

interface ErrorParts {
  errors?: ApiError['errors']
  code?: string | undefined
  retryAfter?: number | undefined
}

export interface ClientOptions {
  /** Origin of the server, or '' for the origin of the page. */
  origin: string
  token: () => string | null
  /** Headers of every request. */
  headers?: () => Record<string, string>
  /** Called with the token that was sent, if the server no longer accepts it. */
  onSessionLost?: (token: string) => void
  /** Called when the server asks for a confirmation. True: the person gave it, and the call is sent again as it was. */
  onConfirmationRequired?: () => Promise<boolean>
  /** Reads a successful reply that is neither bytes nor events. By default, the reply is parsed as JSON. */
  readReply?: (route: Route, answer: Response) => Promise<unknown>
}

/** `Prefer: respond-async` asks for the job at once. A server may still answer with the result. */
type Call<R extends Route, Reply> = R extends { accepted: infer Accepted extends z.ZodType }
  ? AsyncCall<R, Reply | z.output<Accepted>> & PlainCall<R, Reply>
  : PlainCall<R, Reply>

type AsyncCall<R extends Route, Reply> = (
  input: CallInput<R> & CallOptions & { headers: { prefer: string } },
) => Promise<Reply>

type PlainCall<R extends Route, Reply> =
  Record<never, never> extends CallInput<R>
    ? (input?: CallInput<R> & CallOptions) => Promise<Reply>
    : (input: CallInput<R> & CallOptions) => Promise<Reply>

export interface CallOptions {
  signal?: AbortSignal
  /** Sets `keepalive` of fetch, so that the request continues when its page is closed. Its body may have at most 64 KB then. */
  keepalive?: boolean
}

export type Client<T extends RouteTable> = { [G in keyof T]: { [N in keyof T[G]]: Call<T[G][N], RouteReply<T[G][N]>> } }

/** The client of a server whose replies contain at least the agreed fields. */
export type LenientClient<T extends RouteTable> = {
  [G in keyof T]: { [N in keyof T[G]]: Call<T[G][N], LenientReply<T[G][N]>> }
}

type LenientReply<R extends Route> = R extends { openReply: true } ? Partial<RouteReply<R>> : RouteReply<R>

type Scalar = string | number | boolean

interface LooseInput extends CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, Scalar | null | undefined>
  headers?: Record<string, string | undefined>
  body?: unknown
  form?: Record<string, Scalar | object | null | undefined>
  files?: Record<string, readonly Blob[] | undefined>
}

/** Creates the typed client: one function per route of the table, with the same name. */
export function createClient<T extends RouteTable>(table: T, options: ClientOptions): Client<T> {
  const group = (of: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(of).map(([name, route]) => [name, (input: LooseInput = {}) => send(route, input, options)]),
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no mapped type can express that a result follows from its route
  return Object.fromEntries(Object.entries(table).map(([name, of]) => [name, group(of)])) as Client<T>
}

async function send(route: Route, input: LooseInput, options: ClientOptions): Promise<unknown> {
  const { origin, token, headers, onSessionLost, onConfirmationRequired, readReply } = options
  const bearer = token()
  const answer = await reach(origin + createUrl(route, input), {
    method: route.method,
    headers: {
      ...headers?.(),
      ...keepDefined(input.headers),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(route.body && !input.files && { 'content-type': 'application/json' }),
    },
    ...(input.files ? { body: createForm(input) } : route.body && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  })
  if (!answer.ok) {
    const error = await createError(answer)
    if (error.status === 401 && error.message === CREDENTIALS_REFUSED && bearer) onSessionLost?.(bearer)
    if (error.code === CONFIRMATION_REQUIRED && (await onConfirmationRequired?.())) return send(route, input, options)
    throw error
  }
  if (route.events) return readEvents(answer)
  if (route.bytes) return answer.blob()
  if (readReply) return readReply(route, answer)
  return answer.status === 204 ? undefined : answer.json()
}

/** A canceled call rejects with its AbortError. Any other failure to get a reply is an `ApiError`. */
function reach(...call: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...call).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(0, REQUEST_FAILED)
  })
}

const keepDefined = (headers: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined))

function createUrl(route: Route, { params = {}, query = {} }: LooseInput): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

function createForm({ form = {}, files = {} }: LooseInput): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined && value !== null)
      data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [name, blobs] of Object.entries(files)) for (const blob of blobs ?? []) data.append(name, blob)
  return data
}

/** The rule for error messages: `detail` if there is one, else the text of the reply, else 'Request failed'. */
async function createError(answer: Response): Promise<ApiError> {
  const text = await answer.text()
  const retryAfter = readRetryAfter(answer.headers)
  try {
    const body: unknown = JSON.parse(text)
    if (isErrorBody(body)) {
      const code = typeof body.code === 'string' ? body.code : undefined
      return new ApiError(answer.status, body.detail, { errors: listFieldErrors(body.errors), code, retryAfter })
    }
  } catch {
    // Not JSON: the text itself is the message.
  }
  return new ApiError(answer.status, text || REQUEST_FAILED, { retryAfter })
}

/** Seconds of a `retry-after` header. Our server never sends its other form, a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

const isErrorBody = (body: unknown): body is { detail: string; errors?: unknown; code?: unknown } =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string' && body.detail !== ''

const listFieldErrors = (errors: unknown) => (Array.isArray(errors) ? errors.filter(isFieldError) : [])

const isFieldError = (of: unknown): of is { field: string; message: string } =>
  typeof of === 'object' &&
  of !== null &&
  'field' in of &&
  typeof of.field === 'string' &&
  'message' in of &&
  typeof of.message === 'string'
