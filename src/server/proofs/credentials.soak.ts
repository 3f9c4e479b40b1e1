import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIB } from '#contract/limits.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { toCredentials, type CredentialsQuestion } from './reading/read-credentials.ts'
import { readStore } from './reading/read-store.ts'
import { loadC2pa } from './signing/load-c2pa.ts'
import { READ_FORMATS, readBack, signMany } from './testing/read-back.ts'
import { verifyFile } from './verify/verify-file.ts'

/** Twenty files of each format, read back by two readers, and one changed byte at 200 random places of each format. */
const FILES = 20
const CHANGES = 200

/** A machine that also runs other tests takes minutes to make a video. */
const HOOK_MS = 600_000

/** Collects everything that nothing refers to. V8 frees buffers in the background, so what is left is counted a little later. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let round = 0; round < 5; round += 1) {
    runInNewContext('gc()')
    await setTimeout(100)
  }
}

let site: Site
let owner: OwnerId
let ann: Person
let items: { id: number; film: number }
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp('Ann')
  const { api } = ann
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  const make = async (content_type: 'image' | 'video') => {
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400', content_type }
    return (await api.content.generate({ form, files: {} })).id ?? 0
  }
  items = { id: await make('image'), film: await make('video') }
  const row = await acrossOwners(site.opened.app.db)
    .selectFrom('content')
    .select('user_id')
    .where('id', '=', items.id)
    .executeTakeFirstOrThrow()
  owner = row.user_id
}, HOOK_MS)
afterAll(() => site.close())

const { Reader } = loadC2pa()
const verify = (bytes: Uint8Array) =>
  verifyFile(site.opened.app, bytes, {
    read: async (question: CredentialsQuestion) => toCredentials(await readStore(Reader, question), question.bytes),
    find: () => Promise.resolve({ mark: null, mark_search: 'finished' } as const),
  })

test.each(READ_FORMATS)(`${FILES} files as %s are trusted, and valid for the second reader`, async (format) => {
  const files = await signMany(site.opened.app, owner, items, { format, count: FILES })
  expect(await readBack(site.opened.app, files)).toEqual(
    files.map(({ hasSecondReader }) => ['Trusted', hasSecondReader]),
  )
})

test.each(READ_FORMATS)(`each of ${CHANGES} changed bytes of a file as %s is named`, async (format) => {
  const [file] = await signMany(site.opened.app, owner, items, { format, count: 1 })
  const bytes = file?.bytes ?? new Uint8Array()
  const missed: number[] = []
  for (let round = 0; round < CHANGES; round += 1) {
    const at = randomInt(12, bytes.length)
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
    const verdict = await verify(changed).then(
      (found) => found.verdict,
      (problem: { status?: number }) => `refused ${problem.status}`,
    )
    if (!['changed', 'unreadable', 'refused 415'].includes(verdict)) missed.push(at)
  }
  expect(missed).toEqual([])
})

const COPIED = 500

test(`an archive of ${COPIED} signed files keeps no more memory than one of 50`, async () => {
  const { db } = site.opened.app
  const { rows } = await sql<{ columns: string }>`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
    WHERE table_name = 'content' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'item_id')`.execute(db)
  const columns = sql.raw(rows[0]?.columns ?? '')
  const copied = await sql<{ id: number }>`
    INSERT INTO content (${columns}) SELECT ${columns} FROM content, generate_series(1, ${COPIED})
    WHERE id = ${items.id} RETURNING id`.execute(db)
  const ids = copied.rows.map(({ id }) => id)
  const measure = async (count: number) => {
    const { url } = await ann.api.archives.create({ body: { ids: ids.slice(0, count) } })
    let bytes = 0
    for await (const part of (await fetch(site.origin + url)).body ?? []) bytes += part.length
    await collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return { bytes, live: (heapUsed + external) / MIB }
  }
  await measure(50)
  const [few, many, again] = [await measure(50), await measure(COPIED), await measure(COPIED)]
  const figures = [few, many, again].map(({ bytes, live }) => `${bytes} bytes, ${live.toFixed(1)} MiB`)
  console.log(`50 files, ${COPIED} and again: ${figures.join('; ')} are used after they were sent`)
  expect(many.bytes).toBeGreaterThan(8 * few.bytes)
  // What is kept of each file would add up. The memory that V8 has reserved grows with its load, and is not asked here.
  for (const { live } of [many, again]) expect(live).toBeLessThan(few.live + 10)
})

test('a signed download takes little longer than an unsigned one', async () => {
  const read = async (headers: { 'content-credentials'?: 'include' }) => {
    const start = performance.now()
    await ann.api.content.get({ params: { id: items.id }, headers })
    return performance.now() - start
  }
  const times = { signed: [] as number[], unsigned: [] as number[] }
  for (let round = 0; round < 20; round += 1) {
    times.signed.push(await read({ 'content-credentials': 'include' }))
    times.unsigned.push(await read({}))
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0
  const [signed, unsigned] = [median(times.signed), median(times.unsigned)]
  console.log(`signed ${signed.toFixed(0)} ms, unsigned ${unsigned.toFixed(0)} ms`)
  expect(signed - unsigned).toBeLessThan(150)
})
