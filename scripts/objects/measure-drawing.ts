import sharp from 'sharp'
import { createDrawingDocument } from '#studio/objects/drawing-document.ts'
import { toLch } from '#studio/color/oklch.ts'

/** Pixels per side of the raster that is measured. */
const SIDE = 128

/** `box`: the area that the drawing covers, in its own units. `tones`: its dark, middle, and light OKLCH lightness, 0 to 1. */
export interface DrawingMeasure {
  box: [x: number, y: number, width: number, height: number]
  tones: [dark: number, middle: number, light: number]
}

/** Measures a drawing of 32 x 32 units. */
export async function measureDrawing(body: string): Promise<DrawingMeasure> {
  const svg = Buffer.from(createDrawingDocument(body, SIDE, SIDE, [0, 0, 32, 32]))
  const data = await sharp(svg).ensureAlpha().raw().toBuffer()
  const [xs, ys, lights]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < SIDE * SIDE; at++) {
    if ((data[at * 4 + 3] ?? 0) < 100) continue
    xs.push(at % SIDE)
    ys.push(Math.floor(at / SIDE))
    if (at % 3 === 0) lights.push(measureLightness(data, at * 4))
  }
  const sorted = lights.toSorted((a, b) => a - b)
  const part = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0.5) * 100) / 100
  const [left, top] = [xs.reduce((low, x) => Math.min(low, x), SIDE), ys[0] ?? 0]
  const [right, bottom] = [xs.reduce((high, x) => Math.max(high, x), 0) + 1, (ys.at(-1) ?? 0) + 1]
  const unit = (value: number) => Math.round((value * 3200) / SIDE) / 100
  return {
    box: [unit(left), unit(top), unit(right - left), unit(bottom - top)],
    tones: [part(0.08), part(0.5), part(0.92)],
  }
}

function measureLightness(data: Buffer, at: number): number {
  const hex = [0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')
  return toLch(`#${hex}`).l
}
