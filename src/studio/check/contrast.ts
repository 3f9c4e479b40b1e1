import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { familyNamed } from '../type/families.ts'
import { boxOf, textsOf } from './words.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Box } from '../geometry.ts'
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
 * ground is whatever is frequent and not the letters' own colour; ascenders may reach into the ring.
 */
function weakest(text: TextLayer, pixels: Pixels, all: readonly TextLayer[]): number {
  const inside = histogram(pixels, text.box, [])
  const own = (of: TextLayer) => padded(of.box, Math.min(8, of.size * 0.14))
  const hole = own(text)
  const around = histogram(pixels, padded(hole, Math.max(3, Math.min(8, text.size * 0.1))), all.map(own))
  const apart = (color: string) => contrast(color, text.color) > 1.1
  const ring = frequent(around, RARE_AROUND)
  const grounds = ring.some(apart) ? ring.filter(apart) : ring
  const ratios = [...grounds, ...frequent(inside, RARE_BETWEEN).filter(apart)]
  return Math.min(21, ...ratios.map((color) => contrast(color, text.color)))
}

function padded(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

type Bins = Map<number, { count: number; r: number; g: number; b: number }>

function histogram({ data, width, height }: Pixels, box: Box, holes: readonly Box[]): Bins {
  const bins: Bins = new Map()
  const [x1, y1] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))]
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < x1; x++) {
      if (
        holes.some(
          (hole) => x > hole.x - 1 && x < hole.x + hole.width + 1 && y > hole.y - 1 && y < hole.y + hole.height + 1,
        )
      )
        continue
      const at = (y * width + x) * 3
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
      const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 }
      bins.set(key, { count: bin.count + 1, r: bin.r + r, g: bin.g + g, b: bin.b + b })
    }
  }
  return bins
}

function frequent(bins: Bins, rare: number): string[] {
  const total = [...bins.values()].reduce((sum, bin) => sum + bin.count, 0)
  const common = [...bins.values()].filter((bin) => bin.count >= total * rare)
  return common.map(({ count, r, g, b }) => hex(r / count, g / count, b / count))
}

const hex = (...channels: number[]) => `#${channels.map((of) => Math.round(of).toString(16).padStart(2, '0')).join('')}`
