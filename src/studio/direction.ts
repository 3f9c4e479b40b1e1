import { isRightToLeft } from './type/scripts.ts'
import type { Box } from './geometry.ts'
import type { Canvas } from './form.ts'
import type { ArtLayer, Layer, SafeArea, TextLayer, TextLine } from './scene.ts'

/**
 * A design that is read from right to left is the same design seen in a mirror: it is composed on a mirrored canvas and
 * turned back as a whole. Pictures, logo and words keep their own faces; only their places change.
 */
export function mirroredCanvas(canvas: Canvas): Canvas {
  const { width, safe } = canvas
  return { ...canvas, content: flipped(canvas.content, width), safe: mirroredArea(safe, width) }
}

function mirroredArea({ box, keep_out }: SafeArea, width: number): SafeArea {
  return { box: flipped(box, width), keep_out: keep_out.map((out) => flipped(out, width)) }
}

const flipped = (box: Box, width: number): Box => ({ ...box, x: round(width - box.x - box.width) })

/** Layers of a design read from the left; lines that run from right to left end on the right edge of their block. */
export function readFromLeft(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (layer.kind === 'text' && isRightToLeft(layer.text) ? endingRight(layer) : layer))
}

function endingRight(layer: TextLayer): TextLayer {
  const centers = layer.lines.map((line) => line.x + line.width / 2)
  if (centers.every((center) => Math.abs(center - (centers[0] ?? 0)) < 1)) return layer
  const edge = Math.max(...layer.lines.map((line) => line.x + line.width))
  return { ...layer, lines: layer.lines.map((line) => ({ ...line, x: round(edge - line.width) })) }
}

/** Layers that were composed on a mirrored canvas `width` pixels across, each at its true place. */
export function readFromRight(layers: readonly Layer[], width: number): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.kind === 'backdrop') return layer
    const box = flipped(layer.box, width)
    if (layer.kind === 'logo') return { ...layer, box }
    if (layer.kind === 'text') return { ...layer, box, lines: layer.lines.map((line) => flippedLine(line, width)) }
    const corners = layer.corners && turnedCorners(layer.corners)
    if (layer.kind === 'art') return { ...layer, box, corners, turn: turnOf(layer, box, width) }
    if (layer.kind === 'panel') return { ...layer, box, corners: turnedCorners(layer.corners) }
    return { ...layer, box, corners: turnedCorners(layer.corners), angle: -layer.angle }
  })
}

const flippedLine = (line: TextLine, width: number): TextLine => ({ ...line, x: round(width - line.x - line.width) })

const turnedCorners = ([a, b, c, d]: readonly [number, number, number, number]) => [b, a, d, c] as const

/** Drawings are mirrored; an icon, which has a right way round, is moved. */
const turnOf = (layer: ArtLayer, box: Box, width: number): ArtLayer['turn'] =>
  layer.role === 'icon' ? { mirror: false, dx: round(box.x - layer.box.x) } : { mirror: true, dx: width }

const round = (value: number) => Math.round(value * 100) / 100
