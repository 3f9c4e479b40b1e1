import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
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
/** Samples without a request after which nothing is measured until the next. */
const QUIET_SAMPLES = 15
/** Of the timer that measures the event loop's delay. */
const RESOLUTION_MS = 20
/** Statements that may wait for a connection: more than one person may ask at once, which is 200, and as many again. */
const BURST_MAX = 400
/** How long a burst may take; a queue that has not been empty since is fed faster than it is served, and is kept short. */
const BURST_MS = 4000
const QUEUE_MAX = 50
const LOOK_EVERY_MS = 100

/**
 * Watches event loop, heap and the queue in front of the database; what follows from it is decided for each route. Only while
 * requests come: the timers alone would take half a percent of a core from a server that nobody uses, which is why this is not
 * @fastify/under-pressure.
 */
export function measureLoad(server: FastifyInstance, app: Pick<App, 'waitingStatements'>): void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const heapMax = getHeapStatistics().heap_size_limit * HEAP_SHARE_MAX
  let emptyAt = performance.now()
  let pressedSince: number | null = null
  let quietSamples = 0
  let timers: NodeJS.Timeout[] = []
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
    pressedSince = null
    loop.disable()
  }
  const look = () => {
    if (app.waitingStatements() === 0) emptyAt = performance.now()
  }
  const sample = () => {
    // Without a single measurement the loop was blocked all the time.
    const delayMs = loop.count === 0 ? Infinity : loop.mean / 1e6 - RESOLUTION_MS
    loop.reset()
    const isPressed = delayMs > LOOP_DELAY_MAX_MS || process.memoryUsage().heapUsed > heapMax
    pressedSince = isPressed ? (pressedSince ?? performance.now()) : null
    quietSamples += 1
    if (quietSamples > QUIET_SAMPLES && !isPressed && app.waitingStatements() === 0) stop()
  }
  server.addHook('onRequest', async () => {
    quietSamples = 0
    if (timers.length > 0) return
    emptyAt = performance.now()
    loop.reset()
    loop.enable()
    timers = [setInterval(look, LOOK_EVERY_MS).unref(), setInterval(sample, SAMPLE_MS).unref()]
  })
  server.addHook('onClose', async () => stop())
  server.decorate('isOverloaded', () => {
    const most = performance.now() - emptyAt > BURST_MS && timers.length > 0 ? QUEUE_MAX : BURST_MAX
    const isPressed = pressedSince !== null && performance.now() - pressedSince > LASTING_MS
    return isPressed || app.waitingStatements() >= most
  })
}

/** Throws the 503 before the session is looked up, as that costs a statement too. Probes are answered all the same. */
export function shedLoad(server: FastifyInstance, route: Route): void {
  const isProbe = route.access === 'public' && route.uncounted
  if (!isProbe && server.isOverloaded()) throw unavailable()
}
