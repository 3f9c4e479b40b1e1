import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Cell } from '#contract/campaigns/cells.ts'
import { languageName, placementLabel } from '#web/domains/campaigns/format-labels.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { countColumns, layOutRows, type BoardGroup, type BoardRow } from './board-layout.ts'
import { CARD_HEIGHT, CellCard } from './cell-card.tsx'
import type { BoardSelection } from './use-board-selection.ts'

/** Pixels. `CARD` is the least width of a card, of which a phone shows two beside each other. */
const CARD = 184
const GAP = 16
const HEAD_HEIGHT = 52
/** Rows rendered above and below the window. */
const ROWS_BEYOND = 3

interface BoardGridProps {
  groups: readonly BoardGroup[]
  selection: BoardSelection
  hasVariants: boolean
  onOpen: (id: number) => void
}

/** The cells by placement and language. Only rows in and near the window are rendered; all have a known height. */
export function BoardGrid({ groups, selection, hasVariants, onOpen }: BoardGridProps) {
  const board = useRef<HTMLDivElement>(null)
  const { top, width } = usePlace(board)
  const columns = countColumns(width, CARD, GAP)
  const rows = useMemo(() => layOutRows(groups, columns), [groups, columns])
  const sizeOf = (at: number) => (rows[at]?.kind === 'head' ? HEAD_HEIGHT : CARD_HEIGHT + GAP)
  // oxlint-disable-next-line react/incompatible-library -- its result is only used here and never memoized
  const near: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: rows.length,
    estimateSize: sizeOf,
    getItemKey: (at) => rows[at]?.key ?? at,
    scrollMargin: top,
    overscan: ROWS_BEYOND,
  })
  useLayoutEffect(() => near.measure(), [near, rows])
  return (
    <div ref={board} className="relative [overflow-anchor:none]" style={{ height: near.getTotalSize() }}>
      {near.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row && (
            <div
              key={String(key)}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Row row={row} columns={columns} {...{ selection, hasVariants, onOpen }} />
            </div>
          )
        )
      })}
    </div>
  )
}

type RowProps = Omit<BoardGridProps, 'groups'> & { row: BoardRow; columns: number }

function Row({ row, columns, selection, hasVariants, onOpen }: RowProps) {
  if (row.kind === 'head') return <GroupHead group={row.group} selection={selection} />
  return (
    <ul className="grid" style={{ gap: GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {row.cells.map((cell) => (
        <li key={cell.id} className="min-w-0">
          <CellCard
            cell={cell}
            isSelected={selection.ids.has(cell.id)}
            isSelecting={selection.isSelecting}
            hasVariants={hasVariants}
            onSelect={selection.select}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

function GroupHead({
  group: { placement, language, cells },
  selection,
}: {
  group: BoardGroup
  selection: BoardSelection
}) {
  const name = `${placementLabel(placement)} · ${languageName(language)}`
  return (
    <div className="flex items-center gap-3" style={{ height: HEAD_HEIGHT }}>
      <h2 className="min-w-0 truncate text-base font-semibold">{name}</h2>
      <span className="text-sm text-muted tabular-nums">{plural(t.cellCount, cells.length)}</span>
      <span className="ms-auto text-sm text-muted">
        <Checkbox
          label={t.all}
          aria-label={fill(t.selectGroup, { group: name })}
          checked={isAllSelected(cells, selection)}
          onChange={() => selection.toggleAll(cells)}
        />
      </span>
    </div>
  )
}

const isAllSelected = (cells: readonly Cell[], { ids, isSelecting }: BoardSelection): boolean =>
  isSelecting && cells.every(({ id }) => ids.has(id))

/** Where the board starts, in pixels from the top of the page, and its width. Both are updated when they change. */
function usePlace(board: RefObject<HTMLElement | null>): { top: number; width: number } {
  const [place, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const look = () => {
      const { top: at, width } = element.getBoundingClientRect()
      const top = Math.round(at + window.scrollY)
      setPlace((old) => (old.top === top && old.width === width ? old : { top, width }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [board])
  return place
}
