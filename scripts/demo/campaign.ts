import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '#contract/api.ts'
import type { Client } from '#contract/client/client.ts'
import { DAY, later, SECOND } from '#server/infrastructure/clock.ts'

type Person = Client<typeof api>

const FORMATS = [
  'instagram.post',
  'instagram.story',
  'facebook.post',
  'linkedin.post',
  'pinterest.pin',
  'youtube.thumbnail',
  'google.ad.300x250',
]
const LANGUAGES = ['en' as const, 'de' as const]
const BRIEF =
  'The morning serum is back. "Wake up to brighter skin" 20% off until Sunday, free shipping. Shop the serum now.'
/** What the tables of facts cannot say of the brief, as a person typed it. */
const GERMAN = {
  language: 'de' as const,
  copy: { headline: 'Das Morgenserum ist zurück', subline: 'Mit strahlender Haut aufwachen' },
}
/** From this many days before today, an asset is planned on every third day, in turns of formats and languages. */
const STARTS_DAYS_AGO = 11
const EVERY_DAYS = 3
const WAIT_MS = SECOND / 2

/** A campaign in two languages: all assets made, a month planned, and what is due soon approved. */
export async function createCampaign(person: Person, brand_id: number, product_id: number): Promise<void> {
  const { id } = await person.campaigns.create({
    body: {
      brand_id,
      product_ids: [product_id],
      name: 'Brighter mornings',
      brief: BRIEF,
      goal: 'sales',
      starts_on: toDate(-STARTS_DAYS_AGO),
      ends_on: toDate(30),
      landing_url: 'https://verdant.example/serum',
      plan: { formats: FORMATS, languages: LANGUAGES },
    },
  })
  await person.campaigns.proposals({ params: { id } })
  const { proposals } = await settle(person, id)
  const best = proposals.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0]
  await person.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: best?.content_id ?? 0 } })
  await person.campaigns.edit({ params: { id }, body: { words: [GERMAN] } })
  await settle(person, id)
  await person.campaigns.run({ params: { id }, body: {} })
  await settle(person, id)
  await planMonth(person, id)
}

async function settle(person: Person, id: number) {
  for (;;) {
    const campaign = await person.campaigns.get({ params: { id } })
    if (!campaign.is_running) return campaign
    await sleep(WAIT_MS)
  }
}

async function planMonth(person: Person, id: number): Promise<void> {
  const { cells } = await person.campaigns.cells({ params: { id } })
  for (const [index, cell] of cells.entries()) {
    const days = index * EVERY_DAYS - STARTS_DAYS_AGO
    const status = days < 7 ? 'approved' : days < 18 ? 'in_review' : 'draft'
    await person.campaigns.changeCells({ params: { id }, body: { ids: [cell.id], planned_on: toDate(days), status } })
  }
}

/** The day so many days from today, as YYYY-MM-DD. */
const toDate = (days: number): string =>
  later(new Date(), days * DAY)
    .toISOString()
    .slice(0, 10)
