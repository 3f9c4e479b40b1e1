import { type Control, Controller, useFormContext, useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import type { CampaignInput } from '#contract/campaigns/campaigns.ts'
import { chooseVideoFormat, chooseKeyFormat } from '#contract/campaigns/key-format.ts'
import type { RequestSpan } from '#contract/generation/request-preview.ts'
import { PROMPT_MAX } from '#contract/limits.ts'
import { GOALS, THEMES, WIZARD_TONES } from '#contract/options.ts'
import { BrandField } from '#web/domains/brands/brand-and-product-fields.tsx'
import type { AskedRequest } from '#web/domains/request-preview/asked-request.ts'
import { shiftSpan } from '#web/domains/request-preview/shift-span.ts'
import { SidePreview } from '#web/domains/request-preview/side-preview.tsx'
import type { LivePreview } from '#web/domains/request-preview/use-request-preview.ts'
import { toRequestTone } from '#web/lib/format/request-tone.ts'
import { thousands } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { FormSelect, FormText } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { UndrawableNote } from '#web/ui/forms/undrawable-note.tsx'
import { t } from '#web/words/campaigns.ts'
import { t as p } from '#web/words/request-preview.ts'
import { chooseLanguage, type CampaignValues } from './campaign-values.ts'
import { ProductsField } from './products-field.tsx'

/** The value of a select for no theme. */
const NO_THEME = ''
const options = (values: readonly string[]) => values.map((value) => ({ value, label: optionLabel(value) }))

/** Name, brand and products. */
export function BasicsSection({ brands }: { brands: readonly Brand[] }) {
  return (
    <FormSection id="basics" title={t.basics} text={t.basicsText}>
      <FormText<CampaignValues> name="name" label={t.name} placeholder={t.namePlaceholder} required />
      <BrandOfCampaign brands={brands} />
      <ProductsOfBrand />
    </FormSection>
  )
}

/** The design of a brief that is previewed. */
export type BriefDesign = 'image' | 'video'

interface BriefSectionProps {
  live: LivePreview
  design: BriefDesign
  onChange: (design: BriefDesign) => void
}

/** What the campaign says, and how, with the design that becomes its first proposal, and the scenes of its films. */
export function BriefSection({ live, design, onChange }: BriefSectionProps) {
  return (
    <FormSection id="brief" title={t.brief} text={t.briefText}>
      <BriefField marked={live.pointed?.span} />
      <FieldPair>
        <FormSelect<CampaignValues> name="tone" label={t.tone} options={options(WIZARD_TONES)} />
        <FormSelect<CampaignValues> name="goal" label={t.goal} options={options(GOALS)} />
        <ThemeField />
      </FieldPair>
      <DesignOfBrief design={design} onChange={onChange} />
      <SidePreview live={live} note={design === 'image' ? p.campaignNote : undefined} />
    </FormSection>
  )
}

/** Chooses the design that is previewed, for a plan with films and images. */
function DesignOfBrief({ design, onChange }: Omit<BriefSectionProps, 'live'>) {
  const { control } = useFormContext<CampaignValues>()
  const { formats, videos = [] } = useWatch({ control, name: 'plan' })
  if (!chooseVideoFormat(formats, videos)) return null
  return (
    <Segmented
      label={p.preview}
      value={design}
      onChange={onChange}
      options={(['image', 'video'] as const).map((value) => ({ value, label: optionLabel(value) }))}
    />
  )
}

/**
 * The brief as it is written, in the first language of the plan: an image in the format of the proposals, or the first film. Null without a
 * brand or words.
 */
export function useAskedBrief(
  control: Control<CampaignValues, unknown, CampaignInput>,
  design: BriefDesign,
): AskedRequest | null {
  const names = ['brand_id', 'product_ids', 'brief', 'tone', 'goal', 'theme', 'plan'] as const
  const [brand_id, products, brief, tone, goal, theme, plan] = useWatch({ control, name: names })
  const video = design === 'video' ? chooseVideoFormat(plan.formats, plan.videos ?? []) : null
  const { key: format } = video ?? chooseKeyFormat(plan.formats)
  const [language] = plan.languages
  if (!(Number(brand_id) > 0) || !brief?.trim()) return null
  const style = { tone, goal, theme, language, format }
  return { brand_id, product_id: products?.[0], prompt: brief, ...style, ...(video && { content_type: 'video' }) }
}

function BrandOfCampaign({ brands }: { brands: readonly Brand[] }) {
  const { control, setValue, getValues } = useFormContext<CampaignValues>()
  /** What still is as the brand before had it starts from the new one. */
  const startFrom = (brand: Brand | undefined, before: Brand | undefined) => {
    const { tone, plan } = getValues()
    if (tone === toRequestTone(before?.brand_tone)) setValue('tone', toRequestTone(brand?.brand_tone))
    if (plan.languages.join() === chooseLanguage(before))
      setValue('plan', { ...plan, languages: [chooseLanguage(brand)] })
  }
  return (
    <Controller
      control={control}
      name="brand_id"
      render={({ field, fieldState }) => (
        <BrandField
          brands={brands}
          brandId={field.value}
          onChange={(brandId) => {
            const before = brands.find(({ id }) => id === Number(field.value))
            field.onChange(brandId)
            setValue('product_ids', [], { shouldDirty: true })
            startFrom(
              brands.find(({ id }) => id === brandId),
              before,
            )
          }}
          error={sentenceIn(fieldState.error)}
        />
      )}
    />
  )
}

function ProductsOfBrand() {
  const { control } = useFormContext<CampaignValues>()
  const brandId = useWatch({ control, name: 'brand_id' })
  return (
    <Controller
      control={control}
      name="product_ids"
      render={({ field }) => (
        <ProductsField
          brandId={Number(brandId)}
          chosen={(field.value ?? []).map(Number)}
          onChange={(ids) => field.onChange(ids)}
        />
      )}
    />
  )
}

function BriefField({ marked }: { marked: RequestSpan | undefined }) {
  const { register, control, formState } = useFormContext<CampaignValues>()
  const brief = useWatch({ control, name: 'brief' }) ?? ''
  return (
    <>
      <TextArea
        label={t.whatItSays}
        rows={6}
        placeholder={t.briefPlaceholder}
        help={t.briefHelp}
        error={formState.errors.brief?.message}
        aside={brief && `${thousands(brief.length)}/${thousands(PROMPT_MAX)}`}
        marked={marked && shiftSpan(marked, brief)}
        {...register('brief')}
      />
      <UndrawableNote texts={[brief]} />
    </>
  )
}

function ThemeField() {
  const { control } = useFormContext<CampaignValues>()
  return (
    <Controller
      control={control}
      name="theme"
      render={({ field }) => (
        <SelectField
          label={t.themeOptional}
          value={field.value ?? NO_THEME}
          onChange={(value) => field.onChange(value === NO_THEME ? null : value)}
          options={[{ value: NO_THEME, label: t.noTheme }, ...options(THEMES)]}
        />
      )}
    />
  )
}
