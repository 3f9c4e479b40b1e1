import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { familyNamed } from '../type/families.ts'
import { grow } from '../geometry.ts'
import { hasEmoji } from '../type/signs.ts'
import { drawn } from '../type/text-block.ts'
import { commonColors } from './pixels.ts'
import { boxOf } from './rule.ts'
import { hasLetters, textsOf } from './words.ts'
import type { Common } from './pixels.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Scene, TextLayer } from '../scene.ts'

/** Colours rarer than this share of the pixels around or between letters are antialiasing, not ground. */
const RARE_AROUND = 0.03
const RARE_BETWEEN = 0.1
/** The same for mixtures of letters and ground: dense small letters are antialiasing for the greater part, and dots on capitals stand in the ring. */
const RARE_MIXTURE_AROUND = 0.06
const RARE_MIXTURE_BETWEEN = 0.3
/** Emoji, and the dots and accents of capitals, are higher than letters, by a share of the size. */
const HIGH_REACH = 0.2
const HIGH_MARKS = /\p{Lu}\p{M}/u
/** How far a mixture may be off, in steps of a channel. */
const MIXED = 14

/** The words that stand out least from the pixels around them, as WCAG contrast. One rule for small, one for large. */
export function checkContrast(scene: Scene, pixels: Pixels): CheckRule[] {
  const all = textsOf(scene)
  const texts = all.filter(hasLetters).map((text) => ({ text, ratio: weakest(text, pixels, all) }))
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
 * A ring around the words, less what other words take of it, is ground and nothing else: what is frequent there must contrast.
 * Between the letters the ground is whatever is frequent, not the letters' own colour and no mixture of the two; ascenders may
 * reach into the ring, which is as wide as the gaps of a small canvas allow. Emoji have colours of their own.
 */
function weakest(text: TextLayer, pixels: Pixels, all: readonly TextLayer[]): number {
  const rim = Math.min(8, Math.max(2, Math.sqrt(pixels.width * pixels.height) * 0.0075))
  const own = (of: TextLayer) => grow(of.box, isHigh(of) ? of.size * HIGH_REACH : Math.min(rim, of.size * 0.14))
  const around = grow(own(text), Math.max(2, Math.min(rim, text.size * 0.1)))
  const apart = (color: string) => contrast(color, text.color) > 1.1
  const ring = commonColors(pixels, around, all.map(own), RARE_AROUND).toSorted((a, b) => b.share - a.share)
  const ground = ring.find(({ color }) => apart(color)) ?? ring[0]
  const isGround = ({ color, share }: Common, rare: number) =>
    color === ground?.color ||
    (apart(color) && (share >= rare || !isMixture(color, text.color, ground?.color ?? color)))
  const inside = hasEmoji(text.text) ? [] : commonColors(pixels, text.box, [], RARE_BETWEEN)
  const grounds = [
    ...ring.filter((of) => isGround(of, RARE_MIXTURE_AROUND)),
    ...inside.filter((of) => isGround(of, RARE_MIXTURE_BETWEEN)),
  ]
  return Math.min(21, ...grounds.map(({ color }) => contrast(color, text.color)))
}

const isHigh = (of: TextLayer) => hasEmoji(of.text) || HIGH_MARKS.test(drawn(of.text, of).normalize('NFD'))

/** Whether a colour lies on the way from one to another, as the edge of a letter does. */
function isMixture(color: string, ink: string, ground: string): boolean {
  const [of, from, to] = [channels(color), channels(ink), channels(ground)]
  const way = from.map((value, part) => (to[part] ?? 0) - value)
  const length = way.reduce((sum, step) => sum + step * step, 0)
  const along = way.reduce((sum, step, part) => sum + step * ((of[part] ?? 0) - (from[part] ?? 0)), 0) / (length || 1)
  if (along < 0.05 || along > 0.95) return false
  return from.every((value, part) => Math.abs(value + (way[part] ?? 0) * along - (of[part] ?? 0)) <= MIXED)
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
