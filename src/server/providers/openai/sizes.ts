import type { ImageRow } from '../providers-file.ts'

/** Enlarging by less than this shows nothing. */
const ENLARGED_MAX = 1.1

/** The widest and the tallest ratio that image models paint. */
const RATIO_MAX = 3

/**
 * The size to ask for, as `WIDTHxHEIGHT` in pixels: of a list, the one that loses least when it is cropped to `width` by `height`, and
 * of those the smallest that needs no enlarging.
 */
export function chooseImageSize(sizes: ImageRow['sizes'], width: number, height: number): string {
  if (!Array.isArray(sizes)) return computeSize(sizes, width, height)
  const listed = sizes.map((size) => {
    const [w = 1, h = 1] = size.split('x').map(Number)
    const ratio = w / h / (width / height)
    return { size, kept: Math.min(ratio, 1 / ratio), area: w * h, enlarged: Math.max(width / w, height / h) }
  })
  const most = Math.max(...listed.map(({ kept }) => kept))
  const fitting = listed.filter(({ kept }) => kept > most - 0.001).toSorted((a, b) => a.area - b.area)
  return (fitting.find(({ enlarged }) => enlarged <= ENLARGED_MAX) ?? fitting.at(-1))?.size ?? '1024x1024'
}

/** Width and height of a size such as `1024x1536`, in pixels. */
export function readSize(size: string): [width: number, height: number] {
  const [width = 1024, height = 1024] = size.split('x').map(Number)
  return [width, height]
}

/** The size itself, within the limits of the model. */
function computeSize(
  { multiple_of, min_side, max_side }: Exclude<ImageRow['sizes'], string[]>,
  width: number,
  height: number,
): string {
  const ratio = Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, width / height))
  const long = Math.min(max_side, Math.max(width, height, min_side))
  const [w, h] = ratio >= 1 ? [long, long / ratio] : [long * ratio, long]
  const enlarge = Math.max(1, min_side / Math.min(w, h))
  const toStep = (side: number) => {
    const steps = Math.round((side * enlarge) / multiple_of)
    return Math.max(1, Math.min(steps, Math.floor(max_side / multiple_of))) * multiple_of
  }
  return `${toStep(w)}x${toStep(h)}`
}
