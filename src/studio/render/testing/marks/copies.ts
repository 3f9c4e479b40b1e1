import sharp, { type Sharp } from 'sharp'
import { type Luma, toLuma } from '../../../mark/luma.ts'

/** One way in which a picture is copied. */
export interface Copy {
  name: string
  make: (png: Uint8Array) => Promise<Buffer>
}

const share = (of: number, percent: number) => Math.max(1, Math.round((of * percent) / 100))

const encode = (name: string, change: (image: Sharp) => Sharp): Copy => ({
  name,
  make: (png) => change(sharp(png)).toBuffer(),
})

const resize = (percent: number): Copy => ({
  name: `resized to ${percent} %, JPEG 85`,
  make: async (png) => {
    const { width } = await sharp(png).metadata()
    return sharp(png).resize(share(width, percent)).jpeg({ quality: 85 }).toBuffer()
  },
})

/** A fifth of each side is cut off; `x` and `y` say how much of that at the left and at the top, 0 to 1. */
const crop = (x: number, y: number): Copy => ({
  name: `cropped by 20 % from ${x}, ${y}, JPEG 80`,
  make: async (png) => {
    const { width, height } = await sharp(png).metadata()
    const [left, top] = [Math.floor(x * share(width, 20)), Math.floor(y * share(height, 20))]
    const box = { left, top, width: share(width, 80), height: share(height, 80) }
    return sharp(png).extract(box).jpeg({ quality: 80 }).toBuffer()
  },
})

/** What happens to pictures on their way through programs and platforms. */
export const COPIES: readonly Copy[] = [
  ...[95, 90, 85, 80, 75, 70, 65, 60, 55, 50].map((quality) =>
    encode(`JPEG ${quality}`, (image) => image.jpeg({ quality })),
  ),
  ...[90, 70].map((quality) => encode(`WebP ${quality}`, (image) => image.webp({ quality }))),
  ...[60, 45].map((quality) => encode(`AVIF ${quality}`, (image) => image.avif({ quality, effort: 2 }))),
  ...[100, 90, 80, 70, 60, 50, 40, 30].map(resize),
  ...[
    [0, 0],
    [1, 1],
    [0.37, 0.81],
  ].map(([x = 0, y = 0]) => crop(x, y)),
]

export async function readLuma(image: Uint8Array): Promise<Luma> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return toLuma(data, info.width, info.height)
}
