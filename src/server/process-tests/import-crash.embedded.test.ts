import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { preparedDataDir } from '../testing/data-dir.ts'
import { signUp } from '../testing/people.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'
import { openOwnSite } from '../testing/site.ts'

const ROWS = 600
const TABLE = `SKU,Name,Price\n${Array.from({ length: ROWS }, (_, n) => `S${n},Product ${n},${n % 12 === 5 ? 'broken' : n}`).join('\n')}\n`

test('an import that is killed twice continues after the restart, without losing or repeating a row', async () => {
  const dataDir = preparedDataDir()
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  let server = await startServer(env)
  let running: Pick<ServerProcess, 'visitor'> = server
  onTestFinished(() => server.kill())
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const ann = () => running.visitor(token)
  const brand = await ann().brands.create({ body: { name: 'Nocte' } })
  const { id, mapping } = await ann().imports.create({
    form: { brand_id: brand.id },
    files: { file: [new Blob([TABLE])] },
  })
  await ann().imports.run({ params: { id }, body: { mapping } })
  const waiting = async () => (await ann().imports.get({ params: { id } })).counts.waiting
  const killAt = async (left: number, restart: () => Promise<typeof running>) => {
    while ((await waiting()) > left) await sleep(40)
    await server.kill()
    running = await restart()
    expect(await waiting()).toBeGreaterThan(0)
  }
  await killAt(ROWS - 50, async () => (server = await startServer(env)))
  // This server is not killed, so it needs no process of its own.
  await killAt(ROWS - 300, () => openOwnSite({ rateLimits: false }, { dataDir }))
  while ((await ann().imports.get({ params: { id } })).state !== 'done') await sleep(20)

  const { counts } = await ann().imports.get({ params: { id } })
  expect(counts).toMatchObject({ rows: ROWS, waiting: 0, created: 550, changed: 0, same: 0, errors: 50 })
  const { products } = await ann().products.list({ params: { id: brand.id } })
  expect(products).toHaveLength(550)
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(550)
})
