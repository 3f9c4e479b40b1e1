import { computeContrast } from '#web/lib/brand/contrast.ts'

/** WCAG 2.2, 1.4.11: what a picture has to stand out by to be seen. */
const SEEN_CONTRAST = 3
/** A logo of which more is painted brings its own ground. */
const PAINTED_MAX = 0.9
const SIDE = 24
const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/**
 * The color of a plate that a loaded logo needs to be seen on `ground` (`#RRGGBB`), or null where it needs none. A logo of
 * another site may not be looked at: it gets a white one.
 */
export function plateFor(logo: HTMLImageElement, ground: string): string | null {
  const pixels = pixelsOf(logo)
  return pixels ? plateUnder(pixels, ground) : WHITE
}

/** The same for the pixels of a logo, RGBA with straight alpha. */
export function plateUnder(pixels: Uint8ClampedArray, ground: string): string | null {
  const sums = [0, 0, 0]
  let painted = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    painted += alpha
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0) * alpha
  }
  if (painted === 0 || painted > PAINTED_MAX * (pixels.length / 4)) return null
  const mean = `#${sums
    .map((sum) =>
      Math.round(sum / painted)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
  if (computeContrast(mean, ground) >= SEEN_CONTRAST) return null
  return computeContrast(mean, WHITE) >= SEEN_CONTRAST ? WHITE : BLACK
}

function pixelsOf(logo: HTMLImageElement): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  try {
    context?.drawImage(logo, 0, 0, SIDE, SIDE)
    return context?.getImageData(0, 0, SIDE, SIDE).data ?? null
  } catch {
    return null
  }
}
