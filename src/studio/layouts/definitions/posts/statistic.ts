import { sectorPath, filled } from '../../../art/svg-paths.ts'
import { centerX, centerY } from '../../../model/geometry.ts'
import { fitBlock, placeText } from '../../../type/text-block.ts'
import { minTypeSize } from '../../type-sizes.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { composePost } from './post-canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** A statistic: the figure very large inside a ring that shows the share, the sentence beside or above it. */
export const statistic: Layout = {
  name: 'statistic',
  block: 'statistic',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'statistic' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const figure = block?.kind === 'statistic' ? block.figure : ''
    return composePost(context, {
      grounds: ['primary', 'deep', 'paper', 'second'],
      share: { slim: 0.46, tall: 0.5, square: 0.54, wide: 0.46, banner: 0.36 },
      body: { block: null },
      bodyFirst: true,
      createBody: (box, { ground }) => createFigure(context, box, figure, ground),
    })
  },
}

/** The share that a figure states, 0 to 1: "80 %" and "8 out of 10" are 0.8. Null if it is written in words. */
export function readShare(figure: string): number | null {
  const [first = NaN, second] = (figure.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) => Number(part.replace(',', '.')))
  if (figure.includes('%')) return first / 100
  return second && second >= first ? first / second : null
}

const RING_WIDTH = 0.13

function createFigure(context: LayoutContext, box: Box, figure: string, ground: string): Layer[] | null {
  const colors = context.surface(ground)
  const diameter = Math.min(box.width, box.height)
  const style = { ...context.type.poster, leading: 1 }
  const words = { role: 'price' as const, text: figure, style, color: colors.ink, ground }
  const inner = diameter * (1 - 2 * RING_WIDTH) * 0.8
  const space = {
    width: inner,
    height: inner * 0.8,
    counts: figure.includes('%') || figure.length <= 6 ? [1] : [2, 1],
    most: diameter * 0.34,
  }
  const block = fitBlock(words, context.ruler, { ...space, least: minTypeSize(context.canvas) * 1.5 })
  if (!block) return null
  const [x, y] = [centerX(box), centerY(box)]
  const color = chooseLargeTextColor(context, colors, style.face, block.size)
  return [
    createRing(x, y, diameter / 2, readShare(figure), colors),
    placeText({ ...block, color }, x, y - block.height / 2, 'center'),
  ]
}

function createRing(
  x: number,
  y: number,
  r: number,
  share: number | null,
  colors: { accent: string; muted: string },
): ArtLayer {
  const hole = r * (1 - 2 * RING_WIDTH)
  const part =
    share !== null && share < 1 ? sectorPath(x, y, r, 0, share * 360, hole) : sectorPath(x, y, r, 0, 359.9, hole)
  return {
    kind: 'art',
    role: 'motif',
    box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
    corners: null,
    paths: [
      { ...filled(sectorPath(x, y, r, 0, 359.9, hole), colors.muted), opacity: 0.22 },
      filled(part, colors.accent),
    ],
  }
}
