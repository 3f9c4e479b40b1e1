import type { DrawingPalette } from './palette.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/**
 * Draws paths for `area` (canvas pixels), back to front. The background is already painted. The layer clips what
 * crosses the edge of `area`, unless the layout lets it bleed.
 */
export type Drawing = (area: Box, palette: DrawingPalette, random: Random) => Path[]
