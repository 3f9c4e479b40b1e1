import { copyFile, link } from 'node:fs/promises'
import { getErrorCode } from '../error-code.ts'

/** Links a file, or copies it to another disk. False if it was deleted meanwhile. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error
      return copyFile(from, to)
    })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return false
    throw error
  }
}
