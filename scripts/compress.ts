import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|svg)$/
/** A file that fits into one packet gains nothing from compression. */
const LEAST_BYTES = 1400

const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes `.br` and `.gz` beside every text file of a folder that becomes smaller, at the highest compression level. */
export async function compressTexts(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
  await Promise.all(names.map((name) => compressText(join(folder, name))))
}

async function compressText(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < LEAST_BYTES) return
  for (const [extension, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compress(text)
    if (compressed.length < text.length) await writeFile(`${path}.${extension}`, compressed)
  }
}
