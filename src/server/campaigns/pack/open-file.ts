import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { fitImage } from './fit-image.ts'
import type { PackRow } from './read-pack.ts'

/** A file of a pack while it is sent. */
export interface PackFile {
  input: Uint8Array | AsyncIterable<Uint8Array>
  extension: string
  mimeType: string
  fits: boolean
  maxBytes: number
  /** Set once the file was read. */
  facts: { sha256: string; size_bytes: number }
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The file of a cell as its platform takes it; null if its bytes are missing. `opened` gets the stream that has to be closed. */
export async function openFile(
  { storage }: StorageSeam,
  row: Pick<PackRow, 'blob' | 'mime_type' | 'size_bytes'>,
  format: PlatformFormat,
  opened: (body: Readable) => void,
): Promise<PackFile | null> {
  try {
    if (row.mime_type.startsWith('video/')) {
      const { body, size } = await storage.stream(toBlobKey(row.blob))
      opened(body)
      return sendVideo(body, size, format)
    }
    return toFile(await fitImage(await storage.read(toBlobKey(row.blob)), format), format)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

function toFile({ data, mimeType, fits }: Awaited<ReturnType<typeof fitImage>>, format: PlatformFormat): PackFile {
  const facts = { sha256: createHash('sha256').update(data).digest('hex'), size_bytes: data.length }
  return { input: data, extension: EXTENSIONS[mimeType] ?? 'png', mimeType, fits, maxBytes: format.max_bytes, facts }
}

function sendVideo(body: Readable, size: number, { max_video_bytes }: PlatformFormat): PackFile {
  const maxBytes = max_video_bytes ?? size
  const facts = { sha256: '', size_bytes: size }
  const input = hashed(body, (sha256) => (facts.sha256 = sha256))
  return { input, extension: 'mp4', mimeType: 'video/mp4', fits: size <= maxBytes, maxBytes, facts }
}

/** Passes bytes on and tells their SHA-256 at the end. */
async function* hashed(body: AsyncIterable<unknown>, tell: (sha256: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) continue
    hash.update(part)
    yield part
  }
  tell(hash.digest('hex'))
}
