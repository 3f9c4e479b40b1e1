import type { Roles } from './color/roles.ts'
import type { Copy } from './copy/copy.ts'
import type { Box } from './geometry.ts'

/** A stop of a gradient: offset 0 to 1, colour `#RRGGBB`, opacity 0 to 1. */
export type Stop = readonly [offset: number, color: string, opacity: number]

/** Gradients are laid in canvas pixels, so that a path can be moved or cut without its light changing. */
export type Paint =
  | string
  | { type: 'linear'; from: readonly [number, number]; to: readonly [number, number]; stops: readonly Stop[] }
  | { type: 'radial'; center: readonly [number, number]; radius: readonly [number, number]; stops: readonly Stop[] }

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

/** One line as it is drawn: `x` is its left edge, `y` its baseline, `width` its advance, all in pixels. */
export interface TextLine {
  text: string
  x: number
  y: number
  width: number
}

export type TextRole = 'headline' | 'subline' | 'eyebrow' | 'benefit' | 'badge' | 'price' | 'cta' | 'wordmark'

export interface BackdropLayer {
  kind: 'backdrop'
  color: string
}

/** Drawn shapes. What reaches over `box`, or over its rounded corners, is cut off. */
export interface ArtLayer {
  kind: 'art'
  role: 'ground' | 'field' | 'motif' | 'shadow' | 'icon'
  box: Box
  corners: Corners | null
  paths: readonly Path[]
}

/** A plain box: the body of a button, a badge, or the plate behind a logo. */
export interface PanelLayer {
  kind: 'panel'
  role: 'button' | 'badge' | 'plate'
  box: Box
  corners: Corners
  color: string | null
  stroke: string | null
  stroke_width: number
}

export interface PictureLayer {
  kind: 'picture'
  key: string
  box: Box
  /** The part of the picture that is shown, in its own pixels; it is scaled to `box` without distortion. */
  crop: Box
  /** Degrees clockwise around the middle of `box`. */
  angle: number
  corners: Corners
  blend: 'normal' | 'multiply'
  /** A soft shadow under a cut-out: offset and blur in pixels, opacity 0 to 1. */
  shadow: { color: string; opacity: number; dy: number; blur: number } | null
}

/** `clear` is the free space around it in pixels: half the logo's height. */
export interface LogoLayer {
  kind: 'logo'
  key: string
  box: Box
  crop: Box
  clear: number
}

export interface TextLayer {
  kind: 'text'
  role: TextRole
  /** The words as they were given; `lines` holds them as they are drawn. */
  text: string
  transform: 'none' | 'uppercase'
  family: string
  weight: number
  /** Font size in pixels. */
  size: number
  /** Letter spacing in em. */
  tracking: number
  color: string
  /** The colour that the words stand on. */
  ground: string
  /** From the top of the capitals to the lowest descender. */
  box: Box
  lines: readonly TextLine[]
}

export type Layer = BackdropLayer | ArtLayer | PanelLayer | PictureLayer | LogoLayer | TextLayer

/** What platforms cover with their own buttons: words and logo stay within `box` and off `keep_out`. */
export interface SafeArea {
  box: Box
  keep_out: readonly Box[]
}

/**
 * The only way from a request to pixels: everything that is drawn, back to front, in absolute pixels.
 * Plain JSON. With the bytes of its pictures it is all that the renderer needs.
 */
export interface Scene {
  version: 1
  width: number
  height: number
  layout: string
  seed: number
  roles: Roles
  fonts: readonly FontUse[]
  copy: Copy
  safe: SafeArea
  layers: readonly Layer[]
  /** IPTC digital source type, last part of its address: how the picture came about. */
  source: 'digitalCreation' | 'composite' | 'compositeWithTrainedAlgorithmicMedia'
  /** What could not be done as asked: `font_fallback`, `logo_skipped`, `picture_skipped`, `words_left_out`. */
  notes: readonly string[]
}
