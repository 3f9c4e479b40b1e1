import { checkContrast } from './contrast-rules.ts'
import { checkHierarchy } from './hierarchy-rules.ts'
import { checkLogo } from './logo-rules.ts'
import { checkOverlap } from './overlap-rules.ts'
import { checkBrandColor, checkColors } from './color-rules.ts'
import { checkText } from './text-rules.ts'
import { checkLetters } from './letters-rule.ts'
import { checkWords, type CheckedWords } from './words-rule.ts'
import { checkImageContrast } from './design/image-contrast.ts'
import { checkLayout } from './design/check-layout.ts'
import type { DesignRule } from './design/design-rule.ts'
import type { BrandCheck, CheckRule, RgbPixels } from './check-rule.ts'
import type { Scene } from '../model/scene.ts'

/** What was measured, before a check is made of it. */
export interface Measured {
  rules: CheckRule[]
  design: DesignRule[]
}

/** Measures all rules on the scene and on the delivered pixels. With `words`, what the design says is judged by what it was asked for. */
export const checkScene = (scene: Scene, pixels: RgbPixels, words: CheckedWords | null = null): BrandCheck =>
  toBrandCheck(measureScene(scene, pixels, words))

/** The rules of `checkScene`, so that a check can have others besides. */
export function measureScene(scene: Scene, pixels: RgbPixels, words: CheckedWords | null): Measured {
  const colors = checkColors(scene, pixels)
  return {
    rules: [
      ...colors,
      ...checkContrast(scene, pixels),
      ...checkText(scene, pixels),
      ...checkHierarchy(scene),
      ...checkLogo(scene, pixels),
      ...checkOverlap(scene),
      ...(words ? [checkWords(scene, words)] : []),
      ...(words?.letters ? [checkLetters(words.brief, words.letters)] : []),
    ],
    design: [...checkLayout(scene, words), ...checkImageContrast(scene, pixels), ...checkBrandColor(colors)],
  }
}

/** What is left of the score of a design whose words have a fault. No other fault is as bad, however well the design looks. */
const WRONG_WORDS = 0.6

/** Several rules find one fault: an empty design shows no subject and has empty bands. Without this exponent, it would be counted twice. */
const SEVERITY = 0.7

/**
 * The result of measured rules. The score is the percentage of rules that passed, less what wrong words and each rule about the design take
 * of it. Whether the check is passed is decided without the rules about the design.
 */
export function toBrandCheck({ rules, design }: Measured): BrandCheck {
  const held = rules.filter((rule) => rule.passed).length
  const share = rules.length === 0 ? 1 : held / rules.length
  const words = rules.some(({ rule, passed }) => rule === 'words' && !passed) ? WRONG_WORDS : 1
  const quality = design.reduce((left, { weight, points }) => left * (1 - weight * (1 - points)), 1) ** SEVERITY
  return {
    score: Math.round(100 * share * words * quality),
    passed: held === rules.length,
    rules,
    design: design.map(({ points: _points, weight: _weight, ...rule }) => rule),
  }
}
