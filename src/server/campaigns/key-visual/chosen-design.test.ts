import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCampaign, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = { formats: ['instagram.story', 'google.ad.300x250'], languages: ['en' as const, 'de' as const] }
const BRIEF = 'Open day at our new studio. Only on Saturday. Free coffee for everyone.'
const readPixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()

describe('the design that a campaign form shows', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  /** A campaign of which a piece was put into the caption and another design was chosen. */
  async function chooseDesign(seed: number) {
    const { brand, product, campaign } = await createCampaign(ann, PLAN)
    const { tone, goal } = campaign
    const style = {
      tone: tone as 'professional',
      goal: goal as 'sales',
      language: 'en' as const,
      format: PLAN.formats[0],
    }
    const asked = { brand_id: brand.id, product_id: product.id, prompt: BRIEF, ...style, seed }
    const before = await ann.api.requestPreviews.draw({ body: asked })
    const piece = before.pieces.find(({ text }) => text.includes('coffee'))
    const piece_choices = [{ id: piece?.id ?? '', slot: 'caption' as const }]
    const preview = await ann.api.requestPreviews.draw({ body: { ...asked, piece_choices, ratio: 1 } })
    const body = {
      brand_id: brand.id,
      product_ids: [product.id],
      name: campaign.name,
      brief: BRIEF,
      goal: style.goal,
      plan: PLAN,
    }
    const saved = await ann.api.campaigns.update({
      params: { id: campaign.id },
      body: { ...body, piece_choices, seed },
    })
    return { id: campaign.id, body, preview, saved, piece_choices }
  }

  async function propose(id: number) {
    await ann.api.campaigns.proposals({ params: { id } })
    const { proposals } = await settle(ann, id)
    return Promise.all(proposals.map(({ content_id }) => ann.api.content.get({ params: { id: content_id ?? 0 } })))
  }

  test.each([7, 4_000_000_001])(
    'is stored with the campaign, and becomes its first proposal (seed %i)',
    async (seed) => {
      const { id, preview, saved, piece_choices } = await chooseDesign(seed)
      expect(saved).toMatchObject({ seed, piece_choices })
      const [first, ...others] = await propose(id)
      expect(await readPixels(first?.content_data ?? '')).toEqual(await readPixels(preview.image.content_data))
      expect(first).toMatchObject({ caption: preview.caption, alt_text: preview.alt_text })
      for (const one of [first, ...others])
        expect([one?.caption, one?.alt_text]).toEqual([
          expect.stringContaining('coffee'),
          expect.not.stringContaining('coffee'),
        ])
    },
  )

  test('is another one when proposals are asked for again, until the words are others', async () => {
    const { id, body, piece_choices } = await chooseDesign(7)
    const readSeed = async (item: { id?: number | undefined }) =>
      (await ann.api.design.get({ params: { id: item.id ?? 0 } })).saved.seed
    const seeds = async () => Promise.all((await propose(id)).map(readSeed))
    expect((await seeds())[0]).toBe(7)
    expect(await seeds()).not.toContain(7)
    await ann.api.campaigns.update({
      params: { id },
      body: { ...body, brief: `${BRIEF} Come by!`, piece_choices, seed: 7 },
    })
    expect((await seeds())[0]).toBe(7)
  })

  test('is absent in a campaign that was planned without one', async () => {
    const { campaign } = await createCampaign(ann, PLAN)
    expect(campaign).toMatchObject({ seed: null, piece_choices: [] })
  })
})
