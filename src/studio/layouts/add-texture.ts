import type { BackdropLayer, GroundTexture, Layer } from '../model/scene.ts'
import type { LayoutContext } from './layout-context.ts'

/** The textures of a tone. Other tones have plain grounds. */
const KINDS: Readonly<Record<string, readonly GroundTexture['kind'][]>> = {
  luxury: ['linen', 'paper', 'clay'],
  friendly: ['paper', 'clay', 'grain', 'brush'],
  playful: ['grain', 'brush'],
  bold: ['grain', 'brush'],
  minimal: ['paper', 'clay'],
  authoritative: ['linen'],
}
/** The share of the seeds whose grounds have a texture. */
const CHANCE = 0.65
/** Smaller canvases show no structure. `base` in pixels. */
const LEAST_BASE = 700
/** Few different tiles are drawn, so that threads can keep them. */
const SEEDS = 3

/** Gives the ground the texture that suits the tone of the brand. Videos have none: their frames would be much larger. */
export function addTexture(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { brief, canvas, tone } = context
  const kinds = KINDS[tone]
  const dice = context.random('ground texture')
  if (!kinds || brief.content_type === 'video' || canvas.base < LEAST_BASE || !dice.chance(CHANCE)) return [...layers]
  const texture: GroundTexture = { kind: dice.pick(kinds), seed: Math.floor(dice.between(0, SEEDS)) }
  return layers.map((layer): Layer =>
    layer.kind === 'backdrop' ? ({ ...layer, texture } satisfies BackdropLayer) : layer,
  )
}
