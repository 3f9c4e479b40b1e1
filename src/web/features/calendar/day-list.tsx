import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { t } from '#web/words/calendar.ts'
import { type Day, describeDay } from './calendar-days.ts'
import { CellChip } from './cell-chip.tsx'

interface DayListProps {
  days: readonly Day[]
  cells: ReadonlyMap<Day, CalendarCell[]>
  onOpen: (cell: CalendarCell) => void
}

/** Days below each other, for narrow windows. */
export function DayList({ days, cells, onOpen }: DayListProps) {
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
