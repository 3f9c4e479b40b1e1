import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { decryptDatabase, openEncrypted } from './decrypt-backup.ts'
import { checkDecryption } from './encryption.ts'
import { toStoredName } from './encrypted-backup.ts'
import { damaged, expectWholeBackup, findBackup } from './find-backup.ts'
import { FILES } from './manifest.ts'

/**
 * Compares a backup with its manifest, and with a key decrypts all of it. The server can run meanwhile.
 * @throws {StartError} if there is no such backup, it is damaged, or the key does not fit
 */
export async function verifyBackup(dataDir: string, wanted: string | undefined, identityFile: string | null) {
  const { name, folder } = await findBackup(dataDir, wanted)
  const manifest = await expectWholeBackup(folder)
  const told = `${name} is complete: the database and ${manifest.files.length} files`
  if (!manifest.encryption) return told
  if (!identityFile) return `${told}, encrypted. Set BACKUP_IDENTITY_FILE to check that its key decrypts them`
  const scratch = join(dataDir, 'backup-check')
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    const { decrypter, names } = await openEncrypted({ folder, manifest, scratch }, identityFile)
    await decryptDatabase(decrypter, folder, scratch)
    for (const file of names) {
      const stored = toStoredName(file)
      await checkDecryption(decrypter, join(folder, FILES, stored)).catch(() => {
        throw damaged(stored)
      })
    }
    return `${told}, and the key decrypts all of them`
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
