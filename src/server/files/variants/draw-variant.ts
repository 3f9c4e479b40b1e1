import sharp from 'sharp'
import type { ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import { measureLostShapes } from './lost-shapes.ts'
import { listSvgColors, recolorSvg } from './rewrite-svg.ts'
import { DARK_GROUND, knockOut, LIGHT_GROUND, listVariantColors, type VariantColors } from './variant-colors.ts'

/** Draws an SVG as PNG, at most `side` pixels wide and high. */
export type DrawSvg = (svg: Buffer, side: number) => Promise<Buffer>

/** The side at which variants are compared, in pixels. */
const COMPARED_SIDE = 256
/** The side of a variant, in pixels, as of an uploaded SVG. */
const SIDE = 2048
/** At most this share of the shapes may be lost. */
const LOST_MAX = 0.025

/**
 * Makes a variant of a checked SVG as PNG: the first coloring in which its shapes can still be distinguished. Null if there is none.
 * @throws {Error} where the SVG cannot be drawn
 */
export async function drawVariant(svg: string, kind: ComputedVariant, draw: DrawSvg): Promise<Buffer | null> {
  const ground = kind === 'on_dark' ? DARK_GROUND : LIGHT_GROUND
  const before = await flatten(await draw(Buffer.from(svg), COMPARED_SIDE), LIGHT_GROUND)
  const isUnseen = countColors(before.data) === 1
  const seen = isUnseen ? await flatten(await draw(Buffer.from(svg), COMPARED_SIDE), DARK_GROUND) : before
  for (const colors of listVariantColors(kind, listSvgColors(svg))) {
    const small = await drawColored(svg, colors, COMPARED_SIDE, draw)
    if (!small) return null
    const after = await flatten(small, ground)
    const lost = measureLostShapes({ before: seen.data, after: after.data, ...seen.size })
    if (lost <= LOST_MAX) return drawColored(svg, colors, SIDE, draw)
  }
  return null
}

/** A logo in nothing but white is not seen on white. */
const countColors = (pixels: Uint8Array) => new Set(pixels).size

async function flatten(png: Buffer, background: string) {
  const { data, info } = await sharp(png).flatten({ background }).raw().toBuffer({ resolveWithObject: true })
  return { data, size: { width: info.width, height: info.height } }
}

async function drawColored(
  svg: string,
  { map, isKnockedOut }: VariantColors,
  side: number,
  draw: DrawSvg,
): Promise<Buffer | null> {
  const recolored = recolorSvg(svg, map)
  if (recolored === null) return null
  const png = await draw(Buffer.from(recolored), side)
  if (!isKnockedOut) return png
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  return sharp(knockOut(data), { raw }).png().toBuffer()
}
