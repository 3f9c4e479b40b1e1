import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ownDataDir, preparedDataDir } from '../testing/data-dir.ts'
import { copyEmbedded } from '../testing/databases.ts'
import { signUp } from '../testing/people.ts'
import { startServer } from '../testing/server-process.ts'
import { openOwnSite } from '../testing/site.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

/** A server in `dataDir` whose `disk` contains what it has synced; with `sync` off, nothing. */
async function startWithDisk(dataDir: string, disk: string, sync: 'on' | 'off') {
  const env = { DATA_DIR: dataDir, SHADOW_FROM: dataDir, SHADOW_TO: disk, SHADOW_SYNC: sync }
  const shadow = join(import.meta.dirname, '../testing/faults/durable-shadow.ts')
  const server = await startServer(env, ['--import', shadow])
  onTestFinished(() => server.kill())
  return { server, token: await signUp(server.visitor(), dataDir, 'ann@example.com') }
}

test.runIf(process.platform === 'linux')('a power cut loses nothing that was acknowledged', async () => {
  const [dataDir, disk] = [ownDataDir(), join(ownDataDir(), 'disk')]
  mkdirSync(disk, { recursive: true })
  const { server, token } = await startWithDisk(dataDir, disk, 'on')
  const names = Array.from({ length: 20 }, (_, index) => `Brand ${index}`)
  for (const name of names) await server.visitor(token).brands.create({ body: { name } })
  const { brands } = await server.visitor(token).brands.list()
  const form = { brand_id: brands[0]?.id ?? 0, prompt: PROMPT, dimensions: '400x400' }
  const made = await server.visitor(token).content.generate({ form, files: {} })
  await server.kill()

  const survivor = (await openOwnSite({}, { dataDir: disk })).visitor(token)
  expect((await survivor.brands.list()).brands.map(({ name }) => name)).toEqual(names.toReversed())
  expect((await survivor.content.get({ params: { id: made.id ?? 0 } })).content_data).toBe(made.content_data)
})

test.runIf(process.platform === 'linux')('a power cut of a disk that was never synced loses a sign-up', async () => {
  // Proves that the simulation can fail.
  const [dataDir, disk] = [preparedDataDir(), ownDataDir()]
  copyEmbedded(inject('embeddedTemplate'), disk)
  const { server, token } = await startWithDisk(dataDir, disk, 'off')
  expect((await server.visitor(token).brands.list()).brands).toEqual([])
  await server.kill()
  const survivor = (await openOwnSite({}, { dataDir: disk })).visitor(token)
  await expect(survivor.brands.list()).rejects.toMatchObject({ status: 401 })
})
