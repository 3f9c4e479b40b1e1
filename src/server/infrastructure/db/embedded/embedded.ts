import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from '../../problem.ts'
import { lockDataDir } from '../../data-dir-lock.ts'
import type { EmbeddedWorkerData, EmbeddedWorkerReport } from './embedded-worker.ts'
import { syncPath } from '../../synced-node-fs.ts'

export interface EmbeddedDatabase {
  /** Folder of the unix socket, as the `pg` driver takes it for a host. */
  socketDir: string
  close: () => Promise<void>
}

const CREATION = join(import.meta.dirname, 'create-folder.ts')
/** The name that libpq and the `pg` driver give to the socket of port 5432 inside a folder. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** Free bytes below which PostgreSQL may not start: a segment of its log, and a few pages. */
const SPACE_TO_START = 20 * 1024 * 1024

/**
 * Starts PostgreSQL (PGlite) in a worker thread behind a unix socket, so that a long query never holds the event loop and both kinds of
 * database are reached through one driver. Holds the lock of `dataDir` until closed.
 * @throws {StartError} if `dataDir` cannot be used or is in use
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

/**
 * The database is created in a draft folder and moved into place once it is on the disk, so that a kill leaves no half of one. Each
 * start has its own draft: the child process of a start that was killed may still be writing to the old one.
 */
async function createFolder(folder: string): Promise<void> {
  const name = `${basename(folder)}.new`
  const dataDir = dirname(folder)
  for (const entry of readdirSync(dataDir)) {
    if (entry.startsWith(name)) rmSync(join(dataDir, entry), { recursive: true, force: true, maxRetries: 5 })
  }
  const draft = mkdtempSync(join(dataDir, `${name}-`))
  const { code, reason } = await runCreation(draft)
  if (code !== 0) throw await startError(folder, reason)
  renameSync(draft, folder)
  syncPath(dataDir)
}

/** The exit code of `create-folder.ts`, null where it was killed, and what it wrote. */
function runCreation(draft: string): Promise<{ code: number | null; reason: string }> {
  return new Promise((done, fail) => {
    const child = fork(CREATION, [draft], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let reason = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (reason += text))
    child.once('error', fail)
    child.once('close', (code) => done({ code, reason }))
  })
}

async function startWorker(data: EmbeddedWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: data })
  const report = await new Promise<EmbeddedWorkerReport>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
  })
  if (report.ready) return worker
  await worker.terminate()
  throw await startError(data.folder, report.reason)
}

async function startError(folder: string, reason: string): Promise<StartError> {
  return new StartError((await isFull(dirname(folder))) ? FULL : `DATA_DIR: ${reason}`)
}

const FULL = 'DATA_DIR cannot be used: its disk is full'

/** PGlite only says that it gave up. */
async function isFull(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize < SPACE_TO_START
}
