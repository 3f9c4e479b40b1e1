import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A part of a multipart request that holds files. */
export interface FilePart {
  /** 1 if the file is required. */
  min?: 1
  max: number
  maxBytes: number
  /** What they are, for the sentence about one that is too large: images, if it is not stated. */
  holds?: 'font' | 'files'
}

export type Refusal = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503 | 504

/** At most `count` requests in `seconds`, for each client address or each user. */
export interface RequestLimit {
  per: 'address' | 'user'
  count: number
  seconds: number
}

/**
 * A call as data. Server validation, the typed client and the OpenAPI document are derived from tables of these.
 * `body` is JSON; `form` (with `files`) is multipart instead. A route with both accepts either. `bytes` names the media types of a reply that is not JSON.
 */
export interface Route {
  method: Method
  path: `/api/${string}`
  summary: string
  /** Who may call: everyone, a signed-in user, or a user or holder of the object's own view key. */
  access: 'public' | 'user' | 'view-key'
  params?: z.ZodObject
  query?: z.ZodObject
  /** Request headers that the route reads, in lower case. */
  headers?: z.ZodObject
  body?: z.ZodType
  form?: z.ZodObject
  files?: Record<string, FilePart>
  reply?: z.ZodType
  /** The reply with status 202, if a request can ask to be accepted only and that reply differs from `reply`. */
  accepted?: z.ZodType
  bytes?: readonly string[]
  /** The body of success is not agreed (docs/decisions/0021-lenient-replies.md): no screen may depend on `reply`. */
  openReply?: true
  /** The schema of each event of a stream of server-sent events. The stream lasts until the caller disconnects. */
  events?: z.ZodType
  /** Status of success: 200 by default; 204 has no body. */
  status?: 200 | 201 | 202 | 204
  /** Errors that a valid request can get, by status, with the reason. Errors common to all routes of a kind are not listed. */
  refuses?: Readonly<Partial<Record<Refusal, string>>>
  /**
   * Requests that one address or user may make within a time, in addition to the general limits. They are counted in the
   * database.
   */
  limits?: readonly RequestLimit[]
  /** Excluded from the general limits: images that a page shows by the dozen, and probes. */
  uncounted?: boolean
  /** The message for an object that does not exist or belongs to another user, also for an id with an invalid form. */
  missing?: string
}

export const routes = <const T extends Record<string, Route>>(table: T): T => table

export type RouteTable = Record<string, Record<string, Route>>

type Part<R, K extends string, Out> = R extends Record<K, infer S extends z.ZodType> ? Out & { schema: S } : never
type Parsed<R, K extends string> =
  Part<R, K, unknown> extends { schema: infer S extends z.ZodType } ? z.output<S> : undefined
type Sent<R, K extends string, S = R extends Record<K, infer Z extends z.ZodType> ? z.input<Z> : never> = [S] extends [
  never,
]
  ? unknown
  : Partial<S> extends S
    ? { [P in K]?: S }
    : { [P in K]: S }

/** The input of a client function. */
export type CallInput<R extends Route> = Sent<R, 'params'> & Sent<R, 'query'> & Sent<R, 'headers'> & Content<R>

type Content<R extends Route> = R extends { body: z.ZodType; files: object }
  ? (Sent<R, 'body'> & { files?: never }) | (FormContent<R> & { body?: never })
  : Sent<R, 'body'> & FormContent<R>

type FormContent<R extends Route> = Sent<R, 'form'> &
  (R extends { files: infer F } ? { files: { [P in keyof F]?: readonly Blob[] } } : unknown)

/** The validated input of a handler. */
export interface RouteInput<R extends Route> {
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  headers: Parsed<R, 'headers'>
  body: Parsed<R, 'body'> | OneOfTwo<R>
  form: Parsed<R, 'form'> | OneOfTwo<R>
}

/** With both kinds of content, a request has one of them. */
type OneOfTwo<R extends Route> = R extends { body: z.ZodType; files: object } ? undefined : never

/** The result of a handler, and of the client function. */
export type RouteReply<R extends Route> = R extends { reply: infer S extends z.ZodType }
  ? z.output<S>
  : R extends { bytes: readonly string[] }
    ? Blob
    : R extends { events: infer E extends z.ZodType }
      ? AsyncIterable<z.output<E>>
      : void
