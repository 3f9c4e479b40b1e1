import { contains } from '../model/geometry.ts'
import { measureTurnedBack, readRotation, type Turned } from '../model/rotation.ts'
import type { Layer } from '../model/scene.ts'

/**
 * Returns the plain color (`#RRGGBB`) behind a turned box, or null above an image, a pattern or the edge of a field. `below` are the layers
 * under it, back to front.
 */
export function findGround(below: readonly Layer[], of: Turned): string | null {
  for (const layer of below.toReversed()) {
    if (layer.kind === 'backdrop') return layer.color
    if (layer.kind === 'text' || layer.kind === 'logo') continue
    if (!contains(layer.box, measureTurnedBack(of, readRotation(layer)), 1)) continue
    if (layer.kind === 'panel') {
      if (layer.color) return layer.color
      continue
    }
    if (layer.kind !== 'art') return null
    const [path, ...others] = layer.paths
    if (layer.role === 'shadow' || layer.role === 'icon' || layer.role === 'motif') continue
    return path && others.length === 0 && typeof path.fill === 'string' ? path.fill : null
  }
  return null
}
