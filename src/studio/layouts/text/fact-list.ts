import { ellipsePath, filled, rectanglePath } from '../../art/svg-paths.ts'
import { splitLabeledList, type ListForm } from './labeled-list.ts'
import { groupFacts, type FactGroup } from './fact-groups.ts'
import { hasFigure } from './offer-row.ts'
import { setRow, type Row, type Setting } from './fact-row.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Align } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** Rows of facts in groups, measured but not yet placed. Sizes are pixels. */
export interface FactList {
  width: number
  height: number
  /** How far the last row extends below the height. */
  drop: number
  /** The space between two rows. */
  gap: number
  /** `x` is the left edge, or the center of centered rows. */
  place(x: number, top: number): Layer[]
}

/** Lists the rows of a design: those of a request in the order in which they are read, otherwise details first, then benefits. */
export function listFactRows({
  details,
  benefits,
  pieces = [],
}: Pick<Copy, 'details' | 'benefits' | 'pieces'>): Fact[] {
  const rows = [...details, ...benefits.map((text): Fact => ({ kind: 'feature', text }))]
  return sortRows(rows, pieces)
}

/** Puts the rows of a request in its order, in which each stands beside what it belongs to. Rows of the studio are last. */
export function sortRows(rows: readonly Fact[], pieces: readonly PlacedPiece[]): Fact[] {
  const order = new Map(pieces.filter(isRow).map(({ text }, index) => [text, index]))
  const place = ({ text }: Fact) => order.get(text) ?? order.size
  return rows.toSorted((a, b) => place(a) - place(b))
}

const ROW_SLOTS: readonly PieceSlot[] = ['detail', 'benefit', 'badge', 'subline']
const isRow = ({ slot }: PlacedPiece) => ROW_SLOTS.includes(slot)

/**
 * Sets the rows of a design in groups: when and where, the price, what there is, and how to book. Groups are beside each other where that
 * saves height. Returns null if the list is empty or a row does not fit into `widest` pixels. Centered rows have no rules. `form` is that of
 * lists in rows, if there is space for it.
 */
export function createFactList(
  context: LayoutContext,
  ground: SurfaceColors,
  facts: readonly Fact[],
  widest: number,
  align: Align = 'left',
  form: ListForm = 'lines',
): FactList | null {
  if (facts.length === 0) return null
  const body = context.sizes.body * scaleFacts(context, facts.length)
  const setting = { context, ground, facts, form: hasSpaceForLists(context, facts) ? form : ('typed' as const), align }
  const groups = groupFacts(context.copy, facts)
  // Rows that are slightly smaller may be whole.
  const [usual, smaller] = [body, body * WHOLE_SIZE].map((size) =>
    setGroups({ ...setting, body: size }, groups, widest),
  )
  return usual && smaller && smaller.lines < usual.lines ? smaller : (usual ?? null)
}

/** The size of rows that are on fewer lines, as a share of the usual one. */
const WHOLE_SIZE = 0.88

function setGroups(setting: Setting, groups: readonly FactGroup[], widest: number): SetList | null {
  const { context, facts, align } = setting
  const stacked = stackGroups(setting, groups, widest)
  const beside = align === 'left' && isSpread(context, facts) ? setBeside(setting, groups, widest) : null
  return beside && (!stacked || beside.height < stacked.height * LEAST_SAVED) ? beside : stacked
}

/** A list with the number of lines that are broken. */
type SetList = FactList & { lines: number }

/** The space between the rows of a group, and between groups, in the size of the rows. */
const ROW_GAP = 0.7
const GROUP_GAP = 1.3
const EVEN_GAP = 0.85
/** How much of what reaches below a row is added to the space below it. */
const LETTERS_BELOW = 0.5
/** On a low canvas, and between many rows. */
const TIGHT = { row: 0.6, group: 0.95 }

const isLowCanvas = ({ canvas: { aspect } }: LayoutContext): boolean => aspect === 'wide' || aspect === 'banner'

