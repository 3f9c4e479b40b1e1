/** A position in a list, in pixels from the list's top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Columns {
  columns: number
  /** Size of the whole list, in pixels. */
  width: number
  gap: number
}

/**
 * Places every item below the shortest column, so `y` never decreases along the list. All values are pixels.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export function layOutMasonry<Item>(
  items: readonly Item[],
  tallness: (item: Item, width: number) => number,
  of: Columns,
): Box[] {
  const width = (of.width - of.gap * (of.columns - 1)) / of.columns
  const ends = Array.from({ length: of.columns }, () => 0)
  return items.map((item) => {
    const column = ends.indexOf(Math.min(...ends))
    const y = ends[column] ?? 0
    const height = tallness(item, width)
    ends[column] = y + height + of.gap
    return { x: column * (width + of.gap), y, width, height }
  })
}

/** The height of a list with these boxes, in pixels. */
export const measureHeight = (boxes: readonly Box[]): number =>
  boxes.reduce((most, { y, height }) => Math.max(most, y + height), 0)

/**
 * Indices of the boxes that overlap the range from `top` to `bottom`. `tallest` is the height of the tallest box. All values are pixels.
 */
export function findVisible(boxes: readonly Box[], top: number, bottom: number, tallest: number): number[] {
  const shown: number[] = []
  for (let index = firstFrom(boxes, top - tallest); index < boxes.length; index += 1) {
    const box = boxes[index]
    if (!box || box.y > bottom) break
    if (reaches(box, top, bottom)) shown.push(index)
  }
  return shown
}

export const reaches = (box: Box | undefined, top: number, bottom: number): boolean =>
  box !== undefined && box.y <= bottom && box.y + box.height >= top

function firstFrom(boxes: readonly Box[], top: number): number {
  let low = 0
  let high = boxes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((boxes[middle]?.y ?? 0) < top) low = middle + 1
    else high = middle
  }
  return low
}

/** Index of the box that a key moves to: the previous or next one, or the one above or below in its column. */
export function findNeighbor(boxes: readonly Box[], index: number, key: string): number | null {
  const isInColumn = (at: number) => boxes[at]?.x === boxes[index]?.x
  const search = (step: 1 | -1) => {
    let at = index + step
    while (boxes[at] && !isInColumn(at)) at += step
    return at
  }
  const to: Record<string, () => number> = {
    ArrowLeft: () => index - 1,
    ArrowRight: () => index + 1,
    ArrowUp: () => search(-1),
    ArrowDown: () => search(1),
    Home: () => 0,
    End: () => boxes.length - 1,
  }
  const found = to[key]?.()
  return found === undefined || !boxes[found] || found === index ? null : found
}
