import type { ContentItem } from '#contract/library/content.ts'
import { formatPercent } from '#web/lib/format/number-format.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/home.ts'

const KINDS = [
  { type: 'image', label: t.images, color: 'var(--chart-1)' },
  { type: 'video', label: t.videos, color: 'var(--chart-2)' },
] as const

interface ContentPerformanceProps {
  items: readonly ContentItem[]
  isPending: boolean
}

/** The counts of images and videos among the loaded items. */
export function ContentPerformance({ items, isPending }: ContentPerformanceProps) {
  return (
    <Card title={t.contentPerformance}>
      {isPending ? (
        <Skeleton className="h-44" />
      ) : (
        <>
          <dl className="flex flex-col gap-5">
            {KINDS.map((kind) => (
              <Share key={kind.type} {...kind} items={items} />
            ))}
          </dl>
          <p className="mt-5 text-sm text-muted">
            {items.length === 0 ? t.fillsAsYouCreate : fill(t.ofTheBelow, { items: plural(t.items, items.length) })}
          </p>
        </>
      )}
    </Card>
  )
}

function Share({ type, label, color, items }: (typeof KINDS)[number] & { items: readonly ContentItem[] }) {
  const count = items.filter((item) => item.content_type === type).length
  const share = formatPercent(count, items.length)
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2">
      <dt className="font-medium">{label}</dt>
      <dd className="tabular-nums">
        {thousands(count)} <span className="text-muted">({share})</span>
      </dd>
      <dd className="col-span-2 h-2 overflow-hidden rounded-full bg-raised forced-colors:outline">
        <span className="block h-full rounded-full" style={{ width: share, background: color }} />
      </dd>
    </div>
  )
}
