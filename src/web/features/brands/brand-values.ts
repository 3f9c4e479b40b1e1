import type { z } from 'zod'
import { SOCIAL_CHANNELS } from '#contract/platforms/platform.ts'
import type { Brand, BrandInput } from '#contract/brands/brands.ts'
import {
  DEFAULT_BRAND_TONE,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  DEFAULT_TYPOGRAPHY,
} from '#contract/options.ts'
import { acceptUnlisted } from '#web/lib/forms/accept-unlisted.ts'

export type BrandValues = z.input<typeof BrandInput>

/** The initial form values: those of the brand, or the defaults. Both spellings of mission and values are read. */
export function toFormValues(brand: Brand | undefined): BrandValues {
  return {
    name: brand?.name ?? '',
    description: brand?.description ?? '',
    primary_color: brand?.primary_color ?? DEFAULT_PRIMARY_COLOR,
    secondary_color: brand?.secondary_color ?? DEFAULT_SECONDARY_COLOR,
    typography: brand?.typography ?? DEFAULT_TYPOGRAPHY,
    logo_url: brand?.logo_url ?? '',
    extended_palette: brand?.extended_palette,
    language: brand?.language ? acceptUnlisted(brand.language) : undefined,
    currency: brand?.currency ? acceptUnlisted(brand.currency) : undefined,
    form_of_address: brand?.form_of_address ? acceptUnlisted(brand.form_of_address) : undefined,
    brand_tone: brand ? acceptUnlisted(brand.brand_tone) : DEFAULT_BRAND_TONE,
    brand_persona: brand?.brand_persona ?? '',
    brand_voice: brand?.brand_voice ?? '',
    mission: brand?.mission ?? brand?.brand_mission ?? '',
    values: brand?.values ?? brand?.brand_values ?? '',
    brand_vision: brand?.brand_vision ?? '',
    brand_story: brand?.brand_story ?? '',
    tone_variations: brand?.tone_variations ?? {},
    target_audience: brand?.target_audience ?? '',
    keywords_topics: brand?.keywords_topics ?? [],
    social_channels: SOCIAL_CHANNELS.filter((channel) => brand?.social_channels?.includes(channel)),
    key_ctas: brand?.key_ctas ?? [],
    competitors: brand?.competitors ?? [],
    content_strategy: {
      pillars: brand?.content_strategy?.pillars ?? [],
      themes: brand?.content_strategy?.themes ?? [],
    },
    approved_claims: (brand?.approved_claims ?? []).map(({ text, evidence, market, expires_on }) => ({
      text,
      evidence: evidence ?? '',
      market: market ?? '',
      expires_on: expires_on ?? '',
    })),
    content_guidelines: {
      do: brand?.content_guidelines?.do ?? [],
      dont: brand?.content_guidelines?.dont ?? [],
    },
  }
}
