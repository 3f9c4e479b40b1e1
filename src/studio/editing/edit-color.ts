import type { SurfaceColors } from '../color/surface-colors.ts'
import type { SlotLayer } from './transform-layer.ts'

/**
 * Gives the layers of a slot a color (`#RRGGBB`). Plain text takes it itself. A button or a sticker takes it as fill, and its text gets a
 * legible color; a badge without a fill takes it as outline. `surface` returns the text colors for a fill.
 */
export function colorSlot(
  layers: readonly SlotLayer[],
  color: string,
  surface: (fill: string) => SurfaceColors,
): SlotLayer[] {
  const isFilled = layers.some((layer) => (layer.kind === 'panel' ? layer.color !== null : isSticker(layer)))
  return layers.map((layer): SlotLayer => {
    if (layer.kind === 'text')
      return isFilled ? { ...layer, color: surface(color).ink, ground: color } : { ...layer, color }
    if (layer.kind === 'panel') return layer.color ? { ...layer, color } : { ...layer, stroke: color }
    if (!isSticker(layer) || layer.kind !== 'art') return layer
    const [first, ...others] = layer.paths
    return first ? { ...layer, paths: [{ ...first, fill: color }, ...others] } : layer
  })
}

const isSticker = (layer: SlotLayer): boolean => layer.kind === 'art' && layer.role === 'field'
