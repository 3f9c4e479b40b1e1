import { polygonPath, rectanglePath, filled } from '../../art/svg-paths.ts'
import { centerX, centerY, fitInside, grow } from '../../model/geometry.ts'
import { fitBlock, placeText } from '../../type/text-block.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import { minFactSize } from '../type-sizes.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer, TextRole } from '../../model/scene.ts'

/** The outline of a sticker. */
export type StickerShape = 'burst' | 'disc' | 'tag' | 'scallop'

/**
 * Sets a price or a short text as large as possible in a shape inside `space` (canvas pixels). Returns null if it would
 * be too small to read.
 */
export function createSticker(
  context: LayoutContext,
  space: Box,
  {
    role,
    text,
    shape,
    fill,
  }: { role: TextRole & ('price' | 'badge' | 'headline'); text: string; shape: StickerShape; fill: string },
): Layer[] | null {
  const box = shape === 'tag' ? fitInside(space, Math.min(space.width / space.height, 1.9)) : fitInside(space, 1)
  const ground = context.surface(fill)
  const inner = findTextArea(box, shape, AMOUNT_ONLY.test(text))
  const words = { role, text, style: { ...context.type.poster, leading: 1.02 }, color: ground.ink, ground: fill }
  const least = minFactSize(context.canvas)
  const block = fitBlock(words, context.ruler, {
    width: inner.width,
    height: inner.height,
    counts: AMOUNT_ONLY.test(text) ? [1] : [1, 2, 3],
    most: box.height * 0.4,
    least,
  })
  if (!block || (AMOUNT_ONLY.test(text) && block.lines.length > 1)) return null
  const top = centerY(inner) - block.height / 2
  return [
    createOutline(shape, box, fill),
    placeText(
      { ...block, color: chooseLargeTextColor(context, ground, context.type.poster.face, block.size) },
      centerX(inner),
      top,
      'center',
    ),
  ]
}

/** Matches an amount without words. It stays on one line, because a currency sign alone on a line is confusing. */
const AMOUNT_ONLY = /^(?!.*\p{L}{2})/u

/** Returns the text area inside a shape. In a circle, a single line can be wider. */
function findTextArea(box: Box, shape: StickerShape, bare: boolean): Box {
  if (shape === 'tag') return grow(box, -box.width * 0.13, -box.height * 0.2)
  if (bare) {
    const share = shareOfWaist(box, 0.386, 12)
    return grow(box, -box.width * (0.5 - 0.36 * share), -box.width * 0.31)
  }
  const share = shareOfWaist(box, 0.405, 16)
  return grow(box, -box.width * (0.5 - 0.31 * share), -box.width * (0.5 - 0.26 * share))
}

/**
 * How much a text area has to shrink (1 is not at all), so that its corners stay `gap` pixels away from the notches of a
 * burst. `corner` is their distance from the center, as a share of the width.
 */
const shareOfWaist = ({ width }: Box, corner: number, gap: number) =>
  Math.max(0.6, Math.min(1, (width * 0.43 - gap) / (width * corner)))

function createOutline(shape: StickerShape, box: Box, fill: string): ArtLayer {
  const r = box.width / 2
  const [x, y] = [centerX(box), centerY(box)]
  const d =
    shape === 'burst'
      ? polygonPath(burstPoints(x, y, r, 18, 0.87))
      : shape === 'scallop'
        ? scallopPath(x, y, r, 20)
        : rectanglePath(box, shape === 'disc' ? [r, r, r, r] : corners(box.height * 0.16))
  return { kind: 'art', role: 'field', box, corners: null, paths: [filled(d, fill)] }
}

const corners = (r: number) => [r, r, r, r] as const

function burstPoints(x: number, y: number, radius: number, count: number, waist: number): [number, number][] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const turn = (index * Math.PI) / count
    const r = index % 2 ? radius * waist : radius
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
  })
}

/** SVG path of a disc with `count` round teeth. `radius` (pixels) includes the teeth. */
export function scallopPath(x: number, y: number, radius: number, count: number): string {
  const half = Math.PI / count
  const [waist, tooth] = [1 - half * 0.55, half * 0.96]
  const reach = waist * Math.cos(half) + tooth - Math.sqrt(tooth ** 2 - (waist * Math.sin(half)) ** 2)
  const [r, round] = [(radius * waist) / reach, (radius * tooth) / reach]
  const at = (index: number) => {
    const turn = 2 * half * index
    return `${Math.round((x + Math.cos(turn) * r) * 10) / 10} ${Math.round((y + Math.sin(turn) * r) * 10) / 10}`
  }
  const arcs = Array.from({ length: count }, (_, index) => `A${round} ${round} 0 0 1 ${at(index + 1)}`)
  return `M${at(0)}${arcs.join('')}Z`
}
