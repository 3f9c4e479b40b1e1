import { createSubject } from '../objects/subject.ts'
import { derivePalette } from '../../art/palette.ts'
import { linearGradient, smoothPath, ellipsePath, rectanglePath, softEllipse, filled } from '../../art/svg-paths.ts'
import { toLch, mixColors, shiftLightness } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, right } from '../../model/geometry.ts'
import { splitCanvas, clipToVisible, chooseStackedAspects } from '../split-canvas.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { hasSubject } from '../../model/material.ts'
import { createCoverImage } from '../images/place-image.ts'
import { createStandingProducts } from '../images/product-group.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** A wide landscape. The product stands on the horizon in front of a sun or moon, and the text is in the sky. */
export const horizon: Layout = {
  name: 'horizon',
  voice: 'quiet',
  suits: ({ images, aspect }) => {
    // A hill and a sun without a product are a stage for nothing.
    if (images.length === 0) return 0.02
    return images[0]?.kind === 'photo' ? 0.05 : aspect === 'banner' ? 2 : 1.1
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['deep', 'primary', 'tint', 'soft', 'primary'], true)
    const share = { slim: 0.46, tall: 0.49, square: 0.48, wide: 0.46, banner: 0.42 }
    const stack = chooseStackedAspects(context, 0.5)
    const stacked = stack.includes(context.canvas.aspect)
    const parts = splitCanvas(context, {
      share,
      artFirst: !stacked && context.random('horizon').chance(0.3),
      gutter: 0.035,
      stack,
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      createSky(context, parts, scheme),
      ...createBody(context, parts, scheme),
      ...(scheme.ground === context.roles.primary ? [] : createBrandEdge(context, { ...scheme, lacksPrimary: true })),
      ...createStandardColumn(context, parts.words, scheme.ground, chooseAlignment(context, parts.stacked)).layers,
    ]
  },
}

/** Stars on a dark sky behind a subject, and the glow around the sun. The glow ends before the text begins. */
function createSky(context: LayoutContext, { art }: CanvasParts, { ground }: ColorScheme): ArtLayer {
  const { width, height, base } = context.canvas
  const palette = derivePalette(ground, context.roles)
  const random = context.random('stars')
  const dark = toLch(ground).l < 0.45
  const stars = Array.from({ length: 34 }, () =>
    ellipsePath(
      art.x + art.width * random.next(),
      art.y + art.height * 0.75 * random.next(),
      base * random.between(0.0012, 0.0032),
    ),
  )
  const space = clipToVisible(art, context)
  const reach = Math.min(space.width * 0.5, Math.min(space.width, space.height) * 0.62)
  // On a light sky, the glow must be lighter than the sky. A colored glow would look like dirt.
  const color = dark ? mixColors(palette.partner, palette.light, 0.2) : palette.light
  const glow = softEllipse(centerX(space), space.y + space.height * 0.48, reach, reach, color, dark ? 0.5 : 0.8)
  const box = { x: 0, y: 0, width, height }
  return {
    kind: 'art',
    role: 'ground',
    box,
    corners: null,
    paths:
      dark && !context.theme && hasSubject(context.material)
        ? [glow, filled(stars.join(''), palette.light, 0.8)]
        : [glow],
  }
}

