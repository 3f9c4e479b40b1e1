import type { Box } from './geometry.ts'

/** How a picture can be placed: standing free, multiplied onto a tint, or cut to a frame. */
export type PictureKind = 'cutout' | 'near-white' | 'photo'

/** What the renderer found out about a picture's pixels, so that the pure part can place it. */
export interface PictureFacts {
  key: string
  kind: PictureKind
  /** Pixels, after the orientation flag was applied. */
  width: number
  height: number
  /** The part that is not transparent (cut-outs) or not white (near-white pictures). */
  subject: Box
  /** The point that the eye goes to, as shares of width and height. */
  focus: { x: number; y: number }
  /** The most frequent opaque colours, `#RRGGBB`, most frequent first. */
  colors: readonly string[]
  /** The colours that make up a good part of a cut-out's outline, `#RRGGBB`; empty for opaque pictures. */
  rim: readonly string[]
  /** The colour along the border when the picture is opaque, else null. */
  border: string | null
  tones: ToneGrid
}

/** How light a picture is in each cell of a grid, row by row: nearly the darkest and nearly the lightest grey, 0 to 255. */
export interface ToneGrid {
  columns: number
  rows: number
  dark: readonly number[]
  light: readonly number[]
}

/** The decoded material of one request. Notes name what could not be used. */
export interface Material {
  logo: PictureFacts | null
  /** The product first, then references, at most four. */
  pictures: readonly PictureFacts[]
  notes: readonly string[]
}

export const NO_MATERIAL: Material = { logo: null, pictures: [], notes: [] }
