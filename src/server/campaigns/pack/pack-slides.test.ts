import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { PackManifest } from '#contract/campaigns/pack.ts'
import { DEFAULT_FILE_NAME_PATTERN } from '#contract/campaigns/file-name.ts'
import { agreeOnDesign, createCampaign, runAll } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = { formats: ['linkedin.carousel.square', 'pinterest.carousel'], languages: ['en' as const, 'de' as const] }
const BRIEF = 'Three ways to sleep better: 1. Go to bed early. 2. Cool your room. 3. Read a novel'

describe('carousels of a campaign', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
  })
  afterAll(() => site.close())

  test('are made with slides in the language of their cell, and packed slide by slide, for LinkedIn as a document too', async () => {
    const created = await createCampaign(ann, PLAN, { brief: BRIEF })
    const { campaign } = created
    await agreeOnDesign(ann, created)
    const cells = await runAll(ann, campaign.id)
    const counts: number[] = []
    for (const { content_id, format, language } of cells) {
      const { slides = [] } = await ann.api.content.get({ params: { id: content_id ?? 0 } })
      counts.push(slides.length)
      expect([format, slides.length >= 2, slides.length <= (format.startsWith('pinterest') ? 5 : 20)]).toEqual([
        format,
        true,
        true,
      ])
      if (language === 'de') expect(slides.map(({ alt_text }) => alt_text).join()).not.toContain('Cool your room')
    }

    const { url } = await ann.api.packs.create({
      params: { id: campaign.id },
      body: { scope: 'all', pattern: DEFAULT_FILE_NAME_PATTERN },
    })
    const files = unzipSync(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()))
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as z.output<typeof PackManifest>
    for (const { file_name, sha256 } of manifest.items)
      expect([
        file_name,
        createHash('sha256')
          .update(files[file_name] ?? '')
          .digest('hex'),
      ]).toEqual([file_name, sha256])
    const own = new Map<number, string[]>()
    for (const { content_id, alt_text, mime_type } of manifest.items)
      if (mime_type !== 'application/pdf') own.set(content_id, [...(own.get(content_id) ?? []), alt_text ?? ''])
    for (const [content_id, texts] of own) {
      const { slides = [] } = await ann.api.content.get({ params: { id: content_id } })
      expect(texts).toEqual(slides.map(({ alt_text }) => alt_text))
      expect(new Set(texts).size).toBe(texts.length)
    }
    const altTexts = new TextDecoder().decode(files['alt-texts.csv'])
    expect(altTexts.trim().split('\r\n')).toHaveLength(1 + counts.reduce((sum, count) => sum + count, 0))
    const documents = manifest.items.filter(({ mime_type }) => mime_type === 'application/pdf')
    expect(documents.map(({ platform, language }) => [platform, language])).toEqual([
      ['linkedin', 'en'],
      ['linkedin', 'de'],
    ])
    expect(manifest.items).toHaveLength(counts.reduce((sum, count) => sum + count, 0) + documents.length)
    const pages = await PDFDocument.load(files[documents[0]?.file_name ?? ''] ?? new Uint8Array())
    expect(pages.getPageCount()).toBe(
      counts[cells.findIndex(({ content_id }) => content_id === documents[0]?.content_id)],
    )
  })
})
