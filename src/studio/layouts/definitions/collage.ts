import { boxFromEdges, bottom, right } from '../../model/geometry.ts'
import { splitCanvas, chooseStackedAspects } from '../split-canvas.ts'
import { listFieldColors } from '../images/image-frame.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createImageArea } from '../images/image-area.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { Layout } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { Random } from '../../model/random.ts'

/** A grid of two to four images in cells of different sizes, with the text beside it. */
export const collage: Layout = {
  name: 'collage',
  voice: 'quiet',
  // Products stand together on one ground.
  suits: ({ images }) =>
    images.length < 2 ? 0 : images.every(({ kind }) => kind === 'cutout') ? 0.3 : 6 + images.length * 2,
  compose: (context) => {
    const { canvas, material, roles } = context
    const scheme = chooseColorScheme(context)
    const random = context.random('collage')
    const bleeds = random.chance(0.5)
    const gap = canvas.base * (bleeds ? 0.012 : 0.02)
    const share = { slim: 0.5, tall: 0.52, square: 0.52, wide: 0.52, banner: 0.5 }
    const parts = splitCanvas(context, { share, artFirst: random.chance(0.5), stack: chooseStackedAspects(context) })
    const by = bleeds ? 0 : canvas.base * 0.036
    const area = boxFromEdges(
      parts.art.x + (parts.stacked || parts.artFirst ? by : 0),
      parts.art.y + (parts.stacked && !parts.artFirst ? 0 : by),
      right(parts.art) - (parts.stacked || !parts.artFirst ? by : 0),
      bottom(parts.art) - (parts.stacked && parts.artFirst ? 0 : by),
    )
    const cells = splitIntoCells(area, material.images.length, gap, random)
    const fields = [scheme.field, ...listFieldColors(scheme.ground, context).filter((color) => color !== scheme.field)]
    const corners = bleeds ? undefined : fieldCorners(context.toneStyle, canvas)
    const images = material.images.flatMap((image, index) => {
      const cell = cells[index]
      const field = fields[index % fields.length] ?? roles.soft
      return cell
        ? createImageArea(
            { ...context, material: { ...material, images: [image] } },
            cell,
            { field, ground: scheme.ground },
            `cell${index}`,
            { corners, image },
          )
        : []
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...images,
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== roles.primary }),
      ...createStandardColumn(context, parts.words, scheme.ground, chooseAlignment(context, parts.stacked)).layers,
    ]
  },
}

/** Splits the area repeatedly across its longer side. The first cell is the largest. */
function splitIntoCells(area: Box, count: number, gap: number, random: Random): Box[] {
  if (count <= 1) return [area]
  const across = area.width > area.height
  const share = count === 2 ? random.between(0.5, 0.6) : count === 3 ? random.between(0.54, 0.62) : 0.5
  const length = (across ? area.width : area.height) - gap
  const cut = length * share
  const first = across ? { ...area, width: cut } : { ...area, height: cut }
  const rest = across
    ? boxFromEdges(area.x + cut + gap, area.y, right(area), bottom(area))
    : boxFromEdges(area.x, area.y + cut + gap, right(area), bottom(area))
  const own = count === 4 ? 2 : 1
  return [...splitIntoCells(first, own, gap, random), ...splitIntoCells(rest, count - own, gap, random)]
}
