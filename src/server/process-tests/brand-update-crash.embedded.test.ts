import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { preparedDataDir } from '../testing/data-dir.ts'
import { signUp } from '../testing/people.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'
import { openOwnSite } from '../testing/site.ts'

const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5' }
const DESIGNS = 12

test('an update of designs that is killed continues after the restart, and draws each design once', async () => {
  const dataDir = preparedDataDir()
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  let running: Pick<ServerProcess, 'visitor'> = server
  onTestFinished(() => server.kill())
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const api = () => running.visitor(token)
  const { id } = await api().brands.create({ body: BRAND })
  const params = { id }
  for (let index = 0; index < DESIGNS; index++) {
    const form = { brand_id: String(id), prompt: `Autumn sale, ${index + 10}% off until Friday`, dimensions: '400x400' }
    await api().content.generate({ form, files: {} })
  }
  const listNewest = async () =>
    (await api().content.list({ query: { brand_id: id, grouped: 'true', limit: 100 } })).content
  const before = new Set((await listNewest()).map((content) => content.id))
  await api().brands.update({ params, body: { ...BRAND, primary_color: '#8A1538' } })

  const start = () => api().brandUpdates.start({ params, body: {}, headers: { 'idempotency-key': 'click' } })
  const read = async () => (await api().brandUpdates.list({ params })).updates[0]
  const update = await start()
  while (((await read())?.done ?? 0) < 2) await sleep(40)
  await server.kill()
  // This server is not killed, so it needs no process of its own.
  running = await openOwnSite({ rateLimits: false }, { dataDir })
  const continued = await read()
  expect(continued?.done).toBeGreaterThanOrEqual(2)
  expect(continued).toMatchObject({ total: DESIGNS, failed: 0, canceled: 0 })
  // The browser that lost its connection sends the same request again.
  expect((await start()).id).toBe(update.id)
  await expect.poll(async () => (await read())?.waiting).toBe(0)

  expect(await read()).toMatchObject({ done: DESIGNS, failed: 0, off_brand: 0 })
  const after = await listNewest()
  expect(after).toHaveLength(DESIGNS)
  expect(new Set(after.map(({ parent_id }) => parent_id))).toEqual(before)
  expect((await api().content.list({ query: { brand_id: id, limit: 1 } })).total).toBe(2 * DESIGNS)
  expect((await api().brandUpdates.outdated({ params })).total).toBe(0)
  expect((await api().generator.options()).usage?.used).toBe(DESIGNS)

  await api().brandUpdates.undo({ params: { id, update: update.id } })
  expect(new Set((await listNewest()).map((content) => content.id))).toEqual(before)
})
