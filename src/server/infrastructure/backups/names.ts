import { execFile } from 'node:child_process'
import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** One part of a path: letters, digits, `_`, `.` and `-`, beginning with neither `.` nor `-`. */
const PART = /^\w[\w.-]*$/
const PARTS_MAX = 8
const NAME_MAX = 500

/** Whether a name is one that a backup writes: a plain path below a folder, with forward slashes. */
export function isPlainName(name: string): boolean {
  const parts = name.split('/')
  return name.length <= NAME_MAX && parts.length <= PARTS_MAX && parts.every((part) => PART.test(part))
}

/** Whether there is a file of that name in the folder, reached without a symbolic link. */
export async function isPlainFile(folder: string, name: string): Promise<boolean> {
  const path = join(folder, name)
  const found = await lstat(path).catch(() => null)
  return found?.isFile() === true && (await realpath(path)) === join(await realpath(folder), name)
}

/** Maximum size of a list, larger than that of a database with a million files. */
const LIST_MAX_BYTES = 256 * 1024 * 1024
/** The first letter of a line of `tar -tv`: a file or a folder, neither a link nor a device. */
const PLAIN_LINE = /^[-d]/

/** Whether a tar archive holds only files and folders with plain names inside a folder called `root`. */
export async function isPlainArchive(archive: string, root: string): Promise<boolean> {
  const list = async (...options: string[]) => {
    const { stdout } = await run('tar', [...options, archive], { maxBuffer: LIST_MAX_BYTES })
    return stdout.split('\n').filter((line) => line !== '')
  }
  const names = (await list('-tzf')).map((name) => (name.endsWith('/') ? name.slice(0, -1) : name))
  const isInside = (name: string) => name === root || name.startsWith(`${root}/`)
  if (names.length === 0 || !names.every((name) => isPlainName(name) && isInside(name))) return false
  return (await list('-tvzf')).every((line) => PLAIN_LINE.test(line))
}
