import { RATIO_MAX, RATIO_MIN, SIDE_MAX, SIDE_MIN } from '../limits.ts'

/**
 * The description of such a text in OpenAPI. It is a named format, because no pattern can express the limit of the aspect ratio.
 */
export const DIMENSIONS_FORM = {
  format: 'dimensions',
  description: 'WIDTHxHEIGHT in pixels, each 200 to 4096, between 4:1 and 1:3',
  examples: ['1080x1080', '1500x500'],
}

export const QUICK_DIMENSIONS_FORM = {
  ...DIMENSIONS_FORM,
  description: `${DIMENSIONS_FORM.description}, or the size of an ad of campaigns such as 728x90`,
}

/**
 * Width and height in pixels from a text such as `1080x1920`, `1080 x 1920` or `1080×1920`. Null if the studio does not support
 * that size.
 */
export function parseDimensions(text: string): { width: number; height: number } | null {
  const match = /^\s*(\d{3,4})\s*[x×]\s*(\d{3,4})\s*$/i.exec(text)
  if (!match) return null
  const [width, height] = [Number(match[1]), Number(match[2])]
  const ratio = width / height
  const fits = (side: number) => side >= SIDE_MIN && side <= SIDE_MAX
  return fits(width) && fits(height) && ratio <= RATIO_MAX && ratio >= RATIO_MIN ? { width, height } : null
}
