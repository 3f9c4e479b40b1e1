import { drawn } from './text-block.ts'
import { companionOf, familyFor, familyWith, weightOf } from './typography.ts'
import type { BrandBrief } from '../brief.ts'
import type { Copy } from '../copy/copy.ts'
import type { Style } from './fit.ts'
import type { Face } from './ruler.ts'

/** The faces of one design: at most two families and three weights. */
export interface TypePlan {
  /** Elegant headline, for compositions with much air. */
  headline: Style
  /** Headline as the picture itself: as heavy as the family goes. */
  poster: Style
  body: Style
  label: Style
  eyebrow: Style
  price: Style
  wordmark: Style
  exact: boolean
}

const LIGHT_TONES = ['luxury', 'minimal']
const LOUD_TONES = ['bold', 'playful', 'friendly', 'innovative', 'enthusiastic']

export function typePlanOf(brand: BrandBrief, copy: Copy, tone: string, quoted: boolean): TypePlan {
  const { family: wanted, exact } = familyFor(brand.typography)
  const family = familyWith(copy.headline + brand.name, wanted)
  const words = [copy.subline, copy.eyebrow, copy.cta, copy.badge, ...copy.benefits].join(' ')
  const small = familyWith(words, companionOf(family))
  const face = (weight: number): Face => ({ family, weight: weightOf(family, weight) })
  const smallFace = (weight: number): Face => ({ family: small, weight: weightOf(small, weight) })
  const capitals = !quoted && family.generic === 'display' && LOUD_TONES.includes(tone)
  const upper = family.name === 'Bebas Neue' || capitals ? 'uppercase' : 'none'
  const display = family.generic === 'display'
  const light = LIGHT_TONES.includes(tone)
  const elegant = family.generic === 'serif' ? (light ? 400 : 500) : display ? (light ? 400 : 600) : light ? 500 : 700
  const heavy = family.generic === 'serif' ? (light ? 600 : 700) : light ? 600 : 800
  const leading = upper === 'uppercase' ? family.cap + 0.13 : display ? family.cap + 0.27 : 1.04
  const tracking = display ? 0 : family.generic === 'monospace' ? -0.04 : -0.022
  return {
    headline: { face: face(elegant), leading: Math.max(leading, 0.96), tracking, transform: upper },
    poster: { face: face(heavy), leading: display ? leading : 0.98, tracking: display ? 0 : -0.03, transform: upper },
    body: { face: smallFace(400), leading: 1.42, tracking: 0, transform: 'none' },
    label: { face: smallFace(600), leading: 1.2, tracking: 0, transform: 'none' },
    eyebrow: { face: smallFace(600), leading: 1.35, tracking: 0.16, transform: 'uppercase' },
    price: { face: smallFace(700), leading: 1, tracking: -0.01, transform: 'none' },
    wordmark: wordmarkOf(family, face, light, brand.name),
    exact,
  }
}

/** A name without a logo: short names carry wide capitals, long ones stay as they are written. */
function wordmarkOf(family: Face['family'], face: (weight: number) => Face, light: boolean, name: string): Style {
  const wide = light && name.length <= 12
  return {
    face: face(family.generic === 'serif' ? 600 : light ? 500 : 700),
    leading: 1.1,
    tracking: wide ? 0.16 : family.generic === 'display' ? 0.02 : -0.01,
    transform: wide ? 'uppercase' : 'none',
  }
}

/** Every word that may be drawn, as it may be drawn, so that one round of measuring is enough. */
export function wordsToMeasure(copy: Copy, brand: BrandBrief, pieces: (text: string) => readonly { text: string }[]) {
  const texts = [
    copy.headline,
    copy.subline,
    copy.eyebrow,
    copy.badge,
    copy.price,
    copy.cta,
    ...copy.benefits,
    brand.name,
  ]
  const given = texts.filter((text) => text !== null)
  const cases = given.flatMap((text) => [text, drawn(text, { transform: 'uppercase' })])
  return [...new Set(cases.flatMap((text) => pieces(text).map((piece) => piece.text)))]
}

export function facesOf(plan: TypePlan): Face[] {
  return [plan.headline, plan.poster, plan.body, plan.label, plan.price, plan.wordmark].map((style) => style.face)
}
