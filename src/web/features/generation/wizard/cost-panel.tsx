import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { GenerationOptions } from '#contract/generation/generator.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { UsedProviders } from '#web/domains/providers/used-providers.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { estimateCost, computeMonthUsage } from './estimate.ts'

interface CostPanelProps {
  options: UseQueryResult<GenerationOptions>
  pairs: readonly { type: string; platform: string }[]
}

/** The estimated cost and the remaining items of the month, before the job starts. */
export function CostPanel({ options, pairs }: CostPanelProps) {
  if (options.isPending) return <Skeleton className="h-44 rounded-lg" />
  const cost = estimateCost(pairs, options.data?.prices)
  const month = computeMonthUsage(options.data?.usage, pairs.length)
  return (
    <Card title={t.estimatedCost}>
      <p className="text-xl font-semibold tracking-tight tabular-nums">
        {cost === null ? t.notAvailable : formatUsd(cost)}
      </p>
      <p className="mt-1 text-sm text-muted">{explained(cost, options.data?.engine)}</p>
      {options.data?.providers && (
        <UsedProviders providers={options.data.providers} types={pairs.map(({ type }) => type)} />
      )}
      <p
        className={clsx(
          'mt-4 border-t border-border pt-4 text-sm',
          month && !month.isEnough ? 'font-medium text-danger' : 'text-muted',
        )}
      >
        {month ? month.text : t.whatIsLeftOfThe}
        {month && !month.isEnough && ` ${fill(t.thisNeeds, { count: pairs.length })}`}
      </p>
    </Card>
  )
}

function explained(cost: number | null, engine: GenerationOptions['engine']): string {
  if (cost === null) return t.pricesCouldNotBeLoaded
  if (engine === 'studio') return t.madeByTheBuiltIn
  return t.anEstimateFromTodaysPrices
}
