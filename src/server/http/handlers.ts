import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import type { App } from '../app.ts'
import type { SignedIn } from '../auth/sessions.ts'
import type { UploadedFile } from './uploads.ts'

/** Everything a handler gets: what the contract validated, and who asks. */
export type HandlerInput<R extends Route> = RouteInput<R> & {
  app: App
  /** Who asks. Present on signed-in routes; on view-key routes null when the key was sent instead. */
  user: R extends { access: 'user' } ? SignedIn : SignedIn | null
  /** Where the request comes from: an IPv4 /24 or IPv6 /56 network. */
  network: string
  files: UploadedFile[]
  /** Deletes the files before the request ends, for handlers that wait for something else. */
  discardFiles: () => Promise<void>
  /** Fires when the client has gone. */
  gone: AbortSignal
  /** For routes that answer bytes. */
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<R extends Route> = (input: HandlerInput<R>) => Promise<RouteReply<R> | FastifyReply> | RouteReply<R>
export type Handlers<T extends Record<string, Route>> = { [N in keyof T]: Handler<T[N]> }

/** Ties each route of a table to its handler; a missing or wrong one is a type error. */
export const handlers = <T extends Record<string, Route>>(_routes: T, table: Handlers<T>): Handlers<T> => table
