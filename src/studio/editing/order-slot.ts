import type { Layer } from '../model/scene.ts'

/**
 * Moves the layers of a slot in front of the next `by` slots, or behind as many if `by` is negative. Layers without a slot do not move,
 * because they are the background of the design.
 */
export function orderSlot(layers: readonly Layer[], slot: string, by: number): Layer[] {
  const own = layers.filter((layer) => readSlot(layer) === slot)
  const others = layers.filter((layer) => readSlot(layer) !== slot)
  const at = layers.findIndex((layer) => readSlot(layer) === slot)
  const before = layers.slice(0, at).filter((layer) => readSlot(layer) !== slot).length
  const names = (part: readonly Layer[]) => [...new Set(part.flatMap((layer) => readSlot(layer) ?? []))]
  if (by > 0) {
    const passed = names(others.slice(before)).slice(0, by)
    const top = others.findLastIndex((layer, index) => index >= before && passed.includes(readSlot(layer) ?? ''))
    return insert(others, own, passed.length > 0 ? top + 1 : before)
  }
  const passed = names(others.slice(0, before).toReversed()).slice(0, -by)
  const low = others.findIndex((layer) => passed.includes(readSlot(layer) ?? ''))
  return insert(others, own, passed.length > 0 ? low : before)
}

const insert = (layers: readonly Layer[], own: readonly Layer[], at: number): Layer[] => [
  ...layers.slice(0, at),
  ...own,
  ...layers.slice(at),
]

export const readSlot = (layer: Layer | undefined): string | undefined =>
  layer && layer.kind !== 'backdrop' ? layer.slot : undefined
