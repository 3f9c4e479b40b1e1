import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { smallDisk } from '../testing/data-dir.ts'
import { openOwnSite } from '../testing/site.ts'

const DISK_KB = 800 * 1024

/** Fills all free bytes of a disk. */
function fill(path: string): void {
  writeFileSync(path, '')
  for (let bytes = 8 * 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 8)) {
    const chunk = Buffer.alloc(bytes, 1)
    try {
      for (;;) appendFileSync(path, chunk)
    } catch {
      // The next smaller piece may still fit.
    }
  }
}

test('on a full disk everything can be deleted, and then there is disk space again', async ({ skip }) => {
  const disk = smallDisk(DISK_KB)
  if (!disk) throw skip('no small disk can be had')
  vi.stubEnv('TMPDIR', disk)
  const site = await openOwnSite({ rateLimits: false })
  vi.unstubAllEnvs()
  const { db, reserve } = site.opened.app
  await reserve?.restore()
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Acme' } })
  const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '300x300' }
  await ann.api.content.generate({ form, files: {} })
  await sql`INSERT INTO content (user_id, brand_id, content_type, prompt, dimensions, brand_name, blob, mime_type, size_bytes, width,
      height, hashtags, model_used, scene, brand_check, notes, view_key, created_at)
    SELECT user_id, brand_id, content_type, prompt, dimensions, brand_name, blob, mime_type, size_bytes, width,
      height, hashtags, model_used, scene, brand_check, notes, view_key || n, created_at
    FROM content, generate_series(1, 200) AS n`.execute(db)
  fill(join(disk, 'all'))
  const brand = { name: 'Another', description: 'x'.repeat(5000) }
  const create = () => ann.api.brands.create({ body: brand })
  const untilFull = async () => {
    for (;;) await create()
  }
  await expect(untilFull()).rejects.toMatchObject({ status: 507 })
  const rows = await acrossOwners(db).selectFrom('content').select('id').execute()
  for (const { id } of rows) await ann.api.content.remove({ params: { id } })
  expect(await ann.api.trash.empty()).toEqual({ deleted: rows.length })
  await ann.api.brands.remove({ params: { id: brand_id } })
  expect(await acrossOwners(db).selectFrom('content').select('id').execute()).toEqual([])
  rmSync(join(disk, 'all'))
  await reserve?.restore()
  expect(await create()).toMatchObject({ name: 'Another' })
})
