import { crc32, deflateSync } from 'node:zlib'
import { release } from './release.ts'

/**
 * Flat colours and drawings keep their bytes and are packed at level 3; in the rows of a photograph each byte becomes its
 * difference to the one above, and level 1 does nearly as well as any other. Beside the compositor's own encoder (level 6)
 * it takes about half the time. Drawings become 20 to 60 % larger, 20 to 35 KB at 1080x1080, photographs 5 to 25 %.
 */
const LEVEL = { drawn: 3, photographed: 1 }
const [AS_IS, UP] = [0, 2]

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Opaque pixels, four bytes each (RGBA), as an RGB PNG: the bands of the picture from top to bottom, whole rows each, filtered
 * as they come. `chunks` go before the pixels. The pixels are gone afterwards.
 */
export async function pngOf(
  bands: readonly Promise<Uint8Array<ArrayBuffer>>[],
  width: number,
  height: number,
  chunks: readonly Uint8Array[],
): Promise<Uint8Array> {
  const header = new Uint8Array(13)
  header.set([...fourBytes(width), ...fourBytes(height), 8, 2])
  // A band that fails is heard of when its turn comes.
  for (const band of bands) band.catch(() => {})
  const rows = new Uint8Array((width * 3 + 1) * height)
  const filter = openFilter(rows, width)
  let photographed = 0
  for (const band of bands) {
    const rgba = await band
    photographed += filter(new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4))
    release(rgba)
  }
  const packed = deflateSync(rows, { level: photographed > height / 4 ? LEVEL.photographed : LEVEL.drawn })
  release(rows)
  return joined([SIGNATURE, chunk('IHDR', header), ...chunks, chunk('IDAT', packed), chunk('IEND', new Uint8Array())])
}

/** Writes band after band into `rows`, each row with its filter before it, and tells how many are those of a photograph. */
function openFilter(rows: Uint8Array, width: number): (pixels: Int32Array) => number {
  const bytes = width * 3
  let [row, above, changes] = [0, 0, 0].map(() => new Int32Array(Math.ceil(width / 4) * 3)) as Three
  let at = 0
  return (pixels) => {
    let photographed = 0
    for (let from = 0; from < pixels.length; from += width) {
      const line = pixels.subarray(from, from + width)
      dropAlpha(line, row)
      const busy = isBusy(line)
      if (busy) subtract(row, above, changes)
      rows[at] = busy ? UP : AS_IS
      rows.set(new Uint8Array((busy ? changes : row).buffer, 0, bytes), at + 1)
      at += bytes + 1
      photographed += Number(busy && isBusy(changes))
      ;[row, above] = [above, row]
    }
    return photographed
  }
}

type Three = [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>]

/** Four pixels of four bytes become three words at a time. Reading past the end gives zeros, which nobody copies. */
function dropAlpha(line: Int32Array, row: Int32Array): void {
  for (let from = 0, to = 0; from < line.length; from += 4, to += 3) {
    const b = line[from + 1]!
    const c = line[from + 2]!
    const d = line[from + 3]!
    row[to] = (line[from]! & 0xffffff) | (b << 24)
    row[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
    row[to + 2] = ((c >>> 16) & 0xff) | (d << 8)
  }
}

/** In more than a quarter of the places the pixel is another than the one before it. Every fourth place is looked at. */
function isBusy(line: Int32Array): boolean {
  let changes = 0
  for (let at = 1; at < line.length; at += 4) changes += line[at] === line[at - 1] ? 0 : 1
  return changes > line.length / 16
}

const HIGH_BITS = 0x80808080 | 0
const LOW_BITS = 0x7f7f7f7f

/** Byte by byte, four at a time: the high bits are kept out of the subtraction, so that no byte borrows from the next. */
function subtract(row: Int32Array, above: Int32Array, changes: Int32Array): void {
  for (let at = 0; at < row.length; at++) {
    const x = row[at]!
    const y = above[at]!
    changes[at] = ((x | HIGH_BITS) - (y & LOW_BITS)) ^ ((x ^ ~y) & HIGH_BITS)
  }
}

/** A chunk of a PNG: its length, type, data and checksum. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data])
  return joined([fourBytes(data.length), body, fourBytes(crc32(body))])
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** One after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
