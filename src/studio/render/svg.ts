import { stepsOf } from './steps.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Paint, Path } from '../scene.ts'

/** An art layer as an SVG document that covers `box` of the canvas, in whole pixels. */
export function svgOf(layer: ArtLayer, box: Box): string {
  const paints: string[] = []
  const paths = layer.paths.flatMap((path) => stepsOf(path, box) ?? [path])
  const shapes = paths.map((path) => shapeOf(path, paints)).join('')
  const drawing = layer.turn ? `<g transform="${matrixOf(layer.turn)}">${shapes}</g>` : shapes
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${view}"><defs>${paints.join('')}</defs>${drawing}</svg>`
}

const matrixOf = ({ mirror, dx }: NonNullable<ArtLayer['turn']>) => `matrix(${mirror ? -1 : 1} 0 0 1 ${dx} 0)`

function shapeOf(path: Path, paints: string[]): string {
  const fill = path.fill === null ? 'none' : fillOf(path.fill, paints)
  const stroke = path.stroke
    ? ` stroke="${path.stroke}" stroke-width="${path.stroke_width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  return `<path d="${path.d}" fill="${fill}"${stroke}${opacityOf(path)}/>`
}

/** Only fill and stroke together need a layer of their own to be let through as one: it costs 4 ms on a whole canvas. */
function opacityOf({ fill, stroke, opacity = 1 }: Path): string {
  if (opacity === 1) return ''
  const what = fill === null ? 'stroke-opacity' : stroke ? 'opacity' : 'fill-opacity'
  return ` ${what}="${opacity}"`
}

function fillOf(paint: Paint, paints: string[]): string {
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

/** SVG radial gradients are round; an ellipse is a round one seen through a transformation. */
function radial({ center, radius }: Extract<Paint, { type: 'radial' }>): string {
  const squeeze = radius[0] === 0 ? 1 : radius[1] / radius[0]
  return `cx="0" cy="0" r="${radius[0]}" gradientTransform="translate(${center[0]} ${center[1]}) scale(1 ${squeeze})"`
}
