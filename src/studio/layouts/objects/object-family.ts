import { contrast, deltaE, mixColors, toLch } from '../../color/oklch.ts'
import type { ColorRamp } from '../../objects/recolor.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SubjectObject } from '../../model/material.ts'

/**
 * docs/decisions/0093-printed-things.md
 *
 * How a drawing is made: printed in the inks of the brand, in its own colors, cut out like a sticker, as lines, or as rows of small marks.
 * A glyph is only a mark: enlarged to a picture, its few lines look like the icon of an app.
 */
export type ObjectFamily = 'print' | 'natural' | 'sticker' | 'line' | 'marks'

/** The least difference in OKLCH lightness between an object in its own colors and its ground. */
const APART = 0.14

/** Whether an object in its own colors is clearly lighter or darker than a ground. */
export const isApart = ({ tones }: SubjectObject, ground: string): boolean =>
  Math.abs(tones[1] - toLch(ground).l) >= APART

/** The families of a tone. One that is listed twice is chosen twice as often. */
const FAMILIES: Readonly<Record<string, readonly ObjectFamily[]>> = {
  professional: ['print', 'print', 'natural', 'marks'],
  playful: ['print', 'sticker', 'natural', 'marks'],
  luxury: ['line', 'print', 'line', 'marks'],
  minimal: ['line', 'print'],
  bold: ['print', 'print', 'sticker', 'marks'],
  friendly: ['print', 'natural', 'print', 'marks'],
  authoritative: ['print', 'line'],
  innovative: ['print', 'print', 'marks'],
}
const DEFAULT: readonly ObjectFamily[] = ['print', 'print', 'natural', 'marks']

/** Chooses the family of an object by tone and seed: the same one wherever the design shows it. `allowed` leaves some out. */
export function chooseFamily(
  context: LayoutContext,
  object: SubjectObject,
  ground: string,
  allowed: (family: ObjectFamily) => boolean = () => true,
): ObjectFamily {
  const random = context.random('object family')
  const { isNatural = false, hasOwnColors = false, isDetailed = false, glyph } = object
  const isAble: Readonly<Record<ObjectFamily, boolean>> = {
    print: !hasOwnColors,
    natural: isNatural && isApart(object, ground),
    // A sticker has an edge of its own, so it is seen on every ground.
    sticker: true,
    // Thin lines have too little of the primary color for a slide, which often has it nowhere else.
    line: isDetailed && !context.slide,
    marks: glyph !== undefined,
  }
  const able = (FAMILIES[context.tone] ?? DEFAULT).filter((family) => allowed(family) && isAble[family])
  if (able.length > 0) return random.pick(able)
  const others: readonly ObjectFamily[] = isNatural && !isAble.natural ? ['sticker', 'natural'] : ['natural', 'print']
  const [other = 'print'] = others.filter((family) => allowed(family) && (isNatural || family !== 'natural'))
  return other
}

/** The least difference (ΔE2000) of a surface from its ground, and of lines from both. */
const [SURFACE, LINES] = [16, 18]
/** A darker shape is a blot in which its parts cannot be told apart (OKLCH lightness). */
const LEAST_SURFACE_LIGHTNESS = 0.4
/** A surface of another hue that is as dark as its ground is not seen from afar (WCAG). */
const SURFACE_CONTRAST = 1.5
/** The least contrast of lines with their ground (WCAG). */
const LINE_CONTRAST = 2.6

/** The colors of small marks on `ground`: surfaces in a color of the brand that stands out, lines in one that is apart from both. */
export function chooseGlyphRamp(context: LayoutContext, ground: string): ColorRamp {
  const { roles } = context
  const { ink } = context.surface(ground)
  const inks = [roles.primary, roles.deep, roles.second, roles.paper, roles.white, ink]
  const surfaces = listSurfaces(context, ground)
  const ramps = surfaces.flatMap((middle): ColorRamp[] => {
    const dark = inks.find(
      (color) => contrast(color, ground) >= LINE_CONTRAST && [ground, middle].every((of) => deltaE(color, of) > LINES),
    )
    return dark ? [{ dark, middle, light: roles.white }] : []
  })
  const [only = ink] = surfaces.filter((color) => contrast(color, ground) >= LINE_CONTRAST)
  // One color and its shade: gray marks look unfinished.
  return ramps[0] ?? { dark: only, middle: mixColors(ground, only, 0.45), light: roles.white }
}

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
