import type { Box } from '../model/geometry.ts'
import { readRotation } from '../model/rotation.ts'
import type { Corners, Layer, Rotation } from '../model/scene.ts'

/** A layer that has a slot: every layer but the backdrop. */
export type SlotLayer = Exclude<Layer, { kind: 'backdrop' }>

/** Moves a layer by pixels. An object inside a frame moves within it. */
export const moveLayer = (layer: SlotLayer, dx: number, dy: number): SlotLayer => scaleLayer(layer, 1, [0, 0], [dx, dy])

/**
 * Scales a layer around `origin` and then moves it. Lengths are pixels. Type sizes, corners, shadows and the clear space of a logo
 * scale too.
 */
export function scaleLayer(
  layer: SlotLayer,
  factor: number,
  origin: readonly [number, number],
  by: readonly [number, number] = [0, 0],
): SlotLayer {
  const x = (value: number) => round(origin[0] + (value - origin[0]) * factor + by[0])
  const y = (value: number) => round(origin[1] + (value - origin[1]) * factor + by[1])
  const long = (value: number) => round(value * factor)
  const box: Box = {
    x: x(layer.box.x),
    y: y(layer.box.y),
    width: long(layer.box.width),
    height: long(layer.box.height),
  }
  const corners = (of: Corners): Corners => [long(of[0]), long(of[1]), long(of[2]), long(of[3])]
  const from = readRotation(layer)
  const turned = from && { rotation: { ...from, origin: [x(from.origin[0]), y(from.origin[1])] as const } }
  const shadow = 'shadow' in layer &&
    layer.shadow && { ...layer.shadow, dy: long(layer.shadow.dy), blur: long(layer.shadow.blur) }
  switch (layer.kind) {
    case 'text': {
      const lines = layer.lines.map((line) => ({ ...line, x: x(line.x), y: y(line.y), width: long(line.width) }))
      return { ...layer, box, lines, size: long(layer.size), ...turned }
    }
    case 'art': {
      const { mirror, dx, dy = 0, scale = 1 } = layer.turn ?? { mirror: false, dx: 0 }
      const turn = { mirror, dx: x(dx), dy: y(dy), scale: Math.round(scale * factor * 1e6) / 1e6 }
      return { ...layer, box, corners: layer.corners && corners(layer.corners), turn, ...turned }
    }
    case 'panel':
      return { ...layer, box, corners: corners(layer.corners), ...turned }
    case 'picture':
      return { ...layer, box, corners: corners(layer.corners), shadow: shadow || null }
    case 'object':
      return { ...layer, box, shadow: shadow || null }
    default:
      return { ...layer, box, clear: long(layer.clear), ...turned }
  }
}

/** Turns the layers of a slot around a point. Images and objects have an angle of their own. */
export const rotateLayer = (layer: SlotLayer, rotation: Rotation): SlotLayer =>
  layer.kind === 'picture' || layer.kind === 'object' ? layer : { ...layer, rotation }

/** Rounds pixels to two digits, as all positions in a scene are. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0
