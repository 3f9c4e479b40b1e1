import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { WIZARD_PLATFORMS } from '../src/contract/platforms/platform.ts'
import { signUp } from '../src/server/testing/people.ts'
import { startProgram } from '../src/server/testing/server-process.ts'
import { median, tenths } from './figures.ts'
import { reportTable } from './report.ts'

/**
 * How long 16 stills of one user wait that are requested one second after four videos: until each starts, and until each is done. The server
 * runs as with `npm start`, without a provider. One row with stills alone, and one behind videos. `npm run bench:stills-behind-films`. Exits
 * with 1 if a still waits longer than the goal before it starts, or if a video was done before the last still started.
 */
const PROMPT =
  'Quiz night is back! Thursday 8 pm, teams of up to six, winner takes a £100 bar tab. Book a table: 0113 496 0000'
const WISH = { tone: 'casual', goal: 'sales', instructions: PROMPT } as const
const STILLS = 16
const GOAL_SECONDS = 3
const PATIENCE_SECONDS = 600

type Api = Client<typeof api>

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const server = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off', FREE_PLAN_MONTHLY_GENERATIONS: '0' }, [
  join(import.meta.dirname, '../scripts/start.mjs'),
])
let brand = 0
let isMet = false
try {
  isMet = await run()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isMet ? 0 : 1)

async function run(): Promise<boolean> {
  const ann = server.visitor(await signUp(server.visitor(), dataDir, 'ann@example.com'))
  brand = (await ann.brands.create({ body: { name: 'Zest', typography: 'Nunito' } })).id
  // The first items of a process also load what is loaded once, and V8 compiles what they use.
  await waitFor(ann, [await send(ann, 'image'), await send(ann, 'video')])
  await measure(ann, 'nothing', 0)
  const alone = await measure(ann, 'nothing', 0)
  const behind = await measure(ann, 'four videos', WIZARD_PLATFORMS.length)
  reportTable(`${STILLS} stills behind videos, in seconds`, [alone.row, behind.row])
  return behind.longest <= GOAL_SECONDS && behind.isBeside
}

async function measure(person: Api, beside: string, videos: number) {
  const films = videos > 0 ? [await send(person, 'video')] : []
  await sleep(1000)
  const sent = Date.now()
  const jobs: number[] = []
  for (let count = 0; count < STILLS; count += WIZARD_PLATFORMS.length) jobs.push(await send(person, 'image'))
  const stills = await waitFor(person, jobs)
  const ends = (await waitFor(person, films)).map(({ ended }) => (ended - sent) / 1000)
  const waits = stills.map(({ started }) => (started - sent) / 1000)
  const done = stills.map(({ ended }) => (ended - sent) / 1000)
  const longest = Math.max(...waits)
  const row = {
    beside,
    stills: stills.length,
    'median until it starts': tenths(median(waits)),
    'longest until it starts': tenths(longest),
    goal: GOAL_SECONDS,
    'median until it is done': tenths(median(done)),
    'longest until it is done': tenths(Math.max(...done)),
    'first video done': ends.length > 0 ? tenths(Math.min(...ends)) : '',
    'last video done': ends.length > 0 ? tenths(Math.max(...ends)) : '',
  }
  return { row, longest, isBeside: ends.every((end) => end > longest) }
}

/** Requests one item for each platform. Returns the id of the job at once. */
async function send(person: Api, type: 'image' | 'video'): Promise<number> {
  const { id = 0 } = await person.generator.generate({
    body: { brand_id: brand, content_types: [type], platforms: [...WIZARD_PLATFORMS], ...WISH },
    headers: { prefer: 'respond-async' },
  })
  return id
}

/** When the items of jobs started and ended, in milliseconds since 1970, once all have ended. */
async function waitFor(person: Api, jobs: readonly number[]): Promise<{ started: number; ended: number }[]> {
  for (let second = 0; second < PATIENCE_SECONDS; second += 1) {
    const details = await Promise.all(jobs.map((id) => person.generator.job({ params: { id } })))
    const tasks = details.flatMap((job) => job.tasks)
    const failed = tasks.find(({ state }) => state === 'failed' || state === 'cancelled')
    if (failed) throw new Error(`${failed.failure ?? failed.state}\n${server.output()}`)
    if (tasks.every(({ ended_at }) => ended_at !== null))
      return tasks.map(({ started_at, ended_at }) => ({
        started: Date.parse(started_at ?? ''),
        ended: Date.parse(ended_at ?? ''),
      }))
    await sleep(1000)
  }
  throw new Error(`Not done within ${PATIENCE_SECONDS} s`)
}
