import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { INSTALLATION } from '../storage/storage.ts'
import { encryptFile, openEncrypter } from './encryption.ts'
import { linkOrCopy } from './link-or-copy.ts'
import {
  DATABASE,
  describeFile,
  ENCRYPTED_DATABASE,
  ENCRYPTED_NAMES,
  FILES,
  type FileEntry,
  type Manifest,
} from './manifest.ts'
import { isPlainName } from './names.ts'

/** The names of the files of an encrypted backup. A name opens a file on the server, so the backup does not show it. */
export const Names = z.array(z.string().refine(isPlainName))

/** Where an encrypted file is inside the folder of files. */
export function toStoredName(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 2)}/${hash}.age`
}

interface Draft {
  /** The folder of the packed database and the linked files. */
  from: string
  /** The folder of the encrypted backup. */
  to: string
  names: readonly string[]
  recipients: readonly string[]
}

/**
 * Encrypts a draft into a folder. A file that the backup before holds for the same recipients is linked, because the bytes of a name never change,
 * except for the id of the installation.
 */
export async function encryptDraft(
  { from, to, names, recipients }: Draft,
  previous: { folder: string; manifest: Manifest } | null,
): Promise<Pick<Manifest, 'database' | 'files' | 'encryption'>> {
  const encrypter = await openEncrypter(recipients)
  const known = listKnown(previous?.manifest ?? null, recipients)
  await mkdir(join(to, FILES), { recursive: true, mode: 0o700 })
  const files: FileEntry[] = []
  for (const name of names) {
    const stored = toStoredName(name)
    const target = join(to, FILES, stored)
    const entry = isFixed(name) ? known.get(stored) : undefined
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    if (entry && previous && (await linkOrCopy(join(previous.folder, FILES, stored), target))) files.push(entry)
    else {
      await encryptFile(encrypter, join(from, FILES, name), target)
      files.push(await describeFile(join(to, FILES), stored))
    }
  }
  await encryptFile(encrypter, join(from, DATABASE), join(to, ENCRYPTED_DATABASE))
  await writeFile(join(from, 'names.json'), JSON.stringify(names), { mode: 0o600 })
  await encryptFile(encrypter, join(from, 'names.json'), join(to, ENCRYPTED_NAMES))
  const database = { ...(await describeFile(to, ENCRYPTED_DATABASE)), name: ENCRYPTED_DATABASE }
  const encryptedNames = { ...(await describeFile(to, ENCRYPTED_NAMES)), name: ENCRYPTED_NAMES }
  return { database, files, encryption: { recipients: [...recipients], names: encryptedNames } }
}

const isFixed = (name: string) => !name.startsWith(`${dirname(INSTALLATION)}/`)

/** Files that others can decrypt are encrypted again. */
function listKnown(manifest: Manifest | null, recipients: readonly string[]): Map<string, FileEntry> {
  const before = manifest?.encryption?.recipients.toSorted().join('\n')
  if (!manifest || before !== [...recipients].toSorted().join('\n')) return new Map()
  return new Map(manifest.files.map((entry) => [entry.name, entry]))
}
