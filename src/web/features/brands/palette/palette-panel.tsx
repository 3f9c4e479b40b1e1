import { Palette } from 'lucide-react'
import type { Brand } from '#contract/brands/brands.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brand-palette.ts'
import { PairLists } from './pair-lists.tsx'
import { listPairColors, listPairs } from './palette-pairs.ts'
import { PaletteSwatches } from './palette-swatches.tsx'

/** All colors of a brand, and which of them make readable text together. They are changed in its form. */
export function PalettePanel({ brand }: { brand: Brand }) {
  const { id, primary_color, secondary_color, extended_palette, typography } = brand
  const colors = listPairColors(primary_color, secondary_color, extended_palette ?? null)
  const own = colors.filter((color) => color.id !== 'white' && color.id !== 'black')
  return (
    <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <PaletteSwatches colors={own} />
        {!extended_palette && <p className="text-sm text-muted">{t.noColors}</p>}
        <ButtonLink variant="secondary" className="self-start" to={`/dashboard/brands?edit=${id}#palette`}>
          <Palette aria-hidden />
          {t.edit}
        </ButtonLink>
      </div>
      <PairLists {...listPairs(colors)} typography={typography} />
    </div>
  )
}
