import { crc32, deflateSync } from 'node:zlib'
import { freeBuffer } from './free-buffer.ts'

/**
 * zlib levels. Rows of drawings are stored without a filter and packed at level 3. Rows of photos are stored as
 * differences to the row above; for them, level 1 is nearly as good as higher levels. For measurements, see
 * docs/performance.md.
 */
const COMPRESSION_LEVEL = { drawn: 3, photographed: 1 }
const [AS_IS, UP] = [0, 2]

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes opaque RGBA pixels (four bytes each) as an RGB PNG (https://www.w3.org/TR/png-3/). `bands` are whole rows
 * from top to bottom; each band is filtered when it is ready. `chunks` are written before the pixels. The bands are
 * freed and unusable afterwards.
 * @throws what a band rejects with.
 */
export async function encodePng(
  bands: readonly Promise<Uint8Array<ArrayBuffer>>[],
  width: number,
  height: number,
  chunks: readonly Uint8Array[],
): Promise<Uint8Array> {
  const header = new Uint8Array(13)
  header.set([...toUint32Bytes(width), ...toUint32Bytes(height), 8, 2])
  // An error of a band is handled when its turn comes.
  for (const band of bands) band.catch(() => {})
  const rows = new Uint8Array((width * 3 + 1) * height)
  const filter = createRowFilter(rows, width)
  let photographed = 0
  for (const band of bands) {
    const rgba = await band
    photographed += filter(new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4))
    freeBuffer(rgba)
  }
  const packed = deflateSync(rows, {
    level: photographed > height / 4 ? COMPRESSION_LEVEL.photographed : COMPRESSION_LEVEL.drawn,
  })
  freeBuffer(rows)
  return concatBytes([
    SIGNATURE,
    createChunk('IHDR', header),
    ...chunks,
    createChunk('IDAT', packed),
    createChunk('IEND', new Uint8Array()),
  ])
}

/** The end of the header chunk, which is always the first one. */
const HEADER_END = 33

/** Inserts chunks after the header of a PNG. */
export const insertChunks = (png: Uint8Array, chunks: readonly Uint8Array[]): Uint8Array =>
  concatBytes([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)])

/**
 * Returns a function that writes the rows of a band with their filter bytes into `rows`. It returns the number of rows
 * that look like a photo.
 */
function createRowFilter(rows: Uint8Array, width: number): (pixels: Int32Array) => number {
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

/** Converts four RGBA pixels to three 32-bit words at a time. Reads past the end give zeros, which are not copied. */
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

/** Whether more than a quarter of the pixels differ from the previous pixel. Only every fourth pixel is examined. */
function isBusy(line: Int32Array): boolean {
  let changes = 0
  for (let at = 1; at < line.length; at += 4) changes += line[at] === line[at - 1] ? 0 : 1
  return changes > line.length / 16
}

const HIGH_BITS = 0x80808080 | 0
const LOW_BITS = 0x7f7f7f7f

/**
 * Subtracts byte by byte, four bytes at a time. The high bits are handled separately, so that no byte borrows from the
 * next one.
 */
function subtract(row: Int32Array, above: Int32Array, changes: Int32Array): void {
  for (let at = 0; at < row.length; at++) {
    const x = row[at]!
    const y = above[at]!
    changes[at] = ((x | HIGH_BITS) - (y & LOW_BITS)) ^ ((x ^ ~y) & HIGH_BITS)
  }
}

/** Creates a PNG chunk: length, type, data, and CRC-32 (https://www.w3.org/TR/png-3/#5Chunk-layout). */
export function createChunk(type: string, data: Uint8Array): Uint8Array {
  const body = concatBytes([new TextEncoder().encode(type), data])
  return concatBytes([toUint32Bytes(data.length), body, toUint32Bytes(crc32(body))])
}

function toUint32Bytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Concatenates byte arrays. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
