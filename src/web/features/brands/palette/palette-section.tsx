import { Palette } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, DEFAULT_TYPOGRAPHY } from '#contract/options.ts'
import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { isFullHex } from '#web/lib/brand/color.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormSection } from '#web/ui/forms/form-section.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-palette.ts'
import type { BrandValues } from '../brand-values.ts'
import { listPairColors, listPairs } from './palette-pairs.ts'
import { PaletteSwatches } from './palette-swatches.tsx'

const PaletteDialogOnDemand = lazyOnDemand(
  async () => (await import('./palette-dialog.tsx')).PaletteDialog,
  ({ isOpen }) => isOpen,
)

/** The colors besides the two of the brand. They are changed in a dialog, with the pairs that they make. */
export function PaletteSection() {
  const { setValue } = useFormContext<BrandValues>()
  const values = useWatch<BrandValues>()
  const [isOpen, setOpen] = useState(false)
  const palette = toPalette(values.extended_palette)
  const primary = toHex(values.primary_color, DEFAULT_PRIMARY_COLOR)
  const secondary = toHex(values.secondary_color, DEFAULT_SECONDARY_COLOR)
  const colors = listPairColors(primary, secondary, palette)
  const { safe, unsafe } = listPairs(colors)
  const own = colors.filter(({ id }) => id === 'neutral' || id === 'accent')
  return (
    <FormSection id="palette" title={t.extendedPalette} text={t.sectionLead}>
      {own.length > 0 ? <PaletteSwatches colors={own} /> : <p className="text-sm text-muted">{t.noColors}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Palette aria-hidden />
          {t.edit}
        </Button>
        <p className="text-sm text-muted tabular-nums">
          {fill(t.pairsFound, { safe: safe.length, unsafe: unsafe.length })}
        </p>
      </div>
      <PaletteDialogOnDemand
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        palette={palette}
        primary={primary}
        secondary={secondary}
        typography={values.typography || DEFAULT_TYPOGRAPHY}
        onApply={(next) => setValue('extended_palette', next, { shouldDirty: true })}
      />
    </FormSection>
  )
}

const toHex = (hex: string | undefined, fallback: string) => (hex && isFullHex(hex) ? hex : fallback)

/** The value of the form, whose parts may be missing while it is built. */
function toPalette(value: PartialPalette): ExtendedPalette | null {
  const accents = (value?.accents ?? []).flatMap((accent) =>
    accent?.hex && accent.role ? [{ hex: accent.hex, role: accent.role }] : [],
  )
  const neutral = value?.neutral ?? null
  return neutral || accents.length > 0 ? { neutral, accents } : null
}

type PartialPalette =
  | {
      neutral?: string | null | undefined
      accents?: (Partial<ExtendedPalette['accents'][number]> | undefined)[] | undefined
    }
  | null
  | undefined
