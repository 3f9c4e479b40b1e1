import type { CutOutMarks } from './cut-out-marks.ts'
import type { Box } from './geometry.ts'
import type { Tones } from '../objects/recolor.ts'

/** How an image can be placed: as a cutout, multiplied onto a tint, or cropped to a frame. */
export type ImageKind = 'cutout' | 'near-white' | 'photo'

/** What the renderer measured in an image's pixels, so that pure code can place it. */
export interface ImageFacts {
  key: string
  kind: ImageKind
  /** Pixels, after the EXIF orientation was applied. */
  width: number
  height: number
  /** The part that is not transparent (cutouts) or not white (near-white images), in pixels. */
  subject: Box
  /** The focal point, as shares of width and height (0 to 1). */
  focus: { x: number; y: number }
  /** The heads with a face in a photo, in pixels, the largest first. Absent if there are none. */
  faces?: readonly Box[]
  /** The most frequent opaque colors (`#RRGGBB`), most frequent first. */
  colors: readonly string[]
  /** The main colors of a cutout's outline (`#RRGGBB`). Empty for opaque images. */
  rim: readonly string[]
  /** The color along the border of an opaque image (`#RRGGBB`), otherwise null. */
  border: string | null
  tones: BrightnessGrid
  /** Whether the renderer cuts the subject out of the background, with the marks of a person if there are any. */
  cut_out?: true | CutOutMarks
  /** The white ground of an opaque logo, which the renderer removes. */
  matte?: LogoMatte
  /** The outline of a logo that is one compact mark. */
  shape?: LogoShape
}

/** Closed outlines in units of the width of the mark: x is 0 to 1, y is 0 to 1 / `ratio`. Holes run the other way around. */
export interface LogoShape {
  contours: readonly (readonly (readonly [x: number, y: number])[])[]
  ratio: number
}

/** The ground of a logo and the colors on it: RGB, 0 to 255. */
export interface LogoMatte {
  ground: readonly number[]
  colors: readonly (readonly number[])[]
}

/**
 * The brightness of an image in each cell of a grid, row by row. `dark` and `light` are nearly the darkest and the
 * lightest gray, 0 to 255.
 */
export interface BrightnessGrid {
  columns: number
  rows: number
  dark: readonly number[]
  light: readonly number[]
}

/** An object of the bundled set. */
export interface SubjectObject {
  name: string
  /** Width divided by height. */
  ratio: number
  tones: Tones
  /** Whether it keeps its own colors: food, animals, plants and parts of the body look wrong in others. */
  isNatural?: boolean
  /** Whether it is food or a plant, which nobody wants in the colors of a brand. */
  hasOwnColors?: boolean
  /** Whether it is too thin or too plain to be the picture of a design. Then it is only beside another thing. */
  isSlight?: boolean
  /** Whether it looks cheap as a large picture. Then it is only drawn in a pattern. */
  isSimple?: boolean
  /** Whether the request names it in a list: bread, rolls and pretzels. */
  isListed?: boolean
  /** Whether it has enough parts to be a drawing of lines. */
  isDetailed?: boolean
}

/** A variant of the logo: with name and symbol, the symbol alone, for light and for dark grounds, and in one color. */
export type LogoVariant = 'full' | 'mark' | 'on_light' | 'on_dark' | 'mono'

export interface LogoVariantFacts {
  variant: LogoVariant
  facts: ImageFacts
}

/** The decoded images of one request. `notes` names images that could not be used. */
export interface SceneImages {
  logo: ImageFacts | null
  /** The variants of the logo. If there are only variants, `logo` is one of them. */
  logoVariants?: readonly LogoVariantFacts[]
  /** The product first, then references. At most four. */
  images: readonly ImageFacts[]
  /** Objects that show what the request is about, best first. Empty where an image shows it. */
  objects: readonly SubjectObject[]
  /** Objects that may stand beside the product of an image: what it is used with or made of, best first. */
  companions?: readonly SubjectObject[]
  notes: readonly string[]
  /** Images that no layout uses: only overrides show them. */
  spare?: readonly ImageFacts[]
}

/** The outline of the brand's mark, if it is one compact shape. */
export const findLogoShape = ({ logo, logoVariants = [] }: SceneImages): LogoShape | null =>
  logoVariants.find(({ variant }) => variant === 'mark')?.facts.shape ?? logo?.shape ?? null

/** Whether something shows what the request is about: an image or an object. */
export const hasSubject = ({ images, objects }: SceneImages): boolean => images.length > 0 || objects.length > 0

export const NO_IMAGES: SceneImages = { logo: null, images: [], objects: [], notes: [] }
