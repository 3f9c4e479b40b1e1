import { join } from 'node:path'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { openParserProcess } from '../parser-process.ts'
import { toTextEncoding } from './encoding-names.ts'

const WORKER = join(import.meta.dirname, 'encoding-worker.ts')
const LIMITS = { heapMib: 128, cpuSeconds: 8 }

/** `detectEncoding` in a child process. Null if it finds nothing in time and memory. */
export async function askEncoding(sample: Uint8Array): Promise<TextEncoding | null> {
  const { ask, close } = openParserProcess(WORKER, LIMITS)
  try {
    const answer = await ask(sample)
    return typeof answer === 'string' ? toTextEncoding(answer) : null
  } catch {
    return null
  } finally {
    close()
  }
}
