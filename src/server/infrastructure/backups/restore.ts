import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { lockDataDir } from '../data-dir-lock.ts'
import { syncPath, syncTree } from '../synced-node-fs.ts'
import { decryptDatabase, decryptStored, openEncrypted } from './decrypt-backup.ts'
import { expectWholeBackup, findBackup } from './find-backup.ts'
import { DATABASE, type FileEntry, FILES, isWhole, type Manifest } from './manifest.ts'

const run = promisify(execFile)

/**
 * Puts the database and the files of a backup back: the newest, or the one of that name. The whole backup is compared with its
 * manifest before anything is changed, and nothing in it is written outside `DATA_DIR/files` and `DATA_DIR/database`. The database
 * that was there is kept as `database.before-restore`. An encrypted backup needs a file with its key. Returns the name.
 * @throws StartError where there is no such backup, it is damaged or names anything outside itself, its key does not fit, or the server is running.
 */
export async function restore(dataDir: string, wanted?: string, identityFile: string | null = null): Promise<string> {
  const { name, folder } = await findBackup(dataDir, wanted)
  const lock = await lockDataDir(dataDir)
  try {
    const manifest = await expectWholeBackup(folder)
    if (manifest.encryption) await restoreEncrypted(dataDir, folder, manifest, identityFile)
    else {
      for (const file of manifest.files) await putBack(join(folder, FILES), join(dataDir, FILES), file)
      await replaceDatabase(dataDir, join(folder, DATABASE))
    }
    return name
  } finally {
    lock.release()
  }
}

/** The database is decrypted and checked first, in a folder that is removed at the end. */
async function restoreEncrypted(dataDir: string, folder: string, manifest: Manifest, identityFile: string | null) {
  const scratch = join(dataDir, 'backup-check')
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    const { decrypter, names } = await openEncrypted({ folder, manifest, scratch }, identityFile)
    const archive = await decryptDatabase(decrypter, folder, scratch)
    for (const name of names) await decryptStored(decrypter, folder, name, join(dataDir, FILES, name))
    await replaceDatabase(dataDir, archive)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
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
