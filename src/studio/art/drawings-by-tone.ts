import { orbits } from './orbits.ts'
import { rainbow } from './rainbow.ts'
import { ribbons } from './ribbons.ts'
import { stillLife } from './still-life.ts'
import { sunrise } from './sunrise.ts'
import { tilePattern } from './tile-pattern.ts'
import { stackedShapes } from './stacked-shapes.ts'
import type { Drawing } from './drawing.ts'

/** Drawings for a frame, by brand tone. None shows a thing, because nobody knows whether it would fit the request. */
const FRAMED: Record<string, readonly Drawing[]> = {
  professional: [ribbons, tilePattern, orbits, stillLife],
  playful: [rainbow, tilePattern, stillLife, stackedShapes],
  luxury: [stillLife, ribbons, orbits],
  minimal: [stillLife, rainbow, ribbons],
  bold: [tilePattern, rainbow, stackedShapes, ribbons, orbits],
  friendly: [rainbow, stillLife, tilePattern],
  authoritative: [ribbons, stillLife, tilePattern],
  innovative: [orbits, ribbons, tilePattern, stillLife],
}

/** Flat, large drawings that may run off the edge of a poster, by brand tone. */
const POSTER: Record<string, readonly Drawing[]> = {
  professional: [tilePattern, sunrise, stackedShapes],
  playful: [stackedShapes, tilePattern, sunrise],
  luxury: [sunrise, stillLife, stackedShapes],
  minimal: [sunrise, stackedShapes, stillLife],
  bold: [sunrise, tilePattern, stackedShapes],
  friendly: [sunrise, stillLife, stackedShapes],
  authoritative: [tilePattern, sunrise, stillLife],
  innovative: [orbits, tilePattern, sunrise],
}

const DEFAULT: readonly Drawing[] = [stillLife, ribbons, tilePattern]

/** Returns the drawings for a frame in a tone. Unknown tones get default drawings. */
export const listFramedDrawings = (tone: string) => FRAMED[tone] ?? DEFAULT
/** Returns the drawings for a poster in a tone. Unknown tones get default drawings. */
export const listPosterDrawings = (tone: string) => POSTER[tone] ?? [sunrise, stackedShapes, tilePattern]
/** Whether a drawing needs a background of its own. */
export const needsBackground = (drawing: Drawing) => [stillLife, orbits].includes(drawing)
