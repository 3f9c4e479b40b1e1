import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import type { Budget, BudgetSums } from '#contract/spending/budgets.ts'
import { formatPercent, formatUsd } from '#web/lib/format/number-format.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/spending.ts'
import { fill } from '#web/words/fill.ts'
import { nameBudget } from '#web/domains/spending/budget-names.ts'

export function BudgetRow({ budget, onEdit }: { budget: Budget; onEdit: () => void }) {
  const name = nameBudget(budget)
  const { month, total } = budget
  const hasLimit = month.limit_usd !== null || total.limit_usd !== null
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3.5">
      <p className="line-clamp-2 min-w-0 flex-1 basis-40 pt-1 font-medium wrap-anywhere" dir="auto">
        {name}
      </p>
      <div className="order-last flex basis-full flex-col gap-3 sm:order-none sm:flex-3 sm:basis-72">
        {month.limit_usd !== null && (
          <LimitBar name={name} sums={month} limit={month.limit_usd} sentence={t.monthBar} />
        )}
        {total.limit_usd !== null && (
          <LimitBar name={name} sums={total} limit={total.limit_usd} sentence={t.totalBar} />
        )}
        {!hasLimit && (
          <p className="flex flex-wrap justify-between gap-x-4 pt-1 text-sm text-muted tabular-nums">
            {fill(t.noMonthLimit, { spent: formatUsd(month.spent_usd, 2) })}
            <span>{t.noLimit}</span>
          </p>
        )}
      </div>
      <IconButton label={fill(t.editNamed, { name })} icon={Pencil} onClick={onEdit} />
    </li>
  )
}

interface LimitBarProps {
  name: string
  sums: BudgetSums
  limit: number
  sentence: typeof t.monthBar | typeof t.totalBar
}

/** How much of a limit is spent (solid), and reserved or possibly charged (light). */
function LimitBar({ name, sums, limit, sentence }: LimitBarProps) {
  const { spent_usd, reserved_usd, unknown_usd, left_usd, reached } = sums
  const used = spent_usd + reserved_usd + unknown_usd
  const percent = formatPercent(used, limit)
  const width = (usd: number) => `${limit > 0 ? Math.min(100, (usd / limit) * 100) : 100}%`
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        {fill(sentence, { spent: formatUsd(spent_usd, 2), limit: formatUsd(limit, 2) })}
        <span className="text-muted">{fill(t.leftOf, { amount: formatUsd(left_usd ?? 0, 2) })}</span>
      </p>
      <div
        role="meter"
        aria-label={fill(t.usedShare, { name, percent })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={limit > 0 ? Math.min(100, Math.round((used / limit) * 100)) : 100}
        className="relative mt-1.5 h-2 overflow-hidden rounded-full bg-raised"
      >
        <span className="absolute inset-y-0 start-0 bg-outline/50" style={{ width: width(used) }} />
        <span
          className={clsx('absolute inset-y-0 start-0', reached >= 80 ? 'bg-danger' : 'bg-accent')}
          style={{ width: width(spent_usd) }}
        />
      </div>
    </div>
  )
}
