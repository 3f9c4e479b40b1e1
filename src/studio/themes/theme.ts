import type { Drawing } from '../art/drawing.ts'
import type { Palette } from '../art/palette.ts'
import type { Roles } from '../color/roles.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Path } from '../scene.ts'

export const THEMES = ['summer', 'black_friday', 'new_year', 'christmas', 'halloween'] as const
export type ThemeName = (typeof THEMES)[number]

/** A corner of the canvas, seen from its middle: -1 is left or top, 1 right or bottom. */
export interface Corner {
  x: number
  y: number
  towards: readonly [-1 | 1, -1 | 1]
}

/** A season alters ground and decoration; logo, words and the brand's own colours stay what they are. */
export interface Theme {
  name: ThemeName
  /** Grounds that suit the season, best first, all of them the brand's. */
  grounds(roles: Roles): readonly string[]
  /** What stands in a frame that has no picture. */
  scene: Drawing
  /** A quiet pattern over the whole ground in one tone of it, around the point that the eye goes to. */
  texture(area: Box, x: number, y: number, tone: string, random: Random): Path[]
  /** A large motif that reaches in from a corner, no further than `size` pixels. */
  corner(corner: Corner, size: number, palette: Palette, random: Random): Path[]
  /** A small motif around a point, within `size` pixels. */
  small(x: number, y: number, size: number, palette: Palette, random: Random): Path[]
}
