import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncPath } from '../db/synced-node-fs.ts'

export interface FileEntry {
  /** Path below the folder of files, or the name of the packed database. */
  name: string
  /** Bytes. */
  size: number
  sha256: string
}

/** What a backup holds, so that a restore can tell whether it still does. */
export interface Manifest {
  made_at: string
  /** Version of Signet. */
  app: string
  /** Major version of PostgreSQL, which alone opens the database. */
  postgres: string
  database: FileEntry
  files: FileEntry[]
}

export const MANIFEST = 'manifest.json'
export const DATABASE = 'database.tar.gz'
export const FILES = 'files'

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Written last and synced, with the folder it is in. */
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

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
}
