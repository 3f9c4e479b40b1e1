import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { MIB } from '#contract/limits.ts'
import { Problem } from '../problem.ts'

const MAX_BYTES = MIB
const PATIENCE_MS = 5000
const WORKER = join(import.meta.dirname, 'svg-worker.ts')

/** What an SVG could reach outside itself by, or run. */
const FORBIDDEN = [
  /<!ENTITY/i,
  /<!DOCTYPE/i,
  /<script/i,
  /<foreignObject/i,
  /\bhref\s*=\s*["']?\s*(?!["']?\s*(?:#|data:))[^\s"'>]/i,
  /@import|url\(\s*["']?\s*(?!["']?\s*(?:#|data:))[^\s"')]/i,
]

/** True for bytes that begin like an SVG document. */
export function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, 1024)
    .replace(/^\ufeff/, '')
    .trimStart()
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(start)
}

/** Draws an SVG as PNG in a process that can be stopped. The SVG itself is never kept. */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  const text = bytes.toString('utf8')
  if (bytes.length > MAX_BYTES) throw new Problem(413, 'Image is too large. The limit is 1 MB.')
  if (FORBIDDEN.some((pattern) => pattern.test(text))) throw new Problem(415, NOT_AN_IMAGE)
  const drawn = await runWorker(bytes)
  if (!drawn) throw new Problem(422, 'The image could not be read.')
  return drawn
}

function runWorker(svg: Buffer): Promise<Buffer | null> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [WORKER], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      env: {},
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', () => done(null))
    child.once('close', (code) => done(code === 0 && chunks.length > 0 ? Buffer.concat(chunks) : null))
    child.stdin.on('error', () => {})
    child.stdin.end(svg)
  })
}
