import { Clapperboard, ImageIcon, Layers } from 'lucide-react'
import { WIZARD_PLATFORM_REQUIRED, WIZARD_TYPE_REQUIRED } from '#contract/messages.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { findOutputSize } from '#web/lib/api/sizes.ts'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { AspectRatioIcon } from '#web/ui/display/aspect-ratio-icon.tsx'
import { t } from '#web/words/wizard.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { toggled } from './wizard.ts'

const TYPES: Readonly<Record<string, { icon: typeof ImageIcon; text: string }>> = {
  image: { icon: ImageIcon, text: t.imageHint },
  video: { icon: Clapperboard, text: t.scenesWithMusic },
}

interface OfferedProps extends StepProps {
  offered: readonly string[]
}

export function ContentTypeStep({ selection, change, onBack, onNext, offered }: OfferedProps) {
  const { contentTypes } = selection
  return (
    <StepFrame
      title={t.chooseContentTypes}
      text={t.oneOrSeveralAtOnce}
      onBack={onBack}
      onNext={onNext}
      isBlocked={contentTypes.length === 0}
    >
      <ChoiceCards
        legend={t.contentType}
        isLegendHidden
        isFlat
        pick="any"
        chosen={contentTypes}
        onChoose={(type) => change({ contentTypes: toggled(contentTypes, type) })}
        error={contentTypes.length === 0 ? WIZARD_TYPE_REQUIRED : undefined}
        className="sm:grid-cols-2"
        options={offered.map((type) => {
          const { icon: Icon, text } = TYPES[type] ?? { icon: Layers, text: undefined }
          const art = <Icon className="size-7 text-muted" strokeWidth={1.25} aria-hidden />
          return { value: type, label: optionLabel(type), text, art }
        })}
      />
    </StepFrame>
  )
}

/** The platforms with the sizes that would be generated for each, drawn in their proportions. */
export function PlatformStep(props: OfferedProps & { sizes: ContentSizes | undefined }) {
  const { selection, change, onBack, onNext, offered, sizes } = props
  const { platforms, contentTypes } = selection
  return (
    <StepFrame title={t.choosePlatforms} text={t.countHint} onBack={onBack} onNext={onNext}>
      <ChoiceCards
        legend={t.platform}
        isLegendHidden
        pick="any"
        chosen={platforms}
        onChoose={(platform) => change({ platforms: toggled(platforms, platform) })}
        error={platforms.length === 0 ? WIZARD_PLATFORM_REQUIRED : undefined}
        className="grid-cols-2 lg:grid-cols-4"
        options={offered.map((platform) => {
          const formats = contentTypes.map((type) => ({ type, size: findOutputSize(sizes, type, platform) ?? '' }))
          const text = formats.map(({ type, size }) => (
            <span key={type} className="block">
              {optionLabel(type)} {sizeLabel(size)}
            </span>
          ))
          return {
            value: platform,
            label: optionLabel(platform),
            text,
            art: <Shapes sizes={formats} isChosen={platforms.includes(platform)} />,
          }
        })}
      />
    </StepFrame>
  )
}

interface ShapesProps {
  sizes: readonly { type: string; size: string }[]
  isChosen: boolean
}

function Shapes({ sizes, isChosen }: ShapesProps) {
  return (
    <span className="flex gap-2">
      {sizes.map(({ type, size }) => (
        <AspectRatioIcon key={type} size={size} box={48} isStrong={isChosen} />
      ))}
    </span>
  )
}
