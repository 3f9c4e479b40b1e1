import { contrast } from '../../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../../color/surface-colors.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { FontFace } from '../../type/text-ruler.ts'

/** Whether a contrast of 3:1 is sufficient: bold text of at least 1/24 of the shorter side. `size` is in pixels. */
export function isLargeType({ canvas }: LayoutContext, { family, weight }: FontFace, size: number): boolean {
  const bold = weight >= 700 || family.heavy
  return bold && size >= Math.min(canvas.width, canvas.height) / 24
}

/** Returns the brand's color if the size allows 3:1, otherwise a color with at least 4.5:1. */
export function chooseLargeTextColor(
  context: LayoutContext,
  { display, ink, fill }: SurfaceColors,
  face: FontFace,
  size: number,
): string {
  const least = isLargeType(context, face, size) ? LARGE_TEXT : SMALL_TEXT
  return contrast(display, fill) >= least ? display : ink
}
