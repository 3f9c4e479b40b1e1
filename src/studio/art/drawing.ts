import type { Palette } from './palette.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Path } from '../scene.ts'

/**
 * Draws into `area` back to front. The ground is there already; what reaches over the area's edge is cut off by the
 * layer, or bleeds where the layout wants it to.
 */
export type Drawing = (area: Box, palette: Palette, random: Random) => Path[]
