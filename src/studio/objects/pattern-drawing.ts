/** A drawing as an SVG body, and the part of its units that it covers: x, y, width, height. */
interface PatternThing {
  body: string
  view: readonly [number, number, number, number]
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

/** A row: what a thing takes of the shorter side across the row and along it, the length of its cell, and how far it turns, in degrees. */
const ROW = { across: 0.62, along: 0.76, cell: 0.98, turn: 7 }

/** The SVG body of one row of whole drawings along the longer side of `width` x `height` pixels, as on the border of a cloth. */
export function drawRow(things: readonly PatternThing[], { width, height }: { width: number; height: number }): string {
  const isUpright = height > width
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const shapes = things.map(({ body, view: [x, y, w, h] }, index) => {
    const [across, along] = isUpright ? [w, h] : [h, w]
    const scale = Math.min((ROW.across * short) / across, (ROW.along * short) / along)
    return `<g id="p${index}"><g transform="scale(${scale}) translate(${-x - w / 2} ${-y - h / 2})">${prefixIds(body, `p${index}`)}</g></g>`
  })
  const count = Math.max(1, Math.round(long / (short * ROW.cell)))
  const uses = Array.from({ length: count }, (_none, at) => {
    const along = ((at + 0.5) * long) / count
    const [x, y] = isUpright ? [short / 2, along] : [along, short / 2]
    return `<use href="#p${at % things.length}" transform="translate(${x} ${y}) rotate(${at % 2 === 0 ? -ROW.turn : ROW.turn})"/>`
  })
  return `<defs>${shapes.join('')}</defs>${uses.join('')}`
}

/** Two drawings of one document may have the same ids. */
const prefixIds = (body: string, prefix: string): string =>
  body
    .replace(/\sid="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
