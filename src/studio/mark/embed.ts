import { encode } from './convolutional-code.ts'
import { toLuma } from './luma.ts'
import { type MarkCode, toMessage } from './mark-code.ts'
import { type MarkedArea, type MarkedAreas, openChangeMeter } from './measure-change.ts'
import type { MarkKey } from './pattern.ts'

interface Marking extends Partial<MarkedAreas> {
  code: MarkCode
  key: MarkKey
  /** Nowhere else is a pixel changed. */
  areas: readonly MarkedArea[]
}

/** Writes a mark into opaque RGBA or RGB pixels, which are changed in place. Returns the peak signal-to-noise ratio in dB. */
export function embedMark(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  { code, key, areas, spared = [] }: Marking,
): number {
  const meter = openChangeMeter({ width, height, range: 255 }, key, encode(toMessage(code)))
  const { change, noise } = meter.measure(toLuma(pixels, width, height).data, { areas, spared })
  apply(pixels, change)
  return 10 * Math.log10(255 ** 2 / Math.max(noise, 1e-9))
}

/** The same change in all colors changes luma and nothing else. */
function apply(pixels: Uint8Array, change: Int8Array): void {
  const channels = pixels.length / change.length
  for (let index = 0; index < change.length; index += 1) {
    const value = change[index] ?? 0
    if (value === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * channels + channel
      pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + value))
    }
  }
}
