import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Tones } from '../../objects/recolor.ts'

/** The file with the drawings. `npm run objects` writes it; docs/how-it-works/studio.md describes its contents. */
export const OBJECT_PACK = join(import.meta.dirname, 'objects.pack')

/** The position of a part after the header, in bytes. Each part is deflated separately. */
export type PackRange = readonly [start: number, length: number]

/** One object: the part of its 32 x 32 units that it covers, its lightness, and its two drawings as SVG bodies. */
export interface PackedObject {
  box: readonly [x: number, y: number, width: number, height: number]
  tones: Tones
  shaded: PackRange
  flat: PackRange
  /** The glyph that shows the same thing: the part of the 32 x 32 units that it covers in two colors, and its `GlyphParts` as JSON. */
  glyph?: { box: PackedObject['box']; parts: PackRange }
}

export interface PackHeader {
  objects: Readonly<Record<string, PackedObject>>
}

/** The opened file. Only the header stays in memory. */
export interface ObjectPack {
  objects: PackHeader['objects']
  /** Returns the SVG body of a drawing. */
  readBody: (range: PackRange) => Promise<string>
}

let opened: Promise<ObjectPack> | undefined

/** Opens the file on first use. Only worker threads call this, so it takes no memory of the server's main thread. */
export const openObjectPack = (): Promise<ObjectPack> => (opened ??= readPack())

const inflate = promisify(inflateRaw)

async function readPack(): Promise<ObjectPack> {
  const file = await open(OBJECT_PACK)
  const size = (await readBytes(file, 0, 4)).readUInt32LE()
  const header = JSON.parse((await readBytes(file, 4, size)).toString('utf8')) as PackHeader
  const readPart = async ([start, length]: PackRange) =>
    (await inflate(await readBytes(file, 4 + size + start, length))).toString('utf8')
  return { objects: header.objects, readBody: readPart }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new Error('The object pack is shorter than its header says')
  return buffer
}
