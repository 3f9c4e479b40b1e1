import { polygonPath, filled } from '../../art/svg-paths.ts'
import { deltaE } from '../../color/oklch.ts'
import { splitCanvas, chooseStackedAspects } from '../split-canvas.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** Stories that all have a diagonal look alike. */
const IN_STORY = 0.06

/** A diagonal edge cuts across the image, with a stripe in a brand color along it. */
export const wedge: Layout = {
  name: 'wedge',
  voice: 'loud',
  suits: ({ toneStyle, aspect }) => ([0.5, 0.9, 1.3][toneStyle.energy] ?? 1) * (aspect === 'tall' ? IN_STORY : 1),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['primary', 'deep', 'second', 'primary', 'paper'])
    const share = { slim: 0.44, tall: 0.45, square: 0.48, wide: 0.46, banner: 0.42 }
    const lean = context.canvas.aspect === 'banner' ? 0.07 : 0.09
    const parts = splitCanvas(context, {
      share,
      artFirst: context.random('wedge').chance(0.35),
      gutter: 0.045,
      stack: chooseStackedAspects(context),
    })
    const rising = context.random('wedge lean').chance(0.5)
    const image = createImageArea(context, parts.art, scheme, 'wedge', {
      visible: findVisibleArt(parts, context, lean),
    })
    const stripe = chooseStripe(context, scheme.ground, findField(image) ?? scheme.field)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...image,
      ...createDiagonal(context, parts, { ground: scheme.ground, stripe }, lean, rising),
      ...createBrandEdge(context, { ...scheme, lacksPrimary: false }),
      ...createStandardColumn(context, parts.words, scheme.ground, {
        headline: context.type.poster,
        most: context.canvas.base * (context.canvas.aspect === 'banner' ? 0.11 : 0.125),
      }).layers,
    ]
  },
}

/** Returns the part of the art that the diagonal does not cover at any point. */
function findVisibleArt({ art, stacked, artFirst }: CanvasParts, { canvas }: LayoutContext, lean: number) {
  const by = (stacked ? canvas.height : canvas.width) * lean * 0.72 + canvas.base * 0.03
  return stacked
    ? { ...art, y: art.y + (artFirst ? 0 : by), height: art.height - by }
    : { ...art, x: art.x + (artFirst ? 0 : by), width: art.width - by }
}

/** The color of a drawing's field, or null for a picture. */
function findField(layers: readonly Layer[]): string | null {
  const field = layers.find((layer) => layer.kind === 'art' && layer.role === 'field')
  const fill = field?.kind === 'art' ? field.paths[0]?.fill : null
  return typeof fill === 'string' ? fill : null
}

/** A color of the brand that is seen beside both sides of the diagonal. In the color of the field, a drawing would be cut in its middle. */
function chooseStripe({ roles }: LayoutContext, ground: string, field: string): string | null {
  const colors = [roles.primary, roles.secondary, roles.second, roles.white, roles.soft, roles.deep]
  return colors.find((color) => [ground, field].every((other) => deltaE(color, other) > APART)) ?? null
}

/** The least difference (ΔE2000) of the stripe from what is beside it. */
const APART = 14

/** The background with its diagonal edge, which never enters the text area, and the stripe beside it. */
function createDiagonal(
  context: LayoutContext,
  { art, stacked, artFirst }: CanvasParts,
  { ground, stripe }: { ground: string; stripe: string | null },
  lean: number,
  rising: boolean,
): ArtLayer[] {
  const { width, height, base } = context.canvas
  const thick = base * 0.03
  const at = stacked ? (artFirst ? art.height : art.y) : artFirst ? art.width : art.x
  const slant = (stacked ? height : width) * lean
  const inwards = artFirst ? -1 : 1
  const [near, far] = rising ? [0, slant] : [slant, 0]
  const shape = (offset: number): [number, number][] => {
    const [a, b] = [at + inwards * (near + offset), at + inwards * (far + offset)]
    const end = artFirst ? (stacked ? height : width) + 2 : -2
    return stacked
      ? [
          [-2, a],
          [width + 2, b],
          [width + 2, end],
          [-2, end],
        ]
      : [
          [a, -2],
          [b, height + 2],
          [end, height + 2],
          [end, -2],
        ]
  }
  const box = { x: 0, y: 0, width, height }
  const wide = ground === context.roles.primary ? thick : Math.max(thick, (stacked ? height : width) * 0.034)
  const draw = (role: 'motif' | 'ground', offset: number, color: string): ArtLayer => ({
    kind: 'art',
    role,
    box,
    corners: null,
    paths: [filled(polygonPath(shape(offset)), color)],
  })
  return [...(stripe ? [draw('motif', wide, stripe)] : []), draw('ground', 0, ground)]
}
