import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFile } from '../../testing/images.ts'
import { readBrandFile } from './read-brand-file.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('brand files', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    bob = await site.signUp()
  })
  afterAll(() => site.close())

  const send = (who: Person, content: string | Blob) =>
    who.api.brandFiles.import({ form: {}, files: { file: [new File([content], 'brand.signetbrand')] } })

  test('take a brand with its logo to another account', async () => {
    const body = {
      name: 'Verdant',
      primary_color: '#8A1538',
      keywords_topics: ['plants'],
      content_guidelines: { do: ['Be calm'], dont: ['cheap'] },
    }
    const { id } = await ann.api.brands.create({ body })
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [await imageFile()] } })
    const file = await ann.api.brandFiles.export({ params: { id } })
    const created = await send(bob, file)
    expect(created).toMatchObject(body)
    expect(created.logo_url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.png$/)
    expect(created.logo_url).not.toBe(logo_url)
    const [old, copy] = await Promise.all(
      [logo_url, created.logo_url].map(async (url) => fetch(`${site.origin}${url}`)),
    )
    expect([old?.status, copy?.status]).toEqual([200, 200])
    await expect(bob.api.brandFiles.export({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['Fern & Oak', 'Fern__Oak', 'fern__oak'],
    ['Grün/Weiß', 'GrünWeiß', 'gruenweiss'],
    ['星野珈琲', '星野珈琲', /^[a-z]+$/],
    ['Ёлка', 'Ёлка', /^[a-z]+$/],
    ['!!!', /^brand-\d+$/, /^brand-\d+$/],
  ])('of the brand %s, and its report, are named after it', async (name, whole, plain) => {
    const { id } = await ann.api.brands.create({ body: { name } })
    for (const [path, end] of [
      [`/api/brands/${id}/file`, '.signetbrand'],
      [`/api/brands/${id}/consistency.pdf`, `_consistency_${new Date().toISOString().slice(0, 10)}.pdf`],
    ] as const) {
      const reply = await fetch(`${site.origin}${path}`, { headers: { authorization: `Bearer ${ann.token}` } })
      const header = reply.headers.get('content-disposition') ?? ''
      const [, old = '', encoded = ''] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(header) ?? []
      const stems = [decodeURIComponent(encoded), old].map((one) => one.replace(end, ''))
      expect(stems).toEqual([expect.stringMatching(whole), expect.stringMatching(plain)])
    }
  })

  test.each([
    ['no JSON', 'PNG', 'This is not a brand file.'],
    ['other JSON', '{"name":"Acme"}', 'This is not a brand file.'],
    ['deep JSON', '['.repeat(5000), 'This is not a brand file.'],
    ['a brand without a name', '{"format":"signetbrand","version":1,"brand":{"name":" "}}', 'Name is required'],
    [
      'a logo of somebody else',
      '{"format":"signetbrand","version":1,"brand":{"name":"A","logo_url":"/api/files/00000000000000000000000000000000.png"}}',
      undefined,
    ],
  ])('with %s are refused', async (_what, content, message) => {
    await expect(send(ann, content)).rejects.toMatchObject({ status: 422, ...(message && { message }) })
  })

  test('of 34 MB are read without holding up other requests', async () => {
    const content = JSON.stringify({
      format: 'signetbrand',
      version: 1,
      brand: { name: 'Large', logo_url: 'javascript:1' },
      fonts: Array.from({ length: 2 }, () => ({ content_data: 'A'.repeat(16_500_000) })),
    })
    const delays = monitorEventLoopDelay({ resolution: 5 })
    await send(ann, '{}').catch(() => {})
    const parsing = readBrandFile(Buffer.from(new TextEncoder().encode(content).buffer))
    delays.enable()
    await expect(parsing).rejects.toMatchObject({ status: 422 })
    delays.disable()
    process.stdout.write(`event loop held for at most ${Math.round(delays.max / 1e6)} ms\n`)
    const direct = performance.now()
    JSON.parse(content)
    // Reading the text alone takes longer than the event loop may be held, whatever else the machine does.
    expect(delays.percentile(99) / 1e6).toBeLessThan(Math.max(100, performance.now() - direct))
  })

  test('create the brand with all its fonts, or nothing', async () => {
    const carl = await site.signUp()
    const { id } = await carl.api.brands.create({ body: { name: 'Fonts' } })
    const bytes = readFileSync('node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2')
    const files = { file: [new File([new Uint8Array(bytes)], 'lora.woff2')] }
    await carl.api.brandFonts.upload({ params: { id }, form: {}, files })
    const file = await carl.api.brandFiles.export({ params: { id } })
    const { db } = site.opened.app
    // As a crash would, the last step of the import fails.
    await sql`ALTER TABLE brand_fonts ADD CONSTRAINT none_more CHECK (brand_id <= ${sql.lit(id)}) NOT VALID`.execute(db)
    await expect(send(carl, file)).rejects.toMatchObject({ status: 500 })
    expect((await carl.api.brands.list()).brands.map(({ name }) => name)).toEqual(['Fonts'])
    await sql`ALTER TABLE brand_fonts DROP CONSTRAINT none_more`.execute(db)
    const created = await send(carl, file)
    expect((await carl.api.brandFonts.list({ params: { id: created.id } })).fonts).toMatchObject([{ family: 'Lora' }])
  })
})
