import { areOffers, setFigureColumns, setFigureRows, setStackedRows } from '../../text/price-figures.ts'
import { setTable } from '../../text/table-rows.ts'
import { composeTable } from './table-poster.ts'
import type { MenuRow } from '../../../copywriter/facts/post-block.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** How rows are set: between rules, with dots up to their values, in two lines each, or few of them with large figures, below or beside each other. */
type Form = 'ruled' | 'dotted' | 'stacked' | 'rows' | 'columns'

/** A table as a poster: prices, opening hours, or what is when. Each row has its label at the left and its value at the right. */
export const menu: Layout = {
  name: 'menu',
  block: 'menu',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'menu' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const rows = block?.kind === 'menu' ? block.rows : []
    const form = chooseForm(context, rows)
    return composeTable(context, {
      count: rows.length,
      grounds: ['primary', 'deep', 'second', 'tint'],
      isBelow: form === 'columns',
      set: (of, space, fill) =>
        SETTINGS[form]?.(of, rows, space, fill) ?? setTable(of, rows, space, fill, { isDotted: form === 'dotted' }),
    })
  },
}

const SETTINGS: Partial<Record<Form, typeof setFigureRows>> = {
  stacked: setStackedRows,
  rows: setFigureRows,
  columns: setFigureColumns,
}

/** How often few offers have large figures, how often they are beside each other on a flat canvas, and how often a list has dots: more often in a family with serifs. */
const FIGURES = 0.8
const BESIDE = 0.6
const DOTS = { serif: 0.75, other: 0.4 }
/** The most rows of a story that have two lines each. */
const MOST_STACKED = 5

function chooseForm(context: LayoutContext, rows: readonly MenuRow[]): Form {
  const { canvas, type } = context
  const random = context.random('table form')
  const isFlat = canvas.aspect === 'wide' || canvas.aspect === 'banner'
  const isStory = canvas.height >= canvas.width * 1.5
  // The lines of a story are short, so that rows with label and value in one line are small.
  if (areOffers(rows) && (isStory || random.chance(FIGURES)))
    return isFlat && random.chance(BESIDE) && haveColumns(context, rows) ? 'columns' : 'rows'
  if (isStory && rows.length <= MOST_STACKED && rows.some(isLong)) return 'stacked'
  const isSerif = type.headline.face.family.generic === 'serif'
  return random.chance(isSerif ? DOTS.serif : DOTS.other) ? 'dotted' : 'ruled'
}

/** A longer row is small in one line of a story. In UTF-16 code units. */
const LONGEST_IN_STORY = 18
const isLong = ({ text, price }: MenuRow): boolean => text.length + price.length > LONGEST_IN_STORY

/** Whether few offers have space beside each other in the lower half. */
const haveColumns = (context: LayoutContext, rows: readonly MenuRow[]): boolean => {
  const { width, height } = context.canvas.content
  return setFigureColumns(context, rows, { width, height: height / 2 }, context.roles.paper) !== null
}
