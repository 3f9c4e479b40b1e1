import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { familyNamed } from '../type/families.ts'
import { grow } from '../geometry.ts'
import { hasEmoji } from '../type/signs.ts'
import { commonColors } from './pixels.ts'
import { boxOf } from './rule.ts'
import { textsOf } from './words.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Scene, TextLayer } from '../scene.ts'

/** Colours rarer than this share of the pixels around or between letters are antialiasing, not ground. */
const RARE_AROUND = 0.03
const RARE_BETWEEN = 0.1

/** The words that stand out least from the pixels around them, as WCAG contrast. One rule for small, one for large. */
export function checkContrast(scene: Scene, pixels: Pixels): CheckRule[] {
  const all = textsOf(scene)
  const texts = all.map((text) => ({ text, ratio: weakest(text, pixels, all) }))
  const large = texts.filter(({ text }) => isLarge(text, scene))
  const small = texts.filter(({ text }) => !isLarge(text, scene))
  return [
    ruleFor('contrast_small', 'Small words stand out from their ground', small, SMALL_TEXT),
    ruleFor('contrast_large', 'Large words stand out from their ground', large, LARGE_TEXT),
  ].filter((rule) => rule !== null)
}

/** Bold words of at least 1/24 of the shorter side. */
function isLarge(text: TextLayer, scene: Scene): boolean {
  const bold = text.weight >= 700 || familyNamed(text.family).heavy
  return bold && text.size >= Math.min(scene.width, scene.height) / 24
}

function ruleFor(
  rule: string,
  label: string,
  texts: readonly { text: TextLayer; ratio: number }[],
  threshold: number,
): CheckRule | null {
  if (texts.length === 0) return null
  const worst = texts.reduce((low, of) => (of.ratio < low.ratio ? of : low))
  const value = Math.round(worst.ratio * 100) / 100
  return { rule, label, passed: value >= threshold, value, threshold, unit: ':1', box: boxOf(worst.text.box) }
}

/**
 * A ring around the words, less what other words take of it, is ground and nothing else: what is frequent there must contrast. Between the letters the
 * ground is whatever is frequent and not the letters' own colour; ascenders may reach into the ring. Emoji have colours of their own.
 */
function weakest(text: TextLayer, pixels: Pixels, all: readonly TextLayer[]): number {
  const own = (of: TextLayer) => grow(of.box, Math.min(8, of.size * 0.14))
  const around = grow(own(text), Math.max(3, Math.min(8, text.size * 0.1)))
  const apart = (color: string) => contrast(color, text.color) > 1.1
  const ring = commonColors(pixels, around, all.map(own), RARE_AROUND).map((of) => of.color)
  const grounds = ring.some(apart) ? ring.filter(apart) : ring
  const between = hasEmoji(text.text) ? [] : commonColors(pixels, text.box, [], RARE_BETWEEN).map((of) => of.color)
  const ratios = [...grounds, ...between.filter(apart)].map((color) => contrast(color, text.color))
  return Math.min(21, ...ratios)
}
