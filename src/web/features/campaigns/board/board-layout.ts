import { PLACEMENTS } from '#contract/platforms/format.ts'
import type { Cell } from '#contract/campaigns/cells.ts'

/** The value of a filter that excludes nothing. */
export const ALL = 'all'

/** What the board shows. Each is a value of the cells, or `ALL`. */
export interface BoardFilters {
  platform: string
  placement: string
  language: string
  state: string
  status: string
}

export const NO_FILTERS: BoardFilters = { platform: ALL, placement: ALL, language: ALL, state: ALL, status: ALL }

const FILTERED = ['platform', 'placement', 'language', 'state', 'status'] as const

/** The cells that all filters let through. */
export function filterCells(cells: readonly Cell[], filters: BoardFilters): Cell[] {
  const set = FILTERED.filter((name) => filters[name] !== ALL)
  return cells.filter((cell) => set.every((name) => cell[name] === filters[name]))
}

/** The values that the cells have, in order of first appearance. */
export const listValues = (cells: readonly Cell[], name: (typeof FILTERED)[number]): string[] => [
  ...new Set(cells.map((cell) => cell[name])),
]

/** Cells of one placement in one language. */
export interface BoardGroup {
  /** `story/ar` */
  key: string
  placement: string
  language: string
  cells: Cell[]
}

/** Groups cells by placement, then by language. Both keep their order: that of the placements and that of the plan. */
export function groupCells(cells: readonly Cell[]): BoardGroup[] {
  const groups = new Map<string, BoardGroup>()
  const languages = new Map<string, number>()
  for (const cell of cells) {
    const { placement, language } = cell
    const key = `${placement}/${language}`
    if (!languages.has(language)) languages.set(language, languages.size)
    const group = groups.get(key) ?? { key, placement, language, cells: [] }
    groups.set(key, group)
    group.cells.push(cell)
  }
  const places: readonly string[] = PLACEMENTS
  const rank = ({ placement, language }: BoardGroup) =>
    places.indexOf(placement) * languages.size + (languages.get(language) ?? 0)
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other))
}

/** A row of the board: the head of a group, or the cells beside each other. */
export type BoardRow =
  | { kind: 'head'; key: string; group: BoardGroup }
  | { kind: 'cells'; key: string; cells: readonly Cell[] }

/** The rows of the board with so many columns. */
export function layOutRows(groups: readonly BoardGroup[], columns: number): BoardRow[] {
  return groups.flatMap((group): BoardRow[] => {
    const rows = Array.from({ length: Math.ceil(group.cells.length / columns) }, (_, at): BoardRow => ({
      kind: 'cells',
      key: `${group.key}/${at}`,
      cells: group.cells.slice(at * columns, (at + 1) * columns),
    }))
    return [{ kind: 'head', key: group.key, group }, ...rows]
  })
}

/** How many cells fit beside each other in so many pixels. */
export const countColumns = (width: number, card: number, gap: number): number =>
  Math.max(2, Math.floor((width + gap) / (card + gap)))

/** The cells in the order in which the board shows them. */
export const inBoardOrder = (groups: readonly BoardGroup[]): Cell[] => groups.flatMap(({ cells }) => cells)

/** The states of cells that a run makes: those that never were, failed, or were made from an earlier key visual. */
const TO_MAKE: readonly string[] = ['planned', 'failed', 'stale']

export const isToMake = ({ state, excluded }: Pick<Cell, 'state' | 'excluded'>): boolean =>
  !excluded && TO_MAKE.includes(state)

/** Whether a cell has an image or a video to show. A cell that is made again still shows its former one. */
export const hasContent = (cell: Cell): cell is Cell & { content_id: number } => cell.content_id !== null
