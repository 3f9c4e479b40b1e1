import { findBanned } from '../copywriter/banned.ts'
import { listShownTexts } from '../copywriter/copy.ts'
import { hasParts } from '../copywriter/facts/fact.ts'
import { applyTransform } from '../type/text-block.ts'
import { splitEmoji } from '../type/graphemes.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import { measureSmallestSize } from '../type/text-size.ts'
import { contains, grow } from '../model/geometry.ts'
import { measureBounds, overlapTurned } from '../model/rotation.ts'
import { visitRuns } from './pixel-colors.ts'
import { toRuleBox } from './check-rule.ts'
import type { CheckRule, RgbPixels } from './check-rule.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

/** Returns the text layers of a scene. */
export const listTextLayers = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text')

/** Whether a text has letters. Emoji have their own colors, which say nothing about the text's contrast. */
export const hasLetters = ({ text }: TextLayer) =>
  splitEmoji(text).some((part) => !part.emoji && part.text.trim() !== '')

/** Checks that the text is drawn exactly: the lines of each layer are its text, and its text is part of the copy. */
export function checkText(scene: Scene, pixels: RgbPixels): CheckRule[] {
  const { copy } = scene
  const texts = listTextLayers(scene)
  const known = new Set([...listShownTexts(copy), ...texts.filter(isAdded).map(({ text }) => text)])
  const wrong = texts.filter((text) => !isWhole(text, copy.language) || (!isMark(text) && !known.has(text.text)))
  const headline = texts.some((text) => text.role === 'headline' && text.text === copy.headline)
  return [
    {
      rule: 'words_exact',
      label: 'Words are drawn to the letter',
      passed: wrong.length === 0 && headline,
      value: wrong.length + (headline ? 0 : 1),
      threshold: 0,
      unit: 'texts',
      box: toRuleBox(wrong[0] ?? null),
    },
    checkSmallestType(scene, texts),
    checkSafeArea(scene, texts),
    ...checkVisibility(texts, pixels),
    ...checkBannedWords(scene, texts),
  ]
}

/** The brand's name, the marks of slides and the label about a model are not part of the copy. */
const isMark = ({ role }: TextLayer) => role === 'wordmark' || role === 'page' || role === 'label'

/** Words that a person added are not part of the copy. */
const isAdded = ({ slot }: TextLayer) => slot?.startsWith('added:') ?? false

/** Removes spaces, and the soft hyphens of lines that break a word. */
const removeSpaces = (text: string) => text.replace(/[\s\u00AD]+/g, '')

/** Whether the lines of a text are the whole of it. */
export const isWhole = (text: TextLayer, language: string): boolean => {
  const said = removeSpaces(applyTransform(text.text, text, language))
  // A small word above a figure has the letters of the request: "from" of "From £79".
  const first = text.lines[0]?.text.charAt(0) ?? ''
  const whole = isScaled(text) && first === said.charAt(0).toLowerCase() ? first + said.slice(1) : said
  let at = 0
  for (const [index, line] of text.lines.entries()) {
    const drawn = removeSpaces(line.text)
    if (!whole.startsWith(drawn, at)) return false
    at += drawn.length
    // Between parts of an offer, a headline or a list, a new line stands for a comma, colon or dash, and behind a struck price for an arrow.
    if (index + 1 < text.lines.length && mayDropPauses(text) && !whole.startsWith(nextLine(text, index), at)) {
      const arrow = isStruck(text) ? (ARROW.exec(whole.slice(at, at + 2))?.[0].length ?? 0) : 0
      at += arrow || (PAUSE.test(whole.charAt(at)) ? 1 : 0)
    }
  }
  return at === whole.length || (at > 0 && at === whole.length - 1 && isScaled(text) && PAUSE.test(whole.charAt(at)))
}
const nextLine = ({ lines }: TextLayer, index: number) => removeSpaces(lines[index + 1]?.text ?? '')
/** The entries of a list below a headline have a line each, and need no commas either. Nor do the parts of a date. */
const mayDropPauses = (text: TextLayer) =>
  isScaled(text) || text.role === 'subline' || (text.fact !== undefined && hasParts(text.fact))
