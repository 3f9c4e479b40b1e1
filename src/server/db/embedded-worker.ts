import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { syncPath, SyncedNodeFS, syncTree } from './synced-node-fs.ts'

/** The major version of the PostgreSQL inside the pinned PGlite; it opens no other version's directory. */
const PG_MAJOR = '18'

/**
 * The default of 128 MB for pages is memory that the process holds from the start, beside the copy that the operating system
 * keeps of the same files.
 */
const SETTINGS = ['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']

export interface EmbeddedWorkerData {
  folder: string
  /** Where to listen; null creates the folder and ends, so that the memory this takes is given back with the thread. */
  socket: string | null
}
export type EmbeddedWorkerReport = { ready: true } | { ready: false; reason: string }

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')
const { folder, socket } = workerData as EmbeddedWorkerData

try {
  if (socket === null) await create()
  else await serve(socket)
  report({ ready: true })
} catch (error) {
  report({ ready: false, reason: String((error as Partial<Error>).message ?? error) })
}

async function serve(path: string): Promise<void> {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== PG_MAJOR)
    throw new Error(`The database in DATA_DIR is of PostgreSQL ${version}, this version opens ${PG_MAJOR}`)
  // Only one is ever used; the second place is for one that takes over before the first has quite gone.
  const server = new PGLiteSocketServer({ db: await openFolder(folder), path, maxConnections: 2 })
  await server.start()
  parentPort?.on('message', () => void close(server))
}

/** Built aside and moved into place when it is whole and on the disk, so that a kill in between leaves nothing half made. */
async function create(): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const pg = await openFolder(draft)
  await pg.close()
  syncTree(draft)
  renameSync(draft, folder)
  syncPath(dirname(folder))
}

function openFolder(path: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...SETTINGS]
  return PGlite.create({ fs: new SyncedNodeFS(path), startParams })
}

async function close(server: PGLiteSocketServer): Promise<void> {
  await server.stop()
  await server.db.close()
  process.exit(0)
}

function report(message: EmbeddedWorkerReport): void {
  port?.postMessage(message)
}
