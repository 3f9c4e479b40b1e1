import { ChartLine } from 'lucide-react'
import { Link } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-life.ts'

/** Opens the consistency report of a brand. */
export function ConsistencyLink({ brand }: { brand: Brand }) {
  const label = fill(t.consistencyOf, { name: brand.name })
  return (
    <Link
      to={`/dashboard/brands/${brand.id}/consistency`}
      aria-label={label}
      {...tooltipOn(label)}
      className={iconButtonClass}
    >
      <ChartLine className="size-4.5" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
