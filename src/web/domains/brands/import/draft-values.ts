import { orderVariants, type LogoVariantFile } from '#contract/brands/logos/logo-variants.ts'
import type { BrandDraft, BrandImport, Evidence } from '#contract/brands/site-reading/brands-import.ts'

/** The values of the form. They start with the draft. */
export type DraftValues = Pick<
  BrandDraft,
  | 'name'
  | 'description'
  | 'primary_color'
  | 'secondary_color'
  | 'extended_palette'
  | 'typography'
  | 'brand_tone'
  | 'brand_voice'
  | 'target_audience'
  | 'keywords_topics'
  | 'key_ctas'
  | 'social_channels'
  | 'logo_url'
>

/** Fields that can be left out. A brand always has a name, and no logo is a choice of its own. */
export type OptionalField = Exclude<keyof DraftValues, 'name' | 'logo_url'>

export interface Choices {
  values: DraftValues
  /** Fields that are not taken. */
  leftOut: ReadonlySet<OptionalField>
  /** Products to create, by their position. */
  products: ReadonlySet<number>
}

/** What the sections of the draft need. */
export interface SectionProps {
  result: BrandImport
  values: DraftValues
  change: (values: Partial<DraftValues>) => void
  isTaken: (field: OptionalField) => boolean
  onTake: (field: OptionalField, isTaken: boolean) => void
}

export const findEvidence = ({ evidence }: Pick<BrandImport, 'evidence'>, field: string): Evidence | undefined =>
  evidence.find((one) => one.field === field)

const OPTIONAL: readonly OptionalField[] = [
  'description',
  'primary_color',
  'secondary_color',
  'extended_palette',
  'typography',
  'brand_tone',
  'brand_voice',
  'target_audience',
  'keywords_topics',
  'key_ctas',
  'social_channels',
]

/** Everything that was found is chosen. Defaults in place of what was not found are not. */
export function toChoices(result: BrandImport): Choices {
  const { draft } = result
  const isMissing = (field: OptionalField) => findEvidence(result, field)?.confidence === 0
  return {
    values: {
      name: draft.name,
      description: draft.description,
      primary_color: draft.primary_color,
      secondary_color: draft.secondary_color,
      extended_palette: draft.extended_palette ?? null,
      typography: draft.typography,
      brand_tone: draft.brand_tone,
      brand_voice: draft.brand_voice,
      target_audience: draft.target_audience,
      keywords_topics: draft.keywords_topics,
      key_ctas: draft.key_ctas,
      social_channels: draft.social_channels,
      logo_url: draft.logo_url,
    },
    leftOut: new Set(OPTIONAL.filter(isMissing)),
    products: new Set(),
  }
}

/** The choices after values were entered. A field is taken once something is entered into it. */
export function enterValues(before: Choices, entered: Partial<DraftValues>): Choices {
  const isEntered = (field: OptionalField) => {
    const value = entered[field]
    return Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : Boolean(value)
  }
  const leftOut = new Set([...before.leftOut].filter((field) => !isEntered(field)))
  return { ...before, values: { ...before.values, ...entered }, leftOut }
}

/** Logos below this confidence are not taken by themselves. */
const VARIANT_CONFIDENCE = 0.45
/** Versions for a light and a dark ground have nearly the same form as the logo. */
const SAME_FORM = 0.15

/** The other logos of a draft that become variants of the chosen one: of each other kind the best. */
export function listDraftVariants(
  result: { draft: Pick<BrandDraft, 'logos'>; evidence: Evidence[] },
  chosenUrl: string | null,
): LogoVariantFile[] {
  const { logos } = result.draft
  const chosen = logos.find(({ url }) => url === chosenUrl)
  if (!chosen) return []
  const isVariant = (logo: BrandDraft['logos'][number], index: number) => {
    const isSure = (findEvidence(result, `logos.${index}`)?.confidence ?? 0) >= VARIANT_CONFIDENCE
    const form = logo.width / logo.height / (chosen.width / chosen.height)
    const isFit = logo.kind === 'mark' || logo.kind === 'full' || Math.abs(form - 1) < SAME_FORM
    return isSure && isFit && logo.kind !== chosen.kind
  }
  const found = logos.filter(isVariant).map(({ kind, url }) => ({ kind, url }))
  // The best of each kind comes first, and of several the last one counts.
  return orderVariants(found.toReversed())
}

/** The body of the call that creates the brand. Fields that are left out get the defaults of the server. */
export function toBrandBody({ values, leftOut }: Choices, result: BrandImport) {
  const taken = Object.entries(values).filter(([field]) => !OPTIONAL.some((one) => one === field && leftOut.has(one)))
  const logo_variants = listDraftVariants(result, values.logo_url)
  return {
    name: values.name,
    ...Object.fromEntries(taken),
    language: result.draft.language,
    currency: result.draft.currency,
    logo_variants,
  }
}
