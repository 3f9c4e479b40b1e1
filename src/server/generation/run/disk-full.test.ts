import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { CompiledQuery } from 'kysely'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { buildServer } from '../../start/server.ts'
import { openFileStorage } from '../../infrastructure/storage/file-storage.ts'
import { newDataDir, smallDisk } from '../../testing/data-dir.ts'
import { openOwnSite } from '../../testing/site.ts'
import { runItem } from './run-item.ts'

/** A full disk of 64 KB; null if none can be mounted, because that needs root. */
function fullDisk(): string | null {
  const folder = smallDisk(64)
  if (!folder) return null
  expect(() => writeFileSync(join(folder, 'all'), Buffer.alloc(65_537))).toThrow('ENOSPC')
  return folder
}

describe('a disk that is nearly full', () => {
  test('leaves items in the queue until there is space again', async () => {
    const site = await openOwnSite({ role: 'web' })
    const { app } = site.opened
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    await ann.api.content.generate({
      form: { brand_id, prompt: 'A calm post about our night cream' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    const item = () =>
      acrossOwners(app.db).selectFrom('items').select(['id', 'state', 'attempt']).executeTakeFirstOrThrow()
    const { id: item_id } = await item()
    const { signal } = new AbortController()
    const storage = await openFileStorage(newDataDir(), Number.MAX_SAFE_INTEGER)
    await runItem({ ...app, storage }, { item_id }, signal)
    expect(await item()).toMatchObject({ state: 'queued', attempt: 0 })
    await runItem(app, { item_id }, signal)
    expect(await item()).toMatchObject({ state: 'succeeded', attempt: 1 })
    expect(await app.metrics.text()).toContain(
      'signet_item_seconds_count{type="image",outcome="succeeded",model="studio"} 1',
    )
  })
  test('that is full fails items after three attempts, refuses uploads, and leaves no partial files', async ({
    skip,
  }) => {
    const disk = fullDisk()
    if (!disk) throw skip('no small disk can be had')
    const site = await openOwnSite({ role: 'web' })
    const app = { ...site.opened.app, storage: await openFileStorage(disk, 0) }
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id, prompt: 'A calm post about our new night cream' }
    await ann.api.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    const item = () =>
      acrossOwners(app.db).selectFrom('items').select(['id', 'state', 'failure']).executeTakeFirstOrThrow()
    const { id: item_id } = await item()
    for (const state of ['retry_wait', 'retry_wait', 'failed']) {
      await runItem(app, { item_id }, new AbortController().signal)
      expect((await item()).state).toBe(state)
    }
    expect((await item()).failure).toBe('The studio could not finish this item. Please try again.')

    const server = await buildServer(app)
    onTestFinished(() => server.close())
    await server.listen({ port: 0, host: '127.0.0.1' })
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#26246b' } })
    const body = new FormData()
    body.set('file', new Blob([await image.png().toBuffer()], { type: 'image/png' }), 'logo.png')
    const answer = await fetch(
      `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/brands/${brand_id}/logo`,
      { method: 'POST', body, headers: { authorization: `Bearer ${ann.token}` } },
    )
    expect([answer.status, await answer.json()]).toEqual([
      507,
      { detail: 'The server is out of storage space. Please try again later.', code: 'no_space' },
    ])
    const files = readdirSync(disk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ name }) => name)).toEqual(['all'])
  })

  test('is reported as such when the database runs out of space', async () => {
    const site = await openOwnSite()
    const ann = await site.signUp()
    await site.opened.app.db.executeQuery(
      CompiledQuery.raw(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`),
    )
    await site.opened.app.db.executeQuery(
      CompiledQuery.raw('CREATE TRIGGER no_room BEFORE INSERT ON brands EXECUTE FUNCTION no_room()'),
    )
    await expect(ann.api.brands.create({ body: { name: 'Nocte' } })).rejects.toMatchObject({
      status: 507,
      message: 'The server is out of storage space. Please try again later.',
    })
    expect((await ann.api.brands.list()).brands).toEqual([])
  })
})
