import { setPriority } from 'node:os'
import { reportReady } from '../parser-process.ts'
import { detectEncoding } from './detect-encoding.ts'

/** A child process that detects the encoding of a text. Its memory is free again when it ends. */
// Requests have priority on a machine without a free core.
setPriority(5)
process.on('disconnect', () => process.exit(0))
process.on('message', (sample) => void answer(sample))
reportReady()

async function answer(sample: unknown): Promise<void> {
  process.send?.(sample instanceof Uint8Array ? await detectEncoding(sample) : null)
}
