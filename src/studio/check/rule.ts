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
