import { useInfiniteQuery } from '@tanstack/react-query'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/calendar.ts'
import { CellChip } from './cell-chip.tsx'
import { unscheduledQuery } from './use-calendar.ts'

/** The cells without a day, to drag onto one. */
export function UnscheduledList({ onOpen }: { onOpen: (cell: CalendarCell) => void }) {
  const list = useInfiniteQuery(unscheduledQuery)
  const cells = list.data?.pages.flatMap((page) => page.cells) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <section aria-labelledby="without-day" className="rounded-lg border border-border bg-surface p-4">
      <div className="flex items-center gap-2">
        <h2 id="without-day" className="text-base">
          {t.withoutDay}
        </h2>
        {list.data && <Badge>{thousands(total)}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">{list.data && total === 0 ? t.allHaveDays : t.withoutDayText}</p>
      {list.isPending && <Skeleton className="mt-4 h-40" />}
      {list.isError && (
        <div className="mt-4">
          <Banner onRetry={() => void list.refetch()}>{t.loadFailed}</Banner>
        </div>
      )}
      <ul className="mt-4 flex max-h-[60vh] flex-col gap-2 overflow-y-auto max-lg:max-h-80">
        {cells.map((cell) => (
          <li key={cell.id}>
            <CellChip cell={cell} onOpen={onOpen} isLarge />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3 w-full"
          isWaiting={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.showMore}
        </Button>
      )}
    </section>
  )
}
