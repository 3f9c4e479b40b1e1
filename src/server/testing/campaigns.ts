import { expect } from 'vitest'
import type { z } from 'zod'
import type { CampaignInput } from '#contract/campaigns/campaigns.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import { scaleLimit } from './patience.ts'
import type { Person as SitePerson } from './site.ts'

type Person = Pick<SitePerson, 'api'>

export type PlanInput = z.input<typeof CampaignInput>['plan']

const BRIEF = 'Launch of our night cream. 20% off until Friday'

/** A brand with a product, and a campaign about it. */
export async function createCampaign(
  person: Person,
  plan: PlanInput,
  input: Partial<z.input<typeof CampaignInput>> = {},
) {
  const brand = await person.api.brands.create({
    body: { name: 'Nocte', primary_color: '#1F4E79', secondary_color: '#F4E9DC', description: 'Sleep well' },
  })
  const product = await person.api.products.create({
    params: { id: brand.id },
    body: {
      name: 'Night Cream',
      price: 24.9,
      key_benefits: ['Calms the skin', 'Vegan'],
      default_cta_text: 'Try it tonight',
    },
  })
  const campaign = await person.api.campaigns.create({
    body: {
      brand_id: brand.id,
      product_ids: [product.id],
      name: 'Friday launch',
      brief: BRIEF,
      goal: 'sales',
      plan,
      ...input,
    },
  })
  return { brand, product, campaign }
}

/** Waits until nothing of a campaign is being made. */
export async function settle(person: Person, id: number) {
  await expect
    .poll(async () => (await person.api.campaigns.get({ params: { id } })).is_running, {
      timeout: scaleLimit(240_000),
      interval: 200,
    })
    .toBe(false)
  return person.api.campaigns.get({ params: { id } })
}

/** Makes proposals and agrees on one of them. */
export async function agree(person: Person, id: number, index = 0) {
  await person.api.campaigns.proposals({ params: { id } })
  const { proposals } = await settle(person, id)
  const content_id = proposals[index]?.content_id ?? 0
  return person.api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id } })
}

/** Makes a small design of the brand and agrees on it: a third of the time of proposals. */
export async function agreeOnDesign(
  person: Person,
  { brand, product, campaign }: Awaited<ReturnType<typeof createCampaign>>,
) {
  const form = { brand_id: brand.id, product_id: product.id, prompt: BRIEF, dimensions: '300x250' }
  const { id = 0 } = await person.api.content.generate({ form: { ...form, engine: 'studio' }, files: {} })
  return person.api.campaigns.chooseKeyVisual({ params: { id: campaign.id }, body: { content_id: id } })
}

export async function readAllCells(person: Person, id: number): Promise<Cell[]> {
  return (await person.api.campaigns.cells({ params: { id }, query: { limit: 1000 } })).cells
}

/** Runs all open cells and waits for them. */
export async function runAll(person: Person, id: number): Promise<Cell[]> {
  await person.api.campaigns.run({ params: { id }, body: {} })
  await settle(person, id)
  return readAllCells(person, id)
}
