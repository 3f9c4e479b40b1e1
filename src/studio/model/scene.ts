import type { ColorRoles } from '../color/color-roles.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { LogoMatte } from './material.ts'
import type { BurnedCaptions, SpokenLine } from './captions.ts'
import type { CutOutMarks } from './cut-out-marks.ts'
import type { StoryRole } from './story.ts'
import type { Track } from './track.ts'
import type { VideoAudio } from './video-sound.ts'
import type { VideoScene } from './video-scene.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import type { Box } from './geometry.ts'
import type { TextLine } from './text-line.ts'
import type { Overrides } from '../editing/overrides.ts'
import type { GlyphTreatment } from '../objects/glyph-drawing.ts'
import type { ColorRamp } from '../objects/recolor.ts'
import type { UploadedFamily } from '../type/uploaded-family.ts'

/** A gradient stop: offset 0 to 1, color `#RRGGBB`, opacity 0 to 1. */
export type GradientStop = readonly [offset: number, color: string, opacity: number]

/** A color or a gradient. Gradients use canvas pixels, so that moving or cropping a path does not change its colors. */
export type Paint =
  | string
  | { type: 'linear'; from: readonly [number, number]; to: readonly [number, number]; stops: readonly GradientStop[] }
  | {
      type: 'radial'
      center: readonly [number, number]
      radius: readonly [number, number]
      stops: readonly GradientStop[]
    }

/** An SVG path in canvas pixels. */
export interface Path {
  d: string
  fill: Paint | null
  stroke?: string
  stroke_width?: number
  opacity?: number
}

/** Corner radii in pixels: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number]

export interface FontUse {
  family: string
  weight: number
}

export type TextRole = StoryRole | 'wordmark' | 'page' | 'label'

/**
 * How a layer is turned: `angle` degrees clockwise around `origin`, in canvas pixels. The boxes, lines and paths of the layer are where they
 * are before it is turned. All layers of a slot are turned around the same point.
 */
export interface Rotation {
  angle: number
  origin: readonly [number, number]
}

/** The name of a part of a design that users edit as one, such as `headline` or `picture:1`: see `assignSlots`. */
export type Slot = string

/** A fine structure of the ground. Colors differ from the plain one by less than the brand check allows. */
export interface GroundTexture {
  kind: 'grain' | 'linen' | 'paper' | 'clay' | 'brush'
  seed: number
}

export interface BackdropLayer {
  kind: 'backdrop'
  color: string
  texture?: GroundTexture
}

/** Drawn shapes. Everything outside `box` and its rounded corners is clipped. */
export interface ArtLayer {
  kind: 'art'
  slot?: Slot
  role: 'ground' | 'field' | 'motif' | 'shadow' | 'icon'
  box: Box
  corners: Corners | null
  paths: readonly Path[]
  /**
   * Moves, scales and mirrors the paths. x becomes `dx` + `scale` * x, or `dx` - `scale` * x if mirrored; y becomes `dy` + `scale` * y.
   * Pixels; `dy` is 0 and `scale` 1 if absent.
   */
  turn?: { mirror: boolean; dx: number; dy?: number; scale?: number }
  rotation?: Rotation
  /** A large letter or mark of the headline, drawn behind the words as a shape. It is no text: nobody reads it. */
  sign?: Sign
}

/** One character of a family as a shape. `x` is where it begins and `y` its baseline, in pixels. What is outside of the canvas is not seen. */
export interface Sign {
  character: string
  family: string
  weight: number
  /** Pixels. */
  size: number
  x: number
  y: number
  color: string
}

/** A plain box: the body of a button, a badge, or the plate behind a logo. */
export interface PanelLayer {
  kind: 'panel'
  slot?: Slot
  role: 'button' | 'badge' | 'plate'
  box: Box
  corners: Corners
  color: string | null
  stroke: string | null
  /** Pixels. */
  stroke_width: number
  rotation?: Rotation
}

/** How a photo is colored and finished, in brand colors. */
export interface PhotoTreatment {
  /** Black becomes `dark`, gray `middle`, white `light`. `strength` is 0 (the photo as it is) to 1. */
  duotone?: { dark: string; middle: string; light: string; strength: number }
  /** Film grain: the standard deviation of the brightness, as a share of white, 0 to 1. */
  grain?: { amount: number; seed: number }
  /** A line inside the edge. `inset` and `line` (its width) are canvas pixels. */
  frame?: { color: string; inset: number; line: number }
}

export interface ImageLayer {
  kind: 'picture'
  slot?: Slot
  key: string
  box: Box
  /** The visible part of the image, in image pixels. It is scaled to `box` without distortion. */
  crop: Box
  /** Degrees clockwise around the center of `box`. */
  angle: number
  corners: Corners
  blend: 'normal' | 'multiply'
  /** Whether the subject is cut out of the background of the file, with the marks of a person if there are any. */
  cut_out?: true | CutOutMarks
  /** How a photo is colored and finished. Without it, the photo is as it is. */
  treatment?: PhotoTreatment
  /** The part of a clip that a film plays in its place, from the frame in which it is first seen. Seconds of the clip. */
  clip?: { key: string; start: number; end: number }
  /** A soft shadow under a cutout: offset and blur in pixels, opacity 0 to 1. */
  shadow: { color: string; opacity: number; dy: number; blur: number } | null
}

