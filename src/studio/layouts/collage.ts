import { boxOf, bottom, right } from '../geometry.ts'
import { halves, stackedForms } from './areas.ts'
import { fieldsOn } from './frame.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { fieldCorners } from './sizes.ts'
import { stageIn } from './stage-in.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Layout } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'

/** Two to four pictures in a grid of unequal cells, with the words beside them. */
export const collage: Layout = {
  name: 'collage',
  voice: 'quiet',
  suits: ({ pictures }) => (pictures.length < 2 ? 0 : 6 + pictures.length * 2),
  compose: (scope) => {
    const { canvas, material, roles } = scope
    const scheme = schemeOf(scope)
    const random = scope.random('collage')
    const bleeds = random.chance(0.5)
    const gap = canvas.base * (bleeds ? 0.012 : 0.02)
    const share = { slim: 0.5, tall: 0.52, square: 0.52, wide: 0.52, banner: 0.5 }
    const parts = halves(scope, { share, artFirst: random.chance(0.5), stack: stackedForms(scope) })
    const by = bleeds ? 0 : canvas.base * 0.036
    const area = boxOf(
      parts.art.x + (parts.stacked || parts.artFirst ? by : 0),
      parts.art.y + (parts.stacked && !parts.artFirst ? 0 : by),
      right(parts.art) - (parts.stacked || !parts.artFirst ? by : 0),
      bottom(parts.art) - (parts.stacked && parts.artFirst ? 0 : by),
    )
    const cells = cellsOf(area, material.pictures.length, gap, random)
    const fields = [scheme.field, ...fieldsOn(scheme.ground, scope).filter((color) => color !== scheme.field)]
    const corners = bleeds ? undefined : fieldCorners(scope.manner, canvas)
    const pictures = material.pictures.flatMap((picture, index) => {
      const cell = cells[index]
      const field = fields[index % fields.length] ?? roles.soft
      return cell ? stageIn(scope, cell, { field, ground: scheme.ground }, `cell${index}`, { corners, picture }) : []
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...pictures,
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== roles.primary }),
      ...wordsIn(scope, parts.words, scheme.ground, alignIn(scope, parts.stacked)).layers,
    ]
  },
}

/** Cut again and again across the longer side; the first cell is the largest. */
function cellsOf(area: Box, count: number, gap: number, random: Random): Box[] {
  if (count <= 1) return [area]
  const across = area.width > area.height
  const share = count === 2 ? random.between(0.5, 0.6) : count === 3 ? random.between(0.54, 0.62) : 0.5
  const length = (across ? area.width : area.height) - gap
  const cut = length * share
  const first = across ? { ...area, width: cut } : { ...area, height: cut }
  const rest = across
    ? boxOf(area.x + cut + gap, area.y, right(area), bottom(area))
    : boxOf(area.x, area.y + cut + gap, right(area), bottom(area))
  const own = count === 4 ? 2 : 1
  return [...cellsOf(first, own, gap, random), ...cellsOf(rest, count - own, gap, random)]
}
