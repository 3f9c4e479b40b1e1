import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOADS_AT_ONCE_PER_USER } from '#contract/limits.ts'
import { type Budget, openBudget } from './limits/budget.ts'
import { openSemaphore } from './limits/semaphore.ts'

/** A complete file of a multipart request, within its size limit. */
export interface UploadedFile {
  /** The name of its part in the form. */
  part: string
  /** SHA-256 of its content, 32 bytes. */
  digest: Buffer
  /** Calls `work` with the content, which is in memory until `work` ends. */
  withBytes: <T>(work: (bytes: Buffer<ArrayBuffer>) => Promise<T>) => Promise<T>
}

/** An unlinked temporary file. */
export interface ReceivedFile {
  write: (chunk: Buffer) => Promise<void>
  /** Returns the written bytes as an upload. Nothing may be written afterwards. */
  finish: (part: string) => UploadedFile
  /** Deletes the file. */
  close: () => Promise<void>
}

export interface Uploads {
  /** Requests that send files. */
  budget: Budget
  /** Rejects with the system's error, `ENOSPC` among them, when no file can be made. */
  receive: () => Promise<ReceivedFile>
}

/** Requests with files that a process receives at once. */
const REQUESTS_IN_ALL = 48
/** Received files that are in memory at once, of 10 MiB at most. */
const IN_MEMORY_AT_ONCE = 4

/** Buffers uploads on the disk of DATA_DIR, so that slow ones hold no memory. The files are unlinked, so a crash leaves none. */
export function openUploads(dataDir: string): Uploads {
  const folder = join(dataDir, 'incoming')
  const semaphore = openSemaphore(IN_MEMORY_AT_ONCE)
  return {
    budget: openBudget({ perUser: UPLOADS_AT_ONCE_PER_USER, inAll: REQUESTS_IN_ALL }),
    receive: async () => {
      const file = await openNameless(folder)
      const digest = createHash('sha256')
      let size = 0
      return {
        write: async (chunk) => {
          digest.update(chunk)
          await file.writeFile(chunk)
          size += chunk.length
        },
        finish: (part) => ({
          part,
          digest: digest.digest(),
          withBytes: (work) => semaphore(async () => work(await readAll(file, size))),
        }),
        close: () => file.close(),
      }
    },
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function readAll(file: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('A received file is shorter than it was')
    at += bytesRead
  }
  return bytes
}
