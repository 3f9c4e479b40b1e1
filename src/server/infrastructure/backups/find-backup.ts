import { join } from 'node:path'
import { StartError } from '../problem.ts'
import { backupsIn, listBackups } from './backup.ts'
import { DATABASE, type FileEntry, FILES, isWhole, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { isPlainArchive, isPlainFile } from './names.ts'

/** @throws {StartError} if there is no such backup; without a name, the newest */
export async function findBackup(dataDir: string, wanted?: string): Promise<{ name: string; folder: string }> {
  const names = await listBackups(dataDir)
  const name = wanted ?? names.at(-1)
  if (!name || !names.includes(name))
    throw new StartError(
      names.length > 0 ? `There is no such backup. There are: ${names.join(', ')}` : 'There is no backup',
    )
  return { name, folder: join(backupsIn(dataDir), name) }
}

export const damaged = (name: string) =>
  new StartError(`This backup is damaged: ${name} is not what it was. Nothing was changed`)

/**
 * Compares a whole backup with its manifest, and the packed database of one that is not encrypted with the names that a backup writes.
 * @throws {StartError} if it is damaged or names anything outside itself
 */
export async function expectWholeBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder).catch(() => {
    throw damaged(MANIFEST)
  })
  const { database, files, encryption } = manifest
  await expectWhole(folder, database)
  if (encryption) await expectWhole(folder, encryption.names)
  else await expectPlainArchive(join(folder, DATABASE))
  for (const file of files) await expectWhole(join(folder, FILES), file)
  return manifest
}

/** @throws {StartError} if the archive names anything outside its folder */
export async function expectPlainArchive(archive: string): Promise<void> {
  if (!(await isPlainArchive(archive, 'database').catch(() => false))) throw damaged(DATABASE)
}

async function expectWhole(folder: string, file: FileEntry): Promise<void> {
  if (!(await isPlainFile(folder, file.name)) || !(await isWhole(folder, file))) throw damaged(file.name)
}
