import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { App } from '../app.ts'
import { unavailable } from '../problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** True while one more request would only make the others wait longer. */
    isOverloaded: () => boolean
  }
}

/** Mean delay of the event loop from which a process has more to do than it can. */
const LOOP_DELAY_MAX_MS = 1000
const SAMPLE_MS = 2000
/** Two samples in a row: a single long pause, as at a start on a busy machine, is over before a refusal could help anybody. */
const LASTING_MS = 1.5 * SAMPLE_MS
const HEAP_SHARE_MAX = 0.9
/** Statements that may wait for a connection: more than one person may ask at once, which is 200, and as many again. */
const BURST_MAX = 400
/** How long a burst may take; a queue that has not been empty since is fed faster than it is served, and is kept short. */
const BURST_MS = 4000
const QUEUE_MAX = 50
const LOOK_EVERY_MS = 100

/** Watches event loop, heap and the queue in front of the database; what follows from it is decided for each route. */
export async function watchPressure(server: FastifyInstance, app: Pick<App, 'waitingStatements'>): Promise<void> {
  let emptyAt = performance.now()
  let pressedSince: number | null = null
  const look = setInterval(() => {
    if (app.waitingStatements() === 0) emptyAt = performance.now()
    pressedSince = server.isUnderPressure() ? (pressedSince ?? performance.now()) : null
  }, LOOK_EVERY_MS).unref()
  server.addHook('onClose', () => clearInterval(look))
  await server.register(underPressure, {
    sampleInterval: SAMPLE_MS,
    maxEventLoopDelay: LOOP_DELAY_MAX_MS,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE_MAX,
    pressureHandler: () => {},
  })
  server.decorate('isOverloaded', () => {
    const most = performance.now() - emptyAt > BURST_MS ? QUEUE_MAX : BURST_MAX
    const isPressed = pressedSince !== null && performance.now() - pressedSince > LASTING_MS
    return isPressed || app.waitingStatements() >= most
  })
}

/** Throws the 503 before the session is looked up, as that costs a statement too. Probes are answered all the same. */
export function refuseUnderPressure(server: FastifyInstance, route: Route): void {
  const isProbe = route.access === 'public' && route.uncounted
  if (!isProbe && server.isOverloaded()) throw unavailable()
}
