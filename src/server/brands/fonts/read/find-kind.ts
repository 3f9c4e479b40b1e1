import type { FontKind } from '#contract/brands/fonts/font-options.ts'
import { FONT_FAMILIES } from '#studio/type/font-families.ts'
import { classifyFont, type FontClass } from '../../site-reading/draft/font-classes.ts'

/** What a font file says about its look. `averageWidth` is in em. */
interface FontLook {
  family: string
  isFixedPitch: boolean
  /** The ten numbers of PANOSE (https://monotype.github.io/panose/). */
  panose: readonly number[]
  /** The class of IBM, 0 to 14 (https://learn.microsoft.com/typography/opentype/spec/ibmfc). */
  familyClass: number
  averageWidth: number
  /** 1 (narrow) to 9 (wide). */
  widthClass: number
}

const HANDWRITING =
  /\b(script|hand|handwrit\w*|handwritten|brush|signature|calligra\w*|cursive|pacifico|lobster|caveat|satisfy|sacramento|parisienne|allura)\b/i
const WITH_SERIFS = /\b(serif|slab|antiqua|roman)\b/i
const WITHOUT_SERIFS = /\b(sans|grotes[kq]\w*|gothic)\b/i
const NARROW = 0.43

/** The kind of a font by what it states and by its name. Many files state nothing, so its owner can correct it. */
export function findKind({ family, isFixedPitch, panose, familyClass, averageWidth, widthClass }: FontLook): FontKind {
  const [type = 0, serifs = 0] = panose
  const bundled = FONT_FAMILIES.find(({ name }) => name.toLowerCase() === family.toLowerCase())
  if (bundled) return bundled.generic
  if (isFixedPitch || (type === 2 && panose[3] === 9)) return 'monospace'
  if (type === 3 || familyClass === 10 || HANDWRITING.test(family)) return 'script'
  if (WITH_SERIFS.test(family) && !WITHOUT_SERIFS.test(family)) return 'serif'
  const { fontClass, isKnown } = classifyFont(family, [])
  if (isKnown) return KINDS[fontClass]
  if (type === 4 || familyClass === 9) return 'display'
  const hasSerifs = (type === 2 && serifs >= 2 && serifs <= 10) || SERIF_CLASSES.includes(familyClass)
  if (hasSerifs && !WITHOUT_SERIFS.test(family)) return 'serif'
  return widthClass <= 3 || (averageWidth > 0 && averageWidth < NARROW) ? 'display' : 'sans-serif'
}

const SERIF_CLASSES: readonly number[] = [1, 2, 3, 4, 5, 7]

/** The kind of each class of common typefaces. */
const KINDS: Readonly<Record<FontClass, FontKind>> = {
  grotesque: 'sans-serif',
  geometric: 'sans-serif',
  humanist: 'sans-serif',
  rounded: 'sans-serif',
  serif: 'serif',
  slab: 'serif',
  didone: 'serif',
  oldstyle: 'serif',
  condensed: 'display',
  heavy: 'display',
  mono: 'monospace',
}
