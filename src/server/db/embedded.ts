import { existsSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from '../problem.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { EmbeddedWorkerData, EmbeddedWorkerReport } from './embedded-worker.ts'

export interface EmbeddedDatabase {
  /** Folder of the unix socket, as the `pg` driver takes it for a host. */
  socketDir: string
  close: () => Promise<void>
}

/** The name that libpq and the `pg` driver give to the socket of port 5432 inside a folder. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** Free bytes below which PostgreSQL may not start: a segment of its log, and a few pages. */
const ROOM_TO_START = 20 * 1024 * 1024

/**
 * Starts PostgreSQL (PGlite) in a worker thread behind a unix socket, so that a long query never holds the event loop
 * and both kinds of database are reached through one driver. Holds the lock of `dataDir` until closed.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = await lockDataDir(dataDir)
  const folder = join(dataDir, 'database')
  const socket = join(lock.socketDir, SOCKET_NAME)
  try {
    rmSync(socket, { force: true })
    if (!existsSync(folder)) await createFolder(folder)
    const worker = await startWorker({ folder, socket })
    const close = async () => {
      const exited = new Promise((done) => worker.once('exit', done))
      worker.postMessage('close')
      await exited
      lock.release()
    }
    return { socketDir: lock.socketDir, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function createFolder(folder: string): Promise<void> {
  const worker = await startWorker({ folder, socket: null })
  await worker.terminate()
}

async function startWorker(data: EmbeddedWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: data })
  const report = await new Promise<EmbeddedWorkerReport>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
  })
  if (report.ready) return worker
  await worker.terminate()
  throw new StartError((await isFull(dirname(data.folder))) ? FULL : `DATA_DIR: ${report.reason}`)
}

const FULL = 'DATA_DIR cannot be used: its disk is full'

/** PGlite only says that it gave up. */
async function isFull(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize < ROOM_TO_START
}
