import { boxFromEdges, right, type Box } from '../../../model/geometry.ts'
import { createSubject } from '../../objects/subject.ts'
import type { SubjectObject } from '../../../model/material.ts'
import type { Layer } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'

/** The largest sides of the picture, as shares of the content's width and of the height above the rows. */
const MOST = { width: 0.42, height: 0.94 }
/** A smaller one is an icon: its longer side as a share of `canvas.base`. */
const LEAST = 0.2
/** The part of it that is behind the field of the rows, so that it stands there. */
const BEHIND = 0.05
/** The air between the words and the picture, as a share of `canvas.base`. */
const GAP = 0.03

/** The thing that a table is about, if its drawing can be large. */
const findPictured = ({ material }: LayoutContext): SubjectObject | null =>
  material.images.length > 0
    ? null
    : (material.objects.find(({ isSlight, isSimple }) => isSlight !== true && isSimple !== true) ?? null)

/** On a flatter canvas, the headline beside a thing were too small. */
const FLATTEST = 2.2

/** Whether a table has a picture beside its headline: a drawing, and no image. A theme has motifs of its own, and a slide no space. */
export const canShowObject = (context: LayoutContext): boolean =>
  context.theme === null &&
  context.slide === null &&
  context.canvas.width <= context.canvas.height * FLATTEST &&
  findPictured(context) !== null

/**
 * Places the thing that a table is about at the right of its headline: on the field of the rows, which begins at `floor` (pixels). Returns it
 * with the box that is left to the words, or null if there is no such thing, or if it would be small.
 */
export function placeTableObject(
  context: LayoutContext,
  words: Box,
  floor: number,
  ground: string,
): { layers: Layer[]; words: Box } | null {
  const object = findPictured(context)
  if (!object || !canShowObject(context)) return null
  const { canvas } = context
  const { ratio } = object
  const most = { width: words.width * MOST.width, height: (floor - words.y) * MOST.height }
  const width = Math.min(most.width, most.height * ratio)
  const height = width / ratio
  if (Math.max(width, height) < canvas.base * LEAST) return null
  const space = { x: right(words) - width, y: floor - height * (1 - BEHIND), width, height }
  const layers = createSubject(context, space, ground, { object })
  return { layers, words: boxFromEdges(words.x, words.y, space.x - canvas.base * GAP, words.y + words.height) }
}
