import { BRAND_TONES } from '#contract/options.ts'
import { listCurrencyOptions } from '#web/lib/format/currency-options.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { FormSelect, FormTextArea, FormTextRows } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/brands.ts'
import { t as l } from '#web/words/design-language.ts'
import type { BrandValues } from '../brand-values.ts'

const TONES = BRAND_TONES.map((tone) => ({ value: tone, label: optionLabel(tone) }))
const LANGUAGES = LANGUAGE_OPTIONS.map((option) =>
  option.value === AUTOMATIC ? { ...option, label: l.automaticFromPrompt } : option,
)
const CURRENCIES = [{ value: '', label: l.noCurrency }, ...listCurrencyOptions()]

export function PersonalityFields() {
  return (
    <FormSection id="personality" title={t.brandPersonality} text={t.howTheBrandSpeaksAnd}>
      <FormSelect<BrandValues> name="brand_tone" label={t.brandTone} options={TONES} />
      <FormSelect<BrandValues> name="language" label={l.language} options={LANGUAGES} help={l.languageOfNewPictures} />
      <FormSelect<BrandValues> name="currency" label={l.currency} options={CURRENCIES} help={l.currencyOfPrices} />
      <FieldPair>
        <FormTextArea<BrandValues> name="brand_persona" label={t.persona} placeholder={t.ifTheBrandWalkedIn} />
        <FormTextArea<BrandValues> name="brand_voice" label={t.voice} placeholder={t.warmAndPlainNeverShouting} />
        <FormTextArea<BrandValues> name="mission" label={t.mission} placeholder={t.whatItDoesEveryDay} />
        <FormTextArea<BrandValues> name="values" label={t.values} placeholder={t.honestyCraftPatience} />
      </FieldPair>
      <FormTextArea<BrandValues> name="brand_vision" label={t.vision} placeholder={t.theWorldItWorksTowards} />
      <FormTextArea<BrandValues> name="brand_story" label={t.story} placeholder={t.whereItComesFrom} />
      <FormTextRows<BrandValues>
        name="tone_variations"
        label={t.toneVariations}
        noun={t.variationNoun}
        help={t.howTheToneChangesWith}
        placeholders={{ name: t.sale, text: t.louderShorterStillPolite }}
      />
    </FormSection>
  )
}
