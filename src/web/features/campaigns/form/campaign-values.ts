import type { z } from 'zod'
import type { Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import { acceptUnlisted } from '#web/lib/forms/accept-unlisted.ts'

export type CampaignValues = z.input<typeof CampaignInput>

const NO_UTM = { enabled: true, source: '', medium: '', campaign: '', content: '', term: '' }

/** The initial values of the form. A new campaign has no brand yet, which the server refuses with a message at the field. */
export function toCampaignValues(campaign: Campaign | undefined, brandId: number | undefined): CampaignValues {
  if (!campaign)
    return {
      brand_id: brandId ?? 0,
      product_ids: [],
      name: '',
      brief: '',
      tone: 'professional',
      goal: 'awareness',
      theme: null,
      starts_on: null,
      ends_on: null,
      landing_url: '',
      utm: NO_UTM,
      plan: { formats: [], languages: ['en'], variants: 1, videos: [] },
    }
  const { brand_id, product_ids, name, brief, tone, goal, theme, starts_on, ends_on, landing_url, utm, plan } = campaign
  return {
    brand_id: brand_id ?? 0,
    product_ids,
    name,
    brief,
    tone: acceptUnlisted(tone),
    goal: acceptUnlisted(goal),
    theme: theme === null ? null : acceptUnlisted(theme),
    starts_on,
    ends_on,
    landing_url: landing_url ?? '',
    utm: {
      enabled: utm.enabled,
      source: utm.source ?? '',
      medium: utm.medium ?? '',
      campaign: utm.campaign ?? '',
      content: utm.content ?? '',
      term: utm.term ?? '',
    },
    plan,
  }
}
