import { createServer, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Clock, SECOND } from './clock.ts'
import type { Listener } from './env-values.ts'
import type { Db } from './db/database.ts'
import { acrossOwners } from './db/owned.ts'
import { StartError } from './problem.ts'

export interface Metrics {
  /** `route` is the template of the route, never the URL. */
  requestEnded: (request: { method: string; route: string; status: number; seconds: number }) => void
  itemEnded: (item: { outcome: 'succeeded' | 'failed'; type: string; model: string; seconds: number }) => void
  /** The cost of a provider call, in US dollars. */
  spent: (model: string, usd: number) => void
  /** An event that may need an operator: one of our codes, never text. */
  failed: (cause: string) => void
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>
}

const UNFINISHED = ['queued', 'running', 'retry_wait'] as const
const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600]
const ITEM_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 60, 120, 300, 600, 900]

/** Counts of this process, and the queue as the database knows it when somebody asks. Memory and event loop are watched only where that is `served`. */
export function openMetrics(db: Db, clock: Clock, served: boolean): Metrics {
  const register = new Registry()
  const registers = [register]
  if (served) collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'signet_http_request_seconds',
    help: 'Requests by route and status, with the time until the answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const items = new Histogram({
    name: 'signet_item_seconds',
    help: 'Items that ended, by outcome, type and model, with the time from the first begin',
    labelNames: ['outcome', 'type', 'model'],
    buckets: ITEM_SECONDS,
    registers,
  })
  const cost = new Counter({
    name: 'signet_provider_cost_usd_total',
    help: 'What providers were paid, by model',
    labelNames: ['model'],
    registers,
  })
  const failures = new Counter({
    name: 'signet_failures_total',
    help: 'Failed items and answers of 500 and above, by cause',
    labelNames: ['cause'],
    registers,
  })
  const readQueue = queueGauges(register, db, clock)
  return {
    requestEnded: ({ method, route, status, seconds }) => {
      requests.observe({ method, route, status }, seconds)
      if (status >= 500) failures.inc({ cause: `http_${status}` })
    },
    itemEnded: ({ seconds, ...labels }) => items.observe(labels, seconds),
    spent: (model, usd) => cost.inc({ model }, usd),
    failed: (cause) => failures.inc({ cause }),
    text: async () => {
      await readQueue()
      return register.metrics()
    },
  }
}

/** One statement sets both gauges. They are left out while the database is unavailable, which an alert can detect. */
function queueGauges(register: Registry, db: Db, clock: Clock): () => Promise<void> {
  const of = (name: string, help: string) => new Gauge({ name, help, labelNames: ['state'], registers: [register] })
  const depth = of('signet_queue_items', 'Unfinished items, by state')
  const age = of('signet_queue_oldest_seconds', 'Age of the oldest unfinished item, by state')
  return async () => {
    const found = await unfinished(db).catch(() => null)
    age.reset()
    depth.reset()
    for (const state of found ? UNFINISHED : []) {
      const row = found?.find((candidate) => candidate.state === state)
      depth.set({ state }, Number(row?.items ?? 0))
      age.set({ state }, row ? Math.max(0, (clock.now().getTime() - row.oldest.getTime()) / SECOND) : 0)
    }
  }
}

const unfinished = (db: Db) =>
  acrossOwners(db)
    .selectFrom('items')
    .select(({ fn }) => ['state', fn.countAll<string>().as('items'), fn.min('created_at').as('oldest')])
    .where('state', 'in', [...UNFINISHED])
    .groupBy('state')
    .execute()

/**
 * Serves `/metrics` on its own port, so that no proxy exposes it.
 * @throws if the port cannot be opened
 */
export async function serveMetrics({ host, port }: Listener, metrics: Pick<Metrics, 'text'>) {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void answer(response, metrics)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done, fail) => {
    server.once('error', () =>
      fail(new StartError(`METRICS takes a free address of this machine, not ${host}:${port}`)),
    )
    server.listen(port, host, done)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The metrics server has no port')
  const { address, family, port: taken } = bound
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`
  return { url, close: () => server.close() }
}

async function answer(response: ServerResponse, metrics: Pick<Metrics, 'text'>): Promise<void> {
  try {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}
