import type { z } from 'zod'
import type { Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { DESIGN_LANGUAGES, type DesignLanguage } from '#contract/languages/languages.ts'
import { acceptUnlisted } from '#web/lib/forms/accept-unlisted.ts'
import { toRequestTone } from '#web/lib/format/request-tone.ts'
import { currentLanguage } from '#web/words/define-words.ts'

export type CampaignValues = z.input<typeof CampaignInput>

const NO_UTM = { enabled: true, source: '', medium: '', campaign: '', content: '', term: '' }

/** The initial values of the form. A new campaign has no brand yet, which the server refuses with a message at the field. */
export function toCampaignValues(campaign: Campaign | undefined, brand: Brand | undefined): CampaignValues {
  if (!campaign)
    return {
      brand_id: brand?.id ?? 0,
      product_ids: [],
      name: '',
      brief: '',
      tone: toRequestTone(brand?.brand_tone),
      goal: 'awareness',
      theme: null,
      starts_on: null,
      ends_on: null,
      landing_url: '',
      utm: NO_UTM,
      plan: { formats: [], languages: [chooseLanguage(brand)], variants: 1, videos: [] },
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

/** The language in which a campaign of a brand starts: that of the brand, or the one of the screens. */
export function chooseLanguage(brand: Brand | undefined): DesignLanguage {
  return DESIGN_LANGUAGES.find((language) => language === brand?.language) ?? currentLanguage()
}
