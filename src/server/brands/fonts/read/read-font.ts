import { BRAND_FONTS_MAX_BYTES } from '#contract/brands/fonts/font-options.ts'
import { readMappedRanges, readTables } from '#studio/render/fonts/sfnt.ts'
import { checkOutlines } from './check-outlines.ts'
import { RefusedFont, type FontFacts, type FontRefusal } from './font-facts.ts'
import { checkPermission, getTable, readFacts, writeMetrics } from './inspect.ts'
import { rebuildFont } from './rebuild.ts'
import { tryDrawing } from './try-drawing.ts'
import { unpackFont } from './unpack.ts'

/** A font that can be used: the rebuilt file, and its facts. */
export interface ReadFont {
  font: Uint8Array
  facts: FontFacts
}

export type FontAnswer = ReadFont | { refused: FontRefusal }

/** Checks an uploaded font and builds a new file from it. Call it in a process that can be stopped. */
export async function readFont(file: Uint8Array): Promise<FontAnswer> {
  try {
    return await readUsableFont(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  } catch (error) {
    // Any other error is one of a reader that found the bytes damaged.
    return { refused: error instanceof RefusedFont ? error.reason : 'fontDamaged' }
  }
}

async function readUsableFont(file: Buffer): Promise<ReadFont> {
  const unpacked = await unpackFont(file)
  const given = readTables(unpacked)
  checkPermission(given)
  const font = await rebuildFont(unpacked)
  if (font.length > BRAND_FONTS_MAX_BYTES) throw new RefusedFont('fontTooLarge')
  const tables = readTables(font)
  checkOutlines(tables)
  const ranges = readMappedRanges(getTable(tables, 'cmap'))
  const facts = readFacts(tables, ranges, given.has('fvar'))
  writeMetrics(tables, facts)
  await tryDrawing(font, facts.weight, ranges)
  return { font, facts }
}
