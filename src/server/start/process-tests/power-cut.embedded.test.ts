import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownDataDir } from '../../testing/data-dir.ts'
import { signUp } from '../../testing/people.ts'
import { startServer } from '../../testing/server-process.ts'
import { openOwnSite } from '../../testing/site.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'
const SHADOW = join(import.meta.dirname, '../../testing/faults/durable-shadow.ts')

test.runIf(process.platform === 'linux')('a power cut loses nothing that was acknowledged', async () => {
  const [dataDir, other] = [ownDataDir(), ownDataDir()]
  const [disk, stop] = [join(other, 'disk'), join(other, 'stop')]
  mkdirSync(disk)
  const env = { DATA_DIR: dataDir, SHADOW_FROM: dataDir, SHADOW_TO: disk, SHADOW_STOP: stop }
  const server = await startServer(env, ['--import', SHADOW])
  onTestFinished(() => server.kill())
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const ann = server.visitor(token)
  const names = Array.from({ length: 10 }, (_, index) => `Brand ${index}`)
  for (const name of names) await ann.brands.create({ body: { name } })
  const { brands } = await ann.brands.list()
  const form = { brand_id: brands[0]?.id ?? 0, prompt: PROMPT, dimensions: '400x400' }
  const created = await ann.content.generate({ form, files: {} })
  // Proves that the simulation can fail: what a broken disk does not keep is lost.
  writeFileSync(stop, '')
  await ann.brands.create({ body: { name: 'Not on the disk' } })
  await server.kill()

  const survivor = (await openOwnSite({}, { dataDir: disk })).visitor(token)
  expect((await survivor.brands.list()).brands.map(({ name }) => name)).toEqual(names.toReversed())
  expect((await survivor.content.get({ params: { id: created.id ?? 0 } })).content_data).toBe(created.content_data)
})
