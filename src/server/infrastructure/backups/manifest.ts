import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { syncPath } from '../synced-node-fs.ts'
import { isPlainName } from './names.ts'

export const MANIFEST = 'manifest.json'
export const DATABASE = 'database.tar.gz' as const
export const ENCRYPTED_DATABASE = 'database.tar.gz.age' as const
export const ENCRYPTED_NAMES = 'names.json.age' as const
export const FILES = 'files'

/** A plain path below the folder of files, or the name of the packed database; bytes; SHA-256 in hex. */
const FileEntry = z.object({
  name: z.string().refine(isPlainName),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type FileEntry = z.output<typeof FileEntry>

/**
 * What a backup holds, so that a restore can tell whether it still does. `app` is the version of Signet, `postgres` the major
 * version of PostgreSQL, which alone opens the database.
 */
const Manifest = z.object({
  made_at: z.string(),
  app: z.string(),
  postgres: z.string(),
  database: FileEntry.extend({ name: z.enum([DATABASE, ENCRYPTED_DATABASE]) }),
  files: z.array(FileEntry),
  /** Of an encrypted backup: who can decrypt it, and the file with the names of its files. All entries describe the encrypted bytes. */
  encryption: z
    .object({ recipients: z.array(z.string()), names: FileEntry.extend({ name: z.literal(ENCRYPTED_NAMES) }) })
    .optional(),
})
export type Manifest = z.output<typeof Manifest>

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Writes the manifest last, and syncs it and its folder. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, MANIFEST), 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(manifest, null, 1))
    await file.sync()
  } finally {
    await file.close()
  }
  syncPath(folder)
}

/**
 * Reads the manifest of a backup.
 * @throws Error where there is none, it is not whole, or names anything but plain paths inside the backup.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  const isEncrypted = manifest.database.name === ENCRYPTED_DATABASE
  if (isEncrypted !== (manifest.encryption !== undefined)) throw new Error('The manifest is not whole')
  return manifest
}

export async function describeFile(folder: string, name: string): Promise<FileEntry> {
  const path = join(folder, name)
  const { size } = await stat(path)
  return { name, size, sha256: await hashFile(path) }
}

/** Whether a file has the size and digest of its entry. */
export async function isWhole(folder: string, { name, size, sha256 }: FileEntry): Promise<boolean> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => null)
  return found?.size === size && (await hashFile(path)) === sha256
}
