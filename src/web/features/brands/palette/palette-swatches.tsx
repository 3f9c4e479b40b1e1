import { t } from '#web/words/brand-palette.ts'
import { nameColor } from './name-color.ts'
import type { PairColor } from './palette-pairs.ts'

/** Colors with their names and hex values. */
export function PaletteSwatches({ colors }: { colors: readonly PairColor[] }) {
  return (
    <ul aria-label={t.extendedPalette} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {colors.map((color) => (
        <li key={nameColor(color)} className="overflow-hidden rounded-md border border-border bg-surface">
          <span className="block h-10 shadow-[inset_0_-1px_0_oklch(0.5_0_0/0.2)]" style={{ background: color.hex }} />
          <span className="block px-2.5 py-1.5 text-xs">
            <span className="block font-medium">{nameColor(color)}</span>
            <span className="font-mono text-muted">{color.hex}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
