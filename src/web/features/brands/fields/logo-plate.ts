import { computeContrast } from '#web/lib/brand/contrast.ts'

/** Minimum contrast of a graphical object: https://www.w3.org/TR/WCAG22/#non-text-contrast (1.4.11). */
const SEEN_CONTRAST = 3
/** A logo that paints more than this share of its pixels has a background of its own. */
const PAINTED_MAX = 0.9
const SIDE = 24
const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/**
 * The color of the plate (`#RRGGBB`) that a loaded logo needs on the background `ground` (`#RRGGBB`), or null if it needs none. The
 * pixels of a logo from another site cannot be read, so such a logo gets a white plate.
 */
export function plateFor(logo: HTMLImageElement, ground: string): string | null {
  const pixels = readPixels(logo)
  return pixels ? plateUnder(pixels, ground) : WHITE
}

/** The same for the pixels of a logo: RGBA with straight alpha, 4 bytes per pixel. */
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

function readPixels(logo: HTMLImageElement): Uint8ClampedArray | null {
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
