import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { z } from 'zod'
import { DAY } from '../clock.ts'
import { syncPath } from '../synced-node-fs.ts'
import { isPlainName } from './names.ts'
import { INSTALLATION } from '../storage/storage.ts'
import { encryptDraft } from './encrypted-backup.ts'
import { linkOrCopy } from './link-or-copy.ts'
import {
  DATABASE,
  describeFile,
  type FileEntry,
  FILES,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts'

const run = promisify(execFile)
const KEPT = 14
const MAX_AGE_MS = DAY

/** The source of a backup: the only connection of the embedded database, and its folder. */
interface Source {
  pool: Pool
  dataDir: string
  /** Public keys of age. With some, the backup is encrypted. */
  recipients?: readonly string[]
}

export const backupsIn = (dataDir: string) => join(dataDir, 'backups')

/** Lists the names of complete backups, oldest first. A name starts with the time in UTC. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(backupsIn(dataDir)).catch(() => [])
  return names.filter((name) => /^\d{4}-.*_postgres-\d+$/.test(name)).toSorted()
}

/** Whether the newest backup, or the database itself where there is none yet, is older than a day. */
export async function isBackupDue(dataDir: string, now: Date): Promise<boolean> {
  const newest = (await listBackups(dataDir)).at(-1)
  const { mtime } = await stat(newest ? join(backupsIn(dataDir), newest) : join(dataDir, 'database/PG_VERSION'))
  return now.getTime() - mtime.getTime() > MAX_AGE_MS
}

/**
 * Writes a backup of database and files to a folder in `DATA_DIR/backups`, which appears once it is complete and synced, and deletes
 * all but the newest 14. The database waits while its folder is copied and the files are hard-linked; stored files never change, so
 * links take no disk space. For recipients, the files are encrypted once and linked in later backups. The secret is not included.
 * Returns the name.
 */
export async function backUp({ pool, dataDir, recipients = [] }: Source, now: Date): Promise<string> {
  const folder = backupsIn(dataDir)
  const draft = join(folder, 'draft')
  // Copies of the folder of backups never see what is not encrypted yet.
  const plain = recipients.length > 0 ? join(dataDir, 'backup-draft') : draft
  for (const path of [draft, plain]) {
    await rm(path, { recursive: true, force: true })
    await mkdir(path, { recursive: true, mode: 0o700 })
  }
  const { postgres, names } = await copyStanding({ pool, dataDir }, plain)
  await pack(plain)
  const previous = await readNewest(dataDir)
  const parts =
    recipients.length > 0
      ? await encryptDraft({ from: plain, to: draft, names, recipients }, previous)
      : await describeDraft(draft, names, previous?.manifest ?? null)
  if (plain !== draft) await rm(plain, { recursive: true })
  const app = await appVersion()
  await writeManifest(draft, { made_at: now.toISOString(), app, postgres, ...parts })
  const name = `${now.toISOString().replaceAll(':', '-')}_signet-${app}_postgres-${postgres}`
  await rename(draft, join(folder, name))
  syncPath(folder)
  for (const old of (await listBackups(dataDir)).slice(0, -KEPT))
    await rm(join(folder, old), { recursive: true, force: true })
  return name
}

/** Holds the only connection, so nobody writes, and nobody deletes bytes that a row still references. */
async function copyStanding({ pool, dataDir }: Source, draft: string): Promise<{ postgres: string; names: string[] }> {
  const connection = await pool.connect()
  try {
    await connection.query('CHECKPOINT')
    await cp(join(dataDir, 'database'), join(draft, 'database'), { recursive: true })
    const names = await linkFiles(join(dataDir, FILES), join(draft, FILES))
    const { rows } = await connection.query<{ server_version_num: string }>('SHOW server_version_num')
    return { postgres: String(Math.floor(Number(rows[0]?.server_version_num) / 10_000)), names }
  } finally {
    connection.release()
  }
}

/** Uses the system's tar, which every supported machine has. It keeps modes and empty folders. */
async function pack(draft: string): Promise<void> {
  const archive = join(draft, DATABASE)
  await run('tar', ['-czf', archive, '-C', draft, 'database'])
  await rm(join(draft, 'database'), { recursive: true })
  syncPath(archive)
}

/** Returns the names of the linked files. Temporary files and files of other programs are left out. */
async function linkFiles(from: string, to: string): Promise<string[]> {
  const names: string[] = []
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const name = relative(from, join(entry.parentPath, entry.name))
    if (!entry.isFile() || name.endsWith('.tmp') || !isPlainName(name)) continue
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    if (await linkOrCopy(join(from, name), join(to, name))) names.push(name)
  }
  return names
}

/** The newest backup with its manifest; null if there is none or its manifest is damaged. */
async function readNewest(dataDir: string): Promise<{ folder: string; manifest: Manifest } | null> {
  const newest = (await listBackups(dataDir)).at(-1)
  if (!newest) return null
  const folder = join(backupsIn(dataDir), newest)
  const manifest = await readManifest(folder).catch(() => null)
  return manifest && { folder, manifest }
}

/** Reuses digests of the last backup: the bytes of a name never change, except for the id of the installation. */
async function describeDraft(draft: string, names: readonly string[], previous: Manifest | null) {
  const reused = previous?.encryption
    ? []
    : previous?.files.filter(({ name }) => !name.startsWith(`${dirname(INSTALLATION)}/`))
  const known = new Map(reused?.map((entry) => [entry.name, entry]))
  const files: FileEntry[] = []
  for (const name of names) files.push(known.get(name) ?? (await describeFile(join(draft, FILES), name)))
  return { database: { ...(await describeFile(draft, DATABASE)), name: DATABASE }, files }
}

async function appVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
