import { Controller, useFormContext } from 'react-hook-form'
import { SOCIAL_CHANNELS } from '#contract/options.ts'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { FormChips, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import type { BrandValues } from './brand-values.ts'

const CHANNELS = SOCIAL_CHANNELS.map((channel) => ({ value: channel, label: optionLabel(channel) }))

export function StrategyFields() {
  return (
    <FormSection
      id="strategy"
      title="Content & Audience Strategy"
      text="Who the pictures are for, where they appear and what they keep coming back to."
    >
      <FormTextArea<BrandValues>
        name="target_audience"
        label="Target audience"
        placeholder="City people in their thirties who cook on weekends"
      />
      <FormChips<BrandValues> name="keywords_topics" label="Keywords and topics" placeholder="Slow food" />
      <Channels />
      <FormChips<BrandValues>
        name="key_ctas"
        label="Key calls to action"
        placeholder="Shop the drop"
        help="What you ask people to do, in a few words."
      />
      <FormChips<BrandValues> name="competitors" label="Competitors" placeholder="Name of a competitor" />
      <FieldPair>
        <FormChips<BrandValues> name="content_strategy.pillars" label="Content pillars" placeholder="Craft" />
        <FormChips<BrandValues> name="content_strategy.themes" label="Content themes" placeholder="Autumn table" />
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
          label="Social channels"
          options={CHANNELS}
          chosen={field.value ?? []}
          onChange={field.onChange}
          error={sentenceIn(fieldState.error)}
        />
      )}
    />
  )
}
