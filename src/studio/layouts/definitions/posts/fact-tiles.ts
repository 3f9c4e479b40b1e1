import { fitBlock, placeText } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { divideBox } from '../../split-canvas.ts'
import { minFactSize } from '../../type-sizes.ts'
import type { Fact } from '../../../copywriter/facts/fact.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'

/** Two to six facts in a grid, each below a rule. Returns null if a fact does not fit its cell. Boxes are canvas pixels. */
export function createFactTiles(
  context: LayoutContext,
  box: Box,
  facts: readonly Fact[],
  fill: string,
): Layer[] | null {
  const gap = context.canvas.base * 0.03
  const grid = divideIntoTiles(box, facts.length, gap)
  const stacked = context.canvas.aspect === 'tall' && facts.length <= MOST_STACKED
  const large = stacked ? fillTiles(context, { tiles: divideBox(box, facts.length, gap, 'y'), gap }, facts, fill) : null
  return large ?? fillTiles(context, { tiles: grid, gap: null }, facts, fill)
}

/** Where the facts stand. With a `gap` between tiles in one column, a text has as much space above it as below, up to the next rule. */
interface Tiling {
  tiles: readonly Box[]
  gap: number | null
}

function fillTiles(
  context: LayoutContext,
  { tiles, gap }: Tiling,
  facts: readonly Fact[],
  fill: string,
): Layer[] | null {
  const { canvas, sizes, type, ruler } = context
  const colors = context.surface(fill)
  const smallest = tiles.reduce((least, tile) => (tile.width * tile.height < least.width * least.height ? tile : least))
  const pad = Math.min(smallest.height * 0.16, canvas.base * 0.026)
  const rule = Math.max(2, canvas.base * 0.0028)
  const space = { width: smallest.width, height: smallest.height - pad - rule }
  const style = { ...type.label, leading: 1.18 }
  const set = (most: number) =>
    facts.map(({ kind, text }) =>
      fitBlock(
        {
          role: kind === 'feature' ? 'benefit' : kind === 'price' ? 'price' : 'detail',
          text,
          style,
          color: colors.ink,
          ground: fill,
        },
        ruler,
        { ...space, counts: [1, 2, 3], most, least: Math.max(minFactSize(canvas), sizes.body * 0.85) },
      ),
    )
  // All tiles get the size of the longest fact, so that no fact looks more important by accident.
  const sized = set(sizes.body * 2.3)
  if (sized.some((block) => block === null)) return null
  const blocks = set(Math.min(...sized.map((block) => block?.size ?? Infinity)))
  return tiles.flatMap((tile, index): Layer[] => {
    const [fact, block] = [facts[index], blocks[index]]
    if (!fact || !block) return []
    const left = tile.height - rule - block.height - block.drop
    const above = gap === null ? pad : Math.max(pad, Math.min(left, (left + gap) / 2))
    const text = {
      ...placeText(block, tile.x, tile.y + rule + above),
      fact: fact.kind,
    }
    return [createField({ ...tile, height: rule }, colors.accent), text]
  })
}

/** On a story, so many facts are below each other, where they can be larger. */
const MOST_STACKED = 4

/** Rows of tiles that are wider than high. A last single tile takes the whole row. */
function divideIntoTiles(box: Box, count: number, gap: number): Box[] {
  const ratio = box.width / box.height
  const columns = ratio > 2.4 ? count : ratio < 0.62 || count < 2 ? 1 : count > 4 && ratio > 1.2 ? 3 : 2
  const rows = Math.ceil(count / columns)
  return divideBox(box, rows, gap, 'y').flatMap((row, index) =>
    divideBox(row, Math.min(columns, count - index * columns), gap, 'x'),
  )
}
