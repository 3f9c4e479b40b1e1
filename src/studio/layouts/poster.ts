import { deltaE, isNeutral, lchOf } from '../color/oklch.ts'
import { rectangle, solid } from '../art/pen.ts'
import { grow } from '../geometry.ts'
import { posterArt } from './poster-art.ts'
import { posterPlace } from './poster-places.ts'
import { textColumn } from './text-column.ts'
import { texture } from './texture.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/**
 * Loud: a ground in one of the brand's colours, the headline as large as it goes, and one big form (a disc with the
 * product, or cut-paper geometry) that runs off the edges.
 */
export const poster: Layout = {
  name: 'poster',
  voice: 'loud',
  suits: ({ manner, copy }) => (copy.headline.length > 60 ? 0.4 : 0.7 + manner.energy * 0.5),
  compose: (scope) => {
    const ground = groundColor(scope)
    const place = posterPlace(scope)
    const column = textColumn(scope, {
      box: place.column,
      align: place.align,
      ground: scope.ground(ground),
      headline: scope.type.poster,
      most: place.most,
      counts: place.counts,
      anchor: place.anchor,
      spread: place.spread,
      withMark: true,
      flat: place.flat,
      footWidth: place.footWidth,
    })
    const area = place.art(column)
    return [
      { kind: 'backdrop', color: ground },
      ...texture(scope, area, ground, true),
      ...posterArt(scope, area, ground, lastLineOf(column.layers)),
      ...border(scope, ground),
      ...column.layers,
    ]
  },
}

/** The last line of the headline, beside which a product may rise. */
function lastLineOf(layers: readonly Layer[]): Box | null {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const line = headline?.kind === 'text' ? headline.lines[headline.lines.length - 1] : undefined
  if (headline?.kind !== 'text' || !line) return null
  return { x: line.x, y: line.y - headline.size, width: line.width, height: headline.size * 1.2 }
}

/** Mostly the primary; with a picture always, because the picture may cover every other place for it. */
function groundColor(scope: Scope): string {
  const { primary, second, paper, tint } = scope.roles
  const seasonal = scope.theme?.grounds(scope.roles)
  if (seasonal) return scope.random('ground').pick(seasonal)
  const strong = lchOf(second).l < 0.9 && !isNeutral(second)
  const others = (strong ? [second, paper] : [paper, tint]).filter((color) => deltaE(color, primary) > 14)
  if (scope.material.pictures[0]) return primary
  return scope.random('ground').pick([primary, primary, primary, ...others])
}

/** Where the ground is not the primary, it runs around the sheet like the edge of a print. */
function border({ canvas, roles }: Scope, ground: string): ArtLayer[] {
  if (ground === roles.primary) return []
  const { width, height, base } = canvas
  const box = { x: 0, y: 0, width, height }
  const edge = base * 0.017
  const inner = grow(box, -edge)
  const d = `${rectangle(box)}M${inner.x} ${inner.y}v${inner.height}h${inner.width}v${-inner.height}Z`
  return [{ kind: 'art', role: 'field', box, corners: null, paths: [solid(d, roles.primary)] }]
}
