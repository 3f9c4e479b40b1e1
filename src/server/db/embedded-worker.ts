import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { syncPath, SyncedNodeFS, syncTree } from './synced-node-fs.ts'

/** The major version of the PostgreSQL inside the pinned PGlite; it opens no other version's directory. */
const PG_MAJOR = '18'

export interface EmbeddedWorkerData {
  folder: string
  socket: string
}
export type EmbeddedWorkerReport = { ready: true } | { ready: false; reason: string }

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')
const { folder, socket } = workerData as EmbeddedWorkerData

try {
  const server = await open()
  port.on('message', () => void close(server))
  report({ ready: true })
} catch (error) {
  report({ ready: false, reason: String((error as Partial<Error>).message ?? error) })
}

async function open(): Promise<PGLiteSocketServer> {
  if (!existsSync(folder)) await create()
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== PG_MAJOR)
    throw new Error(`The database in DATA_DIR is of PostgreSQL ${version}, this version opens ${PG_MAJOR}`)
  // Only one is ever used; the second place is for one that takes over before the first has quite gone.
  const server = new PGLiteSocketServer({ db: await openFolder(folder), path: socket, maxConnections: 2 })
  await server.start()
  return server
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
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']
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
