import { contrast, deltaE, toLch } from '../../color/oklch.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SubjectObject } from '../../model/material.ts'

/**
 * docs/decisions/0093-printed-things.md
 * docs/decisions/0094-tones-of-the-ground.md
 * docs/decisions/0095-own-colors-and-frames.md
 *
 * How a drawing is made: printed in the inks of the brand, in its own colors, cut out like a sticker, as lines or as a pattern in tones of
 * its ground.
 */
export type ObjectFamily = 'print' | 'natural' | 'sticker' | 'line' | 'pattern'

/** The least difference in OKLCH lightness between an object in its own colors and its ground. */
const APART = 0.14

/** Whether an object in its own colors is clearly lighter or darker than a ground. */
export const isApart = ({ tones }: SubjectObject, ground: string): boolean =>
  Math.abs(tones[1] - toLch(ground).l) >= APART

/**
 * The families of a tone. One that is listed twice is chosen twice as often. What has colors of its own is mostly drawn in them: each other
 * color takes something away from it.
 */
const FAMILIES: Readonly<Record<string, readonly ObjectFamily[]>> = {
  professional: ['print', 'natural', 'natural', 'natural'],
  playful: ['print', 'sticker', 'natural', 'natural', 'natural'],
  luxury: ['line', 'natural', 'print', 'line'],
  minimal: ['line', 'natural', 'print', 'print'],
  bold: ['print', 'natural', 'natural', 'sticker'],
  friendly: ['print', 'natural', 'natural', 'natural'],
  authoritative: ['print', 'natural', 'line'],
  innovative: ['print', 'natural', 'natural'],
}
const DEFAULT: readonly ObjectFamily[] = ['print', 'natural', 'natural', 'natural']
/** Things of other ratios leave holes in a pattern. */
const REGULAR = { least: 0.45, most: 2 }

/** Whether a pattern of a thing has no holes. */
export const isRegular = ({ ratio }: SubjectObject): boolean => ratio >= REGULAR.least && ratio <= REGULAR.most

/** Chooses the family of an object by tone and seed: the same one wherever the design shows it. `allowed` leaves some out. */
export function chooseFamily(
  context: LayoutContext,
  object: SubjectObject,
  ground: string,
  allowed: (family: ObjectFamily) => boolean = () => true,
): ObjectFamily {
  const random = context.random('object family')
  const { isNatural = false, hasOwnColors = false, isDetailed = false, isSimple = false } = object
  const isAble: Readonly<Record<ObjectFamily, boolean>> = {
    print: !hasOwnColors && !isSimple,
    natural: isNatural && !isSimple && isApart(object, ground),
    // A sticker has an edge of its own, so it is seen on every ground.
    sticker: !isSimple,
    // Thin lines and tones of the ground have too little of the primary color for a slide, which often has it nowhere else.
    // Lines of food or flowers are a coloring book.
    line: isDetailed && !isSimple && !hasOwnColors && !context.slide,
    pattern: isRegular(object) && !context.slide,
  }
  // What looks cheap when it is large is only a pattern, and so is what has to fill a frame.
  if ((isSimple || !allowed('print')) && allowed('pattern') && isAble.pattern) return 'pattern'
  const able = (FAMILIES[context.tone] ?? DEFAULT).filter((family) => allowed(family) && isAble[family])
  if (able.length > 0) return random.pick(able)
  const others: readonly ObjectFamily[] = isNatural && !isAble.natural ? ['sticker', 'natural'] : ['natural', 'print']
  const [other = 'print'] = others.filter((family) => allowed(family) && (isNatural || family !== 'natural'))
  return other
}

/** A pattern fills a frame of any form. All other families show one thing, whole. */
export const isPattern = (family: ObjectFamily): boolean => family === 'pattern'
export const isWhole = (family: ObjectFamily): boolean => !isPattern(family)

/** The least difference (ΔE2000) of a surface from its ground. */
const SURFACE = 16
/** A darker shape is a blot in which its parts cannot be told apart (OKLCH lightness). */
const LEAST_SURFACE_LIGHTNESS = 0.4
/** A surface of another hue that is as dark as its ground is not seen from afar (WCAG). */
const SURFACE_CONTRAST = 1.5

/**
 * The colors of the brand that stand out from a ground, best first: seen `around` it, too, and light enough. Its second color comes first, so
 * that it is seen, but on slides, which often have no other place for the primary one.
 */
export function listSurfaces({ roles, slide }: LayoutContext, ground: string, around = ground): string[] {
  const first = slide ? [roles.primary, roles.second] : [roles.second, roles.primary]
  const isDarkAble = slide !== null || toLch(ground).l < 0.5
  const rate = (color: string) =>
    Number(deltaE(color, around) > SURFACE) * 2 +
    Number(contrast(color, ground) >= SURFACE_CONTRAST) * 2 +
    Number(isDarkAble || toLch(color).l > LEAST_SURFACE_LIGHTNESS)
  return [...first, roles.soft, roles.deep, roles.paper]
    .filter((color) => deltaE(color, ground) >= SURFACE)
    .toSorted((one, two) => rate(two) - rate(one))
}
