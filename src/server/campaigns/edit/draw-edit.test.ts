import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cell } from '#contract/campaigns/cells.ts'
import type { PreviewImage } from '#contract/designs/design-preview.ts'
import { agreeOnDesign, createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLATFORM_KEY = 'AIza-platform-0123456789-abcdefghijklm'
const BODY = {
  words: [
    { language: 'en' as const, copy: { headline: 'Sleep like the sea' } },
    { language: 'ar' as const, copy: { headline: 'نوم هادئ كالبحر' } },
  ],
}

describe('the pictures of an edit before it is applied', () => {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({ rateLimits: false, geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY })
    ann = await site.signUp()
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })

  const make = async (formats: string[], languages: ('en' | 'ar')[]) => {
    const created = await createCampaign(ann, { formats, languages })
    const { id } = created.campaign
    await agreeOnDesign(ann, created)
    return { id, cells: await runAll(ann, id) }
  }
  const compare = async ({ file_url }: Cell, image: PreviewImage | undefined) => {
    const file = Buffer.from(await (await fetch(`${site.origin}${file_url}`)).arrayBuffer())
    return measureDifference(file, Buffer.from(image?.content_data ?? '', 'base64'))
  }
  const readStored = async (id: number) => ({
    campaign: await ann.api.campaigns.get({ params: { id } }),
    cells: await readAllCells(ann, id),
    content: (await ann.api.content.list({ query: {} })).total,
    usage: (await ann.api.generator.options()).usage,
    calls: gemini.ledger.length,
  })

  test('are those that it makes, and change nothing', async () => {
    const { id, cells } = await make(['google.ad.300x250', 'google.ad.320x50', 'google.ad.160x600'], ['en', 'ar'])
    const params = { id }
    const own = cells.find(({ format, language }) => format === 'google.ad.320x50' && language === 'en')
    const copy = { headline: 'Only in this one' }
    await ann.api.campaigns.editCell({ params: { id, cell: own?.id ?? 0 }, body: { copy } })
    await settle(ann, id)
    const before = await readStored(id)
    const changing = before.cells.filter((cell) => cell.id !== own?.id)

    const { samples } = await ann.api.campaigns.previewEdit({ params, body: BODY })
    expect(samples).toEqual(
      changing.map(({ id: cell, format, language, width, height, thumbnail_url }) => {
        return { id: cell, format, language, width, height, thumbnail_url }
      }),
    )
    const drawn = await ann.api.campaigns.drawEdit({ params, body: BODY })
    expect(drawn.images.map(({ cell_id }) => cell_id)).toEqual(samples.map((sample) => sample.id))
    expect(await readStored(id)).toEqual(before)

    const images = drawn.images.map(({ image }) => image)
    const changes = await Promise.all(changing.map((cell, index) => compare(cell, images[index])))
    expect(changes.map((difference) => difference > 0)).toEqual(changing.map(() => true))

    await ann.api.campaigns.edit({ params, body: BODY })
    await settle(ann, id)
    const created = (await readAllCells(ann, id)).filter((cell) => cell.id !== own?.id)
    const differences = await Promise.all(created.map((cell, index) => compare(cell, images[index])))
    // A scaled picture is drawn from the same scene, but from other pixels. Another layout differs by more than 30.
    const isScaled = ({ height }: Cell) => height > 480
    const exact = created.flatMap((cell, index) => (isScaled(cell) ? [] : [differences[index]]))
    expect(exact).toEqual([0, 0, 0])
    expect(differences.map((difference) => difference < 12)).toEqual(created.map(() => true))
  })

  test('are small, and of a carousel its first slide', async () => {
    const { id } = await make(['google.ad.300x250', 'instagram.carousel.square'], ['en'])
    const { images } = await ann.api.campaigns.drawEdit({ params: { id }, body: BODY })
    expect(images.map(({ image: { width, height } }) => Math.max(width, height))).toEqual([300, 480])
    const none = { words: [{ language: 'ar' as const, copy: { headline: 'لا أحد' } }] }
    expect((await ann.api.campaigns.previewEdit({ params: { id }, body: none })).samples).toEqual([])
    expect(await ann.api.campaigns.drawEdit({ params: { id }, body: none })).toEqual({ images: [] })
  })

  test('are not drawn for somebody else, and not without a key visual', async () => {
    const { id } = (await createCampaign(ann, { formats: ['google.ad.320x50'], languages: ['en'] })).campaign
    const ask = (person: Person) => person.api.campaigns.drawEdit({ params: { id }, body: BODY })
    await expect(ask(await site.signUp())).rejects.toMatchObject({ status: 404 })
    await expect(ask(ann)).rejects.toMatchObject({ status: 409 })
  })
})

/** The mean difference of a file and a smaller image of it, from 0 to 255. */
async function measureDifference(file: Buffer, image: Buffer): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = await sharp(file).resize(info.width, info.height).removeAlpha().raw().toBuffer()
  return data.reduce((sum, value, index) => sum + Math.abs(value - (pixels[index] ?? 0)), 0) / data.length
}
