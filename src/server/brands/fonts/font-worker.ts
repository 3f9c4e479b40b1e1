import { setPriority } from 'node:os'
import { readFont } from './read/read-font.ts'

/** A child process that reads a font of a stranger. Its parent kills it when it takes too long; its memory is limited. */
// Requests have priority on a machine without a free core.
setPriority(5)
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => void answer(message))
process.send?.('ready')

async function answer(message: unknown): Promise<void> {
  const file = typeof message === 'object' && message !== null && 'file' in message ? message.file : null
  process.send?.(file instanceof Uint8Array ? await readFont(file) : { refused: 'fontDamaged' })
}
