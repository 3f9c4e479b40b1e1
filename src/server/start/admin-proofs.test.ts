import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { openSite } from '../testing/site.ts'

test('the operator lists and rotates keys, checks a file, and rebuilds a picture, a carousel and a video', async () => {
  const dataDir = ownDataDir()
  const site = await openSite({ dataDir, rateLimits: false })
  const { api } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '320x320' }
  const { id = 0 } = await api.content.generate({ form, files: {} })
  const video = await api.content.generate({ form: { ...form, content_type: 'video' }, files: {} })
  const carousel = await api.carousels.create({
    body: { brand_id, prompt: 'Three reasons for our night cream: calm skin, no perfume, refillable jar', slides: 3 },
  })
  const reply = await api.content.get({ params: { id }, headers: { 'content-credentials': 'include' } })
  const path = join(dataDir, 'file.png')
  writeFileSync(path, Buffer.from(reply.content_data, 'base64'))
  await site.close()

  const { databaseUrl } = site.opened.app.config
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const admin = (...command: string[]) => runAdminCommand(command, env)
  const before = (await admin('credentials')).text
  expect(before).toMatch(/^root\t.*\nleaf\t.*\tsigns\nNo time stamps: /)
  expect((await admin('rotate-credentials')).text.match(/\nleaf\t/g)).toHaveLength(2)
  const checked = await admin('verify', path)
  expect(checked.code).toBe(0)
  expect(checked.text).toMatch(/^Unchanged since it was signed\nSigned by this Signet\n/)
  expect(checked.text).toContain('\nbrand: Nocte\n')
  for (const one of [id, video.id, carousel.id]) {
    const rebuilt = await admin('rebuild', String(one))
    expect(rebuilt).toMatchObject({ code: 0, text: expect.stringContaining('the same bytes') as string })
  }
  expect((await admin('rebuild', '987654')).text).toBe('Content not found\n')
  expect((await admin('verify', join(dataDir, 'missing.png'))).text).toBe('The file cannot be read\n')
})
