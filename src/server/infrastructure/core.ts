import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Hooks } from './hooks.ts'
import type { Metrics } from './metrics.ts'
import type { RequestContext } from './request-context.ts'
import type { Secrets } from './secrets.ts'

/**
 * What every part of the server uses. A function takes `Core`, and by name the seams that it needs besides: `Core & StorageSeam`. A
 * transaction is passed as `{ ...app, db: trx }`.
 */
export interface Core extends RequestContext {
  config: Config
  /** The origin under which people reach the server, without a slash at the end; known once it listens. */
  publicUrl: () => string
  clock: Clock
  secrets: Secrets
  db: Db
  metrics: Metrics
  hooks: Hooks
  /** Aborts when running items have to be given back to the queue because the process ends. */
  stopping: AbortSignal
  /** True from the first stop signal on: the process takes no new work. */
  draining: () => boolean
}
