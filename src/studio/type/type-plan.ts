import { toCapitals } from './text-case.ts'
import { chooseCompanion, resolveTypography, chooseFamilyForText, findNearestWeight } from './choose-family.ts'
import type { BrandBrief } from '../model/brief.ts'
import { listShownTexts, type Copy } from '../copywriter/copy.ts'
import type { TextStyle } from './fit-text.ts'
import { listMeasuredWords, type FontFace } from './text-ruler.ts'
import type { LineBreaker } from './breaking/line-breaker.ts'

/** The font faces of one design: at most two families and three weights. */
export interface TypePlan {
  /** Elegant headline, for compositions with much empty space. */
  headline: TextStyle
  /** Headline as the main element: the heaviest weight of the family. */
  poster: TextStyle
  body: TextStyle
  label: TextStyle
  eyebrow: TextStyle
  price: TextStyle
  wordmark: TextStyle
  /** Whether the brand's own font family is used. */
  exact: boolean
}

const LIGHT_TONES = ['luxury', 'minimal']
const LOUD_TONES = ['bold', 'playful', 'friendly', 'innovative', 'enthusiastic']

/** Accents above and cedillas below capitals reach into the next line without more leading, in em. */
const MARKS = 0.1
export const ACCENTED = /\p{Script=Latin}\p{M}/u

/** Chooses families, weights, leading, and letter spacing. `quoted` headlines keep their case. */
export function createTypePlan(brand: BrandBrief, copy: Copy, tone: string, quoted: boolean): TypePlan {
  const typed = resolveTypography(brand.typography)
  const own = brand.fonts?.headline
  const words = listShownTexts(copy).slice(1)
  const drawn = (texts: readonly string[]) => texts.flatMap((text) => [text, toCapitals(text, copy.language)]).join(' ')
  const family = chooseFamilyForText(drawn([copy.headline, brand.name, ...words.filter(isPrice)]), own ?? typed.family)
  const companion = chooseCompanion(own ? typed.family : family)
  const small = chooseFamilyForText(drawn(words), brand.fonts?.text ?? companion)
  const face = (weight: number): FontFace => ({ family, weight: findNearestWeight(family, weight) })
  const smallFace = (weight: number): FontFace => ({ family: small, weight: findNearestWeight(small, weight) })
  const capitals = !quoted && !family.script && family.generic === 'display' && LOUD_TONES.includes(tone)
  const isUnicase = family.x >= family.cap * 0.95
  const upper = isUnicase || capitals ? 'uppercase' : 'none'
  const display = family.generic === 'display'
  const light = LIGHT_TONES.includes(tone)
  const elegant = family.generic === 'serif' ? (light ? 400 : 500) : display ? (light ? 400 : 600) : light ? 500 : 700
  const heavy = family.generic === 'serif' ? (light ? 600 : 700) : light ? 600 : 800
  const plain = family.script ? SCRIPT_LEADING : 1.04
  const marks = ACCENTED.test(copy.headline.toUpperCase().normalize('NFD')) ? MARKS : 0
  const leading = upper === 'uppercase' ? family.cap + 0.13 + marks : display ? family.cap + 0.27 : plain
  const isUntracked = display || family.script
  const tracking = isUntracked ? 0 : family.generic === 'monospace' ? -0.04 : Math.max(-0.022, -family.bearing * 0.33)
  return {
    headline: { face: face(elegant), leading: Math.max(leading, 0.96), tracking, transform: upper },
    poster: {
      face: face(heavy),
      leading: display || family.script ? leading : 0.98,
      tracking: isUntracked ? 0 : Math.max(-0.03, -family.bearing * 0.4),
      transform: upper,
    },
    // Thinner letters are tiring to read on saturated grounds.
    body: { face: smallFace(500), leading: 1.42, tracking: 0, transform: 'none' },
    label: { face: smallFace(600), leading: 1.2, tracking: 0, transform: 'none' },
    eyebrow: small.script
      ? { face: smallFace(600), leading: 1.35, tracking: 0, transform: 'none' }
      : { face: smallFace(600), leading: 1.35, tracking: 0.16, transform: 'uppercase' },
    price: { face: smallFace(700), leading: 1, tracking: small.script ? 0 : -0.01, transform: 'none' },
    wordmark: createWordmarkStyle(family, face, light, brand.name),
    exact: own !== undefined || typed.exact,
  }
}

/** A figure with its unit or currency, which may be drawn as large as the headline. */
const isPrice = (text: string) => text.length <= 16 && /\d/.test(text)

/** Handwriting has long ascenders and descenders. */
const SCRIPT_LEADING = 1.16

/** The brand's name without a logo: short names get wide capitals, long names stay as written. */
function createWordmarkStyle(
  family: FontFace['family'],
  face: (weight: number) => FontFace,
  light: boolean,
  name: string,
): TextStyle {
  const wide = light && name.length <= 12 && !family.script
  return {
    face: face(family.generic === 'serif' ? 600 : light ? 500 : 700),
    leading: 1.1,
    tracking: family.script ? 0 : wide ? 0.16 : family.generic === 'display' ? 0.02 : -0.01,
    transform: wide ? 'uppercase' : 'none',
  }
}

/**
 * Lists every word that may be drawn, in every case that it may be drawn in, so that one round of measuring is sufficient. `added` are
 * texts that a user added to the design.
 */
export function listWordsToMeasure(copy: Copy, brand: BrandBrief, breaker: LineBreaker, added: readonly string[] = []) {
  const cases = [...listShownTexts(copy), brand.name, ...added].flatMap((text) => [
    text,
    toCapitals(text, breaker.language),
    toCapitals(text),
  ])
  const pieces = [...new Set(cases)].flatMap((text) => [...breaker.split(text), ...(breaker.hyphenate(text) ?? [])])
  // A comma or colon between two parts of different size is not drawn.
  const bare = pieces.flatMap(({ text }) => (/[,:;،؛、：]$/u.test(text) ? [{ text: text.slice(0, -1) }] : []))
  return [...new Set(listMeasuredWords([...pieces, ...bare]))]
}

/** Lists the font faces of a plan. */
export function listFaces(plan: TypePlan): FontFace[] {
  return [plan.headline, plan.poster, plan.body, plan.label, plan.price, plan.wordmark].map((style) => style.face)
}
