import { BRAND_TONES } from '#contract/options.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { FormSelect, FormTextArea, FormTextRows } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import type { BrandValues } from './brand-values.ts'

const TONES = BRAND_TONES.map((tone) => ({ value: tone, label: tone.charAt(0).toUpperCase() + tone.slice(1) }))
const LANGUAGES = LANGUAGE_OPTIONS.map((option) =>
  option.value === AUTOMATIC ? { ...option, label: 'Automatic (from the prompt)' } : option,
)

export function PersonalityFields() {
  return (
    <FormSection id="personality" title="Brand Personality" text="How the brand speaks and what it stands for.">
      <FormSelect<BrandValues> name="brand_tone" label="Brand tone" options={TONES} />
      <FormSelect<BrandValues>
        name="language"
        label="Language"
        options={LANGUAGES}
        help="The language of new pictures, unless the prompt is in another one."
      />
      <FieldPair>
        <FormTextArea<BrandValues>
          name="brand_persona"
          label="Persona"
          placeholder="If the brand walked in, who would it be?"
        />
        <FormTextArea<BrandValues> name="brand_voice" label="Voice" placeholder="Warm and plain, never shouting" />
        <FormTextArea<BrandValues> name="mission" label="Mission" placeholder="What it does every day, and for whom" />
        <FormTextArea<BrandValues> name="values" label="Values" placeholder="Honesty, craft, patience" />
      </FieldPair>
      <FormTextArea<BrandValues> name="brand_vision" label="Vision" placeholder="The world it works towards" />
      <FormTextArea<BrandValues> name="brand_story" label="Story" placeholder="Where it comes from" />
      <FormTextRows<BrandValues>
        name="tone_variations"
        label="Tone variations"
        noun="variation"
        help="How the tone changes with the occasion, such as a sale or an apology."
        placeholders={{ name: 'Sale', text: 'Louder, shorter, still polite' }}
      />
    </FormSection>
  )
}
