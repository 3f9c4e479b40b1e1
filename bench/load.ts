import { type Kind, runOnBothDatabases } from './both-databases.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '../src/server/testing/people.ts'
import { type ServerProcess, startServer } from '../src/server/testing/server-process.ts'
import { type Sent, sendAtRate, type Request } from './open-loop.ts'
import { createUsers, createMix } from './load-users.ts'
import { quantile, readResidentMb, tenths } from './figures.ts'
import { reportTable } from './report.ts'

/**
 * Requests at a fixed rate, nine reads for each write, on the embedded database and on a real PostgreSQL. Each time counts from
 * the planned sending. `npm run bench:load [-- steady|flood|memory [seconds [embedded|postgres]]]`; without a mode, steady
 * and flood run.
 * - steady: 50 a second for five minutes without an error; p99 goals are reported
 * - flood: 500 a second for a minute; only successes, 429 and 503 are allowed, and afterwards a request succeeds within five
 *   seconds
 * - memory: 20 a second for half an hour; needs Linux
 * Exits with 1 on an error, a late recovery or growing memory. Rate limits are on, as in production.
 */
const MODES = { steady: measureSteadyRate, flood: measureFlood, memory: measureMemory } as const
const SECONDS = { steady: 300, flood: 60, memory: 1800 } as const
const GOAL_P99_MS = { embedded: 400, postgres: 250 } as const
const RECOVERY_MAX_MS = 5000
const GROWTH_MAX_MB = 50

type Mode = keyof typeof MODES

interface Stage {
  kind: Kind
  server: ServerProcess
  mix: Request
  seconds: number
  /** The token of a user who has not sent a request yet. */
  outsider: string
}

const [wanted, wantedSeconds, wantedKind] = process.argv.slice(2)
const modes = (wanted ? [wanted] : ['steady', 'flood']) as Mode[]
await runOnBothDatabases(wantedKind, measureOn)

async function measureOn(kind: Kind, databaseUrl: string | null): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  try {
    const mix = createMix(server, await createUsers(server, dataDir))
    const outsider = await signUp(server.visitor(), dataDir, 'outsider@example.com')
    const wrong: string[] = []
    for (const mode of modes) {
      const seconds = Number(wantedSeconds ?? SECONDS[mode])
      wrong.push(...(await MODES[mode]({ kind, server, mix, seconds, outsider })))
    }
    return wrong.map((failure) => `${kind}: ${failure}`)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureSteadyRate({ kind, mix, seconds }: Stage): Promise<string[]> {
  const results = await sendAtRate(mix, 50, seconds)
  printTimes(`${kind}, steady: 50 a second for ${seconds} s`, results)
  const p99 = quantile(listTimes(results), 0.99)
  const goal = GOAL_P99_MS[kind]
  process.stdout.write(`p99 ${tenths(p99)} ms, goal ${goal} ms: ${p99 <= goal ? 'met' : 'missed'}\n`)
  return listUnexpected(results, (status) => status >= 200 && status < 300)
}

async function measureFlood({ kind, server, mix, seconds, outsider }: Stage): Promise<string[]> {
  const allSent = Promise.withResolvers<void>()
  const [results, recovered] = await Promise.all([
    sendAtRate(mix, 500, seconds, allSent.resolve),
    allSent.promise.then(() => measureRecovery(server, outsider)),
  ])
  printTimes(`${kind}, flood: 500 a second for ${seconds} s`, results)
  reportTable(`${kind}, flood: time until a new user is served`, [
    { 'ms after the flood': Math.round(recovered), 'goal ms': RECOVERY_MAX_MS },
  ])
  return [
    ...listUnexpected(results, (status) => [200, 429, 503].includes(status)),
    ...(recovered > RECOVERY_MAX_MS ? [`recovered only after ${Math.round(recovered)} ms`] : []),
  ]
}

/** The time from the end of a flood until a user who took no part in it gets a reply, in ms. */
async function measureRecovery({ origin }: ServerProcess, token: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const answer = await fetch(`${origin}/api/brands`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (answer.status === 200 || performance.now() - started > 10 * RECOVERY_MAX_MS) return performance.now() - started
    await sleep(50)
  }
}

/** Compares the median of the last third with that of the second one. By then everything that is loaded once has been loaded. */
async function measureMemory({ kind, server, mix, seconds }: Stage): Promise<string[]> {
  const samples: number[] = []
  const sampling = setInterval(() => samples.push(readResidentMb(server.pid)), 1000)
  const results = await sendAtRate(mix, 20, seconds)
  clearInterval(sampling)
  const third = Math.floor(samples.length / 3)
  const [before, after] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map((of) => quantile(of, 0.5))
  const growth = (after ?? 0) - (before ?? 0)
  printTimes(`${kind}, memory: 20 a second for ${seconds} s`, results)
  reportTable(`${kind}, memory: resident memory`, [
    {
      'MB in the second third': tenths(before ?? 0),
      'MB in the last third': tenths(after ?? 0),
      'MB at most': tenths(Math.max(...samples)),
    },
  ])
  return [
    ...listUnexpected(results, (status) => status >= 200 && status < 300),
    ...(growth > GROWTH_MAX_MB ? [`memory grew by ${tenths(growth)} MB`] : []),
  ]
}

function listTimes(results: readonly Sent[]): number[] {
  return results.map(({ ms }) => ms)
}

function printTimes(title: string, results: readonly Sent[]): void {
  const rows = Object.entries(Object.groupBy(results, ({ what, status }) => `${what} ${status}`))
  const late = quantile(
    results.map(({ sentLate }) => sentLate),
    0.99,
  )
  process.stdout.write(`\nThe sender was at most ${tenths(late)} ms late for 99 of 100 requests\n`)
  reportTable(
    title,
    [['all', [...results]] as const, ...rows].map(([call, of = []]) => ({
      call,
      count: of.length,
      'p50 ms': tenths(quantile(listTimes(of), 0.5)),
      'p95 ms': tenths(quantile(listTimes(of), 0.95)),
      'p99 ms': tenths(quantile(listTimes(of), 0.99)),
      'most ms': tenths(quantile(listTimes(of), 1)),
    })),
  )
}

/** One line for each unexpected status. */
function listUnexpected(results: readonly Sent[], isGood: (status: number) => boolean): string[] {
  const bad = results.filter(({ status }) => !isGood(status))
  return Object.entries(Object.groupBy(bad, ({ what, status }) => `${what} was answered ${status || 'nothing'}`)).map(
    ([what, of = []]) => `${what}, ${of.length} times`,
  )
}
