import { paletteOn } from '../art/palette.ts'
import { along, curve, ellipse, rectangle, soft, solid } from '../art/pen.ts'
import { lchOf, mix, shade } from '../color/oklch.ts'
import { bottom, boxOf, centerX, right } from '../geometry.ts'
import { halves, seen, stackedForms } from './areas.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { covering, standing } from './stage.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Halves } from './areas.ts'
import type { Scheme } from './scheme.ts'
import type { Layout, Scope } from './scope.ts'
import type { ArtLayer, Layer, Path } from '../scene.ts'

/** A wide landscape: the product stands on the horizon before a sun or moon, and the words have the open sky. */
export const horizon: Layout = {
  name: 'horizon',
  voice: 'quiet',
  suits: ({ pictures, form }) => (pictures[0]?.kind === 'photo' ? 0.35 : form === 'banner' ? 2 : 1.1),
  compose: (scope) => {
    const scheme = schemeOf(scope, ['deep', 'primary', 'tint', 'soft', 'primary'], true)
    const share = { slim: 0.46, tall: 0.49, square: 0.48, wide: 0.46, banner: 0.42 }
    const stack = stackedForms(scope, 0.5)
    const stacked = stack.includes(scope.canvas.form)
    const parts = halves(scope, {
      share,
      artFirst: !stacked && scope.random('horizon').chance(0.3),
      gutter: 0.035,
      stack,
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      sky(scope, parts, scheme),
      ...body(scope, parts, scheme),
      ...(scheme.ground === scope.roles.primary ? [] : brandEdge(scope, { ...scheme, lacksPrimary: true })),
      ...wordsIn(scope, parts.words, scheme.ground, alignIn(scope, parts.stacked)).layers,
    ]
  },
}

/** Stars on a dark sky, and the light around the sun; it fades out before the words begin. */
function sky(scope: Scope, { art }: Halves, { ground }: Scheme): ArtLayer {
  const { width, height, base } = scope.canvas
  const palette = paletteOn(ground, scope.roles)
  const random = scope.random('stars')
  const dark = lchOf(ground).l < 0.45
  const stars = Array.from({ length: 34 }, () =>
    ellipse(
      art.x + art.width * random.next(),
      art.y + art.height * 0.75 * random.next(),
      base * random.between(0.0012, 0.0032),
    ),
  )
  const room = seen(art, scope)
  const reach = Math.min(room.width * 0.5, Math.min(room.width, room.height) * 0.62)
  // Light on a light sky has to be lighter still; a coloured haze would look like dirt.
  const color = dark ? mix(palette.partner, palette.light, 0.2) : palette.light
  const glow = soft(centerX(room), room.y + room.height * 0.48, reach, reach, color, dark ? 0.5 : 0.8)
  const box = { x: 0, y: 0, width, height }
  return {
    kind: 'art',
    role: 'ground',
    box,
    corners: null,
    paths: dark && !scope.theme ? [glow, solid(stars.join(''), palette.light, 0.8)] : [glow],
  }
}

function body(scope: Scope, parts: Halves, scheme: Scheme): Layer[] {
  const { material } = scope
  const room = seen(parts.art, scope)
  const palette = paletteOn(scheme.ground, scope.roles)
  const picture = material.pictures[0]
  const floor = room.y + room.height * 0.84
  const r = Math.min(room.width * 0.43, room.height * 0.46)
  const tall = Math.min(room.height * 0.84, r * 2.5)
  const lift = picture?.kind === 'cutout' ? Math.max(r * 0.7, tall * 0.54) : r * 0.7
  const [x, y] = [centerX(room), Math.max(floor - lift, room.y + r * 1.02)]
  const land = landUnder(scope, parts, floor, scheme)
  if (picture?.kind === 'photo') {
    const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    return [covering(picture, box, [r, r, r, r]), land]
  }
  const white = picture?.kind === 'near-white'
  const disc = white ? scope.roles.white : scheme.ground === scope.roles.primary ? palette.lead : palette.partner
  const sun = sunAt(x, y, r, disc, !white)
  if (!picture) return scope.theme ? [seasonIn(scope, sun, disc), land] : [sun, ...ornaments(scope, x, floor, r), land]
  const width = white ? r * 1.3 : Math.min(room.width * 0.8, r * 1.5)
  const low = white ? floor - r * 0.12 : floor + room.height * 0.055
  const top = white ? y - r * 0.7 : low - tall
  return [sun, land, ...standing(picture, boxOf(x - width / 2, top, x + width / 2, low), palette.shadow)]
}

/** The season's scene, seen through the sun as through a porthole. */
function seasonIn(scope: Scope, { box }: ArtLayer, color: string): ArtLayer {
  const r = box.width / 2
  const paths = scope.theme?.scene(box, paletteOn(color, scope.roles), scope.random('season scene')) ?? []
  return { kind: 'art', role: 'field', box, corners: [r, r, r, r], paths: [solid(rectangle(box), color), ...paths] }
}

function sunAt(x: number, y: number, r: number, color: string, shaded: boolean): ArtLayer {
  const fill = shaded ? along([x, y - r], [x, y + r], [shade(color, 0.05), shade(color, -0.05)]) : color
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return { kind: 'art', role: 'motif', box, corners: null, paths: [solid(ellipse(x, y, r), fill)] }
}

/** The land: one long swell from edge to edge under words and product, or only in the art's part where words reach lower. */
function landUnder(scope: Scope, { stacked, words, art }: Halves, floor: number, scheme: Scheme): ArtLayer {
  const { width, height, base } = scope.canvas
  const color = landColor(scope, scheme)
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
  const d = `${curve(points)}L${width + 10} ${height + 4}L-10 ${height + 4}Z`
  const box = { x: 0, y: Math.min(floor, far) - base * 0.1, width, height: height - Math.min(floor, far) + base * 0.1 }
  return { kind: 'art', role: 'field', box, corners: null, paths: [solid(d, color)] }
}

const landColor = ({ roles: { primary } }: Scope, scheme: Scheme) =>
  scheme.ground === primary ? shade(primary, lchOf(primary).l < 0.5 ? -0.08 : -0.14) : primary

/** Where there is no product: three of the brand's solids on the land. */
function ornaments(scope: Scope, x: number, floor: number, r: number): Layer[] {
  const { roles } = scope
  const random = scope.random('ornaments')
  const colors = random.shuffle([roles.second, roles.soft, roles.tint])
  const peak = (dx: number, w: number, h: number, color: string): Path[] => [
    solid(`M${x + dx - w} ${floor + r * 0.2}L${x + dx} ${floor - h}L${x + dx + w} ${floor + r * 0.2}Z`, color),
    solid(`M${x + dx} ${floor - h}L${x + dx + w} ${floor + r * 0.2}H${x + dx + w * 0.2}Z`, shade(color, -0.08)),
  ]
  const paths = [
    ...peak(-r * 0.42, r * 0.72, r * 0.74, colors[0] ?? roles.soft),
    ...peak(r * 0.4, r * 0.6, r * 0.5, colors[1] ?? roles.tint),
  ]
  return [
    {
      kind: 'art',
      role: 'motif',
      box: { x: x - r * 1.3, y: floor - r, width: r * 2.6, height: r * 1.1 },
      corners: null,
      paths,
    },
  ]
}
