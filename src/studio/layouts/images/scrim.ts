import { contrast, toHex, toLch } from '../../color/oklch.ts'
import { SMALL_TEXT } from '../../color/surface-colors.ts'
import { bottom, right } from '../../model/geometry.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'

/** A scrim over an image, and the worst background color that remains under the text (`#RRGGBB`). */
export interface Scrim {
  color: string
  /** 0 to 1. */
  opacity: number
  ground: string
}

/** Higher than the rule requires, because the brightness grid is coarser than the image. */
const TARGET_CONTRAST = SMALL_TEXT + 1.1

/** The contrast ratio that may remain between the lightest and the darkest part under text. More of it reads as noise. */
const MAX_UNREST = 1.7

/**
 * Returns the weakest scrim of `color` that makes `ink` readable under the box `words`. The worst part of the image decides, and a busy
 * background needs more. The image shows `crop` (image pixels) in `box`. All boxes except `crop` are canvas pixels.
 */
export function fitScrim(image: ImageFacts, crop: Box, box: Box, words: Box, color: string, ink: string): Scrim {
  const worst = findExtremeGrays(image, crop, box, words)
  for (let opacity = 0.5; opacity < 1; opacity += 0.05) {
    const backgrounds = worst.map((gray) => blendOver(color, gray, opacity))
    const weakest = backgrounds.reduce((low, of) => (contrast(of, ink) < contrast(low, ink) ? of : low))
    const calm = contrast(backgrounds[0] ?? weakest, backgrounds[1] ?? weakest) <= MAX_UNREST
    if (calm && contrast(weakest, ink) >= TARGET_CONTRAST) return { color, opacity, ground: weakest }
  }
  return { color, opacity: 1, ground: color }
}

/** Returns the darkest and the lightest gray (0 to 255) of the grid cells under the text. */
function findExtremeGrays({ tones, width, height }: ImageFacts, crop: Box, box: Box, words: Box): [number, number] {
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

/** Blends `color` over a gray, channel by channel in sRGB, as screens do. */
function blendOver(color: string, gray: number, opacity: number): string {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) * opacity + gray * (1 - opacity)
  return `#${[1, 3, 5].map((at) => Math.round(channel(at)).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Returns the dark color for a scrim: the brand's deep color, darkened if it is too bright. */
export const toScrimColor = (deep: string) =>
  toLch(deep).l > 0.16 ? toHex({ ...toLch(deep), l: 0.15, c: toLch(deep).c * 0.6 }) : deep
