import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t as f } from '#web/words/brand-fonts.ts'
import { t as p } from '#web/words/brand-palette.ts'
import { t } from '#web/words/brands.ts'
import { t as l } from '#web/words/design-language.ts'

/** The labels of the form for the fields that a version names. Read when they are needed, because the language is loaded later. */
const LABELS: Readonly<Record<string, () => string>> = {
  name: () => t.name,
  description: () => t.description,
  primary_color: () => t.primaryColor,
  secondary_color: () => t.secondaryColor,
  typography: () => t.font,
  logo_url: () => t.logoFile,
  logo_variants: () => t.logoVariants,
  brand_tone: () => t.brandTone,
  brand_persona: () => t.persona,
  brand_voice: () => t.voice,
  mission: () => t.mission,
  values: () => t.values,
  brand_vision: () => t.vision,
  brand_story: () => t.story,
  tone_variations: () => t.toneVariations,
  target_audience: () => t.targetAudience,
  keywords_topics: () => t.keywordsAndTopics,
  key_ctas: () => t.keyCallsToAction,
  competitors: () => t.competitors,
  social_channels: () => t.socialChannels,
  content_guidelines: () => t.contentGuidelines,
  approved_claims: () => t.approvedClaims,
  language: () => l.language,
  currency: () => l.currency,
  extended_palette: () => p.extendedPalette,
  uploaded_fonts: () => f.brandFonts,
}

/** The label of a field of a brand. */
export const labelField = (field: string): string => LABELS[field]?.() ?? optionLabel(field)
