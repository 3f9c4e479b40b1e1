import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Face } from '../type/ruler.ts'

/** Whether 3:1 is enough: bold words of at least 1/24 of the shorter side (pixels). */
export function isLargeType({ canvas }: Scope, { family, weight }: Face, size: number): boolean {
  const bold = weight >= 700 || family.heavy
  return bold && size >= Math.min(canvas.width, canvas.height) / 24
}

/** The brand's own colour where the size allows 3:1, otherwise whatever reaches 4.5:1. */
export function largeInk(scope: Scope, { display, ink, fill }: Ground, face: Face, size: number): string {
  const least = isLargeType(scope, face, size) ? LARGE_TEXT : SMALL_TEXT
  return contrast(display, fill) >= least ? display : ink
}
