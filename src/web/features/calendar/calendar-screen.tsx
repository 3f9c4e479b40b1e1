import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarSync, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { useIsCompact } from '#web/lib/browser/use-is-compact.ts'
import { thousands } from '#web/lib/format/format.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/calendar.ts'
import {
  addDays,
  addMonths,
  type Day,
  describeDay,
  describeMonth,
  describeWeek,
  getToday,
  listMonth,
  listWeek,
} from './calendar-days.ts'
import { CellChip } from './cell-chip.tsx'
import { DayGrid } from './day-grid.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { groupByDay, plannedQuery, unscheduledQuery, useMove } from './use-calendar.ts'

type View = 'month' | 'week'

/** What is planned across all campaigns, by month or week. The URL holds view and day. It plans; it does not publish. */
export function CalendarScreen() {
  const [isFeedOpen, setFeedOpen] = useState(false)
  return (
    <PageFrame
      title={t.calendar}
      lead={t.lead}
      actions={
        <Button variant="secondary" onClick={() => setFeedOpen(true)}>
          <CalendarSync aria-hidden />
          {t.subscribe}
        </Button>
      }
    >
      <Banner tone="info">{t.plansOnly}</Banner>
      <Plan />
      <FeedDialog isOpen={isFeedOpen} onClose={() => setFeedOpen(false)} />
    </PageFrame>
  )
}

function usePlace() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day: Day = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : getToday()
  const view: View = search.get('view') === 'week' ? 'week' : 'month'
  const go = (next: { day?: Day; view?: View }) =>
    setSearch({ view: next.view ?? view, day: next.day ?? day }, { replace: true })
  return { day, view, go }
}

function Plan() {
  const { day, view, go } = usePlace()
  const isCompact = useIsCompact()
  const [opened, setOpened] = useState<CalendarCell | null>(null)
  const weeks = view === 'week' ? [listWeek(day)] : listMonth(day)
  const [from = day, to = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const planned = useQuery(plannedQuery(from, to))
  const unscheduled = useInfiniteQuery(unscheduledQuery)
  const move = useMove()
  const cells = planned.data?.cells ?? []
  const days = groupByDay(cells)
  const known = [...cells, ...(unscheduled.data?.pages.flatMap((page) => page.cells) ?? [])]
  const moveTo = (cell: CalendarCell, next: Day) => {
    move(cell, next)
    if (next < from || next > to) go({ day: next })
  }
  const drop = (id: number, next: Day) => {
    const cell = known.find((one) => one.id === id)
    if (cell) move(cell, next)
  }
  const isEmpty = planned.isSuccess && known.length === 0 && unscheduled.isSuccess
  if (planned.isError) return <Banner onRetry={() => void planned.refetch()}>{t.loadFailed}</Banner>
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Toolbar day={day} view={view} onGo={go} />
        {planned.isPending ? (
          <Skeleton className="h-[34rem] rounded-lg" />
        ) : isCompact && view === 'week' ? (
          <DayList days={weeks[0] ?? []} cells={days} onOpen={setOpened} />
        ) : (
          <DayGrid
            label={view === 'week' ? describeWeek(weeks[0] ?? []) : describeMonth(day)}
            weeks={weeks}
            month={view === 'week' ? null : day.slice(0, 7)}
            days={days}
            selected={day}
            isCompact={isCompact}
            onSelect={(next) => go({ day: next })}
            onOpen={setOpened}
            onMove={moveTo}
            onDrop={drop}
            onMore={(next) => go({ day: next, view: 'week' })}
          />
        )}
        {isCompact && view === 'month' && <DayList days={[day]} cells={days} onOpen={setOpened} />}
        {!isCompact && <p className="text-sm text-muted">{t.keys}</p>}
      </div>
      {isEmpty ? (
        <EmptyState
          title={t.noCellsTitle}
          text={t.noCellsText}
          action={<ActionLink to="/dashboard/campaigns/new">{t.newCampaign}</ActionLink>}
        />
      ) : (
        <UnscheduledList onOpen={setOpened} />
      )}
      <PlanDialog cell={opened} onClose={() => setOpened(null)} onPlan={move} />
    </div>
  )
}

interface ToolbarProps {
  day: Day
  view: View
  onGo: (next: { day?: Day; view?: View }) => void
}

function Toolbar({ day, view, onGo }: ToolbarProps) {
  const step = (by: 1 | -1) => onGo({ day: view === 'week' ? addDays(day, 7 * by) : addMonths(day, by) })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="-ms-2 flex items-center max-sm:me-auto">
        <IconButton label={t.earlier} icon={ChevronLeft} onClick={() => step(-1)} />
        <IconButton label={t.later} icon={ChevronRight} onClick={() => step(1)} />
      </div>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 text-md first-letter:uppercase max-sm:order-first max-sm:basis-full"
      >
        {view === 'week' ? describeWeek(listWeek(day)) : describeMonth(day)}
      </h2>
      <Button variant="secondary" size="small" onClick={() => onGo({ day: getToday() })}>
        {t.today}
      </Button>
      <Segmented
        label={t.view}
        value={view}
        onChange={(next) => onGo({ view: next })}
        options={[
          { value: 'month', label: t.month },
          { value: 'week', label: t.week },
        ]}
      />
    </div>
  )
}

interface DayListProps {
  days: readonly Day[]
  cells: ReadonlyMap<Day, CalendarCell[]>
  onOpen: (cell: CalendarCell) => void
}

/** Days below each other, for narrow windows. */
function DayList({ days, cells, onOpen }: DayListProps) {
  return (
    <div className="flex flex-col gap-5">
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="text-sm first-letter:uppercase">
            {describeDay(day)}
          </h3>
          <ul className="mt-2 flex flex-col gap-2">
            {(cells.get(day) ?? []).map((cell) => (
              <li key={cell.id}>
                <CellChip cell={cell} onOpen={onOpen} isLarge />
              </li>
            ))}
          </ul>
          {!cells.has(day) && <p className="text-sm text-muted">{t.nothingPlanned}</p>}
        </section>
      ))}
    </div>
  )
}

/** The cells without a day, to drag onto one. */
function UnscheduledList({ onOpen }: { onOpen: (cell: CalendarCell) => void }) {
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
