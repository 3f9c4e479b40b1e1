import { deltaE, isNeutral, toLch } from '../../../color/oklch.ts'
import { createEdge } from '../../color-scheme.ts'
import { createPosterArt } from './poster-art.ts'
import { choosePosterComposition } from './poster-compositions.ts'
import { createTextColumn } from '../../text/text-column.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'

/**
 * A loud layout: a brand color as background, the largest possible headline, and one large shape that runs off the
 * edges.
 */
export const poster: Layout = {
  name: 'poster',
  voice: 'loud',
  suits: ({ toneStyle, copy }) => (copy.headline.length > 60 ? 0.4 : 0.7 + toneStyle.energy * 0.5),
  compose: (context) => {
    const ground = chooseBackground(context)
    const place = choosePosterComposition(context)
    const column = createTextColumn(context, {
      box: place.column,
      align: place.align,
      ground: context.surface(ground),
      headline: context.type.poster,
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
      ...createBackgroundPattern(context, area, ground, true),
      ...createPosterArt(context, area, ground, findLastLine(column.layers)),
      ...createBorder(context, ground),
      ...column.layers,
    ]
  },
}

/** Returns the box of the headline's last line. A product may rise beside it. */
function findLastLine(layers: readonly Layer[]): Box | null {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const line = headline?.kind === 'text' ? headline.lines[headline.lines.length - 1] : undefined
  if (headline?.kind !== 'text' || !line) return null
  return { x: line.x, y: line.y - headline.size, width: line.width, height: headline.size * 1.2 }
}

/**
 * Mostly the primary color. With an image it is always primary, because the image may cover every other place for it.
 */
function chooseBackground(context: LayoutContext): string {
  const { primary, second, paper, tint } = context.roles
  const seasonal = context.theme?.backgrounds(context.roles)
  if (seasonal) return context.random('ground').pick(seasonal)
  const strong = toLch(second).l < 0.9 && !isNeutral(second)
  const others = (strong ? [second, paper] : [paper, tint]).filter((color) => deltaE(color, primary) > 14)
  if (context.material.images[0]) return primary
  return context.random('ground').pick([primary, primary, primary, ...others])
}

/** If the background is not the primary color, one edge has it: the side that the art does not leave, or on a flat canvas all of them. */
function createBorder({ canvas, roles }: LayoutContext, ground: string): ArtLayer[] {
  return ground === roles.primary ? [] : [createEdge(canvas, roles.primary)]
}
