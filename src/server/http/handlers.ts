import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import type { App } from '../app.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'

/** The input of a handler: the validated request, and the user. */
export type HandlerInput<R extends Route> = RouteInput<R> & {
  app: App
  /** The signed-in user. Present on signed-in routes; on view-key routes null when the key was sent instead. */
  user: R extends { access: 'user' } ? SignedIn : SignedIn | null
  /** The network of the client: IPv4 /24 or IPv6 /56. */
  network: string
  files: UploadedFile[]
  /** Deletes the files before the request ends, for handlers that wait for something else. */
  discardFiles: () => Promise<void>
  /** Aborts when the client disconnects. */
  gone: AbortSignal
  /** For routes that reply with bytes. */
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<R extends Route> = (input: HandlerInput<R>) => Promise<RouteReply<R> | FastifyReply> | RouteReply<R>
export type Handlers<T extends Record<string, Route>> = { [N in keyof T]: Handler<T[N]> }

/** Assigns a handler to each route of a table; a missing or wrong one is a type error. */
export const handlers = <T extends Record<string, Route>>(_routes: T, table: Handlers<T>): Handlers<T> => table
