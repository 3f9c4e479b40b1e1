import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openFolder } from './open-folder.ts'
import { getErrorText } from '../../error-code.ts'

/** The major version of the PostgreSQL inside the pinned PGlite; it opens no other version's directory. */
const PG_MAJOR = '18'

export interface EmbeddedWorkerData {
  folder: string
  /** Where to listen. */
  socket: string
}
export type EmbeddedWorkerReport = { ready: true } | { ready: false; reason: string }

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

try {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `worker_threads` carries it from the module that starts this one
  await serve(workerData as EmbeddedWorkerData)
  report({ ready: true })
} catch (error) {
  report({ ready: false, reason: getErrorText(error) })
}

async function serve({ folder, socket }: EmbeddedWorkerData): Promise<void> {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== PG_MAJOR)
    throw new Error(`The database in DATA_DIR is of PostgreSQL ${version}, this version opens ${PG_MAJOR}`)
  // Only one is ever used; the second place is for one that takes over before the first has quite gone.
  const server = new PGLiteSocketServer({ db: await openFolder(folder), path: socket, maxConnections: 2 })
  await server.start()
  parentPort?.on('message', () => void close(server))
}

async function close(server: PGLiteSocketServer): Promise<void> {
  await server.stop()
  await server.db.close()
  process.exit(0)
}

function report(message: EmbeddedWorkerReport): void {
  port?.postMessage(message)
}
