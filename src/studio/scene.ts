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
  /** Where the paths are drawn when not where they say: each x becomes `dx` + x, mirrored `dx` - x. Pixels. */
  turn?: { mirror: boolean; dx: number }
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

export interface BrandRules {
  name: string
  /** The brand's don't-list as it was written. */
  dont: readonly string[]
  /** Whether a logo was given, so that it has to be there. */
  logo: boolean
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
  /** What the brand asks of every picture, for the check. */
  brand?: BrandRules
  layers: readonly Layer[]
  /** IPTC digital source type, last part of its address: how the picture came about. */
  source: 'digitalCreation' | 'composite' | 'compositeWithTrainedAlgorithmicMedia'
  /** What could not be done as asked: `font_fallback`, `logo_skipped`, `picture_skipped`, `words_left_out`, `letters_left_out`. */
  notes: readonly string[]
  /** How it moves; only the scene of a video has one. */
  motion?: Motion
}

export type Ease = 'linear' | 'soft' | 'in-out' | 'out' | 'expo' | 'back'

/**
 * One change of one property between two frames. `x` and `y` are pixels beside the place in the still, `scale` and
 * `zoom` factors, `opacity` and `reveal` shares. Before its first move a property has that move's `from`, after its
 * last one that move's `to`; without any, what the still shows. `zoom` scales a picture inside its own outline.
 */
export interface Move {
  what: 'x' | 'y' | 'scale' | 'zoom' | 'opacity' | 'reveal'
  from: number
  to: number
  start: number
  end: number
  ease: Ease
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** Layers, or one line of one text, that move as one piece. */
export interface Track {
  /** Places in `scene.layers`, counted on through `motion.layers`. */
  layers: readonly number[]
  line: number | null
  /** The point that it is scaled from, in canvas pixels. */
  origin: readonly [number, number]
  /** It is seen only inside this box, which stays where it is. */
  clip: Box | null
  /** The side from which `reveal` uncovers it: the box of `clip`, or where there is none its own. */
  side: Side
  /** The first frame in which it is seen, and the first in which it is not any more. */
  shown: readonly [from: number, until: number]
  moves: readonly Move[]
}

/**
 * A film of a scene: tracks back to front. The still itself lies on top as one track, and is taken away to begin;
 * so frame 0 is the finished still by construction.
 */
export interface Motion {
  style: 'calm' | 'lively' | 'bold'
  fps: number
  frames: number
  /** Layers that the still does not have: what sweeps over it, and the end card. */
  layers: readonly Layer[]
  tracks: readonly Track[]
}
