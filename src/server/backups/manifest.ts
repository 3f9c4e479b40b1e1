import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { syncPath } from '../db/synced-node-fs.ts'

/** Path below the folder of files, or the name of the packed database; bytes; SHA-256 in hex. */
const FileEntry = z.object({ name: z.string(), size: z.number(), sha256: z.string() })
export type FileEntry = z.output<typeof FileEntry>

/**
 * What a backup holds, so that a restore can tell whether it still does. `app` is the version of Signet, `postgres` the major
 * version of PostgreSQL, which alone opens the database.
 */
const Manifest = z.object({
  made_at: z.string(),
  app: z.string(),
  postgres: z.string(),
  database: FileEntry,
  files: z.array(FileEntry),
})
export type Manifest = z.output<typeof Manifest>

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

/** Rejects where there is none, or it is not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
}
