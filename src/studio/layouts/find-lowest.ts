import { bottom } from '../model/geometry.ts'
import type { Layer } from '../model/scene.ts'

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
