import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Decrypter } from 'age-encryption'
import { StartError } from '../problem.ts'
import { decryptFile, openDecrypter } from './encryption.ts'
import { Names, toStoredName } from './encrypted-backup.ts'
import { damaged, expectPlainArchive } from './find-backup.ts'
import { DATABASE, ENCRYPTED_DATABASE, ENCRYPTED_NAMES, FILES, type Manifest } from './manifest.ts'

/**
 * The opened key of an encrypted backup and the names of its files.
 * @throws {StartError} if the key does not fit, or a name is missing or leads out of the folder of files
 */
export async function openEncrypted(
  { folder, manifest, scratch }: { folder: string; manifest: Manifest; scratch: string },
  identityFile: string | null,
): Promise<{ decrypter: Decrypter; names: string[] }> {
  if (!identityFile) throw new StartError('This backup is encrypted: set BACKUP_IDENTITY_FILE to the file with its key')
  const decrypter = await openDecrypter(identityFile)
  const listed = join(scratch, 'names.json')
  await decryptFile(decrypter, join(folder, ENCRYPTED_NAMES), listed).catch(() => {
    throw new StartError('No key in BACKUP_IDENTITY_FILE decrypts this backup. Nothing was changed')
  })
  const text = await readFile(listed, 'utf8')
  await rm(listed)
  const names = Names.safeParse(JSON.parse(text))
  const stored = new Set(manifest.files.map(({ name }) => name))
  if (!names.success || !names.data.every((name) => stored.has(toStoredName(name)))) throw damaged(ENCRYPTED_NAMES)
  return { decrypter, names: names.data }
}

/** Decrypts the packed database into a folder and returns its path. @throws {StartError} if it is not a database that a backup has written */
export async function decryptDatabase(decrypter: Decrypter, folder: string, scratch: string): Promise<string> {
  const archive = join(scratch, DATABASE)
  await decryptFile(decrypter, join(folder, ENCRYPTED_DATABASE), archive).catch(() => {
    throw damaged(ENCRYPTED_DATABASE)
  })
  await expectPlainArchive(archive)
  return archive
}

/** Decrypts one of the files into the folder of files. @throws {StartError} if it is not what was encrypted */
export async function decryptStored(decrypter: Decrypter, folder: string, name: string, to: string): Promise<void> {
  const stored = toStoredName(name)
  await decryptFile(decrypter, join(folder, FILES, stored), to).catch(() => {
    throw new StartError(`This backup is damaged: ${stored} is not what it was. The database was not changed`)
  })
}