const isScaled = ({ lines }: TextLayer) => lines.some(({ scale = 1 }) => scale !== 1)
const isStruck = ({ lines }: TextLayer) => lines.some(({ runs = [] }) => runs.some(({ struck }) => struck))
/** Between a former price that is struck through and the present one. */
const ARROW = /^(?:[→➔➜⇒]|->|=>)/u
const PAUSE = /[,:;،؛、：–—-]/u

function checkSmallestType(scene: Scene, texts: readonly TextLayer[]): CheckRule {
  const least = minTypeSize({ base: Math.sqrt(scene.width * scene.height) })
  const small = texts.reduce<TextLayer | null>(
    (low, text) => (low && measureSmallestSize(low) <= measureSmallestSize(text) ? low : text),
    null,
  )
  const size = small ? measureSmallestSize(small) : 0
  return {
    rule: 'type_size',
    label: 'Smallest words are legible',
    passed: !small || size >= least - 0.01,
    value: Math.round(size * 10) / 10,
    threshold: Math.round(least * 10) / 10,
    unit: 'px',
    box: toRuleBox(small),
  }
}

/** Layers are placed at hundredths of a pixel. */
const ROUNDING = 0.02

/** Text and logo must not be under platform buttons or outside the canvas. */
function checkSafeArea(scene: Scene, texts: readonly TextLayer[]): CheckRule {
  const logos = scene.layers.filter((layer) => layer.kind === 'logo')
  const bad = [...texts, ...logos].filter(
    (layer) =>
      !contains(scene.safe.box, measureBounds(layer), 1) ||
      scene.safe.keep_out.some((out) => overlapTurned({ box: grow(out, -ROUNDING) }, layer)),
  )
  return {
    rule: 'safe_area',
    label: 'Words and logo stay clear of the platform’s own buttons',
    passed: bad.length === 0,
    value: bad.length,
    threshold: 0,
    unit: 'boxes',
    box: toRuleBox(bad[0] ?? null),
  }
}

/** No drawn text may break the brand's don't list. */
function checkBannedWords({ brand }: Scene, texts: readonly TextLayer[]): CheckRule[] {
  if (!brand || brand.dont.length === 0) return []
  const own = texts.filter(({ role }) => role !== 'wordmark' && role !== 'label')
  const bad = own.filter((text) => findBanned(text.text, brand.dont) !== null)
  return [
    {
      rule: 'banned_words',
      label: 'Nothing from the brand’s don’t list is said',
      passed: bad.length === 0,
      value: bad.length,
      threshold: 0,
      unit: 'texts',
      box: toRuleBox(bad[0] ?? null),
    },
  ]
}

/** Minimum percentage of a text's box that its letters cover. */
const MIN_INK = 2

/** Checks that letters are visible: enough pixels of each box are closer to the text color than to its background. */
function checkVisibility(texts: readonly TextLayer[], pixels: RgbPixels): CheckRule[] {
  const seen = texts.filter(hasLetters).map((text) => ({ text, ink: measureInk(text, pixels) }))
  if (seen.length === 0) return []
  const faintest = seen.reduce((low, of) => (of.ink < low.ink ? of : low))
  return [
    {
      rule: 'words_visible',
      label: 'All words can be seen',
      passed: faintest.ink >= MIN_INK,
      value: Math.round(faintest.ink * 10) / 10,
      threshold: MIN_INK,
      unit: '%',
      box: toRuleBox(faintest.text),
    },
  ]
}

function measureInk({ box, color, ground, rotation }: TextLayer, pixels: RgbPixels): number {
  const { data } = pixels
  const isNear = openComparison(toChannels(color), toChannels(ground))
  let [near, total] = [0, 0]
  visitRuns({ ...pixels, rotation }, box, [], (from, to) => {
    for (let at = from; at < to; at += 3) if (isNear(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) near += 1
    total += (to - from) / 3
  })
  return total === 0 ? 0 : (near * 100) / total
}

type Channels = readonly [red: number, green: number, blue: number]

function toChannels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Compares colors: whether one is nearer to the first than to the second. The squares of both distances have the same square of the color. */
function openComparison(one: Channels, other: Channels): (red: number, green: number, blue: number) => boolean {
  const [r, g, b] = [2 * (other[0] - one[0]), 2 * (other[1] - one[1]), 2 * (other[2] - one[2])]
  const square = (of: Channels) => of[0] ** 2 + of[1] ** 2 + of[2] ** 2
  const limit = square(other) - square(one)
  return (red, green, blue) => r * red + g * green + b * blue < limit
}
