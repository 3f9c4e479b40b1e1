import { polygon, rectangle, solid } from '../art/pen.ts'
import { centerX, centerY, fitInside, grow } from '../geometry.ts'
import { fitBlock, placeText } from '../type/text-block.ts'
import { largeInk } from './large-ink.ts'
import { smallestType } from './sizes.ts'
import type { Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Layer, TextRole } from '../scene.ts'

export type FigureShape = 'burst' | 'disc' | 'tag' | 'scallop'

/** A price or fact set as large as a shape around it allows. Null when it cannot be set legibly. */
export function figureIn(
  scope: Scope,
  room: Box,
  {
    role,
    text,
    shape,
    fill,
  }: { role: TextRole & ('price' | 'badge' | 'headline'); text: string; shape: FigureShape; fill: string },
): Layer[] | null {
  const box = shape === 'tag' ? fitInside(room, Math.min(room.width / room.height, 1.9)) : fitInside(room, 1)
  const ground = scope.ground(fill)
  const inner = innerOf(box, shape, BARE.test(text))
  const words = { role, text, style: { ...scope.type.poster, leading: 1.02 }, color: ground.ink, ground: fill }
  const least = smallestType(scope.canvas)
  const block = fitBlock(words, scope.ruler, {
    width: inner.width,
    height: inner.height,
    counts: BARE.test(text) ? [1] : [1, 2, 3],
    most: box.height * 0.4,
    least,
  })
  if (!block) return null
  const top = centerY(inner) - block.height / 2
  return [
    outline(shape, box, fill),
    placeText(
      { ...block, color: largeInk(scope, ground, scope.type.poster.face, block.size) },
      centerX(inner),
      top,
      'center',
    ),
  ]
}

/** A bare amount stays on one line, which may be wide: a currency sign alone on a line is not a price. */
const BARE = /^(?!.*\p{L}{2})/u

/** The room for words inside of a shape: a circle is wider where there is only one line. */
function innerOf(box: Box, shape: FigureShape, bare: boolean): Box {
  if (shape === 'tag') return grow(box, -box.width * 0.13, -box.height * 0.2)
  if (bare) return grow(box, -box.width * 0.14, -box.width * 0.31)
  const roomy = Math.max(0.6, Math.min(1, (box.width * 0.43 - 16) / (box.width * 0.405)))
  return grow(box, -box.width * (0.5 - 0.31 * roomy), -box.width * (0.5 - 0.26 * roomy))
}

function outline(shape: FigureShape, box: Box, fill: string): ArtLayer {
  const r = box.width / 2
  const [x, y] = [centerX(box), centerY(box)]
  const d =
    shape === 'burst'
      ? polygon(teeth(x, y, r, 18, 0.87))
      : shape === 'scallop'
        ? scallops(x, y, r, 20)
        : rectangle(box, shape === 'disc' ? [r, r, r, r] : corners(box.height * 0.16))
  return { kind: 'art', role: 'field', box, corners: null, paths: [solid(d, fill)] }
}

const corners = (r: number) => [r, r, r, r] as const

function teeth(x: number, y: number, radius: number, count: number, waist: number): [number, number][] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const turn = (index * Math.PI) / count
    const r = index % 2 ? radius * waist : radius
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
  })
}

/** A seal: a disc with round teeth that reach as far as `radius`. */
export function scallops(x: number, y: number, radius: number, count: number): string {
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
