import { sql } from 'kysely'
import type { BrandUpdate } from '../src/contract/brand-updates/brand-updates.ts'
import { openBenchSite } from './bench-site.ts'
import { tenths } from './figures.ts'
import { seedDesigns } from './living-brand-stock.ts'
import { type Clocks, readClocks } from './process-family.ts'
import { reportTable } from './report.ts'

/**
 * All designs of a brand are drawn again after a change of its color: 1,000 stills, then 20 videos, on the embedded database. Then each
 * update is undone. `npm run bench:living-brand [stills] [videos]`. Exits with 1 if a provider was called, if a design failed or does not
 * pass the brand check, or if the undo does not bring every former version back.
 */
const STILLS = Number(process.argv[2] ?? 1000)
const VIDEOS = Number(process.argv[3] ?? 20)
const POLL_MS = 500
const site = await openBenchSite()
const { db } = site.opened.app
const api = site.createCalls(await site.enter('ann@example.com'))
const failures: string[] = []
const rows = []
for (const { contentType, made, count, goal } of [
  { contentType: 'image', made: Math.min(24, STILLS), count: STILLS, goal: 60 },
  { contentType: 'video', made: Math.min(4, VIDEOS), count: VIDEOS, goal: 120 },
] as const)
  if (count > 0) rows.push(...(await updateAll(contentType, made, count, goal)))
reportTable('A brand changes its color, and all of its designs follow, embedded database', rows)
for (const failure of failures) process.stdout.write(`${failure}\n`)
await site.close()
process.exit(failures.length > 0 ? 1 : 0)

async function updateAll(contentType: 'image' | 'video', made: number, count: number, goal: number) {
  const body = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5' }
  const { id: brandId } = await api.brands.create({ body })
  const params = { id: brandId }
  await seedDesigns(db, api, { brandId, contentType, made, count })
  const before = await listNewest(brandId)
  await api.brands.update({ params, body: { ...body, primary_color: '#8A1538' } })
  const started = readClocks()
  const { id } = await api.brandUpdates.start({ params, body: {} })
  const accepted = readClocks()
  const ended = await settle(brandId)
  const drawn = readClocks()
  expect(ended.done === count && ended.failed === 0, `${contentType}: ${ended.done} of ${count} were drawn`)
  expect(ended.off_brand === 0, `${contentType}: ${ended.off_brand} do not pass the brand check`)
  const after = await listNewest(brandId)
  expect(!after.some((one) => before.includes(one)), `${contentType}: a design was not replaced by its new version`)
  const { rows: calls } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM spends`.execute(db)
  expect(calls[0]?.count === 0, `${contentType}: the ledger has calls of providers`)
  const undoing = readClocks()
  await api.brandUpdates.undo({ params: { id: brandId, update: id } })
  const undone = readClocks()
  expect(
    String(await listNewest(brandId)) === String(before),
    `${contentType}: the undo did not bring every former version back`,
  )
  const row = (step: string, [from, to]: [Clocks, Clocks], limit: number | '' = '') => ({
    step,
    designs: count,
    seconds: tenths(to.seconds - from.seconds),
    'CPU seconds': tenths(to.cpuSeconds - from.cpuSeconds),
    'goal s': limit,
  })
  const what = contentType === 'image' ? 'stills' : 'videos'
  return [
    row(`${what}: the request`, [started, accepted]),
    row(`${what}: from the request to the last version`, [started, drawn], goal),
    row(`${what}: undo of the whole update`, [undoing, undone]),
  ]
}

function expect(isTrue: boolean, failure: string): void {
  if (!isTrue) failures.push(failure)
}

/** Waits for the end of the newest update. */
async function settle(brandId: number): Promise<BrandUpdate> {
  for (;;) {
    const [update] = (await api.brandUpdates.list({ params: { id: brandId } })).updates
    if (update?.waiting === 0) return update
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
}

/** The newest version of each design of a brand, by its id. */
async function listNewest(brandId: number): Promise<number[]> {
  const newest = await sql<{
    id: number
  }>`SELECT max(id)::bigint AS id FROM content WHERE brand_id = ${brandId} AND deleted_at IS NULL
    GROUP BY coalesce(root_id, id) ORDER BY 1`.execute(db)
  return newest.rows.map(({ id }) => id)
}
