import { open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** Disk space that is set aside, in bytes: a segment of PostgreSQL's log and as much again for new row versions. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** Free bytes that must remain when it is reserved again. */
const SPARE_BYTES = 4 * RESERVE_BYTES
const CHUNK = Buffer.alloc(1024 * 1024, 1)

/**
 * Reserved disk space. PostgreSQL needs space even to delete, so on a full disk the file is deleted for the deletion that failed, and
 * created again once there is space.
 */
export interface Reserve {
  /** Frees the space. False if it is already free. */
  release: () => Promise<boolean>
  /** Reserves the space again, if it is not reserved and the disk has enough space. */
  restore: () => Promise<void>
}

/** Opens the reserve of a data directory. `restore` writes it. */
export function openReserve(dataDir: string, log: Logger): Reserve {
  const path = join(dataDir, 'reserve')
  const getSize = async () => (await stat(path).catch(() => null))?.size ?? 0
  const hasSpare = async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize > RESERVE_BYTES + SPARE_BYTES
  }
  return {
    release: async () => {
      if ((await getSize()) === 0) return false
      await rm(path, { force: true })
      log.error({ event: 'disk_full', reserve: 'released' }, 'the disk is full: the reserve is used to delete')
      return true
    },
    restore: async () => {
      if ((await getSize()) >= RESERVE_BYTES || !(await hasSpare())) return
      await fill(path).catch((error: unknown) => log.warn({ err: error }, 'the reserve could not be set aside'))
    },
  }
}

/** Writes real bytes, because a sparse file takes no disk space. */
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