/**
 * How a drawing of an object is drawn: with light and shade, in flat colors, as outlines, cut out with a light edge, in
 * the inks of a brand, or as its glyph.
 */
/** `tone` is printed in shades of its ground, and `pattern` repeats such drawings. */
export type ObjectTreatment = 'shaded' | 'flat' | 'line' | 'sticker' | 'print' | 'tone' | 'pattern' | GlyphTreatment

/** A drawing of an object from the bundled set, recolored. It shows what the request is about. */
export interface ObjectLayer {
  kind: 'object'
  slot?: Slot
  name: string
  /** What the drawing covers. Pixels. */
  box: Box
  /** Degrees clockwise around the center of `box`. */
  angle: number
  treatment: ObjectTreatment
  /**
   * How many small marks or columns of a pattern the shorter side of the box has, and the other objects that take turns. `is_row` is a pattern of
   * whole things in one row along the box.
   */
  marks?: { count: number; others: readonly string[]; is_row?: boolean | undefined } | undefined
  ramp: ColorRamp
  /** Whether it keeps its own colors. Then the ramp only colors the edge of a sticker. */
  is_natural?: boolean
  /** The outline outside of which nothing is drawn. Pixels. */
  clip: { box: Box; corners: Corners } | null
  shadow: ImageLayer['shadow']
}

/** `clear` is the free space around the logo in pixels: half of its height. */
export interface LogoLayer {
  kind: 'logo'
  slot?: Slot
  key: string
  box: Box
  crop: Box
  clear: number
  rotation?: Rotation
  /** The single color (`#RRGGBB`) in which it is drawn, where its own colors cannot be seen. Only logos that stay whole in one color have one. */
  ink?: string
  /** The white ground of its file, which is not drawn. */
  matte?: LogoMatte
  /** What chose among the variants of the logo. Missing where a person moved it. */
  choice?: LogoChoice
}

/** Why a variant of a logo was chosen. `is_clear`: only a variant that comes earlier in the order could replace it. */
export interface LogoChoice {
  is_light: boolean
  is_small: boolean
  is_clear: boolean
}

export interface TextLayer {
  kind: 'text'
  slot?: Slot
  role: TextRole
  /** The kind of fact that a row of facts states. */
  fact?: FactKind
  /** The text as given. `lines` contains it as drawn. */
  text: string
  transform: 'none' | 'uppercase'
  family: string
  weight: number
  /** Font size in pixels. */
  size: number
  /** Letter spacing in em. */
  tracking: number
  color: string
  /** The color behind the text. */
  ground: string
  /** From the top of the capitals to the lowest descender, in pixels. */
  box: Box
  lines: readonly TextLine[]
  rotation?: Rotation
}

export type Layer = BackdropLayer | ArtLayer | PanelLayer | ImageLayer | ObjectLayer | LogoLayer | TextLayer

/** The area that the platform does not cover. Text and logo stay inside `box` and outside `keep_out`. */
export interface SafeArea {
  box: Box
  keep_out: readonly Box[]
}

export interface BrandRules {
  name: string
  /** The brand's don't list as it was written. */
  dont: readonly string[]
  /** Whether a logo was given. Then it must be visible. */
  logo: boolean
}

/**
 * Everything that is drawn, back to front, in absolute pixels. A scene is plain JSON. The renderer needs only the scene
 * and the bytes of its images.
 */
export interface Scene {
  version: 4
  width: number
  height: number
  layout: string
  seed: number
  roles: ColorRoles
  fonts: readonly FontUse[]
  /** The uploaded families among `fonts`. */
  uploaded_fonts?: readonly UploadedFamily[]
  copy: Copy
  safe: SafeArea
  /** The brand's requirements, for the brand check. */
  brand?: BrandRules
  layers: readonly Layer[]
  /** The overrides of the user. The layers already contain them. */
  overrides?: Overrides
  /**
   * How the image was made: the last part of the IPTC digital source type
   * (https://cv.iptc.org/newscodes/digitalsourcetype/).
   */
  source: 'digitalCreation' | 'composite' | 'compositeWithTrainedAlgorithmicMedia' | 'trainedAlgorithmicMedia'
  /**
   * What was not possible: `font_fallback`, `brand_font_missing`, `logo_skipped`, `picture_skipped`, `letters_left_out`,
   * `captions_left_out` for a film that has no place for them,
   * `words_left_out: Live jazz` for each text that is only in the caption, and `override_dropped:slot.field` or
   * `override_clamped:slot.field`.
   */
  notes: readonly string[]
  /** The animation. Only the scene of a video has one. */
  motion?: Motion
}

/**
 * The film of a design: tracks, back to front. The design itself is its cover. Films of older releases have no `scenes`, and begin with it.
 */
export interface Motion {
  style: 'calm' | 'lively' | 'bold'
  fps: number
  frames: number
  /** Layers that the design does not have. */
  layers: readonly Layer[]
  tracks: readonly Track[]
  scenes?: readonly VideoScene[] | undefined
  /** Frames of a beat of the music. All cuts are on beats. */
  beat?: number | undefined
  /** What is heard. Films of older releases are silent. */
  sound?: VideoAudio | undefined
  /** What a voice says, in the order of time. */
  spoken?: readonly SpokenLine[] | undefined
  /** The captions that are drawn in the film, if there are any. */
  captions?: BurnedCaptions | undefined
}
