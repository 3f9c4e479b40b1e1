import { open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** Disk space that is set aside, in bytes: a segment of PostgreSQL's log and as much again for new row versions. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** Free bytes that have to be left when it is set aside again. */
const SPARE_BYTES = 4 * RESERVE_BYTES
const CHUNK = Buffer.alloc(1024 * 1024, 1)

/**
 * A file that only takes up room. PostgreSQL needs space even to delete, so on a full disk the file is given up for the deletion
 * that met it, and set aside again once there is room.
 */
export interface Reserve {
  /** Gives the space free. False where it was given up before. */
  release: () => Promise<boolean>
  /** Sets the space aside where it is not yet and the disk has room for it. */
  restore: () => Promise<void>
}

export interface HasReserve {
  /** Disk space that is freed when something is deleted on a full disk. Null if the database is on another machine. */
  reserve: Reserve | null
}

/** The reserve of a data directory. Nothing is written before `restore`. */
export function openReserve(dataDir: string, log: Logger): Reserve {
  const path = join(dataDir, 'reserve')
  const sizeOf = async () => (await stat(path).catch(() => null))?.size ?? 0
  const hasSpare = async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize > RESERVE_BYTES + SPARE_BYTES
  }
  return {
    release: async () => {
      if ((await sizeOf()) === 0) return false
      await rm(path, { force: true })
      log.error({ event: 'disk_full', reserve: 'released' }, 'the disk is full: the reserve is used to delete')
      return true
    },
    restore: async () => {
      if ((await sizeOf()) >= RESERVE_BYTES || !(await hasSpare())) return
      await fill(path).catch((error: unknown) => log.warn({ err: error }, 'the reserve could not be set aside'))
    },
  }
}

/** Real bytes: a file with holes takes up no room. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < RESERVE_BYTES; written += CHUNK.length) await file.writeFile(CHUNK)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
