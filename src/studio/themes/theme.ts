import type { Drawing } from '../art/drawing.ts'
import type { DrawingPalette } from '../art/palette.ts'
import type { ColorRoles } from '../color/color-roles.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

export const THEMES = ['summer', 'black_friday', 'new_year', 'christmas', 'halloween'] as const
export type ThemeName = (typeof THEMES)[number]

/**
 * A corner of the canvas (pixels). `towards` is the direction from the middle: -1 is left or top, 1 is right or bottom.
 */
export interface Corner {
  x: number
  y: number
  towards: readonly [-1 | 1, -1 | 1]
}

/** A seasonal theme. It changes background and decoration. Logo, words, and brand colors stay the same. */
export interface Theme {
  name: ThemeName
  /** Backgrounds that suit the season, best first. All of them are brand colors. */
  backgrounds(roles: ColorRoles): readonly string[]
  /** The drawing for a frame without an image. */
  scene: Drawing
  /** A quiet pattern over the whole background in one tone of it, centered on the focal point (x, y). */
  texture(area: Box, x: number, y: number, tone: string, random: Random): Path[]
  /** A large motif that reaches at most `size` pixels into the canvas from a corner. */
  corner(corner: Corner, size: number, palette: DrawingPalette, random: Random): Path[]
  /** A small motif around a point, at most `size` pixels in each direction. */
  small(x: number, y: number, size: number, palette: DrawingPalette, random: Random): Path[]
}
