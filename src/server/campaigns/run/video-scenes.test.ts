import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { agreeOnDesign, createCampaign, readAllCells } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const createScene = (id: string, kind: RequestScenes[number]['kind'], text: string): RequestScenes[number] => ({
  id,
  kind,
  lines: [{ text, role: 'headline', size: 'hero' }],
  number: null,
  seconds: null,
  picture: null,
  transition: null,
})
const SCENES: RequestScenes = [
  createScene('s1', 'hook', 'Night Cream'),
  createScene('s2', 'point', 'Made for tired skin'),
  createScene('s3', 'end', 'Until Friday'),
]

const PLAN = {
  formats: ['instagram.story', 'google.ad.300x250'],
  videos: ['instagram.story'],
  languages: ['en' as const, 'de' as const],
  variants: 2,
}

let site: Site
let ann: Person
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
})
afterAll(() => site.close())

/** The scenes in the briefs of the items of a run, by language, format and variant of their cells. */
async function readScenes(id: number): Promise<[string, unknown][]> {
  const rows = await acrossOwners(site.opened.app.db)
    .selectFrom('campaign_cells')
    .innerJoin('items', 'items.id', 'campaign_cells.item_id')
    .select(['language', 'format', 'variant', 'items.brief'])
    .where('campaign_cells.campaign_id', '=', id)
    .orderBy('campaign_cells.id')
    .execute()
  return rows.map(({ language, format, variant, brief }) => {
    const { scenes } = brief as { scenes?: RequestScenes }
    return [`${language} ${format} ${variant}`, scenes?.map(({ lines }) => lines[0]?.text) ?? null]
  })
}

test('films of a campaign are made from the scenes of its brief, in the first language', async () => {
  const created = await createCampaign(ann, PLAN, { scenes: SCENES })
  const { id } = created.campaign
  expect(created.campaign.scenes).toEqual(SCENES)
  await agreeOnDesign(ann, created)
  await ann.api.campaigns.run({ params: { id }, body: {} })
  const scenes = await readScenes(id)
  await ann.api.campaigns.cancel({ params: { id } })
  expect(scenes.filter(([, texts]) => texts !== null)).toEqual([
    ['en instagram.story 1', ['Night Cream', 'Made for tired skin', 'Until Friday']],
  ])
  expect(scenes).toHaveLength(8)
})

test('a made film of a campaign has to be made again when its scenes change, and no other cell', async () => {
  const created = await createCampaign(ann, { ...PLAN, variants: 1 }, { scenes: SCENES })
  const { id } = created.campaign
  const { id: content_id = 0 } = await ann.api.content.generate({
    form: { brand_id: created.brand.id, prompt: 'Sleep well', dimensions: '300x250', engine: 'studio' },
    files: {},
  })
  await acrossOwners(site.opened.app.db)
    .updateTable('campaign_cells')
    .set({ content_id })
    .where('campaign_id', '=', id)
    .execute()
  const { brand, product } = created
  const change = {
    brand_id: brand.id,
    product_ids: [product.id],
    name: 'Friday launch',
    plan: { ...PLAN, variants: 1 },
  }
  const listStale = async () =>
    (await readAllCells(ann, id))
      .filter(({ state }) => state === 'stale')
      .map(({ language, format }) => `${language} ${format}`)
  await ann.api.campaigns.update({ params: { id }, body: { ...change, scenes: SCENES } })
  expect(await listStale()).toEqual([])
  await ann.api.campaigns.update({ params: { id }, body: { ...change, scenes: SCENES.slice(0, 2) } })
  expect(await listStale()).toEqual(['en instagram.story'])
})

test('a campaign takes no scene with a picture that its brand does not have', async () => {
  const [first, ...others] = SCENES
  const scenes = first ? [{ ...first, picture: 'uploads/00000000000000000000000000000000.jpg' }, ...others] : []
  await expect(createCampaign(ann, PLAN, { scenes })).rejects.toMatchObject({ status: 422 })
})
