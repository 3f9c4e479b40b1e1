import { DollarSign, Images, Package, Palette } from 'lucide-react'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { t } from '#web/words/home.ts'
import type { Home } from './use-home.ts'

/** The totals come from analytics. If analytics are not available, the counts of the library replace them. */
export function StatCards({ home: { list, stats, brandCount, productCount } }: { home: Home }) {
  const inLibrary = list.data?.pages[0]?.total
  const made =
    stats.data?.total_content ?? (stats.isError ? (inLibrary ?? (list.isError ? null : undefined)) : undefined)
  const cost = stats.data ? formatUsd(stats.data.total_cost, 4) : stats.isError ? null : undefined
  return (
    <Figures label={t.atAGlance} className="grid-cols-2 lg:grid-cols-4">
      <Figure label={t.totalContent} value={counted(made)} icon={Images} />
      <Figure label={t.activeBrands} value={counted(brandCount)} icon={Palette} />
      <Figure label={t.products} value={counted(productCount)} icon={Package} />
      <Figure label={t.totalCost} value={cost} icon={DollarSign} />
    </Figures>
  )
}

const counted = (count: number | null | undefined) => (typeof count === 'number' ? thousands(count) : count)
