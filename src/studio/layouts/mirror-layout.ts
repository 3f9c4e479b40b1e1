import { isRightToLeft } from '../type/scripts.ts'
import type { Box } from '../model/geometry.ts'
import type { Canvas } from '../model/canvas.ts'
import type { ArtLayer, Layer, SafeArea, TextLayer } from '../model/scene.ts'
import type { TextLine } from '../model/text-line.ts'

/**
 * Mirrors a canvas. A right-to-left design is composed on a mirrored canvas, and then its layers are mirrored back.
 * Images, logo, and text are moved but not mirrored themselves.
 */
export function mirrorCanvas(canvas: Canvas): Canvas {
  const { width, safe } = canvas
  return { ...canvas, content: mirrorRounded(canvas.content, width), safe: mirrorSafeArea(safe, width) }
}

function mirrorSafeArea({ box, keep_out }: SafeArea, width: number): SafeArea {
  return { box: mirrorRounded(box, width), keep_out: keep_out.map((out) => mirrorRounded(out, width)) }
}

const mirrorRounded = (box: Box, width: number): Box => ({ ...box, x: round(width - box.x - box.width) })

/** Aligns right-to-left lines to the right edge of their text block, in a design that reads from left to right. */
export function alignRightToLeftLines(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (layer.kind === 'text' && isRightToLeft(layer.text) ? alignLinesRight(layer) : layer))
}

function alignLinesRight(layer: TextLayer): TextLayer {
  const centers = layer.lines.map((line) => line.x + line.width / 2)
  if (centers.every((center) => Math.abs(center - (centers[0] ?? 0)) < 1)) return layer
  const edge = Math.max(...layer.lines.map((line) => line.x + line.width))
  return { ...layer, lines: layer.lines.map((line) => ({ ...line, x: round(edge - line.width) })) }
}

/** Mirrors layers that were composed on a mirrored canvas of `width` pixels. */
export function mirrorLayers(layers: readonly Layer[], width: number): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.kind === 'backdrop') return layer
    const box = mirrorRounded(layer.box, width)
    if (layer.kind === 'logo') return { ...layer, box }
    if (layer.kind === 'object') {
      const clip = layer.clip && {
        box: mirrorRounded(layer.clip.box, width),
        corners: mirrorCorners(layer.clip.corners),
      }
      return { ...layer, box, clip, angle: -layer.angle }
    }
    if (layer.kind === 'text') return { ...layer, box, lines: layer.lines.map((line) => mirrorLine(line, width)) }
    const corners = layer.corners && mirrorCorners(layer.corners)
    if (layer.kind === 'art') return { ...layer, box, corners, turn: createTransform(layer, box, width) }
    if (layer.kind === 'panel') return { ...layer, box, corners: mirrorCorners(layer.corners) }
    return { ...layer, box, corners: mirrorCorners(layer.corners), angle: -layer.angle }
  })
}

const mirrorLine = (line: TextLine, width: number): TextLine => ({ ...line, x: round(width - line.x - line.width) })

const mirrorCorners = ([a, b, c, d]: readonly [number, number, number, number]) => [b, a, d, c] as const

/** Drawings are mirrored. Icons are only moved, because they have a correct orientation. */
const createTransform = (layer: ArtLayer, box: Box, width: number): ArtLayer['turn'] =>
  layer.role === 'icon' ? { mirror: false, dx: round(box.x - layer.box.x) } : { mirror: true, dx: width }

const round = (value: number) => Math.round(value * 100) / 100
