import { clsx } from 'clsx'
import type { PlanPreview } from '#contract/campaigns/plan.ts'
import { thousands } from '#web/lib/format/format.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { t as words } from '#web/words/campaign-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { countCells, type PlanDraft } from './plan-draft.ts'

interface PlanSummaryProps {
  plan: PlanDraft
  /** How many products the campaign has. */
  products: number
  /** Undefined until the server has answered. */
  preview: PlanPreview | undefined
  isError: boolean
}

/** What a plan makes, what it costs and what is left of the month. The counts change at once, the rest once the server has answered. */
export function PlanSummary({ plan, products, preview, isError }: PlanSummaryProps) {
  const { images, videos, cells } = countCells(plan, products)
  return (
    <div role="status" className="flex min-w-0 flex-wrap items-baseline gap-x-6 gap-y-1 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-md font-semibold">{plural(t.cellCount, cells)}</strong>
        {cells > 0 && (
          <span className="text-sm text-muted">
            {[images > 0 && plural(t.imageCount, images), videos > 0 && plural(t.videoCount, videos)]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </p>
      {cells > 0 && preview && (
        <>
          <p className="text-sm text-muted">
            {preview.cost_usd > 0 ? fill(t.aboutCost, { cost: formatUsd(preview.cost_usd, 2) }) : t.costsNothing}
          </p>
          <QuotaNote preview={preview} />
          {preview.needs_words > 0 && (
            <p className="text-sm font-medium text-warning">{plural(words.needWordsBefore, preview.needs_words)}</p>
          )}
        </>
      )}
      {cells > 0 && isError && <p className="text-sm text-danger">{t.countFailed}</p>}
    </div>
  )
}

function QuotaNote({ preview: { fits, units, quota } }: { preview: PlanPreview }) {
  if (quota.left === null) return null
  const [needed, left] = [thousands(units), thousands(quota.left)]
  return (
    <p className={clsx('text-sm', fits ? 'text-muted' : 'font-medium text-danger')}>
      {fill(fits ? t.takesOfMonth : t.largerThanMonth, { needed, left })}
    </p>
  )
}
