import { ChevronRight } from 'lucide-react'
import type { LogoColors } from '#web/lib/brand/logo-colors.ts'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { t } from '#web/words/start.ts'
import { COLOR_PAIRS } from './looks.ts'

interface ColorPairsProps extends LogoColors {
  /** The colors of the chosen logo, which are offered first. */
  ofLogo: LogoColors | null
  onChange: (colors: LogoColors) => void
}

/** Color pairs to choose from, and two fields for custom colors. */
export function ColorPairs({ primary, secondary, ofLogo, onChange }: ColorPairsProps) {
  const pairs = [...(ofLogo ? [{ name: t.fromYourLogo, ...ofLogo }] : []), ...COLOR_PAIRS]
  const chosen = pairs.find((pair) => pair.primary === primary && pair.secondary === secondary)
  return (
    <>
      <ChoiceCards
        legend={t.colors}
        pick="one"
        isPictured
        className="grid-cols-2"
        options={pairs.map((pair) => ({ value: pair.name, label: pair.name, art: <Pair {...pair} /> }))}
        chosen={chosen ? [chosen.name] : []}
        onChoose={(name) => {
          const pair = pairs.find((one) => one.name === name)
          if (pair) onChange(pair)
        }}
      />
      <details className="group">
        <summary className="flex w-fit list-none items-center gap-1 rounded-sm py-1 pe-1 text-sm font-medium text-accent-ink pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
            aria-hidden
          />
          {t.myOwnColors}
        </summary>
        <div className="mt-4 flex flex-col gap-5">
          <ColorField
            label={t.primaryColor}
            value={primary}
            onChange={(hex) => onChange({ primary: hex, secondary })}
          />
          <ColorField
            label={t.secondaryColor}
            value={secondary}
            onChange={(hex) => onChange({ primary, secondary: hex })}
          />
        </div>
      </details>
    </>
  )
}

function Pair({ primary, secondary }: LogoColors) {
  return (
    <span className="relative block h-12 overflow-hidden rounded-sm" style={{ background: primary }} aria-hidden>
      <span className="absolute inset-y-0 end-0 w-1/3" style={{ background: secondary }} />
    </span>
  )
}
