import { PGlite } from '@electric-sql/pglite'
import { SyncedNodeFS } from '../../synced-node-fs.ts'

/**
 * The default of 128 MB for pages is memory that the process holds from the start, beside the copy that the operating system
 * keeps of the same files.
 */
const SETTINGS = ['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']

/**
 * Starts PGlite on a database folder; on an empty folder it creates the database first.
 * Why, and what was rejected: docs/decisions/0002-embedded-database.md.
 */
export function openFolder(path: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...SETTINGS]
  return PGlite.create({ fs: new SyncedNodeFS(path), startParams })
}
