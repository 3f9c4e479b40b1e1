import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { thousands } from '#web/lib/format/format.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

export type ListView = 'grid' | 'list'

/** The sort orders of every list. */
export const LIST_SORTS = [
  { value: 'newest', label: t.newestFirst },
  { value: 'oldest', label: t.oldestFirst },
  { value: 'name', label: t.nameAZ },
] as const

const VIEWS = [
  { value: 'grid', label: t.gridView, icon: LayoutGrid },
  { value: 'list', label: t.listView, icon: List },
] as const

interface ListToolbarProps {
  view: ListView
  onView: (view: ListView) => void
  /** A search box. */
  search?: ReactNode
  /** Shown on the right. */
  aside?: ReactNode
  /** The filter selects. */
  children: ReactNode
}

/** The toolbar above a list: search, selects and the grid/list toggle. On a phone the selects form two columns, the wider for the longer label. */
export function ListToolbar({ view, onView, search, aside, children }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      {search}
      <div className="grid grid-cols-[repeat(2,minmax(0,auto))] items-center gap-2 max-[22rem]:grid-cols-1 max-sm:w-full sm:flex sm:flex-wrap sm:gap-3 sm:[&>.control]:w-48">
        {children}
        <div>
          <Segmented label={t.view} value={view} onChange={onView} options={VIEWS} />
        </div>
      </div>
      {aside && <div className="sm:ms-auto">{aside}</div>}
    </div>
  )
}

/** How many items of a list are shown. */
export function ShownCount({ shown, total, noun }: { shown: number; total: number; noun: string }) {
  return (
    <p role="status" className="text-sm text-muted tabular-nums">
      {fillNodes(t.showingOf, { shown: thousands(shown), total: thousands(total), noun })}
    </p>
  )
}
