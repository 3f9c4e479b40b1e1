import { Check } from 'lucide-react'
import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { t } from '#web/words/brand-import.ts'
import { fill } from '#web/words/fill.ts'
import { canToggleAccent, isAccent, toggleAccent, toggleNeutral } from './draft-palette.ts'
import { DraftField, DraftSection } from './draft-section.tsx'
import { findEvidence, type SectionProps } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

export function ColorSection(section: SectionProps) {
  const { result, values, change } = section
  return (
    <DraftSection title={t.colors}>
      {result.draft.palette.length > 0 && <Palette {...section} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftField {...section} field="primary_color" label={t.primaryColor}>
          <ColorField
            label={t.primaryColor}
            value={values.primary_color}
            onChange={(hex) => change({ primary_color: hex })}
          />
        </DraftField>
        <DraftField {...section} field="secondary_color" label={t.secondaryColor}>
          <ColorField
            label={t.secondaryColor}
            value={values.secondary_color}
            onChange={(hex) => change({ secondary_color: hex })}
          />
        </DraftField>
      </div>
      <DraftField {...section} field="extended_palette" label={t.extendedPalette}>
        <ChosenColors palette={values.extended_palette} />
      </DraftField>
    </DraftSection>
  )
}

/** The found colors: a bar of their shares, and a row for each that can make it a color of the brand. */
function Palette({ result, values, change }: SectionProps) {
  const { palette } = result.draft
  const extended = values.extended_palette
  return (
    <div className="flex flex-col gap-3">
      <div className="flex h-12 overflow-hidden rounded-sm shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.25)]" aria-hidden>
        {palette.map(({ hex, share }) => (
          <span key={hex} className="min-w-2" style={{ background: hex, flexGrow: Math.max(share, 0.02) }} />
        ))}
      </div>
      <ul aria-label={t.foundColors} className="divide-y divide-border">
        {palette.map(({ hex, share, role }, index) => (
          <li key={hex} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span
              className="size-7 shrink-0 rounded-sm shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.25)]"
              style={{ background: hex }}
              aria-hidden
            />
            <span className="min-w-0 flex-1 basis-44">
              <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span className="font-mono">{hex}</span>
                <span className="text-muted">{t[role]}</span>
                <span className="text-muted tabular-nums">{Math.round(share * 100)} %</span>
              </span>
              <EvidenceLine evidence={findEvidence(result, `palette.${index}`)} />
            </span>
            <span className="flex flex-wrap gap-1">
              <UseButton
                label={fill(t.asPrimary, { hex })}
                isChosen={values.primary_color === hex}
                onChoose={() => change({ primary_color: hex })}
              >
                {t.primary}
              </UseButton>
              <UseButton
                label={fill(t.asSecondary, { hex })}
                isChosen={values.secondary_color === hex}
                onChoose={() => change({ secondary_color: hex })}
              >
                {t.secondary}
              </UseButton>
              <UseButton
                label={fill(t.asAccent, { hex })}
                isChosen={isAccent(extended, hex)}
                isDisabled={!canToggleAccent(extended, hex)}
                onChoose={() => change({ extended_palette: toggleAccent(extended, hex) })}
              >
                {t.accent}
              </UseButton>
              <UseButton
                label={fill(t.asNeutral, { hex })}
                isChosen={extended?.neutral === hex}
                onChoose={() => change({ extended_palette: toggleNeutral(extended, hex) })}
              >
                {t.neutral}
              </UseButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface UseButtonProps {
  label: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  children: string
}

function UseButton({ label, isChosen, isDisabled = false, onChoose, children }: UseButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isChosen}
      aria-label={label}
      disabled={isDisabled}
      onClick={onChoose}
    >
      {isChosen && <Check aria-hidden />}
      {children}
    </Button>
  )
}

/** The neutral and the accents that the brand gets besides its two colors. */
function ChosenColors({ palette }: { palette: ExtendedPalette | null }) {
  const colors = [
    ...(palette?.neutral ? [{ name: t.neutral, hex: palette.neutral }] : []),
    ...(palette?.accents ?? []).map(({ hex }) => ({ name: t.accent, hex })),
  ]
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{t.extendedPalette}</p>
      {colors.length === 0 && <p className="text-sm text-muted">{t.noMoreColors}</p>}
      <ul aria-label={t.extendedPalette} className="flex flex-wrap gap-2 empty:hidden">
        {colors.map(({ name, hex }) => (
          <li
            key={`${name} ${hex}`}
            className="inline-flex h-8 items-center gap-2 rounded-full border border-border ps-1.5 pe-3 text-sm"
          >
            <span className="size-5 rounded-full border border-outline/40" style={{ background: hex }} aria-hidden />
            <span>{name}</span>
            <span className="font-mono text-muted">{hex}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
