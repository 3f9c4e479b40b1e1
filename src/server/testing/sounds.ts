import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A WAV file of a tone, one channel with 22,050 samples a second, which is silent outside of `spans` of seconds. */
export function wavFile(seconds: number, spans: readonly (readonly [number, number])[] = [[0, seconds]]): Blob {
  const rate = 22_050
  const count = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++) {
    const time = at / rate
    const isHeard = spans.some(([from, until]) => time >= from && time < until)
    file.writeInt16LE(isHeard ? Math.round(8000 * Math.sin(2 * Math.PI * 330 * time)) : 0, 44 + at * 2)
  }
  return new Blob([file], { type: 'audio/wav' })
}

/** A file that ffmpeg makes: `options` are those of its inputs and its output. */
export async function encodedFile(extension: string, options: readonly string[]): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'sound-'))
  try {
    const path = join(folder, `file.${extension}`)
    await promisify(execFile)('ffmpeg', ['-v', 'error', ...options, '-y', path])
    return new Blob([await readFile(path)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
