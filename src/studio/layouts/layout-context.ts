import type { Brief } from '../model/brief.ts'
import type { SurfaceColors } from '../color/surface-colors.ts'
import type { ColorRoles } from '../color/color-roles.ts'
import type { PostBlock } from '../copywriter/facts/post-block.ts'
import type { SlideFrame } from '../carousel/slide.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Canvas, AspectClass } from '../model/canvas.ts'
import type { SceneImages, ImageFacts } from '../model/material.ts'
import type { Random } from '../model/random.ts'
import type { Emphasis, ToneStyle } from './tone-style.ts'
import type { TypeSizes } from './type-sizes.ts'
import type { Layer } from '../model/scene.ts'
import type { Theme } from '../themes/theme.ts'
import type { TypePlan } from '../type/type-plan.ts'
import type { TextRuler } from '../type/text-ruler.ts'

/** Everything a layout can use. Text is already measured, so layouts are synchronous and pure. */
export interface LayoutContext {
  brief: Brief
  /** `copy.language` decides the case, line breaks and letter forms of all texts. */
  copy: Copy
  canvas: Canvas
  roles: ColorRoles
  material: SceneImages
  type: TypePlan
  ruler: TextRuler
  sizes: TypeSizes
  /** The brand tone that selects drawings and fonts. */
  tone: string
  toneStyle: ToneStyle
  emphasis: Emphasis
  /** The theme that the request asks for. */
  theme: Theme | null
  /** The place of a slide in its carousel; null for a single image. */
  slide: SlideFrame | null
  /** Returns a separate random stream for each named decision. */
  random(name: string): Random
  /** Returns the text and button colors for a background color. */
  surface(fill: string): SurfaceColors
}

/** The input for choosing a layout, before text is measured. */
export interface SelectionInput {
  aspect: AspectClass
  /** Set if only the layouts of one line fit. */
  strip: Canvas['strip']
  copy: Copy
  images: readonly ImageFacts[]
  /** Whether objects show what the request is about. */
  hasObject?: boolean
  /** Whether a person chose that object. */
  isObjectChosen?: boolean
  toneStyle: ToneStyle
  emphasis: Emphasis
  /** Whether the headline was given in quotation marks. Then its case must not change. */
  quoted: boolean
  prompt: string
}

/** One layout. It supports every size from 4:1 to 1:3, and those of strips every flatter one. */
export interface Layout {
  name: string
  /** 'loud' layouts use larger text. */
  voice: 'quiet' | 'loud'
  /** Whether the layout is meant to leave much space empty. */
  airy?: boolean
  /** Whether it stands on type, color and ground alone, so that no object is added. */
  isTypeOnly?: boolean
  /** Whether it draws shapes that say nothing, where the brand has no mark. */
  hasShape?: boolean
  /** Whether its words are in a frame or on a card inside of the canvas. */
  isFramed?: boolean
  /** The kind of block that only this layout shows. */
  block?: PostBlock['kind']
  /** How well the layout suits the input: 1 is normal, 0 means that it cannot be used. */
  suits(input: SelectionInput): number
  /** Returns the layers, back to front, in canvas pixels. */
  compose(context: LayoutContext): Layer[]
}
