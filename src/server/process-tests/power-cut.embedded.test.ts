import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownDataDir } from '../testing/data-dir.ts'
import { signUp } from '../testing/people.ts'
import { startServer } from '../testing/server-process.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

test.runIf(process.platform === 'linux')('a power cut loses nothing that was acknowledged', async () => {
  for (const sync of ['on', 'off']) {
    const [dataDir, disk] = [ownDataDir(), join(ownDataDir(), 'disk')]
    mkdirSync(disk, { recursive: true })
    const shadow = { SHADOW_FROM: dataDir, SHADOW_TO: disk, SHADOW_SYNC: sync }
    const execArgv = ['--import', join(import.meta.dirname, '../testing/faults/durable-shadow.ts')]
    const server = await startServer({ DATA_DIR: dataDir, ...shadow }, execArgv)
    const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
    const names = Array.from({ length: 40 }, (_, index) => `Brand ${index}`)
    for (const name of names) await server.visitor(token).brands.create({ body: { name } })
    const { brands } = await server.visitor(token).brands.list()
    const made = await server
      .visitor(token)
      .content.generate({ form: { brand_id: brands[0]?.id ?? 0, prompt: PROMPT }, files: {} })
    await server.kill()

    const after = await startServer({ DATA_DIR: disk })
    const survivor = after.visitor(token)
    if (sync === 'on') {
      expect((await survivor.brands.list()).brands.map(({ name }) => name)).toEqual(names.toReversed())
      expect((await survivor.content.get({ params: { id: made.id ?? 0 } })).content_data).toBe(made.content_data)
    } else {
      // The same power cut on a disk that was never synced, which proves that the simulation can fail.
      await expect(survivor.brands.list()).rejects.toMatchObject({ status: 401 })
    }
    await after.stop()
  }
})
