import { clsx } from 'clsx'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { t } from '#web/words/calendar.ts'
import { currentDirection } from '#web/words/define-words.ts'
import { plural } from '#web/words/fill.ts'
import { type Day, describeDay, getToday, moveByKey, weekdayName } from './calendar-days.ts'
import { CellChip, isCellDrag, readDragged, StatusDot } from './cell-chip.tsx'

interface DayGridProps {
  label: string
  weeks: readonly (readonly Day[])[]
  /** Days of other months are dimmed. Null in a week. */
  month: string | null
  days: ReadonlyMap<Day, CalendarCell[]>
  selected: Day
  /** Shows dots instead of pictures, because the days are narrow. */
  isCompact: boolean
  onSelect: (day: Day) => void
  onOpen: (cell: CalendarCell) => void
  onMove: (cell: CalendarCell, day: Day) => void
  /** Called with the id of a cell that was dropped on a day. */
  onDrop: (id: number, day: Day) => void
  onMore: (day: Day) => void
}

/** Days as a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid): one day is in the tab order, arrow keys move between days. */
export function DayGrid(props: DayGridProps) {
  const { label, weeks, selected, onSelect } = props
  const grid = useRef<HTMLDivElement>(null)
  const follow = useFollowedFocus(grid, props)
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    if (!day || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      // The key would also click the post that gets the focus.
      event.preventDefault()
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"] [data-cell]`)?.focus()
      return
    }
    const next = moveByKey(day, event.key, currentDirection() === 'rtl')
    if (next === null) return
    event.preventDefault()
    // The screen is rendered later than the next key may come.
    const shown = grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)
    if (shown) shown.focus()
    else follow(`[data-day="${next}"]`)
    onSelect(next)
  }
  return (
    <div ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} className="min-w-0">
      <div role="row" className="grid grid-cols-7">
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" className="truncate px-2 pb-2 text-xs font-medium text-muted">
            {weekdayName(day)}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="overflow-hidden rounded-lg border border-border bg-border">
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7 gap-px not-first:mt-px">
            {week.map((day) => (
              <DayCell key={day} day={day} isSelected={day === selected} follow={follow} {...props} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Focuses what a selector finds once the grid has been rendered again: the next day, or a post on its new day. */
function useFollowedFocus(grid: RefObject<HTMLDivElement | null>, { weeks, days }: DayGridProps) {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const found = wanted.current === null ? null : grid.current?.querySelector<HTMLElement>(wanted.current)
    if (!found) return
    found.focus()
    wanted.current = null
  })
  void [weeks, days]
  return (selector: string) => {
    wanted.current = selector
  }
}

interface DayCellProps extends DayGridProps {
  day: Day
  isSelected: boolean
  follow: (selector: string) => void
}

const SHOWN_IN_MONTH = 3

function DayCell({ day, isSelected, follow, month, days, isCompact, ...calls }: DayCellProps) {
  const [isOver, setOver] = useState(false)
  const cells = days.get(day) ?? []
  const isToday = day === getToday()
  const name = cells.length > 0 ? `${describeDay(day)}, ${plural(t.planned, cells.length)}` : describeDay(day)
  const shown = month === null || isCompact ? cells : cells.slice(0, SHOWN_IN_MONTH)
  return (
    <div
      role="gridcell"
      tabIndex={isSelected ? 0 : -1}
      data-day={day}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => calls.onSelect(day)}
      onDragOver={(event) => {
        if (!isCellDrag(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        calls.onDrop(readDragged(event), day)
      }}
      className={clsx(
        'flex min-w-0 flex-col gap-1 p-1 -outline-offset-2 sm:p-1.5',
        isCompact ? 'min-h-14' : month === null ? 'min-h-96' : 'min-h-36',
        month !== null && day.slice(0, 7) !== month ? 'bg-background' : 'bg-surface',
        isOver && 'bg-accent-tint',
        isSelected && isCompact && 'ring-2 ring-accent-ink ring-inset',
      )}
    >
      <span
        className={clsx(
          'relative grid size-6 shrink-0 place-content-center rounded-full text-xs tabular-nums',
          isToday ? 'bg-accent font-semibold text-on-accent' : 'text-muted',
        )}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="sr-only">{name}</span>
      </span>
      {isCompact ? (
        <Dots cells={cells} />
      ) : (
        shown.map((cell) => (
          <CellChip
            key={cell.id}
            cell={cell}
            tabIndex={-1}
            isLarge={false}
            onOpen={calls.onOpen}
            onKeyDown={(event) => onChipKey(event, { cell, day, follow, onMove: calls.onMove })}
          />
        ))
      )}
      {!isCompact && shown.length < cells.length && (
        <button
          type="button"
          tabIndex={isSelected ? 0 : -1}
          onClick={() => calls.onMore(day)}
          className="rounded-sm px-1.5 py-0.5 text-start text-xs font-medium text-accent-ink hover:bg-raised"
        >
          {plural(t.more, cells.length - shown.length)}
        </button>
      )}
    </div>
  )
}

function Dots({ cells }: { cells: readonly CalendarCell[] }) {
  return (
    <span className="flex flex-wrap gap-1 px-1">
      {cells.slice(0, 4).map((cell) => (
        <StatusDot key={cell.id} status={cell.status} />
      ))}
    </span>
  )
}

interface ChipKey {
  cell: CalendarCell
  day: Day
  follow: (selector: string) => void
  onMove: (cell: CalendarCell, day: Day) => void
}

/** Shift and an arrow key move the post, arrow keys move between the posts of a day, Escape returns to the day. */
function onChipKey(event: KeyboardEvent, { cell, day, follow, onMove }: ChipKey): void {
  const chip = event.currentTarget
  const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  if (event.key === 'Escape') chip.closest<HTMLElement>('[data-day]')?.focus()
  else if (event.shiftKey && event.key.startsWith('Arrow')) {
    const next = moveByKey(day, event.key, currentDirection() === 'rtl')
    if (next === null) return
    // With its new day: a render may come before the post has moved.
    follow(`[data-day="${next}"] [data-cell="${cell.id}"]`)
    onMove(cell, next)
  } else if (isUpOrDown && !event.shiftKey) {
    const other = event.key === 'ArrowUp' ? chip.previousElementSibling : chip.nextElementSibling
    if (other instanceof HTMLButtonElement) other.focus()
  } else return
  event.preventDefault()
  event.stopPropagation()
}
