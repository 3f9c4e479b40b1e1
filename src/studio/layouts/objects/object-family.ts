import { contrast, deltaE, mixColors, toLch } from '../../color/oklch.ts'
import { isApart } from './object-colors.ts'
import type { ColorRamp } from '../../objects/recolor.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SubjectObject } from '../../model/material.ts'

/**
 * docs/decisions/0091-drawings.md
 *
 * How a drawing is made: its glyph in two colors, with hatching, as one solid shape or as rows of small marks; or the drawing in its own
 * colors, in those of the brand, or cut out like a sticker.
 */
export type ObjectFamily = 'duotone' | 'engraved' | 'solid' | 'marks' | 'natural' | 'sticker' | 'flat' | 'line'

/** The families of a tone. One that is listed twice is chosen twice as often. */
const FAMILIES: Readonly<Record<string, readonly ObjectFamily[]>> = {
  professional: ['duotone', 'solid', 'engraved', 'duotone', 'solid', 'marks'],
  playful: ['duotone', 'solid', 'natural', 'sticker', 'duotone', 'marks'],
  luxury: ['engraved', 'engraved', 'solid', 'engraved', 'marks'],
  minimal: ['engraved', 'solid', 'duotone'],
  bold: ['solid', 'solid', 'duotone', 'duotone', 'marks'],
  friendly: ['duotone', 'natural', 'solid', 'engraved', 'marks'],
  authoritative: ['engraved', 'solid', 'duotone'],
  innovative: ['solid', 'duotone', 'marks', 'engraved'],
}
const DEFAULT: readonly ObjectFamily[] = ['duotone', 'solid', 'engraved', 'marks']

/** The families of drawings without a glyph. */
const WITHOUT_GLYPH: Readonly<Record<string, readonly ObjectFamily[]>> = {
  luxury: ['line'],
  minimal: ['line', 'flat'],
  authoritative: ['flat', 'line'],
  playful: ['sticker', 'flat'],
  bold: ['sticker', 'flat'],
}

const GLYPHS: readonly ObjectFamily[] = ['duotone', 'engraved', 'solid', 'marks']
const isGlyph = (family: ObjectFamily) => GLYPHS.includes(family)

/** Chooses the family of an object by tone and seed: the same one wherever the design shows it. `allowed` leaves some out. */
export function chooseFamily(
  context: LayoutContext,
  object: SubjectObject,
  ground: string,
  allowed: (family: ObjectFamily) => boolean = () => true,
): ObjectFamily {
  const random = context.random('object family')
  const { isNatural = false } = object
  const seen = (family: ObjectFamily) =>
    isGlyph(family)
      ? object.glyph !== undefined && (family !== 'solid' || listSurfaces(context, ground, family).length > 0)
      : family === 'natural'
        ? isNatural && isApart(object, ground)
        : !isNatural
  // A sticker has an edge of its own, so it is seen on every ground.
  const able = (FAMILIES[context.tone] ?? DEFAULT).filter(
    // Thin lines have too little of the primary color for a slide, which often has it nowhere else.
    (family) => allowed(family) && (family === 'sticker' || seen(family)) && !(context.slide && family === 'engraved'),
  )
  if (object.glyph !== undefined && able.some(isGlyph)) return random.pick(able)
  if (isNatural) return isApart(object, ground) || !allowed('sticker') ? 'natural' : 'sticker'
  const others = (WITHOUT_GLYPH[context.tone] ?? ['flat' as const]).filter(allowed)
  return others.length > 0 ? random.pick(others) : 'flat'
}

/** The least difference (ΔE2000) of a surface from its ground, and of lines from both. */
const [SURFACE, LINES] = [16, 18]
/** The least difference and contrast of a shape that has no lines. */
const [ALONE, ALONE_CONTRAST] = [22, 1.7]
/** A darker shape without lines is a blot in which the thing cannot be recognized (OKLCH lightness). */
const LEAST_ALONE_LIGHTNESS = 0.58
/** Nor is one whose lines are on a dark surface (OKLCH lightness). */
const LEAST_SURFACE_LIGHTNESS = 0.4
/** The least contrast of lines with their ground (WCAG). */
const LINE_CONTRAST = 2.6

/**
 * The colors of a glyph on `ground`: surfaces in a color of the brand that stands out, lines in one that is apart from both. `turn` 1 is the
 * second best one, for a drawing beside another one. A drawing that ends at the edge of its frame also stands out from what is `around` it.
 */
export function chooseGlyphRamp(
  context: LayoutContext,
  ground: string,
  family: ObjectFamily,
  { turn = 0, around = ground }: { turn?: number; around?: string } = {},
): ColorRamp {
  const { roles } = context
  const { ink } = context.surface(ground)
  const inks = [roles.primary, roles.deep, roles.second, roles.paper, roles.white, ink]
  const findInk = (middle: string) =>
    inks.find(
      (color) => contrast(color, ground) >= LINE_CONTRAST && [ground, middle].every((of) => deltaE(color, of) > LINES),
    )
  // A slide often has the primary color nowhere else.
  const isDarkAble = context.slide !== null || toLch(ground).l < 0.5
  const rate = (color: string) =>
    Number(deltaE(color, around) > SURFACE) * 2 + Number(isDarkAble || toLch(color).l > LEAST_SURFACE_LIGHTNESS)
  const surfaces = listSurfaces(context, ground, family).toSorted((one, two) => rate(two) - rate(one))
  const ramps = surfaces.flatMap((middle): ColorRamp[] => {
    // One shape has no lines.
    const dark = family === 'solid' ? middle : findInk(middle)
    return dark ? [{ dark, middle, light: roles.white }] : []
  })
  const [first = { dark: ink, middle: family === 'solid' ? ink : mixColors(ground, ink, 0.4), light: roles.white }] =
    ramps
  if (turn === 0) return first
  // With lines and surfaces in each other's colors where the brand has no more colors.
  const swapped = { ...first, dark: first.middle, middle: first.dark }
  return ramps[turn] ?? (contrast(swapped.dark, ground) >= LINE_CONTRAST ? swapped : first)
}

/**
 * The colors of the brand that stand out from a ground. Its second color comes first, so that it is seen, but on slides, which often have no
 * other place for the primary one.
 */
function listSurfaces({ roles, slide }: LayoutContext, ground: string, family: ObjectFamily): string[] {
  const isAlone = family === 'solid'
  const first = slide ? [roles.primary, roles.second] : [roles.second, roles.primary]
  return [...first, roles.soft, roles.deep, roles.paper].filter(
    (color) =>
      deltaE(color, ground) >= (isAlone ? ALONE : SURFACE) &&
      (!isAlone ||
        (contrast(color, ground) > ALONE_CONTRAST && (slide !== null || toLch(color).l > LEAST_ALONE_LIGHTNESS))),
  )
}