function createBody(context: LayoutContext, parts: CanvasParts, scheme: ColorScheme): Layer[] {
  const { material } = context
  const space = clipToVisible(parts.art, context)
  const palette = derivePalette(scheme.ground, context.roles)
  const image = material.images[0]
  const floor = space.y + space.height * 0.84
  const r = Math.min(space.width * 0.43, space.height * 0.46)
  const tall = Math.min(space.height * 0.84, r * 2.5)
  const lift = image?.kind === 'cutout' ? Math.max(r * 0.7, tall * 0.54) : r * 0.7
  const [x, y] = [centerX(space), Math.max(floor - lift, space.y + r * 1.02)]
  const land = createLand(context, parts, floor, scheme)
  if (image?.kind === 'photo') {
    const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    return [createCoverImage(image, box, [r, r, r, r]), land]
  }
  const white = image?.kind === 'near-white'
  const disc = white ? context.roles.white : scheme.ground === context.roles.primary ? palette.lead : palette.partner
  const sun = createSun(x, y, r, disc, !white)
  if (!image && context.material.objects.length > 0) {
    const width = Math.min(space.width * 0.86, r * 2)
    const stage = { x: x - width / 2, y: Math.max(space.y, floor - r * 1.9), width, height: 0 }
    const standing = { ...stage, height: floor + r * 0.1 - stage.y }
    const object = createSubject(context, standing, disc, { around: [scheme.ground], hasFloor: true })
    return [sun, land, ...object]
  }
  if (!image) return [context.theme ? createThemeScene(context, sun, disc) : sun, land]
  const isGroup = material.images.length > 1
  const width = white ? r * 1.3 : Math.min(space.width * (isGroup ? 0.92 : 0.8), r * (isGroup ? 2.1 : 1.5))
  const low = white ? floor - r * 0.12 : floor + space.height * 0.055
  const top = white ? y - r * 0.7 : low - tall
  return [
    sun,
    land,
    ...createStandingProducts(material, image, boxFromEdges(x - width / 2, top, x + width / 2, low), palette.shadow),
  ]
}

/** The theme's scene inside the disc of the sun. */
function createThemeScene(context: LayoutContext, { box }: ArtLayer, color: string): ArtLayer {
  const r = box.width / 2
  const paths = context.theme?.scene(box, derivePalette(color, context.roles), context.random('season scene')) ?? []
  return {
    kind: 'art',
    role: 'field',
    box,
    corners: [r, r, r, r],
    paths: [filled(rectanglePath(box), color), ...paths],
  }
}

function createSun(x: number, y: number, r: number, color: string, shaded: boolean): ArtLayer {
  const fill = shaded
    ? linearGradient([x, y - r], [x, y + r], [shiftLightness(color, 0.05), shiftLightness(color, -0.05)])
    : color
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return { kind: 'art', role: 'motif', box, corners: null, paths: [filled(ellipsePath(x, y, r), fill)] }
}

/**
 * The land. It reaches from edge to edge under text and product, or only into the art's part if the text goes lower.
 */
function createLand(
  context: LayoutContext,
  { stacked, words, art }: CanvasParts,
  floor: number,
  scheme: ColorScheme,
): ArtLayer {
  const { width, height, base } = context.canvas
  const color = chooseLandColor(context, scheme)
  const swing = base * 0.012
  const low = bottom(words) + base * 0.03
  const far = stacked ? floor : Math.max(low, Math.min(height - base * 0.015, floor + base * 0.05))
  const atRight = art.x > 0
  const points: [number, number][] = stacked
    ? [
        [-10, floor + swing],
        [width * 0.3, floor - swing],
        [width * 0.7, floor + swing],
        [width + 10, floor - swing],
      ]
    : atRight
      ? [
          [-10, far + swing],
          [width * 0.25, far],
          [art.x, far],
          [centerX(art), floor],
          [width + 10, floor + swing],
        ]
      : [
          [-10, floor + swing],
          [centerX(art), floor],
          [right(art), far],
          [width * 0.75, far],
          [width + 10, far + swing],
        ]
  const d = `${smoothPath(points)}L${width + 10} ${height + 4}L-10 ${height + 4}Z`
  const box = { x: 0, y: Math.min(floor, far) - base * 0.1, width, height: height - Math.min(floor, far) + base * 0.1 }
  return { kind: 'art', role: 'field', box, corners: null, paths: [filled(d, color)] }
}

/** A drawing has dark lines, so that the land that it reaches over is lighter than a dark sky. */
function chooseLandColor({ roles: { primary }, material }: LayoutContext, scheme: ColorScheme): string {
  if (scheme.ground !== primary) return primary
  if (toLch(primary).l >= 0.5) return shiftLightness(primary, -0.14)
  const isDrawn = material.images.length === 0 && material.objects.length > 0
  return shiftLightness(primary, isDrawn ? 0.14 : -0.08)
}
