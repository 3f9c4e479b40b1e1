import type { Brand } from '#contract/brands/brands.ts'
import type { GenerationOptions } from '#contract/generation/generator.ts'
import { INSTRUCTIONS_MAX } from '#contract/limits.ts'
import { WIZARD_GOAL_REQUIRED, WIZARD_TONE_REQUIRED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { BrandImageSelect } from '#web/domains/brands/brand-image-select.tsx'
import { VideoVoiceField } from '#web/domains/videos/video-voice-field.tsx'
import { VideoCaptionsField } from '#web/domains/videos/video-captions-field.tsx'
import { VideoSoundField } from '#web/domains/videos/video-sound-field.tsx'
import { shiftSpan } from '#web/domains/request-preview/shift-span.ts'
import { SidePreview } from '#web/domains/request-preview/side-preview.tsx'
import type { LivePreview } from '#web/domains/request-preview/use-request-preview.ts'
import { thousands } from '#web/lib/format/format.ts'
import { LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { UndrawableNote } from '#web/ui/forms/undrawable-note.tsx'
import { t as l } from '#web/words/design-language.ts'
import { fill } from '#web/words/fill.ts'
import { t as p } from '#web/words/request-preview.ts'
import { t } from '#web/words/wizard.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { SummaryList } from './summary-list.tsx'

interface DetailsStepProps extends StepProps {
  options: GenerationOptions
  brand: Brand | undefined
  product: Product | undefined
  live: LivePreview
}

const TONE_TEXTS: Readonly<Record<string, string>> = {
  professional: t.clearAndComposed,
  casual: t.relaxedAsAmongFriends,
  enthusiastic: t.livelyAndWarm,
  informative: t.factsFirst,
}
const GOAL_TEXTS: Readonly<Record<string, string>> = {
  awareness: t.beSeenAndRemembered,
  engagement: t.startAConversation,
  sales: t.leadToThePurchase,
}

export function DetailsStep({ selection, change, onBack, onNext, options, brand, product, live }: DetailsStepProps) {
  const { contentTypes, tone, goal, theme, instructions, language, brandPicture } = selection
  const { sound, voice, captions } = selection
  const isVideo = contentTypes.includes('video')
  return (
    <StepFrame title={t.addTheDetails} text={t.instructionsHint} onBack={onBack} onNext={onNext}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-7">
          <ChoiceCards
            legend={t.tone}
            pick="one"
            chosen={[tone]}
            onChoose={(value) => change({ tone: value })}
            error={tone ? undefined : WIZARD_TONE_REQUIRED}
            className="grid-cols-2 xl:grid-cols-4"
            options={choices(options.tones, TONE_TEXTS)}
          />
          <ChoiceCards
            legend={t.goal}
            pick="one"
            chosen={[goal]}
            onChoose={(value) => change({ goal: value })}
            error={goal ? undefined : WIZARD_GOAL_REQUIRED}
            className="sm:grid-cols-3"
            options={choices(options.goals, GOAL_TEXTS)}
          />
          {options.themes.length > 0 && (
            <ChoiceCards
              legend={t.themeOptional}
              pick="any"
              chosen={theme === null ? [] : [theme]}
              onChoose={(value) => change({ theme: value === theme ? null : value })}
              className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-5"
              options={choices(options.themes)}
            />
          )}
          <TextArea
            label={t.customInstructions}
            rows={4}
            maxLength={INSTRUCTIONS_MAX}
            placeholder={t.instructionsPlaceholder}
            help={[t.promptHint, isVideo && t.inVideosPaceAndLength].filter(Boolean).join(' ')}
            aside={instructions ? `${thousands(instructions.length)}/${thousands(INSTRUCTIONS_MAX)}` : undefined}
            value={instructions}
            marked={live.pointed && shiftSpan(live.pointed.span, instructions)}
            onChange={(event) => change({ instructions: event.target.value })}
          />
          <UndrawableNote texts={[instructions, brand?.name, product?.name, product?.benefits]} />
          <SelectField
            label={l.language}
            value={language}
            onChange={(value) => change({ language: value })}
            options={LANGUAGE_OPTIONS}
          />
          <BrandImageSelect
            brandId={brand?.id}
            value={brandPicture}
            onChange={(value) => change({ brandPicture: value })}
          />
          {isVideo && (
            <>
              <VideoSoundField value={sound} onChange={(value) => change({ sound: value })} />
              <VideoVoiceField brandId={brand?.id} value={voice} onChange={(value) => change({ voice: value })} />
              <VideoCaptionsField value={captions} onChange={(value) => change({ captions: value })} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-22">
          <Card title={t.summary}>
            <SummaryList selection={selection} brand={brand} product={product} />
          </Card>
          <SidePreview live={live} note={describeFirst(selection)} />
        </div>
      </div>
    </StepFrame>
  )
}

/** Of several designs, which one the preview shows. */
function describeFirst({ contentTypes, platforms }: StepProps['selection']): string | undefined {
  const count = contentTypes.length * platforms.length
  const name = [contentTypes[0], platforms[0]].map((value) => optionLabel(value ?? '')).join(' · ')
  return count > 1 ? fill(p.firstOfSeveral, { count, name }) : undefined
}

const choices = (values: readonly string[], texts: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: optionLabel(value), text: texts[value] }))