/** Groups below each other. The space between them parts them: a rule would stand between some rows and not between others. */
function stackGroups(setting: Setting, groups: readonly FactGroup[], widest: number): SetList | null {
  const { context, facts, body } = setting
  const sets = groups.map((group) => setGroup(setting, group, widest))
  if (sets.some((rows) => rows === null)) return null
  const shown = sets.filter((rows) => rows !== null)
  const isTight = isLowCanvas(context) || facts.length > MOST_LOOSE
  // Single rows are one block with even gaps.
  const isEvenly = shown.every(({ length }) => length === 1)
  const gap = body * (isTight ? TIGHT.group : isEvenly ? EVEN_GAP : GROUP_GAP)
  const between = body * (isTight ? TIGHT.row : ROW_GAP)
  const rows = shown.flatMap((group, at) =>
    group.map((row, index) => ({
      row,
      // The descenders of a large day would touch the row below it.
      before: index > 0 ? between + (group[index - 1]?.drop ?? 0) * LETTERS_BELOW : at > 0 ? gap : 0,
    })),
  )
  return {
    width: Math.max(...rows.map(({ row }) => row.width)),
    gap: facts.length > 1 && rows[1] ? rows[1].before : gap,
    drop: rows.at(-1)?.row.drop ?? 0,
    lines: rows.reduce((sum, { row }) => sum + row.lines, 0),
    height: rows.reduce((sum, { row, before }) => sum + row.height + before, 0),
    place: (x, top) => {
      let y = top
      return rows.flatMap(({ row, before }): Layer[] => {
        y += before
        const layers = row.place(x, y)
        y += row.height
        return layers
      })
    },
  }
}

/** More rows than these are closer together. */
const MOST_LOOSE = 5
/** Two columns of groups save at least this share of the height. */
const LEAST_SAVED = 0.82
/** The width of the first column, as a share of both: the usual one first. */
const COLUMN_SHARES = [0.5, 0.58, 0.64, 0.42]
/** The space between columns, as a share of their width. */
const GUTTER = 0.05
/** Longer rows would be broken in a column. In UTF-16 code units. */
const LONGEST_IN_COLUMN = 34

/** Whether rows may be in two columns: they are short, and their canvas is no narrow one. */
const isSpread = ({ canvas: { base, aspect, width, height } }: LayoutContext, facts: readonly Fact[]): boolean =>
  base > 520 &&
  height < width * 1.5 &&
  aspect !== 'slim' &&
  aspect !== 'banner' &&
  facts.length > 2 &&
  facts.every(({ text }) => text.length <= LONGEST_IN_COLUMN && splitLabeledList(text) === null)

/** Groups in two columns, each below a rule: the first group at the left, the others at the right. */
function setBeside(setting: Setting, groups: readonly FactGroup[], widest: number): SetList | null {
  const { context, ground, body } = setting
  const [first, ...others] = groups
  if (!first || others.length === 0 || widest < context.canvas.content.width * 0.8) return null
  const gutter = widest * GUTTER
  const set = (share: number): readonly [SetList, SetList] | null => {
    const one = stackGroups(setting, [first], (widest - gutter) * share)
    const other = one && stackGroups(setting, others, (widest - gutter) * (1 - share))
    return one && other && isEven(one, other) ? [one, other] : null
  }
  const [best] = COLUMN_SHARES.flatMap((share) => {
    const columns = set(share)
    return columns ? [{ share, columns, height: Math.max(...columns.map((column) => column.height)) }] : []
  }).toSorted((a, b) => countLines(a.columns) - countLines(b.columns) || a.height - b.height)
  if (!best) return null
  const { columns, height } = best
  const rule = Math.max(1.5, context.canvas.base * 0.0022)
  const lead = body * 0.75
  return {
    width: widest,
    gap: body * GROUP_GAP,
    lines: countLines(columns),
    drop: Math.max(...columns.map((column) => column.height + column.drop - height), 0),
    height: height + rule + lead,
    place: (x, top) =>
      columns.flatMap((column, index) => {
        const width = (widest - gutter) * (index === 0 ? best.share : 1 - best.share)
        const left = index === 0 ? x : x + widest - width
        const line = { x: left, y: top, width, height: rule }
        return [createRule(line, ground.ink), ...column.place(left, top + rule + lead)]
      }),
  }
}

/** Columns of which one has one row and the other four look like a table with empty cells. */
const isEven = (...columns: readonly SetList[]): boolean => {
  const heights = columns.map(({ height }) => height)
  return Math.min(...heights) >= Math.max(...heights) * LEAST_EVEN
}
const LEAST_EVEN = 0.6

