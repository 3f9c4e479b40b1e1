import { bottom, boxOf, right } from '../geometry.ts'
import type { Scope } from './scope.ts'
import type { Form } from '../form.ts'
import type { Box } from '../geometry.ts'

/** A canvas in two: the words keep to margins and safe area, the art runs to the canvas's edges. */
export interface Halves {
  words: Box
  art: Box
  /** Whether the two stand one above the other. */
  stacked: boolean
  /** Whether the art is on the left, or on top. */
  artFirst: boolean
}

export interface Division {
  /** The art's share of the canvas. */
  share: Readonly<Record<Form, number>>
  artFirst: boolean
  /** Distance between words and art, in shares of the canvas's measure. */
  gutter?: number
  /** Forms in which the two stand above each other; tall ones by default. */
  stack?: readonly Form[]
}

export function halves(scope: Scope, { share, artFirst: wanted, gutter = 0.05, stack = TALL }: Division): Halves {
  const { canvas } = scope
  const { content, width, height, base, form } = canvas
  const stacked = stack.includes(form)
  const artFirst = wanted && (!stacked || !coversFoot(scope) || scope.random('story').chance(0.4))
  const [gap, part] = [base * gutter, share[form]]
  if (stacked) {
    const cut = artFirst ? height * part : height * (1 - part)
    return {
      stacked,
      artFirst,
      art: artFirst ? boxOf(0, 0, width, cut) : boxOf(0, cut, width, height),
      words: artFirst
        ? boxOf(content.x, Math.max(content.y, cut + gap), right(content), bottom(content))
        : boxOf(content.x, content.y, right(content), Math.min(bottom(content), cut - gap)),
    }
  }
  const cut = artFirst ? width * part : width * (1 - part)
  return {
    stacked,
    artFirst,
    art: artFirst ? boxOf(0, 0, cut, height) : boxOf(cut, 0, width, height),
    words: artFirst
      ? boxOf(Math.max(content.x, cut + gap), content.y, right(content), bottom(content))
      : boxOf(content.x, content.y, Math.min(right(content), cut - gap), bottom(content)),
  }
}

const TALL: readonly Form[] = ['tall', 'slim']
const TALL_AND_SQUARE: readonly Form[] = [...TALL, 'square']

/** A square can be divided either way; the seed decides for each family. */
export function stackedForms(scope: Scope, share = 0.45): readonly Form[] {
  return scope.random('stack').chance(share) ? TALL_AND_SQUARE : TALL
}

export const isStacked = (scope: Scope, share = 0.45) => stackedForms(scope, share).includes(scope.canvas.form)

/** The part of a box where a product may stand: on the canvas, and not deep under what a platform covers. */
export function seen(box: Box, { canvas }: Scope): Box {
  const { safe, width, height } = canvas
  const least = Math.min(box.height, box.width) * 0.5
  const covered = height - bottom(safe.box)
  const top = Math.max(0, box.y, Math.min(safe.box.y * 0.5, bottom(box) - least))
  const low = Math.min(height, bottom(box), Math.max(bottom(safe.box) + covered * 0.55, top + least))
  return boxOf(Math.max(0, box.x), top, Math.min(width, right(box)), low)
}

/** Whether a platform covers so much of the foot that only art may end there. */
export const coversFoot = ({ canvas }: Scope) => bottom(canvas.safe.box) < canvas.height * 0.9

/** Equal boxes side by side, or one above the other. */
export function divided(box: Box, count: number, gap: number, along: 'x' | 'y'): Box[] {
  const size = ((along === 'x' ? box.width : box.height) - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => {
    const at = index * (size + gap)
    return along === 'x' ? { ...box, x: box.x + at, width: size } : { ...box, y: box.y + at, height: size }
  })
}
