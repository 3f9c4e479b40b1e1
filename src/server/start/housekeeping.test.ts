import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '../infrastructure/clock.ts'
import { sweepStorage } from '../infrastructure/blobs/sweep.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { tidyRows } from './housekeeping.ts'
import { PASSWORD, tokenIn } from '../testing/people.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Site } from '../testing/site.ts'

describe('maintenance', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  async function listKeys(): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of site.opened.app.storage.list()) keys.push(key)
    return keys
  }

  test('deletes files without a row after a day, and no others', async () => {
    const ann = await site.signUp()
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [await imageFile()] } })
    const created = await ann.api.content.generate({
      form: { brand_id: id, prompt: 'A calm post about our night cream', dimensions: '400x400' },
      files: {},
    })
    await fetch(site.origin + created.thumbnail_url)
    await fetch(`${site.origin}${logo_url}?w=320`)
    const { storage } = site.opened.app
    for (const key of [
      'uploads/aaaaaaaa.png',
      'thumbs/aaaaaaaa.png-320.webp',
      'blobs/bbbbbbbb',
      'thumbs/bbbbbbbb-320.webp',
    ])
      await storage.write(key, Buffer.from('orphan'))
    await sweepStorage(site.opened.app)
    expect(await listKeys()).toHaveLength(8)
    site.clock.advance(DAY + 1000)
    await sweepStorage(site.opened.app)
    expect(await listKeys()).toHaveLength(4)
    expect((await fetch(site.origin + logo_url)).status).toBe(200)
    expect((await fetch(site.origin + created.thumbnail_url)).status).toBe(200)
  })

  test('deletes unconfirmed sign-ups after seven days, and used links after thirty', async () => {
    await site.visitor().auth.register({ body: { username: 'Bob', email: 'bob@example.com', password: PASSWORD } })
    await site.signUpByEmail()
    const used = await site.opened.app.db
      .selectFrom('verification_tokens')
      .selectAll()
      .where('used_at', 'is not', null)
      .execute()
    expect(used).toHaveLength(1)
    const pending = async () =>
      (await site.opened.app.db.selectFrom('pending_registrations').select('email').execute()).length
    await tidyRows(site.opened.app)
    expect(await pending()).toBe(1)
    site.clock.advance(7 * DAY + 1000)
    await tidyRows(site.opened.app)
    expect(await pending()).toBe(0)
    const token = tokenIn((await site.mailsTo('bob@example.com'))[0])
    expect(await site.visitor().auth.checkToken({ query: { token } })).toEqual({ valid: false, reason: 'expired' })
    site.clock.advance(25 * DAY)
    await tidyRows(site.opened.app)
    expect(await site.opened.app.db.selectFrom('verification_tokens').selectAll().execute()).toEqual([])
  })

  test('deletes items that have been in the trash for thirty days, with their bytes', async () => {
    const before = (await listKeys()).length
    const ann = await site.signUp()
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const form = { brand_id: id, prompt: 'A calm post about our night cream', dimensions: '400x400' }
    const created = await ann.api.content.generate({ form, files: {} })
    const params = { id: created.id ?? 0 }
    await ann.api.content.remove({ params })
    const { app } = site.opened
    const rows = async () =>
      (await acrossOwners(app.db).selectFrom('content').select('id').where('id', '=', params.id).execute()).length
    site.clock.advance(29 * DAY)
    await tidyRows(app)
    await sweepStorage(app)
    expect([await rows(), (await listKeys()).length]).toEqual([1, before + 1])
    site.clock.advance(DAY + 1000)
    await tidyRows(app)
    await sweepStorage(app)
    expect([await rows(), (await listKeys()).length]).toEqual([0, before])
  })
})
