import { clsx } from 'clsx'
import { swatchInk } from '#web/lib/brand/color.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { useBrandPicture } from '#web/lib/brand/use-brand-picture.ts'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { RenderedPreview } from '#web/domains/brands/rendered-preview.tsx'
import { t } from '#web/words/start.ts'
import { PAIRINGS } from './looks.ts'
import type { StartChoices } from './use-first-picture.ts'

interface TypePairingsProps {
  choices: Partial<StartChoices>
  value: string
  onChange: (typography: string) => void
}

/** The same post in every font pairing, rendered by the studio with the current name and colors. */
export function TypePairings({ choices, value, onChange }: TypePairingsProps) {
  return (
    <ChoiceCards
      legend={t.type}
      pick="one"
      isPictured
      className="grid-cols-2 xl:grid-cols-3"
      options={PAIRINGS.map(({ name, typography }) => ({
        value: typography,
        label: name,
        text: firstFamily(typography),
        art: <Post choices={choices} typography={typography} />,
      }))}
      chosen={[value]}
      onChoose={onChange}
    />
  )
}

function Post({ choices, typography }: { choices: Partial<StartChoices>; typography: string }) {
  const { name, primary_color = '', secondary_color = '' } = choices
  const { picture, isCurrent } = useBrandPicture({ name: name ?? '', primary_color, secondary_color, typography })
  return (
    <span
      className={clsx('relative block aspect-square overflow-hidden rounded-sm', !isCurrent && 'animate-pulse')}
      style={{ background: primary_color, color: swatchInk(primary_color) }}
      aria-hidden
    >
      {picture && <RenderedPreview picture={picture} alt="" isShown={isCurrent} />}
    </span>
  )
}
