import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small PNG with a transparent ground, as somebody would upload it. */
export async function imageFile(): Promise<Blob> {
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="110" fill="#26246B"/></svg>',
  )
  return new Blob([await sharp(disc).png().toBuffer()], { type: 'image/png' })
}

const NOISE_SIDE = 320

/** A PNG of noise, the same on every call. No encoder makes it small. */
export async function noiseFile(): Promise<Blob> {
  let state = 1
  const nextByte = () => (state = (state * 48_271) % 2_147_483_647) & 0xff
  const data = Uint8Array.from({ length: NOISE_SIDE * NOISE_SIDE * 3 }, nextByte)
  const raw = { width: NOISE_SIDE, height: NOISE_SIDE, channels: 3 } as const
  return new Blob([await sharp(data, { raw }).png().toBuffer()], { type: 'image/png' })
}

/** A black PNG of one bit a pixel. Even of 144 megapixels it is made in milliseconds, and has less than 100 KB. */
export function blankPng(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [toChunk('IHDR', header), toChunk('IDAT', deflateSync(rows)), toChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

/** A chunk of a PNG: length, type, data, CRC-32 of type and data. */
function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
