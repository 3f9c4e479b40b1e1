import { join } from 'node:path'
import { FONT_MAX_BYTES } from '#contract/brands/fonts/font-options.ts'
import { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { findFileKind } from '../../files/file-kind.ts'
import { openParserProcess, type ParserProcess } from '../../files/parser-process.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { Problem, unavailable } from '../../infrastructure/problem.ts'
import type { FontRefusal } from './read/font-facts.ts'
import type { FontAnswer, ReadFont } from './read/read-font.ts'

const WORKER = join(import.meta.dirname, 'font-worker.ts')
/** Pages of 64 KiB that WebAssembly may have: 192 MiB. */
const LIMITS = { heapMib: 160, cpuSeconds: 10, flags: ['--wasm-max-mem-pages=3072'] }
/** Maximum number of child processes, and of uploads that wait for one. */
const AT_ONCE = 2
const WAITING_MAX = 32

const semaphore = openSemaphore(AT_ONCE)

/** Starts a process that reads fonts. */
export const openFontProcess = (): ParserProcess => openParserProcess(WORKER, LIMITS)

/** Lets a child process read a font. A font that takes too much time or memory ends the process, and is refused. */
export async function askFont({ ask }: ParserProcess, file: Uint8Array): Promise<FontAnswer> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers in this form
    return (await ask({ file })) as FontAnswer
  } catch {
    return { refused: 'fontComplex' }
  }
}

const STATUS: Partial<Record<FontRefusal, number>> = {
  fontTooLarge: 413,
  fontUnknown: 415,
  fontWoff: 415,
  fontCollection: 415,
}

/**
 * Checks an uploaded font in a child process, which builds a new file from it. Only the new file is kept.
 * @throws {Problem} 413, 415 or 422 for a font that cannot be used, 503 while too many wait
 */
export async function readUploadedFont(file: Uint8Array, mostBytes = FONT_MAX_BYTES): Promise<ReadFont> {
  if (file.length > mostBytes) throw refuse('fontTooLarge')
  if (semaphore.isFull(WAITING_MAX)) throw unavailable()
  const answer = await semaphore(async () => {
    const child = openFontProcess()
    try {
      return await askFont(child, file)
    } finally {
      child.close()
    }
  })
  if (!('refused' in answer)) return answer
  throw (answer.refused === 'fontUnknown' && refuseFontKind(findFileKind(file))) || refuse(answer.refused)
}

const READ_KINDS = ['OTF', 'TTF', 'WOFF2']

/** Why a file of a format such as PDF cannot be a font of a brand; null for an unknown format, and for those of fonts that can be used. */
export function refuseFontKind(kind: string | null): Problem | null {
  if (kind === 'TTC') return refuse('fontCollection')
  if (kind === 'WOFF') return refuse('fontWoff')
  if (kind === null || READ_KINDS.includes(kind)) return null
  return new Problem(415, FILE_SENTENCES.fontOtherKind.replace('{1}', kind))
}

const refuse = (reason: FontRefusal) => new Problem(STATUS[reason] ?? 422, BRAND_FONT_SENTENCES[reason])
