import { contrast, hexOf, lchOf } from '../color/oklch.ts'
import { SMALL_TEXT } from '../color/grounds.ts'
import { bottom, right } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'

/** How opaque a colour has to lie on a picture, and what the ground under the words is then at its worst. */
export interface Scrim {
  color: string
  /** 0 to 1. */
  opacity: number
  ground: string
}

/** More than the rule, because a grid of cells sees less than the eye does. */
const WANTED = SMALL_TEXT + 1.1

/**
 * The weakest scrim of `color` that lets `ink` be read on the part of the picture that lies under `words`. The picture
 * shows `crop` in `box`; all boxes but `crop` in canvas pixels.
 */
export function scrimUnder(picture: PictureFacts, crop: Box, box: Box, words: Box, color: string, ink: string): Scrim {
  const worst = extremes(picture, crop, box, words)
  for (let opacity = 0.5; opacity < 1; opacity += 0.05) {
    const grounds = worst.map((grey) => over(color, grey, opacity))
    const weakest = grounds.reduce((low, of) => (contrast(of, ink) < contrast(low, ink) ? of : low))
    if (contrast(weakest, ink) >= WANTED) return { color, opacity, ground: weakest }
  }
  return { color, opacity: 1, ground: color }
}

/** The darkest and the lightest grey of the cells under the words. */
function extremes({ tones, width, height }: PictureFacts, crop: Box, box: Box, words: Box): [number, number] {
  const column = (x: number) => ((crop.x + ((x - box.x) / box.width) * crop.width) / width) * tones.columns
  const row = (y: number) => ((crop.y + ((y - box.y) / box.height) * crop.height) / height) * tones.rows
  const [left, top] = [Math.floor(column(words.x)), Math.floor(row(words.y))]
  const [end, low] = [Math.floor(column(right(words))), Math.floor(row(bottom(words)))]
  let [dark, light] = [255, 0]
  for (let y = Math.max(0, top); y <= Math.min(tones.rows - 1, low); y++) {
    for (let x = Math.max(0, left); x <= Math.min(tones.columns - 1, end); x++) {
      dark = Math.min(dark, tones.dark[y * tones.columns + x] ?? 0)
      light = Math.max(light, tones.light[y * tones.columns + x] ?? 255)
    }
  }
  return [Math.min(dark, light), light]
}

/** `color` laid over a grey as screens do it: channel by channel, in sRGB. */
function over(color: string, grey: number, opacity: number): string {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) * opacity + grey * (1 - opacity)
  return `#${[1, 3, 5].map((at) => Math.round(channel(at)).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** The dark that a scrim is made of: the brand's deep, darker still where it is a bright one. */
export const scrimColor = (deep: string) =>
  lchOf(deep).l > 0.16 ? hexOf({ ...lchOf(deep), l: 0.15, c: lchOf(deep).c * 0.6 }) : deep
