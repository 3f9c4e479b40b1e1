import { bannedIn } from '../copy/banned.ts'
import { drawn } from '../type/text-block.ts'
import { partsOf } from '../type/signs.ts'
import { smallestType } from '../layouts/sizes.ts'
import { contains, overlaps } from '../geometry.ts'
import { visit } from './pixels.ts'
import { boxOf } from './rule.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Scene, TextLayer } from '../scene.ts'

export const textsOf = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text')

/** Emoji alone have colours of their own, which say nothing about the text's. */
export const hasLetters = ({ text }: TextLayer) => partsOf(text).some((part) => !part.emoji && part.text.trim() !== '')

/** Words as given, drawn to the letter: every text layer's lines are its text, and its text is one of the copy's. */
export function checkWords(scene: Scene, pixels: Pixels): CheckRule[] {
  const { copy } = scene
  const known = new Set([copy.headline, copy.subline, copy.eyebrow, copy.badge, copy.price, copy.cta, ...copy.benefits])
  const texts = textsOf(scene)
  const wrong = texts.filter((text) => !isWhole(text) || (text.role !== 'wordmark' && !known.has(text.text)))
  const headline = texts.some((text) => text.role === 'headline' && text.text === copy.headline)
  return [
    {
      rule: 'words_exact',
      label: 'Words are drawn to the letter',
      passed: wrong.length === 0 && headline,
      value: wrong.length + (headline ? 0 : 1),
      threshold: 0,
      unit: 'texts',
      box: boxOf(wrong[0]?.box ?? null),
    },
    smallest(scene, texts),
    safeWords(scene, texts),
    ...visible(texts, pixels),
    ...bannedWords(scene, texts),
  ]
}

const letters = (text: string) => text.replace(/\s+/g, '')
const isWhole = (text: TextLayer) =>
  letters(text.lines.map((line) => line.text).join('')) === letters(drawn(text.text, text))

function smallest(scene: Scene, texts: readonly TextLayer[]): CheckRule {
  const least = smallestType({ base: Math.sqrt(scene.width * scene.height) })
  const small = texts.reduce<TextLayer | null>((low, text) => (low && low.size <= text.size ? low : text), null)
  return {
    rule: 'type_size',
    label: 'Smallest words are legible',
    passed: !small || small.size >= least - 0.01,
    value: Math.round((small?.size ?? 0) * 10) / 10,
    threshold: Math.round(least * 10) / 10,
    unit: 'px',
    box: boxOf(small?.box ?? null),
  }
}

/** Words and logo keep off what the platform covers, and off the canvas's edges. */
function safeWords(scene: Scene, texts: readonly TextLayer[]): CheckRule {
  const logos = scene.layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.box] : []))
  const boxes = [...texts.map((text) => text.box), ...logos]
  const bad = boxes.filter(
    (box) => !contains(scene.safe.box, box, 1) || scene.safe.keep_out.some((out) => overlaps(out, box)),
  )
  return {
    rule: 'safe_area',
    label: 'Words and logo stay clear of the platform’s own buttons',
    passed: bad.length === 0,
    value: bad.length,
    threshold: 0,
    unit: 'boxes',
    box: boxOf(bad[0] ?? null),
  }
}

/** Nothing that is drawn breaks the brand's don't-list. */
function bannedWords({ brand }: Scene, texts: readonly TextLayer[]): CheckRule[] {
  if (!brand || brand.dont.length === 0) return []
  const own = texts.filter((text) => text.role !== 'wordmark')
  const bad = own.filter((text) => bannedIn(text.text, brand.dont) !== null)
  return [
    {
      rule: 'banned_words',
      label: 'Nothing from the brand’s don’t list is said',
      passed: bad.length === 0,
      value: bad.length,
      threshold: 0,
      unit: 'texts',
      box: boxOf(bad[0]?.box ?? null),
    },
  ]
}

/** Share of a text's box, in per cent, that its letters cover at least. */
const LEAST_INK = 2

/** Letters are seen on the delivered pixels: enough of each box is nearer to the letters' colour than to their ground's. */
function visible(texts: readonly TextLayer[], pixels: Pixels): CheckRule[] {
  const seen = texts.filter(hasLetters).map((text) => ({ text, ink: inkOf(text, pixels) }))
  if (seen.length === 0) return []
  const faintest = seen.reduce((low, of) => (of.ink < low.ink ? of : low))
  return [
    {
      rule: 'words_visible',
      label: 'All words can be seen',
      passed: faintest.ink >= LEAST_INK,
      value: Math.round(faintest.ink * 10) / 10,
      threshold: LEAST_INK,
      unit: '%',
      box: boxOf(faintest.text.box),
    },
  ]
}

function inkOf({ box, color, ground }: TextLayer, pixels: Pixels): number {
  const [fromInk, fromGround] = [distanceFrom(color), distanceFrom(ground)]
  let [near, total] = [0, 0]
  visit(pixels, box, [], (r, g, b) => {
    total += 1
    if (fromInk(r, g, b) < fromGround(r, g, b)) near += 1
  })
  return total === 0 ? 0 : (near * 100) / total
}

/** Squared distance of a pixel to a colour, in steps of a channel. */
function distanceFrom(hex: string): (r: number, g: number, b: number) => number {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  return (r, g, b) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
}
