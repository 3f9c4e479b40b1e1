import { Controller, useFormContext } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { BRAND_TONES, type FormOfAddress } from '#contract/options.ts'
import { SOCIAL_CHANNELS } from '#contract/platforms/platform.ts'
import { listCurrencyOptions } from '#web/lib/format/currency-options.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { FormChips, FormSelect, FormTextArea, FormTextRows } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { t as p } from '#web/words/brand-palette.ts'
import { t } from '#web/words/brands.ts'
import { t as l } from '#web/words/design-language.ts'
import type { BrandValues } from '../brand-values.ts'
import { PaletteSection } from '../palette/palette-section.tsx'
import { ClaimFields } from './claim-fields.tsx'
import { FontPicker } from './font-picker.tsx'
import { IdentityFields } from './identity-fields.tsx'

/** The sections that the list next to the form links to. */
export const BRAND_SECTIONS = [
  { id: 'identity', title: t.brandIdentity },
  { id: 'visual', title: t.visualDesign },
  { id: 'palette', title: p.extendedPalette },
  { id: 'personality', title: t.brandPersonality },
  { id: 'strategy', title: t.contentAudienceStrategy },
  { id: 'guidelines', title: t.contentGuidelines },
  { id: 'claims', title: t.approvedClaims },
] as const

export function BrandFields({ brand }: { brand: Brand | undefined }) {
  return (
    <div className="flex flex-col gap-12">
      <IdentityFields brand={brand} />
      <VisualFields />
      <PaletteSection />
      <PersonalityFields />
      <StrategyFields />
      <GuidelineFields />
      <ClaimFields />
    </div>
  )
}

function VisualFields() {
  const { control } = useFormContext<BrandValues>()
  return (
    <FormSection id="visual" title={t.visualDesign} text={t.lookHint}>
      <Color name="primary_color" label={t.primaryColor} />
      <Color name="secondary_color" label={t.secondaryColor} />
      <Controller
        control={control}
        name="typography"
        render={({ field, fieldState }) => (
          <FontPicker value={field.value ?? ''} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </FormSection>
  )
}

function Color({ name, label }: { name: 'primary_color' | 'secondary_color'; label: string }) {
  const { control } = useFormContext<BrandValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ColorField
          label={label}
          value={field.value ?? ''}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const TONES = BRAND_TONES.map((tone) => ({ value: tone, label: optionLabel(tone) }))
const LANGUAGES = LANGUAGE_OPTIONS.map((option) =>
  option.value === AUTOMATIC ? { ...option, label: l.automaticFromPrompt } : option,
)
const CURRENCIES = [{ value: '', label: l.noCurrency }, ...listCurrencyOptions()]
const FORMS: Readonly<Record<FormOfAddress | '', string>> = {
  '': t.addressOfTexts,
  formal: t.addressFormal,
  informal: t.addressInformal,
}
const FORM_OPTIONS = Object.entries(FORMS).map(([value, label]) => ({ value, label }))

function PersonalityFields() {
  return (
    <FormSection id="personality" title={t.brandPersonality} text={t.voiceHint}>
      <FormSelect<BrandValues> name="brand_tone" label={t.brandTone} options={TONES} />
      <FormSelect<BrandValues> name="language" label={l.language} options={LANGUAGES} help={l.languageOfNewPictures} />
      <FormSelect<BrandValues> name="currency" label={l.currency} options={CURRENCIES} help={l.currencyOfPrices} />
      <FormSelect<BrandValues>
        name="form_of_address"
        label={t.formOfAddress}
        options={FORM_OPTIONS}
        help={t.addressOfOurSentences}
      />
      <FieldPair>
        <FormTextArea<BrandValues> name="brand_persona" label={t.persona} placeholder={t.personalityPlaceholder} />
        <FormTextArea<BrandValues> name="brand_voice" label={t.voice} placeholder={t.warmAndPlainNeverShouting} />
        <FormTextArea<BrandValues> name="mission" label={t.mission} placeholder={t.missionPlaceholder} />
        <FormTextArea<BrandValues> name="values" label={t.values} placeholder={t.honestyCraftPatience} />
      </FieldPair>
      <FormTextArea<BrandValues> name="brand_vision" label={t.vision} placeholder={t.theWorldItWorksTowards} />
      <FormTextArea<BrandValues> name="brand_story" label={t.story} placeholder={t.whereItComesFrom} />
      <FormTextRows<BrandValues>
        name="tone_variations"
        label={t.toneVariations}
        noun={t.variationNoun}
        help={t.toneByOccasionHint}
        placeholders={{ name: t.sale, text: t.louderShorterStillPolite }}
      />
    </FormSection>
  )
}

const CHANNELS = SOCIAL_CHANNELS.map((channel) => ({ value: channel, label: optionLabel(channel) }))

function StrategyFields() {
  return (
    <FormSection id="strategy" title={t.contentAudienceStrategy} text={t.audienceHint}>
      <FormTextArea<BrandValues> name="target_audience" label={t.targetAudience} placeholder={t.audiencePlaceholder} />
      <FormChips<BrandValues> name="keywords_topics" label={t.keywordsAndTopics} placeholder={t.slowFood} />
      <Channels />
      <FormChips<BrandValues> name="key_ctas" label={t.keyCallsToAction} placeholder={t.shopTheDrop} help={t.ctaHint} />
      <FormChips<BrandValues> name="competitors" label={t.competitors} placeholder={t.nameOfACompetitor} />
      <FieldPair>
        <FormChips<BrandValues> name="content_strategy.pillars" label={t.contentPillars} placeholder={t.craft} />
        <FormChips<BrandValues> name="content_strategy.themes" label={t.contentThemes} placeholder={t.autumnTable} />
      </FieldPair>
    </FormSection>
  )
}

function Channels() {
  const { control } = useFormContext<BrandValues>()
  return (
    <Controller
      control={control}
      name="social_channels"
      render={({ field, fieldState }) => (
        <ToggleChips
          label={t.socialChannels}
          options={CHANNELS}
          chosen={field.value ?? []}
          onChange={field.onChange}
          error={sentenceIn(fieldState.error)}
        />
      )}
    />
  )
}

function GuidelineFields() {
  return (
    <FormSection id="guidelines" title={t.contentGuidelines} text={t.rulesHint}>
      <FieldPair>
        <FormChips<BrandValues> name="content_guidelines.do" label={t.do} placeholder={t.showRealHandsAtWork} />
        <FormChips<BrandValues> name="content_guidelines.dont" label={t.dont} placeholder={t.exclamationMarks} />
      </FieldPair>
    </FormSection>
  )
}
