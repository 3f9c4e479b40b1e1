import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { computeApca } from '#web/lib/brand/apca.ts'
import { computeContrast } from '#web/lib/brand/contrast.ts'

/** A color that text can have or stand on. */
export interface PairColor {
  id: 'primary' | 'secondary' | 'neutral' | 'accent' | 'white' | 'black'
  /** The number of an accent, from 1. */
  number?: number
  hex: string
  isInk: boolean
  isGround: boolean
}

export interface ColorPair {
  ink: PairColor
  ground: PairColor
  /** WCAG 2.2 contrast ratio, 1 to 21. */
  ratio: number
  /** APCA lightness contrast, without its sign. */
  lc: number
  use: 'text' | 'large' | 'none'
}

/**
 * The least contrast of text and of large text. WCAG 2.2, 1.4.3: https://www.w3.org/TR/WCAG22/#contrast-minimum; APCA:
 * https://readtech.org/ARC/tests/visual-readability-contrast/ (bronze level: Lc 60 for text, 45 for large text).
 */
const LEAST = { text: { ratio: 4.5, lc: 60 }, large: { ratio: 3, lc: 45 } } as const

/** The colors of a brand, with white and black as further colors of text and white as a further ground. */
export function listPairColors(primary: string, secondary: string, palette: ExtendedPalette | null): PairColor[] {
  const both = { isInk: true, isGround: true }
  const accents = (palette?.accents ?? []).map(({ hex, role }, index): PairColor => {
    const isInk = role !== 'background' && role !== 'decoration'
    return { id: 'accent', number: index + 1, hex, isInk, isGround: role !== 'text' && role !== 'decoration' }
  })
  return [
    { id: 'primary', hex: primary, ...both },
    { id: 'secondary', hex: secondary, ...both },
    ...(palette?.neutral ? [{ id: 'neutral' as const, hex: palette.neutral, ...both }] : []),
    ...accents,
    { id: 'white', hex: '#FFFFFF', ...both },
    { id: 'black', hex: '#000000', isInk: true, isGround: false },
  ]
}

/** All pairs of text and ground of which one is a color of the brand: those to use, best first by ground, and those to avoid. */
export function listPairs(colors: readonly PairColor[]): { safe: ColorPair[]; unsafe: ColorPair[] } {
  const pairs = colors
    .filter(({ isGround }) => isGround)
    .flatMap((ground) => colors.filter((ink) => isPair(ink, ground)).map((ink) => measurePair(ink, ground)))
  return {
    safe: takeTurns(pairs.filter(({ use }) => use !== 'none')),
    // The most tempting ones first: those that nearly pass.
    unsafe: pairs.filter(({ use }) => use === 'none').toSorted((a, b) => b.ratio - a.ratio),
  }
}

function isPair(ink: PairColor, ground: PairColor): boolean {
  const isOwn = [ink, ground].some(({ id }) => id !== 'white' && id !== 'black')
  return ink.isInk && isOwn && ink.hex.toUpperCase() !== ground.hex.toUpperCase()
}

function measurePair(ink: PairColor, ground: PairColor): ColorPair {
  const ratio = computeContrast(ink.hex, ground.hex)
  const lc = Math.abs(computeApca(ink.hex, ground.hex))
  const reaches = (least: { ratio: number; lc: number }) => ratio >= least.ratio && lc >= least.lc
  return { ink, ground, ratio, lc, use: reaches(LEAST.text) ? 'text' : reaches(LEAST.large) ? 'large' : 'none' }
}

/** The best pair of each ground first, then the second of each, so that every color shows early in a list. */
function takeTurns(pairs: readonly ColorPair[]): ColorPair[] {
  const ranked = pairs.toSorted((a, b) => b.lc - a.lc)
  const turn = (pair: ColorPair) => ranked.filter(({ ground }) => ground === pair.ground).indexOf(pair)
  return ranked.toSorted((a, b) => turn(a) - turn(b))
}
