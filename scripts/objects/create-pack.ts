import { deflateRawSync } from 'node:zlib'
import type { DrawingMeasure } from './measure-drawing.ts'
import type { GlyphParts } from '#studio/objects/glyph-drawing.ts'
import type { PackHeader, PackRange } from '#studio/render/objects/object-pack.ts'

interface Drawing extends DrawingMeasure {
  name: string
  shaded: string
  flat: string
  /** The glyph that shows the same thing, and the area that it covers. */
  glyph?: { parts: GlyphParts; box: DrawingMeasure['box'] }
}

/**
 * Joins drawings into one file: the length of the header (four bytes, little endian), the header (JSON), and the parts,
 * each deflated separately. A reader inflates only the parts that it needs.
 */
export function createPack(drawings: readonly Drawing[]): Buffer {
  const parts: Buffer[] = []
  let end = 0
  const add = (text: string): PackRange => {
    const part = deflateRawSync(text, { level: 9 })
    parts.push(part)
    end += part.length
    return [end - part.length, part.length]
  }
  const header: PackHeader = {
    objects: Object.fromEntries(
      drawings.map(({ name, shaded, flat, box, tones, glyph }) => [
        name,
        {
          box,
          tones,
          shaded: add(shaded),
          flat: add(flat),
          ...(glyph && { glyph: { box: glyph.box, parts: add(JSON.stringify(glyph.parts)) } }),
        },
      ]),
    ),
  }
  const head = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...parts])
}
