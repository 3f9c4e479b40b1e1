import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { App } from '../app.ts'
import { unavailable } from '../infrastructure/problem.ts'
import { openMemoryReturn } from './return-memory.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is overloaded for the sender of a request. */
    isOverloaded: (request: IncomingMessage) => boolean
    senders: Senders
  }
}

/** Mean event-loop delay from which the process counts as overloaded. */
const LOOP_DELAY_MAX_MS = 1000
const SAMPLE_MS = 2000
/** Two samples in a row: a single long pause, as at a start on a busy machine, is over before a refusal could help anybody. */
const LASTING_MS = 1.5 * SAMPLE_MS
const HEAP_SHARE_MAX = 0.9
/** Samples without a request after which measuring stops until the next request. */
const QUIET_SAMPLES = 15
/** Resolution of the event-loop delay timer. */
const RESOLUTION_MS = 20
/** Statements that may wait for a connection: more than one person may ask at once, which is 200, and as many again. */
const BURST_MAX = 400
/** How long a burst may take; a queue that has not been empty since is fed faster than it is served, and is kept short. */
const BURST_MS = 4000
const QUEUE_MAX = 50
/** Unanswered requests of a session that is not to blame for the queue. One with more finds it full earlier. */
const OWN_MAX = 2
const LOOK_EVERY_MS = 100

/**
 * Measures event-loop delay, heap and the queue in front of the database; `shedLoad` decides per route. It measures only while
 * requests arrive: permanent timers, as in @fastify/under-pressure, take half a percent of a core on an idle server.
 */
export function measureLoad(server: FastifyInstance, app: Pick<App, 'waitingStatements'>): void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const heapMax = getHeapStatistics().heap_size_limit * HEAP_SHARE_MAX
  let emptyAt = performance.now()
  let pressedSince: number | null = null
  let quietSamples = 0
  let timers: NodeJS.Timeout[] = []
  const returnMemory = openMemoryReturn()
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
    if (quietSamples <= QUIET_SAMPLES || isPressed || app.waitingStatements() > 0) return
    stop()
    returnMemory()
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
  const senders = openSenders()
  const findQueueMax = (request: IncomingMessage): number => {
    const own = senders.countUnanswered(request)
    if (own !== null && own < OWN_MAX) return 2 * BURST_MAX
    const isLasting = performance.now() - emptyAt > BURST_MS && timers.length > 0
    if (!isLasting) return BURST_MAX
    return own === null ? QUEUE_MAX : QUEUE_MAX / 2
  }
  server.decorate('senders', senders)
  server.addHook('onSend', async (request, _reply, payload) => {
    request.answered?.()
    return payload
  })
  server.decorate('isOverloaded', (request: IncomingMessage) => {
    const isPressed = pressedSince !== null && performance.now() - pressedSince > LASTING_MS
    return isPressed || app.waitingStatements() >= findQueueMax(request)
  })
}

/**
 * Refuses a request while the server is overloaded, before the session lookup, which costs a query. Probes are never refused. While the
 * database has a long queue, sessions with many unanswered requests are refused first, and those with few are not.
 * @throws {Problem} 503
 */
export function shedLoad(server: FastifyInstance, route: Route, { raw }: FastifyRequest): void {
  const isProbe = route.access === 'public' && route.uncounted
  if (!isProbe && server.isOverloaded(raw)) throw unavailable()
}

/** Sessions that a process remembers to be valid. */
const KEPT = 1000

interface Senders {
  /** Counts a request of a valid session. The returned function ends that when the answer begins; so does the end of the connection. */
  count: (request: IncomingMessage, reply: ServerResponse) => () => void
  /** The unanswered requests of a session; null for one that is not known to be valid. */
  countUnanswered: (request: IncomingMessage) => number | null
}

/** Counts the unanswered requests of each session, so that an overloaded server first refuses those who overload it. */
function openSenders(): Senders {
  const unanswered = new Map<string, number>()
  const add = (session: string, amount: number) => {
    const count = (unanswered.get(session) ?? 0) + amount
    // The session that was used last is the last one of the map.
    unanswered.delete(session)
    unanswered.set(session, Math.max(0, count))
    const [oldest = session] = unanswered.keys()
    if (unanswered.size > KEPT) unanswered.delete(oldest)
  }
  return {
    count: ({ headers: { authorization = '' } }, reply) => {
      add(authorization, 1)
      let isCounted = true
      const end = () => {
        if (isCounted) add(authorization, -1)
        isCounted = false
      }
      reply.once('close', end)
      return end
    },
    countUnanswered: ({ headers: { authorization = '' } }) => unanswered.get(authorization) ?? null,
  }
}
