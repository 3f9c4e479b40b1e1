/** A drawing as an SVG body, and the part of its units that it covers: x, y, width, height. */
interface PatternThing {
  body: string
  view: readonly [number, number, number, number]
  /** Whether it is wrong as its mirror image: a clef, a page, a clock. */
  isHanded?: boolean
}

/** The sides of a square with the area of a drawing, and the longest side of one, as shares of the distance of two columns. */
const [AREA, LONGEST] = [0.76, 1.02]
/** The distance of two drawings of a column, as a share of the distance of two columns. */
const DROP = 1.02
/** Degrees, to the left and to the right in turns. */
const TURN = 12
/** The first column and the first row are beyond the edge, by shares of a step, so that all edges cut the pattern. */
const START = { x: 0.16, y: 0.3 }

/**
 * The SVG body of a half-drop pattern on `width` x `height` pixels, as on printed cloth: columns of drawings, each second one moved by half
 * a step. `count` is the number of columns that the shorter side has.
 */
export function drawPattern(
  things: readonly PatternThing[],
  { width, height }: { width: number; height: number },
  count: number,
): string {
  const step = Math.min(width, height) / count
  const shapes = things.map(({ body, view }, index) => {
    const [x, y, w, h] = view
    const scale = Math.min((AREA * step) / Math.sqrt(w * h), (LONGEST * step) / Math.max(w, h))
    return `<g id="p${index}"><g transform="scale(${scale}) translate(${-x - w / 2} ${-y - h / 2})">${prefixIds(body, `p${index}`)}</g></g>`
  })
  const uses: string[] = []
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / (step * DROP)) + 1]
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const isMoved = column % 2 === 1
      const [x, y] = [(column + START.x) * step, (row - START.y - (isMoved ? 0.5 : 0)) * step * DROP]
      const turn = isMoved ? TURN : -TURN
      // The main thing is in the columns that are whole in a narrow frame.
      uses.push(`<use href="#p${(column + 1) % things.length}" transform="translate(${x} ${y}) rotate(${turn})"/>`)
    }
  return `<defs>${shapes.join('')}</defs>${uses.join('')}`
}

/** What things take of the shorter side across a row, the largest first, and their best distance as a share of their mean length. */
const ROW = { across: [0.92, 0.88, 0.84], gap: 0.15, most: 24 }

/**
 * The SVG body of a frieze: whole drawings along the longer side of `width` x `height` pixels, from edge to edge and tightly set. Each second turn
 * of a drawing is mirrored, where that is no other thing.
 */
export function drawRow(all: readonly PatternThing[], { width, height }: { width: number; height: number }): string {
  const isUpright = height > width
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  /** How long a thing is along the row, as a share of its size across. */
  const lengths = all.map(({ view: [, , w, h] }) => Math.min(MOST_LENGTH, isUpright ? h / w : w / h))
  // A companion that leaves no space for both is left out.
  const [{ count, across, gap, things }] = [all, all.slice(0, 1)]
    .map((some) => ({ ...chooseRow(lengths.slice(0, some.length), short, long), things: some }))
    .toSorted((one, other) => Number(one.count < one.things.length) - Number(other.count < other.things.length)) as [
    ReturnType<typeof chooseRow> & { things: readonly PatternThing[] },
  ]
  const shapes = things.map(({ body, view: [x, y, w, h] }, index) => {
    const along = across * (lengths[index] ?? 1)
    const scale = Math.min(across / (isUpright ? w : h), along / (isUpright ? h : w))
    return `<g id="p${index}"><g transform="scale(${scale}) translate(${-x - w / 2} ${-y - h / 2})">${prefixIds(body, `p${index}`)}</g></g>`
  })
  let reached = 0
  const uses = Array.from({ length: count }, (_none, at) => {
    const length = across * (lengths[at % things.length] ?? 1) + gap
    const along = reached + length / 2
    reached += length
    const [x, y] = isUpright ? [short / 2, along] : [along, short / 2]
    const isMirrored = Math.floor(at / things.length) % 2 === 1 && !things[at % things.length]?.isHanded
    const mirror = isMirrored ? ' scale(-1 1)' : ''
    return `<use href="#p${at % things.length}" transform="translate(${x} ${y})${mirror}"/>`
  })
  return `<defs>${shapes.join('')}</defs>${uses.join('')}`
}

/** A longer thing is smaller than the row is high. */
const MOST_LENGTH = 2.2

/** How many things of these lengths a row has, and how large and how far from each other they are, in pixels. */
function chooseRow(lengths: readonly number[], short: number, long: number) {
  const rows = ROW.across.flatMap((share) =>
    Array.from({ length: ROW.most }, (_none, index) => {
      const [count, across] = [index + 1, share * short]
      const filled = Array.from({ length: count }, (_thing, at) => across * (lengths[at % lengths.length] ?? 1))
      const total = filled.reduce((sum, of) => sum + of, 0)
      return { count, across, gap: (long - total) / count, share: (long - total) / total }
    }),
  )
  const [best] = rows
    .filter(({ gap }) => gap >= 0)
    .toSorted((one, other) => Math.abs(one.share - ROW.gap) - Math.abs(other.share - ROW.gap))
  const across = Math.min(short, long / Math.max(...lengths)) * 0.84
  return best ?? { count: 1, across, gap: long - across * (lengths[0] ?? 1) }
}

/** Two drawings of one document may have the same ids. */
const prefixIds = (body: string, prefix: string): string =>
  body
    .replace(/\sid="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
