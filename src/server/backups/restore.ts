import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { lockDataDir } from '../db/embedded/data-dir-lock.ts'
import { syncPath, syncTree } from '../db/embedded/synced-node-fs.ts'
import { StartError } from '../problem.ts'
import { backupsIn, listBackups } from './backup.ts'
import { isPlainArchive, isPlainFile } from './names.ts'
import { DATABASE, type FileEntry, FILES, MANIFEST, readManifest, hashFile } from './manifest.ts'

const run = promisify(execFile)

/**
 * Puts the database and the files of a backup back: the newest, or the one of that name. The whole backup is compared with its
 * manifest before anything is changed, and nothing in it is written outside `DATA_DIR/files` and `DATA_DIR/database`. The database
 * that was there is kept as `database.before-restore`. Returns the name.
 * @throws StartError where there is no such backup, it is damaged or names anything outside itself, or the server is running.
 */
export async function restore(dataDir: string, wanted?: string): Promise<string> {
  const names = await listBackups(dataDir)
  const name = wanted ?? names.at(-1)
  if (!name || !names.includes(name))
    throw new StartError(
      names.length > 0 ? `There is no such backup. There are: ${names.join(', ')}` : 'There is no backup',
    )
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(backupsIn(dataDir), name)
    const { database, files } = await readManifest(folder).catch(() => {
      throw damaged(MANIFEST)
    })
    await expectWhole(folder, database)
    if (!(await isPlainArchive(join(folder, DATABASE), 'database').catch(() => false))) throw damaged(DATABASE)
    for (const file of files) await expectWhole(join(folder, FILES), file)
    for (const file of files) await putBack(join(folder, FILES), join(dataDir, FILES), file)
    await replaceDatabase(dataDir, join(folder, DATABASE))
    return name
  } finally {
    lock.release()
  }
}

const damaged = (name: string) =>
  new StartError(`This backup is damaged: ${name} is not what it was. Nothing was changed`)

async function expectWhole(folder: string, file: FileEntry): Promise<void> {
  if (!(await isPlainFile(folder, file.name)) || !(await isWhole(folder, file))) throw damaged(file.name)
}

async function isWhole(folder: string, { name, size, sha256 }: FileEntry): Promise<boolean> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => null)
  return found?.size === size && (await hashFile(path)) === sha256
}

/** Keeps files that are already present and correct. */
async function putBack(fromFolder: string, toFolder: string, file: FileEntry): Promise<void> {
  if (await isWhole(toFolder, file)) return
  const [from, to] = [join(fromFolder, file.name), join(toFolder, file.name)]
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.tmp`
  await copyFile(from, draft)
  syncPath(draft)
  await rename(draft, to)
  syncPath(dirname(to))
}

/** Unpacks into a draft folder, and renames it once it is complete and synced. */
async function replaceDatabase(dataDir: string, archive: string): Promise<void> {
  const aside = join(dataDir, 'database.restored')
  const before = join(dataDir, 'database.before-restore')
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  await run('tar', ['-xzf', archive, '-C', aside])
  syncTree(aside)
  await rm(before, { recursive: true, force: true })
  if (existsSync(join(dataDir, 'database'))) await rename(join(dataDir, 'database'), before)
  await rename(join(aside, 'database'), join(dataDir, 'database'))
  await rm(aside, { recursive: true })
  syncPath(dataDir)
}
