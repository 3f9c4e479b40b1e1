import type { Format } from './format.ts'
import { FORMATS } from './formats.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a platform leaves free of a canvas, and further boxes that it covers, in pixels. */
export interface SafeArea {
  box: Box
  keep_out: readonly Box[]
}

/** The area of a format that the platform leaves free, in pixels of the format. */
export function findFormatSafeArea({ width, height, safe, keep_out }: Format): SafeArea {
  const box = {
    x: safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  }
  return { box, keep_out: keep_out.map((covered) => ({ ...covered })) }
}

/** A format of the same shape has at most this deviation of width to height. */
const SAME_RATIO = 0.03

/**
 * The safe area of a size that is no format, in its pixels: that of the platform's first format of the same shape, scaled. The whole canvas if
 * there is none.
 */
export function findSafeArea(
  width: number,
  height: number,
  platform: string | null,
  formats: readonly Format[] = FORMATS,
): SafeArea {
  const ratio = width / height
  const format = formats.find(
    (of) => of.platform === platform && Math.abs(ratio / (of.width / of.height) - 1) < SAME_RATIO,
  )
  if (!format) return { box: { x: 0, y: 0, width, height }, keep_out: [] }
  return scaleSafeArea(findFormatSafeArea(format), width / format.width, height / format.height)
}

/** The safe area after its canvas was scaled. */
export const scaleSafeArea = ({ box, keep_out }: SafeArea, across: number, down: number): SafeArea => ({
  box: scaleBox(box, across, down),
  keep_out: keep_out.map((covered) => scaleBox(covered, across, down)),
})

const scaleBox = (box: Box, across: number, down: number): Box => ({
  x: box.x * across,
  y: box.y * down,
  width: box.width * across,
  height: box.height * down,
})
