import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Pixels at 1K of the ratios that the image models paint; 2K and 4K are their doubles. */
export const IMAGE_RATIOS: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '2:3': [848, 1264],
  '3:2': [1264, 848],
  '3:4': [896, 1200],
  '4:3': [1200, 896],
  '4:5': [928, 1152],
  '5:4': [1152, 928],
  '9:16': [768, 1376],
  '16:9': [1376, 768],
  '21:9': [1584, 672],
}
export const IMAGE_SIZES: Readonly<Record<string, { times: number; tokens: number }>> = {
  '1K': { times: 1, tokens: 1120 },
  '2K': { times: 2, tokens: 1680 },
  '4K': { times: 4, tokens: 3780 },
}

export type ImageFormat = 'png' | 'jpeg' | 'webp'

const drawn = new Map<string, Promise<Buffer>>()

/**
 * A landscape whose colors follow the prompt, in the ratio and size that were asked for. Each is drawn once. Returns the bytes of the
 * image file.
 */
export function drawImage(prompt: string, ratio: string, size: string, format: ImageFormat): Promise<Buffer> {
  const hue = Array.from(prompt).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6
  const [width, height] = IMAGE_RATIOS[ratio] ?? [1024, 1024]
  const times = IMAGE_SIZES[size]?.times ?? 1
  const name = [hue, ratio, size, format].join()
  const image =
    drawn.get(name) ??
    sharp(Buffer.from(landscape(hue * 60, width, height)))
      .resize(width * times, height * times)
      .toFormat(format, { quality: 85, compressionLevel: 3 })
      .toBuffer()
  drawn.set(name, image)
  return image
}

function landscape(hue: number, width: number, height: number): string {
  const at = (x: number, y: number) => `${Math.round(x * width)},${Math.round(y * height)}`
  const hill = (top: number, left: number, right: number, light: number) =>
    `<path d="M${at(0, left)} C${at(0.3, top)} ${at(0.6, left)} ${at(1, right)} L${at(1, 1)} L${at(0, 1)} Z" fill="hsl(${hue + 20},38%,${light}%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue + 180},45%,88%)"/><stop offset="1" stop-color="hsl(${hue + 30},70%,82%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * 0.68}" cy="${height * 0.42}" r="${Math.min(width, height) * 0.13}" fill="hsl(38,92%,72%)"/>
    ${hill(0.45, 0.62, 0.55, 58)}${hill(0.6, 0.7, 0.72, 44)}${hill(0.75, 0.86, 0.8, 30)}</svg>`
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url))

/** Six seconds of moving colors, H.264 without sound, 24 frames a second; made once with ffmpeg. Returns the bytes of the MP4. */
export const videoClip = (ratio: string): Buffer => file(ratio === '9:16' ? 'gemini-tall.mp4' : 'gemini-wide.mp4')
