import { mix, shade } from '../color/oklch.ts'
import { rectangle, soft, solid } from '../art/pen.ts'
import { bottom, centerX, fitInside } from '../geometry.ts'
import type { Palette } from '../art/palette.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { ArtLayer, Corners, Layer, PictureLayer } from '../scene.ts'

/** A picture that fills a frame: cut to its ratio, with the point that the eye goes to as near to `at` (shares of the frame) as it can be. */
export function covering(
  picture: PictureFacts,
  frame: Box,
  corners: Corners,
  at: { x: number; y: number; zoom?: number } = { x: 0.5, y: 0.5 },
): PictureLayer {
  const ratio = frame.width / frame.height
  const whole =
    picture.kind === 'photo' ? { x: 0, y: 0, width: picture.width, height: picture.height } : picture.subject
  const width = Math.min(whole.width, whole.height * ratio) / (at.zoom ?? 1)
  const height = width / ratio
  const crop = {
    x: whole.x + within(picture.focus.x * whole.width - at.x * width, whole.width - width),
    y: whole.y + within(picture.focus.y * whole.height - at.y * height, whole.height - height),
    width,
    height,
  }
  return { kind: 'picture', key: picture.key, box: frame, crop, angle: 0, corners, blend: 'normal', shadow: null }
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** A cut-out that stands with its foot on `foot`, as large as `room` allows. */
export function standing(picture: PictureFacts, room: Box, dark: string, angle = 0): Layer[] {
  const ratio = picture.subject.width / picture.subject.height
  const fitted = fitInside(room, ratio)
  const box = { ...fitted, y: bottom(room) - fitted.height }
  const layer: PictureLayer = {
    kind: 'picture',
    key: picture.key,
    box,
    crop: picture.subject,
    angle,
    corners: [0, 0, 0, 0],
    blend: picture.kind === 'near-white' ? 'multiply' : 'normal',
    shadow:
      picture.kind === 'cutout'
        ? { color: dark, opacity: 0.32, dy: box.height * 0.02, blur: box.height * 0.035 }
        : null,
  }
  return picture.kind === 'cutout' && angle === 0 ? [contact(box, dark), layer] : [layer]
}

/** The shadow where a body meets the floor. */
function contact(box: Box, dark: string): ArtLayer {
  const [rx, ry] = [box.width * 0.66, box.width * 0.1]
  const [x, y] = [centerX(box), bottom(box) - ry * 0.22]
  return {
    kind: 'art',
    role: 'shadow',
    box: { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry },
    corners: null,
    paths: [soft(x, y, rx, ry, dark, 0.5), soft(x, y - ry * 0.1, rx * 0.78, ry * 0.45, dark, 0.6)],
  }
}

/** A round plinth that swells over the frame's lower edge, as under a product in a shop window. */
export function plinth(frame: Box, corners: Corners, palette: Palette, color: string): ArtLayer {
  const rise = frame.height * 0.13
  const rx = frame.width * 0.72
  const y = bottom(frame) - rise
  const d = `M${centerX(frame) - rx} ${bottom(frame) + 2}V${y + rx * 0.34}A${rx} ${rx * 0.34} 0 0 1 ${centerX(frame) + rx} ${y + rx * 0.34}V${bottom(frame) + 2}Z`
  return {
    kind: 'art',
    role: 'field',
    box: frame,
    corners,
    paths: [soft(centerX(frame), y, rx, rise * 0.5, palette.shadow, 0.12), solid(d, color)],
  }
}

/** The light inside a frame that holds a product: bright behind it, full towards the floor. */
export function glow(frame: Box, corners: Corners, color: string, light: string): ArtLayer {
  return {
    kind: 'art',
    role: 'field',
    box: frame,
    corners,
    paths: [
      solid(rectangle(frame), {
        type: 'linear',
        from: [frame.x, frame.y],
        to: [frame.x, bottom(frame)],
        stops: [
          [0, mix(color, light, 0.25), 1],
          [0.75, color, 1],
          [1, shade(color, -0.03), 1],
        ],
      }),
      soft(centerX(frame), frame.y + frame.height * 0.46, frame.width * 0.62, frame.height * 0.42, light, 0.6),
    ],
  }
}
