import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import type { api } from '#contract/api.ts'
import type { Client } from '#contract/client/client.ts'
import { toBlobKey, toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { openFileStorage } from '../../infrastructure/storage/file-storage.ts'
import { scaleLimit } from '../patience.ts'
import {
  createUserClient,
  expectWritten,
  insist,
  type Ledger,
  newLedger,
  type Subject,
  writeUntil,
} from './crash-writers.ts'
import { openDatabase } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { signUp } from '../people.ts'
import { openLastServer, type Server } from '../last-server.ts'
import { startServer } from '../server-process.ts'

/** Something that is broken again and again. */
export interface World {
  /** Where the server keeps its files, and the database unless that is elsewhere. It may be another one after a crash. */
  dataDir: () => string
  databaseUrl: string | null
  env?: () => Record<string, string>
  execArgv?: string[]
  /** What is done in place of killing the server; the server that goes on afterwards. */
  crash?: (server: Server) => Promise<Server>
  /** Done between the death of a server and the start of the next. */
  between?: () => void
  /** Whether whatever was under way goes on at once; else the queue first waits for a sign of life, a minute long. */
  recoversAtOnce: boolean
}

/**
 * Each crash is a power cut: the next server goes on with a disk below `root` that holds only what the last one had synced.
 * Needs Linux.
 */
export function worldWithCuts(root: string): World {
  let cuts = 0
  const disk = (number: number) => join(root, `disk-${number}`)
  return {
    dataDir: () => disk(cuts),
    databaseUrl: null,
    env: () => {
      mkdirSync(disk(cuts), { recursive: true })
      cpSync(disk(cuts), disk(cuts + 1), { recursive: true })
      return { SHADOW_FROM: disk(cuts), SHADOW_TO: disk(cuts + 1) }
    },
    execArgv: ['--import', join(import.meta.dirname, 'durable-shadow.ts')],
    between: () => {
      rmSync(disk(cuts), { recursive: true })
      cuts += 1
    },
    recoversAtOnce: true,
  }
}

/** What was written in all rounds. */
export interface Written {
  brands: number
  products: number
  jobs: number
  /** Number of items. */
  items: number
  objects: number
}

const PATIENCE_MS = scaleLimit(30_000)
/** Less than the minute after which the queue gives up a dead process's items: waiting for that is not going on at once. */
const STILL_MS = 45_000
/** Most crashes come after so many answers, however slow the machine is; some may come before the first. */
const ACKNOWLEDGED_MIN = 6
const LONG_STILL_MS = 600_000
/** As much of a server's log is told with what went wrong. */
const TOLD_MAX = 4000

/**
 * Writes by many calls at once, breaks the world in the middle of it, and looks whether everything that was acknowledged is
 * there exactly once, again and again. At the end every accepted item is there exactly once: one content row, one analytics
 * row, one unit of the month; every object is whole, and every row has its object.
 */
export async function crashRounds(world: World, rounds: number): Promise<Written> {
  let server: Server = await start(world)
  onTestFinished(() => server.kill())
  const token = await signUp(server.visitor(), world.dataDir(), 'ann@example.com')
  const subject = await prepare(server.origin, token)
  const ledger = newLedger()
  let jobs = 0
  for (let round = 0; round < rounds; round += 1) {
    const stopped = new AbortController()
    const untilAcknowledged = moreThan(ledger, ACKNOWLEDGED_MIN)
    const written = writeUntil(server.origin, subject, ledger, stopped.signal)
    await sleep(100 + ((round * 397) % 1500))
    if (round % 4 < 3) await untilAcknowledged()
    const crashed = crash(world, server, round + 1 === rounds)
    // A database that stops leaves the server there, and its writers write on while it is away.
    if (!world.crash) stopped.abort()
    server = await crashed
    stopped.abort()
    await written
    await expectWritten(server.origin, subject, ledger)
    if (world.recoversAtOnce) jobs += await expectEnded(server, subject, ledger, STILL_MS)
  }
  jobs += await expectEnded(server, subject, ledger, LONG_STILL_MS)
  await server.stop()
  const { brands, products } = ledger
  const counts = { brands: brands.acknowledged.size, products: products.acknowledged.size, jobs }
  return { ...counts, ...(await expectOnce(world)) }
}

function moreThan({ brands, products }: Ledger, count: number): () => Promise<void> {
  const counted = () => brands.acknowledged.size + products.acknowledged.size
  const before = counted()
  return async () => {
    const deadline = Date.now() + PATIENCE_MS
    while (counted() < before + count && Date.now() < deadline) await sleep(20)
  }
}

function start({ dataDir, databaseUrl, env = () => ({}), execArgv }: World): Promise<Server> {
  const own = { DATA_DIR: dataDir(), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const limits = { FREE_PLAN_MONTHLY_GENERATIONS: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  return startServer({ ...own, ...limits, ...env() }, execArgv)
}

async function crash(world: World, server: Server, isLast: boolean): Promise<Server> {
  if (world.crash) return world.crash(server)
  await server.kill()
  world.between?.()
  const { databaseUrl } = world
  return isLast ? openLastServer(world.dataDir(), { databaseUrl, monthlyGenerations: 0 }) : start(world)
}

/** A brand to write about, and an item that stands in the library. */
async function prepare(origin: string, token: string): Promise<Subject> {
  const calls = createUserClient(origin, token)
  const { id: brand_id } = await calls.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })
  const { id } = await calls.content.generate({
    form: { brand_id, prompt: 'A calm post about light', dimensions: '400x400' },
    files: {},
  })
  return { token, brand_id, content_id: id ?? 0 }
}

/** Every acknowledged job ends well and its result can be read; one that met three crashes may say so instead. Returns how many. */
async function expectEnded(server: Server, subject: Subject, ledger: Ledger, stillMs: number): Promise<number> {
  const calls = createUserClient(server.origin, subject.token)
  await untilEnded(server, calls, stillMs)
  const ended = ledger.jobs.splice(0)
  for (const id of ended) {
    const { result_content_ids, failures } = await insist(() => calls.generator.job({ params: { id } }))
    if (Object.values(failures).includes('Stopped after repeated crashes.')) continue
    const [contentId] = result_content_ids
    if (!contentId)
      throw new Error(`Job ${id} made nothing: ${JSON.stringify(failures)}\n${server.output().slice(-TOLD_MAX)}`)
    expect((await insist(() => calls.content.get({ params: { id: contentId } }))).content_data.length).toBeGreaterThan(
      1000,
    )
  }
  return ended.length
}

/** Rejects once nothing has moved in any open job for `stillMs`: how long the work itself takes is the machine's affair. */
async function untilEnded(server: Server, calls: Client<typeof api>, stillMs: number): Promise<void> {
  let seen = ''
  let movedAt = Date.now()
  for (;;) {
    const { jobs } = await insist(() => calls.generator.jobs())
    const open = jobs.filter(({ status }) => status === 'queued' || status === 'running')
    if (open.length === 0) return
    const details = await Promise.all(open.map(({ id }) => insist(() => calls.generator.job({ params: { id } }))))
    const now = JSON.stringify(details.map(({ id, status, tasks }) => ({ id, status, tasks })))
    if (now !== seen) [seen, movedAt] = [now, Date.now()]
    if (Date.now() - movedAt > stillMs)
      throw new Error(`Nothing moves any more: ${seen}\n${server.output().slice(-TOLD_MAX)}`)
    await sleep(250)
  }
}

async function expectOnce(world: World): Promise<{ items: number; objects: number }> {
  const { databaseUrl } = world
  const { db, close } = await openDatabase({ dataDir: world.dataDir(), databaseUrl }, pino({ level: 'silent' }))
  const items = await acrossOwners(db).selectFrom('items').select(['id', 'state', 'crashes']).orderBy('id').execute()
  const content = await acrossOwners(db).selectFrom('content').select(['item_id', 'blob']).orderBy('item_id').execute()
  const analytics = await acrossOwners(db).selectFrom('analytics').select('item_id').orderBy('item_id').execute()
  const usage = await acrossOwners(db).selectFrom('usage').select('reserved').execute()
  const files = await acrossOwners(db).selectFrom('files').select(['key', 'extension']).execute()
  await close()
  const succeededIds = items.filter(({ state }) => state === 'succeeded').map(({ id }) => id)
  expect(succeededIds.length).toBeGreaterThan(0)
  expect(items.every(({ state, crashes }) => state === 'succeeded' || (state === 'failed' && crashes >= 3))).toBe(true)
  expect(content.map(({ item_id }) => item_id)).toEqual(succeededIds)
  expect(analytics.map(({ item_id }) => item_id)).toEqual(succeededIds)
  expect(usage).toEqual([{ reserved: succeededIds.length }])
  const named = [
    ...content.map(({ blob }) => toBlobKey(blob)),
    ...files.map(({ key, extension }) => toUploadKey(`${key}.${extension}`)),
  ]
  return { items: items.length, objects: await expectWhole(world.dataDir(), named) }
}

/** Every row has its object, and every object whose name begins with the SHA-256 of its bytes has just these. Returns how many objects there are. */
async function expectWhole(dataDir: string, named: string[]): Promise<number> {
  const storage = await openFileStorage(join(dataDir, 'files'))
  const found = new Set<string>()
  for await (const { key } of storage.list()) if (!key.endsWith('.tmp')) found.add(key)
  expect(named.filter((key) => !found.has(key))).toEqual([])
  for (const key of found) {
    const [group, name] = key.split('/')
    const sha256 = createHash('sha256')
      .update(await storage.read(key))
      .digest('hex')
    if (group === 'blobs') expect(name?.slice(0, 64)).toBe(sha256)
  }
  return found.size
}
