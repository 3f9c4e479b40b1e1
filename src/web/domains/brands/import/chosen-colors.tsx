import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { t } from '#web/words/brand-import.ts'

/** The neutral and the accents that the brand gets besides its two colors. */
export function ChosenColors({ palette }: { palette: ExtendedPalette | null }) {
  const colors = [
    ...(palette?.neutral ? [{ name: t.neutral, hex: palette.neutral }] : []),
    ...(palette?.accents ?? []).map(({ hex }) => ({ name: t.accent, hex })),
  ]
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{t.extendedPalette}</p>
      {colors.length === 0 && <p className="text-sm text-muted">{t.noFurtherColors}</p>}
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
