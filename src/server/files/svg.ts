import { join } from 'node:path'
import type { ComputedVariant } from '#contract/brand-logos/computed-variants.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { MIB } from '#contract/limits.ts'
import { openRoom } from '../limits/room.ts'
import { Problem, unavailable } from '../problem.ts'
import { spawnLimited } from './limited-process.ts'
import { SVG_REFUSED } from './svg-document.ts'
import { decodeXml } from './text/decode-xml.ts'

const MAX_BYTES = MIB
const LIMITS = { cpuSeconds: 8 }
const WORKER = join(import.meta.dirname, 'svg-worker.ts')
/** Maximum number of child processes, and of uploads that wait for one. */
const AT_ONCE = 2
const WAITING_MAX = 64
/** Bytes in which a document begins, after white space. */
const START_BYTES = 1024

const room = openRoom(AT_ONCE)

/** True for bytes that begin like XML: only the child process parses them. */
export const mayBeSvg = (bytes: Buffer): boolean =>
  decodeXml(bytes.subarray(0, START_BYTES)).trimStart().startsWith('<')

/**
 * Rasterizes an SVG to PNG of at most 2,048 pixels per side. A child process recognizes, checks and rasterizes it, and is killed
 * after eight seconds of CPU time. The SVG itself is never served.
 * @throws Problem 415 for another kind of file or forbidden content, 413 over 1 MiB, 422 where it cannot be drawn in time,
 * 503 while too many wait.
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  if (room.isFull(WAITING_MAX)) throw unavailable()
  const { code, png } = await room(() => runWorker(bytes.subarray(0, MAX_BYTES + 1)))
  if (code === SVG_REFUSED.notAnSvg || code === SVG_REFUSED.forbidden) throw new Problem(415, NOT_AN_IMAGE)
  if (code === SVG_REFUSED.tooLarge) throw new Problem(413, 'Image is too large. The limit is 1 MB.')
  if (code !== 0 || png.length === 0) throw new Problem(422, 'The image could not be read.')
  return png
}

/**
 * Draws a variant of a logo that was uploaded as an SVG, in the same kind of child process. Null where the variant cannot be made.
 * @throws {Problem} 503 while too many wait
 */
export async function drawVariant(svg: Buffer, kind: ComputedVariant): Promise<Buffer | null> {
  if (room.isFull(WAITING_MAX)) throw unavailable()
  const { code, png } = await room(() => runWorker(svg, kind))
  return code === 0 && png.length > 0 ? png : null
}

/** The exit code of the child process, null where it was killed, and what it wrote. */
function runWorker(svg: Buffer, ...variant: ComputedVariant[]): Promise<{ code: number | null; png: Buffer }> {
  return new Promise((done) => {
    const child = spawnLimited(WORKER, variant, LIMITS)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', () => done({ code: null, png: Buffer.alloc(0) }))
    child.once('close', (code) => done({ code, png: Buffer.concat(chunks) }))
    child.stdin.on('error', () => {})
    child.stdin.end(svg)
  })
}
