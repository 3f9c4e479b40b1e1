import { Controller, useFormContext } from 'react-hook-form'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { FormChips, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { t } from '#web/words/brands.ts'
import { SOCIAL_CHANNELS } from '#contract/platforms/platform.ts'
import type { BrandValues } from '../brand-values.ts'

const CHANNELS = SOCIAL_CHANNELS.map((channel) => ({ value: channel, label: optionLabel(channel) }))

export function StrategyFields() {
  return (
    <FormSection id="strategy" title={t.contentAudienceStrategy} text={t.whoThePicturesAreFor}>
      <FormTextArea<BrandValues>
        name="target_audience"
        label={t.targetAudience}
        placeholder={t.cityPeopleInTheirThirties}
      />
      <FormChips<BrandValues> name="keywords_topics" label={t.keywordsAndTopics} placeholder={t.slowFood} />
      <Channels />
      <FormChips<BrandValues>
        name="key_ctas"
        label={t.keyCallsToAction}
        placeholder={t.shopTheDrop}
        help={t.whatYouAskPeopleTo}
      />
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
