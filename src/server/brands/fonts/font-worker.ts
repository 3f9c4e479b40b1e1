import { reportReady } from '../../files/parser-process.ts'
import { readFont } from './read/read-font.ts'

/** A child process that reads an untrusted font. Its memory is limited, and its parent kills it when it takes too long. */
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => void answer(message))
reportReady()

async function answer(message: unknown): Promise<void> {
  const file = typeof message === 'object' && message !== null && 'file' in message ? message.file : null
  process.send?.(file instanceof Uint8Array ? await readFont(file) : { refused: 'fontDamaged' })
}
