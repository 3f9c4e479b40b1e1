import type { RgbPixels } from './check-rule.ts'

/** Bytes of four pixels, which are three words of 32 bits. */
const BLOCK = 12

/**
 * Counts the pixels of each color (`0xRRGGBB`) that is not far from `wanted`. Adjacent pixels are mostly equal, so runs are counted instead
 * of pixels.
 */
export function countColorsNear({ data }: Pick<RgbPixels, 'data'>, wanted: number): Map<number, number> {
  const counts = new Map<number, number>()
  const words = readWords(data)
  for (let start = 0; start < data.length;) {
    const end = findRunEnd(data, words, start)
    const color = ((data[start] ?? 0) << 16) | ((data[start + 1] ?? 0) << 8) | (data[start + 2] ?? 0)
    if (!isFarApart(color, wanted)) counts.set(color, (counts.get(color) ?? 0) + (end - start) / 3)
    start = end
  }
  return counts
}

/** The same bytes in words. Bytes that do not start at a multiple of 4 have none. */
function readWords({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, Math.floor(length / 4)) : new Uint32Array()
}

/** Returns where the run of equal pixels ends that starts at `start`. */
function findRunEnd(data: Uint8Array, words: Uint32Array, start: number): number {
  const [red, green, blue] = [data[start], data[start + 1], data[start + 2]]
  let at = start + 3
  while (data[at] === red && data[at + 1] === green && data[at + 2] === blue) {
    at += 3
    if (at % BLOCK === 0 && at - start >= BLOCK) at = skipEqualBlocks(words, at / 4) * 4
  }
  return at
}

/** Skips the blocks that are equal to the one before. `at` is the index of a word. A comparison of words replaces one of each byte. */
function skipEqualBlocks(words: Uint32Array, at: number): number {
  let next = at
  while (
    next + 2 < words.length &&
    words[next] === words[next - 3] &&
    words[next + 1] === words[next - 2] &&
    words[next + 2] === words[next - 1]
  )
    next += 3
  return next
}

/** A difference of 48 (of 255) in one channel is always more than ΔE2000 3. This test is much faster. */
function isFarApart(a: number, b: number): boolean {
  return (
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) > 48 ||
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > 48 ||
    Math.abs((a & 255) - (b & 255)) > 48
  )
}
