import { splitIntoSteps } from './gradient-steps.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Paint, Path } from '../../model/scene.ts'

/** Creates an SVG document for the part of an art layer in `box` (whole canvas pixels). */
export function createSvg(layer: ArtLayer, box: Box): string {
  const paints: string[] = []
  // The box of a moved drawing is not where its paths are.
  const isMoved = layer.turn?.dy !== undefined
  const paths = layer.paths.flatMap((path) => (isMoved ? null : splitIntoSteps(path, box)) ?? [path])
  const shapes = paths.map((path) => createPathElement(path, paints)).join('')
  const drawing = layer.turn ? `<g transform="${toMatrix(layer.turn)}">${shapes}</g>` : shapes
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${view}"><defs>${paints.join('')}</defs>${drawing}</svg>`
}

const toMatrix = ({ mirror, dx, dy = 0, scale = 1 }: NonNullable<ArtLayer['turn']>) =>
  `matrix(${mirror ? -scale : scale} 0 0 ${scale} ${dx} ${dy})`

function createPathElement(path: Path, paints: string[]): string {
  const fill = path.fill === null ? 'none' : createFill(path.fill, paints)
  const stroke = path.stroke
    ? ` stroke="${path.stroke}" stroke-width="${path.stroke_width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  return `<path d="${path.d}" fill="${fill}"${stroke}${createOpacityAttribute(path)}/>`
}

/** A group opacity needs a layer of its own, which is slow. It is required only for paths with both fill and stroke. */
function createOpacityAttribute({ fill, stroke, opacity = 1 }: Path): string {
  if (opacity === 1) return ''
  const what = fill === null ? 'stroke-opacity' : stroke ? 'opacity' : 'fill-opacity'
  return ` ${what}="${opacity}"`
}

function createFill(paint: Paint, paints: string[]): string {
  if (typeof paint === 'string') return paint
  const id = `p${paints.length}`
  const stops = paint.stops.map(([at, color, opacity]) => {
    const clear = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
    return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${color}"${clear}/>`
  })
  const [tag, where] = paint.type === 'linear' ? ['linearGradient', linear(paint)] : ['radialGradient', radial(paint)]
  paints.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${where}>${stops.join('')}</${tag}>`)
  return `url(#${id})`
}

function linear({ from, to }: Extract<Paint, { type: 'linear' }>): string {
  return `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
}

/** The gradient is a circle; a transform squeezes it to an ellipse. */
function radial({ center, radius }: Extract<Paint, { type: 'radial' }>): string {
  const squeeze = radius[0] === 0 ? 1 : radius[1] / radius[0]
  return `cx="0" cy="0" r="${radius[0]}" gradientTransform="translate(${center[0]} ${center[1]}) scale(1 ${squeeze})"`
}
