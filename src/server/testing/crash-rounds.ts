import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { blobKeyOf } from '../generation/store.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { signUp } from './people.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'
const AT_ONCE = 3

/**
 * Kills the server in the middle of generating, again and again, and starts it anew. At the end every accepted item is
 * there exactly once: one content row, one analytics row, its bytes, one unit of the month.
 */
export async function crashRounds(dataDir: string, rounds: number): Promise<void> {
  const env = { DATA_DIR: dataDir, FREE_PLAN_MONTHLY_GENERATIONS: '0' }
  let server = await startServer(env)
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const { id: brand_id } = await server
    .visitor(token)
    .brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = askForSome(server, token, brand_id)
    await sleep(100 + ((round * 397) % 1500))
    await server.kill()
    const ids = await acknowledged
    server = await startServer(env)
    await letAllEnd(server, token)
    for (const id of ids) await expectContent(server, token, id)
  }
  await server.stop()
  await expectOnce(dataDir)
}

/** Asks for several items at once; resolves with the ids that were answered before the server died. */
async function askForSome(server: ServerProcess, token: string, brand_id: number): Promise<number[]> {
  const ask = () => server.visitor(token).content.generate({ form: { brand_id, prompt: PROMPT }, files: {} })
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, ask))
  return results.flatMap((result) => (result.status === 'fulfilled' ? (result.value.id ?? []) : []))
}

async function expectContent(server: ServerProcess, token: string, id: number): Promise<void> {
  const { content_data } = await server.visitor(token).content.get({ params: { id } })
  expect(content_data.length).toBeGreaterThan(1000)
}

/** Resolves once no job of the person has anything left to do. */
async function letAllEnd(server: ServerProcess, token: string): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running'
  for (let tries = 0; tries < 300; tries += 1) {
    const { jobs } = await server.visitor(token).generator.jobs()
    if (!jobs.some(isOpen)) return
    await sleep(100)
  }
  throw new Error('A job has not ended within thirty seconds after the start')
}

async function expectOnce(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const items = await db
    .selectFrom('items')
    .leftJoin('content', 'content.item_id', 'items.id')
    .select(['items.state', 'content.blob'])
    .execute()
  const analytics = await db.selectFrom('analytics').select('item_id').execute()
  const usage = await db.selectFrom('usage').select('reserved').execute()
  await close()
  expect(items.length).toBeGreaterThan(0)
  expect(items.map(({ state }) => state)).toEqual(items.map(() => 'succeeded'))
  expect(analytics).toHaveLength(items.length)
  expect(usage).toEqual([{ reserved: items.length }])
  const storage = await openFileStorage(join(dataDir, 'files'))
  for (const { blob } of items) expect((await storage.read(blobKeyOf(blob ?? ''))).length).toBeGreaterThan(1000)
}
