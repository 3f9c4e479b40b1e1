import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { PACK_EMPTY, PATTERN_UNKNOWN, type PackManifest } from '#contract/campaigns/pack.ts'
import { DEFAULT_FILE_NAME_PATTERN } from '#contract/campaigns/file-name.ts'
import { ARCHIVE_LINK_LIFE_MS } from '#contract/limits.ts'
import { ARCHIVE_LINK_SPENT } from '#contract/messages.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { plantCampaign } from '../../testing/plant-campaign.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

type Manifest = z.output<typeof PackManifest>

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const decode = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8').decode(bytes)
const readTable = (bytes: Uint8Array | undefined) => {
  const { data, errors } = Papa.parse<Record<string, string>>(decode(bytes), { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

describe('a publishing pack', () => {
  let site: Site
  let ann: Person
  let bob: Person
  let brand = 0
  let content: number[] = []
  let campaign = 0
  let cells: number[] = []

  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
    bob = await site.signUp('Bob')
    brand = (await ann.api.brands.create({ body: { name: 'Café Über, Ltd.' } })).id
    for (const dimensions of ['1080x1350', '300x250', '600x600', '300x300']) content.push(await make(dimensions))
    const [post = 0, banner = 0, square = 0, draft = 0] = content
    const planted = await plantCampaign(site, ann, {
      brand_id: brand,
      name: 'Frühling: 50% & mehr',
      slug: 'fruehling',
      languages: ['en', 'ar'],
      landing_url: 'https://example.com/spring?ref=1#top',
      cells: [
        { format: 'instagram.post', content_id: post, status: 'approved', planned_on: '2026-12-01' },
        { format: 'google.ad.300x250', content_id: banner, status: 'approved' },
        { format: 'linkedin.post.square', content_id: square, language: 'ar', status: 'approved' },
        { format: 'twitter.post', content_id: draft },
        { format: 'twitter.post.square' },
      ],
    })
    ;({ id: campaign, cells } = planted)
    await ann.api.campaignTexts.save({
      params: { id: campaign },
      body: {
        texts: [
          {
            text_set: 'instagram',
            language: 'en',
            variant: 1,
            fields: { caption: ['=Spring, "now"; or never\nSecond line'], hashtags: ['spring', 'coffee'] },
          },
          {
            text_set: 'google.pmax',
            language: 'en',
            variant: 1,
            fields: { headline: ['Half price', 'Spring is here', 'Come in'], description: ['Now, in all shops'] },
          },
          { text_set: 'linkedin', language: 'ar', variant: 1, fields: { caption: ['قهوة الربيع، الآن'] } },
        ],
      },
    })
  })
  afterAll(() => site.close())

  const make = async (dimensions: string) => {
    const form = { brand_id: brand, prompt: 'A calm post about our new spring coffee', dimensions }
    return (await ann.api.content.generate({ form, files: {} })).id ?? 0
  }
  const prepare = (scope: 'approved' | 'all', pattern = DEFAULT_FILE_NAME_PATTERN) =>
    ann.api.packs.create({ params: { id: campaign }, body: { scope, pattern } })
  const download = async (url: string) => {
    const answer = await fetch(site.origin + url)
    expect(answer.status).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const files = unzipSync(bytes)
    return { answer, bytes, files, manifest: JSON.parse(decode(files['manifest.json'])) as Manifest }
  }

  test('has the approved files by platform, placement and language, each as its platform takes it', async () => {
    const pack = await prepare('approved')
    expect([pack.items, pack.left_out]).toEqual([3, 1])
    const { answer, files, manifest } = await download(pack.url)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${pack.file_name}"`)
    expect(pack.file_name).toMatch(/^fruehling_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.zip$/)
    const names = manifest.items.map(({ file_name }) => file_name)
    expect(names).toEqual([
      'instagram/post/en/cafe-ueber-ltd_fruehling_instagram-post_1080x1350_en_a_v1.jpg',
      expect.stringMatching(/^google\/ad\/en\/cafe-ueber-ltd_fruehling_google-ad_300x250_en_a_v1\.(png|jpg)$/),
      'linkedin/post/ar/cafe-ueber-ltd_fruehling_linkedin-post_600x600_ar_a_v1.png',
    ])
    expect(Object.keys(files)).toEqual([
      ...names,
      'copy.csv',
      'alt-texts.csv',
      'instagram/texts_en.txt',
      'google/texts_en.txt',
      'linkedin/texts_ar.txt',
      'import/instagram_posts.csv',
      'import/linkedin_posts.csv',
      'import/google-pmax_ads.csv',
      'contact-sheet.pdf',
      'manifest.json',
      'manifest.csv',
    ])
    const post = await sharp(files[names[0] ?? '']).metadata()
    expect([post.format, post.width, post.height]).toEqual(['jpeg', 1080, 1350])
    expect(decode(post.xmp)).toContain('DigitalSourceType')
    const banner = files[names[1] ?? ''] ?? new Uint8Array()
    expect(banner.length).toBeLessThanOrEqual(150_000)
  })

  test('has credentials in each picture that a stranger finds intact', async () => {
    const { files, manifest } = await download((await prepare('approved')).url)
    const found = await Promise.all(
      manifest.items.map(({ file_name }) => {
        const file = new Blob([new Uint8Array(files[file_name] ?? [])])
        return site.visitor().verify.file({ form: {}, files: { file: [file] } })
      }),
    )
    expect(found.map(({ verdict, signed_by }) => [verdict, signed_by])).toEqual(
      manifest.items.map(() => ['intact', 'this_instance']),
    )
  })

  test('names version, language, approval, brand check, checksum and address of each file', async () => {
    const { files, manifest } = await download((await prepare('approved')).url)
    for (const item of manifest.items) {
      const bytes = files[item.file_name] ?? new Uint8Array()
      expect([item.sha256, item.size_bytes, item.fits_platform]).toEqual([sha256(bytes), bytes.length, true])
    }
    expect(manifest.campaign).toEqual({ id: campaign, name: 'Frühling: 50% & mehr', slug: 'fruehling' })
    expect(manifest.items[0]).toMatchObject({
      cell_id: cells[0],
      content_id: content[0],
      platform: 'instagram',
      placement: 'post',
      language: 'en',
      variant: 1,
      version: 1,
      status: 'approved',
      is_approved: true,
      planned_on: '2026-12-01',
      brand_check_passed: true,
      landing_url: `https://example.com/spring?ref=1&utm_source=instagram&utm_medium=social&utm_campaign=fruehling&utm_content=instagram.post_en_a0&utm_id=${campaign}#top`,
      caption: '=Spring, "now"; or never\nSecond line\n\n#spring #coffee',
    })
    expect(manifest.items[0]?.alt_text).not.toBe('')
    expect(readTable(files['manifest.csv']).map(({ file_name, sha256: sum }) => [file_name, sum])).toEqual(
      manifest.items.map(({ file_name, sha256: sum }) => [file_name, sum]),
    )
  })

  test('names the words that a file does not show', async () => {
    const notes = JSON.stringify(['words_left_out: Live jazz', 'font_fallback'])
    const [post = 0] = content
    await acrossOwners(site.opened.app.db).updateTable('content').set({ notes }).where('id', '=', post).execute()
    const { manifest } = await download((await prepare('approved')).url)
    expect(manifest.items.map(({ left_out }) => left_out)).toEqual([['Live jazz'], [], []])
  })

  test('has its texts to read and as tables that another library parses', async () => {
    const { files } = await download((await prepare('approved')).url)
    const copy = readTable(files['copy.csv'])
    expect(copy.map(({ text_set }) => text_set)).toEqual(['instagram', 'google.pmax', 'linkedin'])
    // The apostrophe keeps a spreadsheet from running it.
    expect(copy[0]).toMatchObject({ caption: `'=Spring, "now"; or never\nSecond line`, hashtags: 'spring coffee' })
    expect(readTable(files['import/google-pmax_ads.csv'])[0]).toMatchObject({
      headline_1: 'Half price',
      headline_3: 'Come in',
      headline_15: '',
      description_1: 'Now, in all shops',
      final_url: expect.stringContaining('utm_medium=display'),
    })
    expect(readTable(files['import/linkedin_posts.csv'])[0]).toMatchObject({ text: 'قهوة الربيع، الآن', language: 'ar' })
    expect(decode(files['instagram/texts_en.txt'])).toContain('Second line\r\n\r\n#spring #coffee')
    const sheet = Buffer.from(files['contact-sheet.pdf'] ?? [])
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
    expect(sheet.subarray(-6).toString().trim()).toBe('%%EOF')
    expect(sheet.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(3)
  })

  test('is opened by another program, with names that Windows and macOS allow', async () => {
    const { bytes, manifest } = await download((await prepare('all', 'CON')).url)
    const folder = mkdtempSync(join(tmpdir(), 'signet-pack-'))
    try {
      writeFileSync(join(folder, 'pack.zip'), bytes)
      const code =
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2]); print("\\n".join(z.namelist()))'
      const { status, stdout } = spawnSync('python3', ['-c', code, join(folder, 'pack.zip'), join(folder, 'out')], {
        encoding: 'utf8',
      })
      expect(status).toBe(0)
      const names = stdout.trim().split('\n')
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
      for (const part of names.flatMap((name) => name.split('/'))) {
        expect(part).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/)
        expect(part).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(120)
      }
      for (const { file_name, sha256: sum } of manifest.items)
        expect(sha256(readFileSync(join(folder, 'out', file_name)))).toBe(sum)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('leaves out a cell that changed after its approval', async () => {
    const revised = await ann.api.content.revise({ params: { id: content[2] ?? 0 }, body: { headline: 'Another' } })
    const setContent = (content_id: number) =>
      acrossOwners(site.opened.app.db)
        .updateTable('campaign_cells')
        .set({ content_id })
        .where('id', '=', cells[2] ?? 0)
        .execute()
    await setContent(revised.id)
    const { manifest } = await download((await prepare('approved')).url)
    expect(manifest.items.map(({ platform }) => platform)).toEqual(['instagram', 'google'])
    const all = await download((await prepare('all')).url)
    const changed = all.manifest.items.find(({ cell_id }) => cell_id === cells[2])
    expect(changed).toMatchObject({ is_approved: false, status: 'approved', version: 2 })
    expect(changed?.file_name).toMatch(/_v2\.png$/)
    await setContent(content[2] ?? 0)
  })

  test('names a file that is missing in the storage, and has the others', async () => {
    const { blob } = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select('blob')
      .where('id', '=', content[3] ?? 0)
      .executeTakeFirstOrThrow()
    await site.opened.app.storage.remove(toBlobKey(blob))
    const { files, manifest } = await download((await prepare('all')).url)
    expect(manifest.items.map(({ is_missing }) => is_missing)).toEqual([false, false, false, true])
    expect(files[manifest.items[3]?.file_name ?? '']).toBeUndefined()
  })

  test('has an address that works once, for five minutes, and only for its owner', async () => {
    const spent = async (url: string) => {
      const answer = await fetch(site.origin + url)
      expect([answer.status, await answer.json()]).toEqual([404, { detail: ARCHIVE_LINK_SPENT, code: 'not_found' }])
    }
    const { url } = await prepare('approved')
    expect((await fetch(site.origin + url, { method: 'HEAD' })).status).toBe(200)
    await download(url)
    await spent(url)
    const late = await prepare('approved')
    const stored = await acrossOwners(site.opened.app.db).selectFrom('pack_tickets').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(late.url.split('=')[1])
    site.clock.advance(ARCHIVE_LINK_LIFE_MS + 1000)
    await spent(late.url)
    const stolen = bob.api.packs.create({ params: { id: campaign }, body: {} })
    await expect(stolen).rejects.toMatchObject({ status: 404, message: 'Campaign not found' })
  })

  test('is refused with a sentence if it would be empty, or if its pattern has an unknown field', async () => {
    const { id } = await plantCampaign(site, ann, { brand_id: brand, cells: [{ format: 'twitter.post' }] })
    const empty = ann.api.packs.create({ params: { id }, body: { scope: 'all' } })
    await expect(empty).rejects.toMatchObject({ status: 409, message: PACK_EMPTY })
    await expect(prepare('all', '{brand}_{colour}')).rejects.toMatchObject({ status: 422, message: PATTERN_UNKNOWN })
  })
})
