import { checkContrast } from './contrast.ts'
import { checkLogo } from './logo.ts'
import { checkPalette } from './palette.ts'
import { checkWords } from './words.ts'
import type { BrandCheck, Pixels } from './rule.ts'
import type { Scene } from '../scene.ts'

/** Every brand rule, measured on the scene and on the pixels that were delivered. The score is the share that held. */
export function checkScene(scene: Scene, pixels: Pixels): BrandCheck {
  const rules = [
    ...checkPalette(scene, pixels),
    ...checkContrast(scene, pixels),
    ...checkWords(scene, pixels),
    ...checkLogo(scene, pixels),
  ]
  const held = rules.filter((rule) => rule.passed).length
  return { score: Math.round((100 * held) / rules.length), passed: held === rules.length, rules }
}
