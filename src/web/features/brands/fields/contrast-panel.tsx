import { clsx } from 'clsx'
import { Check, TriangleAlert } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { contrastPairs, contrastText, type ContrastPair } from '#web/lib/brand/contrast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandValues } from '../brand-values.ts'

interface ContrastPanelProps {
  primary: string
  secondary: string
}

/** The contrast of the two colors, with a suggestion if it is too low. */
export function ContrastPanel({ primary, secondary }: ContrastPanelProps) {
  const { setValue } = useFormContext<BrandValues>()
  return (
    <section aria-label={t.contrast} className="mt-5 max-lg:max-w-md">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-medium">{t.contrast}</h3>
        <p className="text-xs text-muted">{t.textNeeds451}</p>
      </div>
      <ul className="mt-2 divide-y divide-border">
        {contrastPairs(primary, secondary).map((pair) => (
          <PairRow
            key={pair.label}
            pair={pair}
            onTake={({ field, hex }) => setValue(field, hex, { shouldDirty: true, shouldValidate: true })}
          />
        ))}
      </ul>
    </section>
  )
}

type Advice = NonNullable<ContrastPair['advice']>

function PairRow({ pair, onTake }: { pair: ContrastPair; onTake: (advice: Advice) => void }) {
  const { label, ink, ground, ratio, isReadable, advice } = pair
  const Icon = isReadable ? Check : TriangleAlert
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-3 text-sm">
        <Sample ink={ink} ground={ground} />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-muted tabular-nums">{contrastText(ratio)}</span>
        <span
          className={clsx(
            'inline-flex min-w-12 shrink-0 items-center gap-1 text-xs font-medium',
            isReadable ? 'text-success' : 'text-danger',
          )}
        >
          <Icon className="size-3.5" aria-hidden />
          {isReadable ? t.pass : t.fail}
        </span>
      </div>
      {advice && (
        <Button variant="secondary" size="small" className="mt-1.5 mb-0.5 ms-12" onClick={() => onTake(advice)}>
          <span
            className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.35)]"
            style={{ background: advice.hex }}
            aria-hidden
          />
          {advice.label}
          <bdi dir="ltr" className="font-mono text-xs text-muted">
            {advice.hex}
          </bdi>
        </Button>
      )}
    </li>
  )
}

/** Two bars in place of text on the background color. Low contrast is shown on purpose, which real text must not have. */
function Sample({ ink, ground }: { ink: string; ground: string }) {
  return (
    <span
      className="flex h-7 w-9 shrink-0 flex-col justify-center gap-1 rounded-sm px-2 shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.25)]"
      style={{ background: ground }}
      aria-hidden
    >
      <span className="h-1 rounded-full" style={{ background: ink }} />
      <span className="h-1 w-2/3 rounded-full" style={{ background: ink }} />
    </span>
  )
}
