import { measureBounds, type Turned } from '../model/rotation.ts'
import type { Rotation } from '../model/scene.ts'

/** One measured rule. `box` is [x, y, width, height] in image pixels. */
export interface CheckRule {
  rule: string
  label: string
  passed: boolean
  value: number
  threshold: number
  unit: string
  box: [number, number, number, number] | null
  /** What was found in particular, for rules that find several things. */
  findings?: CheckFinding[]
}

/** One thing that a rule found: a sentence, and where it is. */
export interface CheckFinding {
  label: string
  box: CheckRule['box']
}

/** `score` is 0 to 100. `passed` is true if all rules passed. */
export interface BrandCheck {
  score: number
  passed: boolean
  rules: CheckRule[]
  /** Rules about how good the design is, whatever its brand. They only take points. Missing where they were not measured. */
  design?: CheckRule[] | undefined
}

/** The delivered pixels: RGB, three bytes per pixel, row by row. */
export interface RgbPixels {
  data: Uint8Array
  width: number
  height: number
  /** How what is measured is turned: boxes are then read along its sides. */
  rotation?: Rotation | undefined
}

/** Rounds the upright box around a turned one to whole pixels, in the form that a rule has. */
export function toRuleBox(of: Turned | null): CheckRule['box'] {
  const box = of && measureBounds(of)
  return box && [Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)]
}

const MOST_SHOWN = 8

/** A rule that passes if it finds nothing. It shows at most eight findings, and counts all. */
export const toFindingsRule = (rule: string, label: string, findings: readonly CheckFinding[]): CheckRule => ({
  rule,
  label,
  passed: findings.length === 0,
  value: findings.length,
  threshold: 0,
  unit: 'findings',
  box: findings.find(({ box }) => box !== null)?.box ?? null,
  ...(findings.length > 0 && { findings: findings.slice(0, MOST_SHOWN) }),
})