const countLines = (columns: readonly SetList[]) => columns.reduce((sum, { lines }) => sum + lines, 0)

/**
 * The rows of a group: the day or the price with which it begins is larger. Centered short rows of one rank are beside each other: a ladder of
 * small lines says nothing about what matters. Null if one does not fit.
 */
function setGroup(setting: Setting, { kind, facts }: FactGroup, widest: number): Row[] | null {
  const setAll = (body: number): Row[] | null => {
    const rows = facts.map((fact) => setRow({ ...setting, body }, fact, widest))
    return rows.some((row) => row === null) ? null : rows.filter((row) => row !== null)
  }
  const rows = setAll(setting.body)
  if (setting.align !== 'center' || kind !== 'list' || facts.length < LEAST_INLINE) return rows
  const gap = setting.body * INLINE_GAP
  const share = Math.min(1, (widest / sumWidths(rows ?? [], gap)) * ROUNDING)
  const smaller = share >= LEAST_INLINE_SIZE ? setAll(setting.body * share) : null
  return smaller?.every(({ lines }) => lines === 0) ? [joinRows(setting, smaller, gap * share)] : rows
}

/** Fewer rows are no ladder. */
const LEAST_INLINE = 3
/** The least size of rows beside each other as a share of the usual one, and the space between two of them as a multiple of their size. */
const LEAST_INLINE_SIZE = 0.62
const INLINE_GAP = 1.3
/** The dot, as a share of that space. */
const DOT = 0.06
const ROUNDING = 0.999
const sumWidths = (rows: readonly Row[], gap: number) => rows.reduce((sum, row) => sum + row.width + gap, -gap)

/** Short rows beside each other, with a dot between two of them. `gap` is in pixels. */
function joinRows({ ground }: Setting, rows: readonly Row[], gap: number): Row {
  const width = sumWidths(rows, gap)
  const height = Math.max(...rows.map((row) => row.height))
  const place = (x: number, top: number): Layer[] => {
    let left = x - width / 2
    return rows.flatMap((row, index) => {
      const dot = createDot({ x: left - gap / 2, y: top + height / 2 }, gap * DOT, ground.ink)
      const layers = row.place(left + row.width / 2, top)
      left += row.width + gap
      return index === 0 ? layers : [dot, ...layers]
    })
  }
  return { width, height, drop: Math.max(...rows.map(({ drop }) => drop)), lines: 0, place }
}

const createDot = ({ x, y }: { x: number; y: number }, radius: number, color: string): ArtLayer => ({
  kind: 'art',
  role: 'icon',
  box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
  corners: null,
  paths: [filled(ellipsePath(x, y, radius), color, DOT_OPACITY)],
})
const DOT_OPACITY = 0.7

/** A thin line between two rows. It belongs to the row below it. */
export const createRule = (box: Box, color: string): ArtLayer => ({
  kind: 'art',
  role: 'icon',
  box,
  corners: null,
  paths: [filled(rectanglePath(box), color, RULE_OPACITY)],
})
const RULE_OPACITY = 0.32

/** The size of facts, relative to text. A short list has larger rows, especially on a story, which has space for them. */
export const scaleFacts = ({ canvas, copy }: Pick<LayoutContext, 'canvas' | 'copy'>, count: number): number => {
  if (canvas.aspect === 'tall' || canvas.aspect === 'slim') return count > 3 || hasFigure(copy) ? 1.3 : 1.5
  return canvas.aspect === 'wide' ? (count > 3 ? 1.05 : 1.2) : count > 3 ? 1.2 : 1.3
}

/** The most lines of rows with lists whose entries have lines of their own. */
const MOST_LINES = { tall: 16, slim: 16, square: 10, wide: 0, banner: 0 } as const

/** Whether the entries of all lists have lines of their own. Otherwise all lists are set as they were typed, below their labels. */
function hasSpaceForLists({ canvas }: LayoutContext, facts: readonly Fact[]): boolean {
  const lists = facts.map(({ text }) => splitLabeledList(text)).filter((list) => list !== null)
  const lines = lists.reduce((sum, { items }) => sum + items.length, facts.length)
  return lists.length > 0 && lines <= MOST_LINES[canvas.aspect]
}
