import type { ColorRamp } from './recolor.ts'

/** The shapes of a glyph as path data on 256 x 256 units: its surface, its lines in two weights, and its solid shape. */
export interface GlyphParts {
  area: string
  line: string
  thin: string
  fill: string
}

/** How a glyph is drawn: two colors that are printed a little apart, thin lines with hatching, one solid shape, or small marks in rows. */
export type GlyphTreatment = 'duotone' | 'engraved' | 'solid' | 'marks'

export const isGlyphTreatment = (treatment: string): treatment is GlyphTreatment =>
  ['duotone', 'engraved', 'solid', 'marks'].includes(treatment)

/** Units of a drawing (32 x 32) for each unit of a glyph. */
const SCALE = 'scale(.125)'
/** How far the surface is from its lines, in units of the glyph. */
export const PRINT_SHIFT = 10
/** The distance of two hatching lines and the width of one, in units of the glyph. */
const [HATCH_STEP, HATCH_WIDTH] = [9, 3]

/** How much thicker than the thin ones the lines of a large drawing are, in units of the glyph. */
const LARGE_LINE = 2.5

/**
 * The SVG body of a glyph on 32 x 32 units. Lines are `dark`, surfaces `middle`. A large drawing has thinner lines: as thick as those of a
 * small mark, they look like an enlarged icon.
 */
export function drawGlyph(
  { area, line, thin, fill }: GlyphParts,
  treatment: Exclude<GlyphTreatment, 'marks'>,
  { dark, middle }: Pick<ColorRamp, 'dark' | 'middle'>,
  isLarge = false,
): string {
  if (treatment === 'solid') return `<g transform="${SCALE}"><path fill="${middle}" d="${fill}"/></g>`
  if (treatment === 'duotone') {
    const lines = isLarge
      ? `<path fill="${dark}" stroke="${dark}" stroke-width="${LARGE_LINE}" d="${thin}"/>`
      : `<path fill="${dark}" d="${line}"/>`
    return `<g transform="${SCALE}"><path fill="${middle}" transform="translate(${PRINT_SHIFT} ${PRINT_SHIFT})" d="${area}"/>${lines}</g>`
  }
  const hatching = Array.from({ length: Math.ceil(512 / HATCH_STEP) }, (_, index) => {
    const x = index * HATCH_STEP - 256
    return `M${x} 256L${x + 256} 0`
  })
  return `<g transform="${SCALE}"><clipPath id="hatched"><path d="${area}"/></clipPath><g clip-path="url(#hatched)"><path fill="none" stroke="${middle}" stroke-width="${HATCH_WIDTH}" d="${hatching.join('')}"/></g><path fill="${dark}" stroke="${dark}" stroke-width="2" d="${thin}"/></g>`
}

/**
 * The SVG body of small marks in rows on `width` x `height` pixels: solid shapes and outlines in turns, each second row moved by half a
 * step. `step` is the distance of two marks in pixels.
 */
export function drawMarks(
  glyphs: readonly GlyphParts[],
  { width, height, step }: { width: number; height: number; step: number },
  { dark, middle }: Pick<ColorRamp, 'dark' | 'middle'>,
): string {
  const size = step * 0.72
  const scale = size / 256
  const marks: string[] = []
  const shapes = glyphs.flatMap(({ fill, line }, index) => [
    `<path id="f${index}" fill="${middle}" d="${fill}"/>`,
    `<path id="l${index}" fill="${dark}" d="${line}"/>`,
  ])
  const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))]
  // Whole marks only: the rows fill the area evenly, and moved rows have one mark less.
  const [across, down] = [width / columns, height / rows]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const [x, y] = [(column + 0.5 + (row % 2) / 2) * across, (row + 0.5) * down]
      const kind = (column + row) % 2 === 0 ? 'f' : 'l'
      const glyph = (column + 2 * row) % glyphs.length
      const turn = (column + row) % 2 === 0 ? -10 : 10
      marks.push(
        `<use href="#${kind}${glyph}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-128 -128)"/>`,
      )
    }
  return `<defs>${shapes.join('')}</defs>${marks.join('')}`
}
