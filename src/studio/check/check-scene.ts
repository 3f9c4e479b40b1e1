import { checkContrast } from './contrast-rules.ts'
import { checkHierarchy } from './hierarchy-rules.ts'
import { checkLogo } from './logo-rules.ts'
import { checkOverlap } from './overlap-rules.ts'
import { checkColors } from './color-rules.ts'
import { checkText } from './text-rules.ts'
import { checkLetters } from './letters-rule.ts'
import { checkWords, type CheckedWords } from './words-rule.ts'
import type { BrandCheck, CheckRule, RgbPixels } from './check-rule.ts'
import type { Scene } from '../model/scene.ts'

/**
 * Measures all brand rules on the scene and on the delivered pixels. The score is the percentage of rules that passed. With `words`, what
 * the design says is judged by what it was asked for.
 */
export function checkScene(scene: Scene, pixels: RgbPixels, words: CheckedWords | null = null): BrandCheck {
  const rules = [
    ...checkColors(scene, pixels),
    ...checkContrast(scene, pixels),
    ...checkText(scene, pixels),
    ...checkHierarchy(scene),
    ...checkLogo(scene, pixels),
    ...checkOverlap(scene),
    ...(words ? [checkWords(scene, words)] : []),
    ...(words?.letters ? [checkLetters(words.brief, words.letters)] : []),
  ]
  return toBrandCheck(rules)
}

/** The result of measured rules. */
export function toBrandCheck(rules: CheckRule[]): BrandCheck {
  const held = rules.filter((rule) => rule.passed).length
  return { score: Math.round((100 * held) / rules.length), passed: held === rules.length, rules }
}
