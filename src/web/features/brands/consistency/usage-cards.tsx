import type { UsedColor, UsedFont } from '#contract/brand-updates/consistency.ts'
import '#web/lib/brand/brand-fonts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/consistency.ts'

const USES: Readonly<Record<UsedColor['use'], string>> = {
  primary: t.primary,
  secondary: t.secondary,
  derived: t.derived,
  other: t.other,
}

/** The colors of designs, the most frequent first. `read` is how many designs were read. */
export function ColorsCard({ colors, read }: { colors: readonly UsedColor[]; read: number }) {
  if (colors.length === 0)
    return (
      <Card title={t.colors}>
        <p className="text-muted">{t.noColors}</p>
      </Card>
    )
  return (
    <Card title={t.colors} text={plural(t.colorsText, read)}>
      <ul className="grid gap-x-5 gap-y-3.5 min-[26rem]:grid-cols-2">
        {colors.map(({ hex, use, designs }) => (
          <li key={hex} className="flex min-w-0 items-center gap-3">
            <span
              aria-hidden
              className="size-10 shrink-0 rounded-md shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.3)]"
              style={{ background: hex }}
            />
            <span className="min-w-0">
              <span className="block font-medium tabular-nums">
                <bdi dir="ltr">{hex}</bdi>
              </span>
              <span className="block text-sm text-muted">
                {USES[use]} · {plural(t.designCount, designs)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The fonts of designs, the most frequent first. */
export function FontsCard({ fonts, read }: { fonts: readonly UsedFont[]; read: number }) {
  if (fonts.length === 0)
    return (
      <Card title={t.fonts}>
        <p className="text-muted">{t.noFonts}</p>
      </Card>
    )
  return (
    <Card title={t.fonts} text={plural(t.fontsText, read)}>
      <ul className="divide-y divide-border border-y border-border">
        {fonts.map(({ family, weights, designs, is_brand }) => (
          <li key={family} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-40">
              <span className="flex flex-wrap items-center gap-2">
                <span className="text-base" style={{ fontFamily: `"${family}"` }}>
                  {family}
                </span>
                {is_brand && <Badge className="normal-case">{t.brandFont}</Badge>}
              </span>
              <span className="block text-sm text-muted tabular-nums">
                {fill(t.weights, { weights: weights.join(', ') })}
              </span>
            </span>
            <span className="text-sm text-muted tabular-nums">{plural(t.designCount, designs)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
