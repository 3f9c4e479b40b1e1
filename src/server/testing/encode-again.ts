import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Encodes a film with x264 again, as platforms do, without its metadata. */
export async function encodeAgain(video: Uint8Array, crf: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-again-'))
  try {
    const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')]
    await writeFile(from, video)
    const codec = ['-c:v', 'libx264', '-crf', String(crf), '-preset', 'medium', '-an', '-map_metadata', '-1']
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', from, ...codec, to])
    return await readFile(to)
  } finally {
    await rm(folder, { recursive: true })
  }
}
