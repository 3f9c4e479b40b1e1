import { join } from 'node:path'
import type { ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { MIB } from '#contract/limits.ts'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { Problem } from '../infrastructure/problem.ts'
import { runDecoder } from './run-decoder.ts'
import { SVG_REFUSED } from './svg-document.ts'
import { decodeXml } from './text/decode-xml.ts'

const MAX_BYTES = MIB
const WORKER = join(import.meta.dirname, 'svg-worker.ts')
/** Bytes in which a document begins, after white space. */
const START_BYTES = 1024

/** True for bytes that begin like XML: only the child process parses them. */
export const mayBeSvg = (bytes: Buffer): boolean =>
  decodeXml(bytes.subarray(0, START_BYTES)).trimStart().startsWith('<')

/**
 * Rasterizes an SVG to PNG of at most 2,048 pixels per side. A child process recognizes, checks and rasterizes it, and is killed
 * after eight seconds of CPU time. The SVG itself is never served.
 * @throws Problem 415 for another kind of file or forbidden content, 413 over 1 MiB, 422 where it cannot be drawn in time or has a color
 * that cannot be computed, 503 while too many wait.
 */
export async function drawSvg(owner: number, bytes: Buffer): Promise<Buffer> {
  const decoding = { worker: WORKER, args: [], bytes: bytes.subarray(0, MAX_BYTES + 1) }
  const { code, written } = await runDecoder(owner, decoding)
  if (code === 0 && written.length > 0) return written
  const [status, sentence] = REFUSALS.get(code) ?? [422, 'The image could not be read.']
  throw new Problem(
    status,
    sentence.replace('{1}', () => written.toString('utf8').slice(0, PART_MAX)),
  )
}

/** A color or a property in a sentence is at most this long. */
const PART_MAX = 60
const { svgEntities, svgScripts, svgPages, svgReferences, svgPictures } = FILE_SENTENCES
const { svgColorUnknown, svgValueMissing, svgValuesSeveral } = FILE_SENTENCES

const REFUSALS: ReadonlyMap<number | null, readonly [status: number, sentence: string]> = new Map([
  [SVG_REFUSED.notAnSvg, [415, NOT_AN_IMAGE]],
  [SVG_REFUSED.entities, [415, svgEntities]],
  [SVG_REFUSED.scripts, [415, svgScripts]],
  [SVG_REFUSED.pages, [415, svgPages]],
  [SVG_REFUSED.references, [415, svgReferences]],
  [SVG_REFUSED.tooLarge, [413, 'Image is too large. The limit is 1 MB.']],
  [SVG_REFUSED.pictures, [422, svgPictures]],
  [SVG_REFUSED.unknownColor, [422, svgColorUnknown]],
  [SVG_REFUSED.missingValue, [422, svgValueMissing]],
  [SVG_REFUSED.severalValues, [422, svgValuesSeveral]],
])

/**
 * Draws a variant of a logo that was uploaded as an SVG, in the same kind of child process. Null where the variant cannot be made.
 * @throws {Problem} 503 while too many wait
 */
export async function drawVariant(owner: number, svg: Buffer, kind: ComputedVariant): Promise<Buffer | null> {
  const { code, written } = await runDecoder(owner, { worker: WORKER, args: [kind], bytes: svg })
  return code === 0 && written.length > 0 ? written : null
}
