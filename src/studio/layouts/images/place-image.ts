import { mixColors, shiftLightness } from '../../color/oklch.ts'
import { polygonPath, rectanglePath, softEllipse, filled } from '../../art/svg-paths.ts'
import { bottom, centerX, fitInside } from '../../model/geometry.ts'
import { spareFaces } from './spare-faces.ts'
import type { DrawingPalette } from '../../art/palette.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { ArtLayer, Corners, Layer, ImageLayer } from '../../model/scene.ts'

/**
 * Fills `frame` (canvas pixels) with the image, cropped to its ratio. The focal point is as close as possible to `at`
 * (shares of the frame, 0 to 1) without cutting a face.
 */
export function createCoverImage(
  image: ImageFacts,
  frame: Box,
  corners: Corners,
  at: { x: number; y: number; zoom?: number } = { x: 0.5, y: 0.5 },
): ImageLayer {
  const ratio = frame.width / frame.height
  const whole = image.kind === 'photo' ? { x: 0, y: 0, width: image.width, height: image.height } : image.subject
  const widest = Math.min(whole.width, whole.height * ratio)
  const [face] = image.faces ?? []
  const zoom = Math.min(at.zoom ?? 1, face ? Math.max(1, widest / Math.max(face.width, face.height * ratio)) : Infinity)
  const width = widest / zoom
  const height = width / ratio
  const wanted = {
    x: whole.x + clamp(image.focus.x * whole.width - at.x * width, whole.width - width),
    y: whole.y + clamp(image.focus.y * whole.height - at.y * height, whole.height - height),
    width,
    height,
  }
  const crop = spareFaces(wanted, image, (Math.max(...corners) * ROUND * width) / frame.width)
  return {
    kind: 'picture',
    key: image.key,
    box: frame,
    crop,
    angle: 0,
    corners,
    blend: 'normal',
    ...(image.cut_out && { cut_out: image.cut_out }),
    shadow: null,
  }
}

/** How far a round corner reaches into its frame along both sides, as a share of its radius. */
const ROUND = 1 - Math.SQRT1_2

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/**
 * Fits a cutout into `space` (canvas pixels), aligned to its bottom edge. `angle` is in degrees. An upright cutout also gets a contact
 * shadow, and casts one on its floor, which ends at the outline `floor`.
 */
export function createStandingImage(
  image: ImageFacts,
  space: Box,
  dark: string,
  angle = 0,
  floor: Pick<ArtLayer, 'box' | 'corners'> | null = null,
): Layer[] {
  const ratio = image.subject.width / image.subject.height
  const fitted = fitInside(space, ratio)
  const box = { ...fitted, y: bottom(space) - fitted.height }
  const layer: ImageLayer = {
    kind: 'picture',
    key: image.key,
    box,
    crop: image.subject,
    angle,
    corners: [0, 0, 0, 0],
    blend: image.kind === 'near-white' ? 'multiply' : 'normal',
    ...(image.cut_out && { cut_out: image.cut_out }),
    shadow:
      image.kind === 'cutout' ? { color: dark, opacity: 0.32, dy: box.height * 0.02, blur: box.height * 0.035 } : null,
  }
  if (image.kind !== 'cutout' || angle !== 0) return [layer]
  return [...(floor ? [createCastShadow(box, dark, floor)] : []), createContactShadow(box, dark), layer]
}

/** How far a cast shadow reaches, as a share of the product's width and height, and how strong it is at the foot. */
const CAST = { across: 0.8, up: 0.2, opacity: 0.42 }

/** The shadow that light from the upper left casts on the floor to the right, fading away. */
function createCastShadow(box: Box, dark: string, floor: Pick<ArtLayer, 'box' | 'corners'>): ArtLayer {
  const [dx, dy] = [box.width * CAST.across, Math.min(box.height * CAST.up, box.width * 0.42)]
  const [left, right, foot] = [box.x + box.width * 0.14, box.x + box.width * 0.9, bottom(box) - box.width * 0.02]
  const d = polygonPath([
    [left, foot],
    [right, foot],
    [right + dx, foot - dy],
    [left + dx, foot - dy],
  ])
  const stops = [
    [0, dark, CAST.opacity],
    [1, dark, 0],
  ] as const
  const fill = { type: 'linear', from: [centerX(box), foot], to: [centerX(box) + dx, foot - dy], stops } as const
  return { kind: 'art', role: floor.corners ? 'field' : 'shadow', ...floor, paths: [filled(d, fill)] }
}

/** The shadow where an object meets the floor. */
function createContactShadow(box: Box, dark: string): ArtLayer {
  const [rx, ry] = [box.width * 0.66, box.width * 0.1]
  const [x, y] = [centerX(box), bottom(box) - ry * 0.22]
  return {
    kind: 'art',
    role: 'shadow',
    box: { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry },
    corners: null,
    paths: [softEllipse(x, y, rx, ry, dark, 0.5), softEllipse(x, y - ry * 0.1, rx * 0.78, ry * 0.45, dark, 0.6)],
  }
}

/** A round plinth that rises over the frame's bottom edge. */
export function createPlinth(frame: Box, corners: Corners, palette: DrawingPalette, color: string): ArtLayer {
  const rise = frame.height * 0.13
  const rx = frame.width * 0.72
  const y = bottom(frame) - rise
  const d = `M${centerX(frame) - rx} ${bottom(frame) + 2}V${y + rx * 0.34}A${rx} ${rx * 0.34} 0 0 1 ${centerX(frame) + rx} ${y + rx * 0.34}V${bottom(frame) + 2}Z`
  return {
    kind: 'art',
    role: 'field',
    box: frame,
    corners,
    paths: [softEllipse(centerX(frame), y, rx, rise * 0.5, palette.shadow, 0.12), filled(d, color)],
  }
}

/** The light inside a frame with a product: bright behind it, full color near the floor. */
export function createGlow(frame: Box, corners: Corners, color: string, light: string): ArtLayer {
  return {
    kind: 'art',
    role: 'field',
    box: frame,
    corners,
    paths: [
      filled(rectanglePath(frame), {
        type: 'linear',
        from: [frame.x, frame.y],
        to: [frame.x, bottom(frame)],
        stops: [
          [0, mixColors(color, light, 0.25), 1],
          [0.75, color, 1],
          [1, shiftLightness(color, -0.03), 1],
        ],
      }),
      softEllipse(centerX(frame), frame.y + frame.height * 0.46, frame.width * 0.62, frame.height * 0.42, light, 0.6),
    ],
  }
}
