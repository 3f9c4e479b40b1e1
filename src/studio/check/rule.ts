import type { Box } from '../geometry.ts'

/** One measured rule. `box` is [x, y, width, height] in pixels of the picture. */
export interface CheckRule {
  rule: string
  label: string
  passed: boolean
  value: number
  threshold: number
  unit: string
  box: [number, number, number, number] | null
}

/** `score` is 0 to 100; `passed` only when every rule is. */
export interface BrandCheck {
  score: number
  passed: boolean
  rules: CheckRule[]
}

/** Delivered pixels: RGB, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** A box as a rule carries it: whole pixels. */
export function boxOf(box: Box | null): CheckRule['box'] {
  return box && [Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)]
}
