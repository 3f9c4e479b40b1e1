import { rectanglePath } from '../art/svg-paths.ts'
import { bottom } from '../model/geometry.ts'
import { createFrameEdge, createSideEdge } from './color-scheme.ts'
import type { Box } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Layer } from '../model/scene.ts'

/** Of the height of the canvas: a taller field along the lower edge is a part of the layout. */
const TALLEST_EDGE = 0.06
/** The air below a button and other parts without lines, as a share of `canvas.base`. */
const AIR = 0.035
/** The air below a large headline, as a share of `canvas.base`. */
const MOST_AIR = 0.07

/** What is lowest above a line, and the air that it needs below it: the height of its smallest line. In pixels; null if nothing is there. */
export function findLowest(layers: readonly Layer[], { base }: { base: number }, limit: number) {
  const parts = layers.flatMap((layer) => {
    if (layer.kind === 'text') {
      const size = layer.size * Math.min(1, ...layer.lines.map(({ scale }) => scale ?? 1))
      const air = Math.min(size, base * MOST_AIR)
      return [{ low: bottom(layer.box), air }]
    }
    return layer.kind === 'panel' && layer.role === 'button' ? [{ low: bottom(layer.box), air: base * AIR }] : []
  })
  return parts.filter(({ low }) => low <= limit).toSorted((one, two) => two.low - one.low)[0] ?? null
}

/**
 * Words on an edge of color along the foot look squeezed. The color is then at the left, or around the canvas, and further edges along the
 * foot are left out: half of a stripe of two colors looks like a mistake.
 */
export function clearEdge(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas } = context
  const squeezed = layers.find((layer) => {
    const edge = findFootEdge(layer, canvas)
    const lowest = edge && findLowest(layers, canvas, edge.top + 1)
    return edge && lowest && edge.top - lowest.low < lowest.air
  })
  if (!squeezed) return [...layers]
  return layers.flatMap((layer) => {
    const edge = findFootEdge(layer, canvas)
    if (!edge) return [layer]
    if (layer !== squeezed) return []
    // On a flat canvas, the margin is too narrow for an edge at the left.
    const isAtSide = canvas.width <= canvas.height * 1.8 && context.random('foot edge').chance(0.5)
    return [isAtSide ? createSideEdge(canvas, edge.color) : createFrameEdge(canvas, edge.color)]
  })
}

/** An edge of color along the foot of the canvas; null if a layer is none. */
function findFootEdge(
  layer: Layer,
  { width, height }: Pick<Box, 'width' | 'height'>,
): { color: string; top: number } | null {
  if (layer.kind !== 'art' || layer.role !== 'field' || layer.paths.length !== 1) return null
  const { box, paths } = layer
  const [path] = paths
  const isEdge = box.width >= width && box.height < height * TALLEST_EDGE && bottom(box) >= height
  return isEdge && path?.d === rectanglePath(box) && typeof path.fill === 'string'
    ? { color: path.fill, top: box.y }
    : null
}
