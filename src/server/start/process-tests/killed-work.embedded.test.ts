import { expect, onTestFinished, test } from 'vitest'
import { addPeople, createEmails } from '../../testing/add-people.ts'
import { agree, createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { type ServerProcess, startServer } from '../../testing/server-process.ts'
import { openOwnSite, type Person } from '../../testing/site.ts'

/** Work of one person that is killed half way. A person is signed in at the server that runs at the moment. */
interface Work {
  start: () => Promise<void>
  /** Number of parts that are done. */
  countDone: () => Promise<number>
  parts: number
  /** Waits for the end, and expects each part once. */
  expectEnd: () => Promise<void>
}

type Owner = () => Pick<Person, 'api'>

/** Parts of each work that have to be done before the kill. */
const DONE_MIN = 1
const PROPOSALS = 3
const PLAN = {
  formats: ['google.ad.300x250', 'google.ad.728x90'],
  languages: ['en' as const, 'de' as const],
  variants: 2,
}
const CELLS = 8

async function prepareCampaign(owner: Owner) {
  const { id } = (await createCampaign(owner(), PLAN)).campaign
  await agree(owner(), id)
  const planned = (await readAllCells(owner(), id)).map((cell) => cell.id)
  const countDone = async () => (await owner().api.campaigns.get({ params: { id } })).states.made
  const readEach = async (results: number) => {
    await settle(owner(), id)
    const cells = await readAllCells(owner(), id)
    expect(cells.map((cell) => cell.id)).toEqual(planned)
    expect(cells.map(({ state }) => state)).toEqual(planned.map(() => 'made'))
    expect(new Set(cells.map(({ content_id }) => content_id)).size).toBe(CELLS)
    expect((await owner().api.content.list({ query: { limit: 1 } })).total).toBe(results)
    // Versions take no units.
    expect((await owner().api.generator.options()).usage?.used).toBe(PROPOSALS + CELLS)
    return cells
  }
  return { id, countDone, readEach }
}

async function prepareRun(owner: Owner): Promise<Work> {
  const { id, countDone, readEach } = await prepareCampaign(owner)
  const run = () => owner().api.campaigns.run({ params: { id }, body: {}, headers: { 'idempotency-key': 'click' } })
  let job: number | null
  return {
    start: async () => void (job = (await run()).job_id),
    countDone,
    parts: CELLS,
    expectEnd: async () => {
      // The browser that lost its connection sends the same request again.
      expect((await run()).job_id).toBe(job)
      await readEach(PROPOSALS + CELLS)
    },
  }
}

async function prepareEdit(owner: Owner): Promise<Work> {
  const { id, countDone, readEach } = await prepareCampaign(owner)
  const before = new Set((await runAll(owner() as Person, id)).map(({ content_id }) => content_id))
  const words = PLAN.languages.map((language) => ({ language, copy: { headline: `Rest ${language}` } }))
  return {
    start: async () => {
      expect((await owner().api.campaigns.edit({ params: { id }, body: { words } })).cells).toBe(CELLS)
    },
    countDone,
    parts: CELLS,
    expectEnd: async () => {
      // The edit also makes a new version of the key visual.
      const after = await readEach(PROPOSALS + CELLS + CELLS + 1)
      expect(after.map(({ headline }) => headline)).toEqual(after.map(({ language }) => `Rest ${language}`))
      expect(after.filter(({ content_id }) => before.has(content_id))).toEqual([])
    },
  }
}

const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5' }
const DESIGNS = 8

async function prepareUpdate(owner: Owner): Promise<Work> {
  const { id } = await owner().api.brands.create({ body: BRAND })
  const params = { id }
  const generate = (index: number) => {
    const form = { brand_id: String(id), prompt: `Autumn sale, ${index + 10}% off until Friday`, dimensions: '400x400' }
    return owner().api.content.generate({ form, files: {} })
  }
  await Promise.all(Array.from({ length: DESIGNS }, (_, index) => generate(index)))
  const listNewest = async () =>
    (await owner().api.content.list({ query: { brand_id: id, grouped: 'true', limit: 100 } })).content
  const before = new Set((await listNewest()).map((content) => content.id))
  await owner().api.brands.update({ params, body: { ...BRAND, primary_color: '#8A1538' } })

  const start = () => owner().api.brandUpdates.start({ params, body: {}, headers: { 'idempotency-key': 'click' } })
  const read = async () => (await owner().api.brandUpdates.list({ params })).updates[0]
  let update: number
  return {
    start: async () => void (update = (await start()).id),
    countDone: async () => (await read())?.done ?? 0,
    parts: DESIGNS,
    expectEnd: async () => {
      expect(await read()).toMatchObject({ total: DESIGNS, failed: 0, canceled: 0 })
      expect((await start()).id).toBe(update)
      await expect.poll(async () => (await read())?.waiting).toBe(0)
      expect(await read()).toMatchObject({ done: DESIGNS, failed: 0, off_brand: 0 })
      const after = await listNewest()
      expect(after).toHaveLength(DESIGNS)
      expect(new Set(after.map(({ parent_id }) => parent_id))).toEqual(before)
      expect((await owner().api.content.list({ query: { brand_id: id, limit: 1 } })).total).toBe(2 * DESIGNS)
      expect((await owner().api.brandUpdates.outdated({ params })).total).toBe(0)
      expect((await owner().api.generator.options()).usage?.used).toBe(DESIGNS)
      await owner().api.brandUpdates.undo({ params: { id, update } })
      expect(new Set((await listNewest()).map((content) => content.id))).toEqual(before)
    },
  }
}

const ROWS = 600
const TABLE = `SKU,Name,Price\n${Array.from({ length: ROWS }, (_, n) => `S${n},${n % 12 === 5 ? '' : `Product ${n}`},${n}`).join('\n')}\n`

async function prepareImport(owner: Owner): Promise<Work> {
  const brand = await owner().api.brands.create({ body: { name: 'Solis' } })
  const form = { brand_id: brand.id }
  const { id, mapping } = await owner().api.imports.create({ form, files: { file: [new Blob([TABLE])] } })
  const params = { id }
  return {
    start: async () => void (await owner().api.imports.run({ params, body: { mapping } })),
    countDone: async () => ROWS - (await owner().api.imports.get({ params })).counts.waiting,
    parts: ROWS,
    expectEnd: async () => {
      await expect.poll(async () => (await owner().api.imports.get({ params })).state).toBe('done')
      const { counts } = await owner().api.imports.get({ params })
      expect(counts).toMatchObject({ rows: ROWS, waiting: 0, created: 550, changed: 0, same: 0, errors: 50 })
      const { products } = await owner().api.products.list({ params: { id: brand.id } })
      expect(products).toHaveLength(550)
      expect(new Set(products.map(({ sku }) => sku)).size).toBe(550)
    },
  }
}

test('a run and an edit of campaigns, an update of designs and an import that are killed continue after the restart, without losing or repeating a part', async () => {
  const dataDir = preparedDataDir()
  const tokens = await addPeople(dataDir, createEmails(3))
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  onTestFinished(() => server.kill())
  let running: Pick<ServerProcess, 'visitor'> = server
  const [ann, bob, eve] = tokens.map((token) => () => ({ api: running.visitor(token) }))
  if (!ann || !bob || !eve) throw new Error('Three people are needed')
  const works = [await prepareRun(ann), await prepareEdit(bob), await prepareUpdate(eve), await prepareImport(eve)]
  const countAll = () => Promise.all(works.map(({ countDone }) => countDone()))

  await Promise.all(works.map(({ start }) => start()))
  let done: number[] = []
  const isEachStarted = async () => {
    done = await countAll()
    return done.every((parts) => parts >= DONE_MIN)
  }
  await expect.poll(isEachStarted, { interval: 20 }).toBe(true)
  await server.kill()
  for (const [index, { parts }] of works.entries()) expect(done[index]).toBeLessThan(parts)
  // This server is not killed, so it needs no process of its own.
  running = await openOwnSite({ rateLimits: false }, { dataDir })
  const kept = await countAll()
  for (const [index, parts] of done.entries()) expect(kept[index]).toBeGreaterThanOrEqual(parts)
  for (const { expectEnd } of works) await expectEnd()
})
