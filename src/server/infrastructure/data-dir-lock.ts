import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './problem.ts'
import { z } from 'zod'
import { getErrorCode } from './error-code.ts'

/** The longest path that a unix socket takes on Linux and macOS, less room for a file name. */
const SOCKET_PATH_MAX = 100 - '/database.sock'.length

export interface DataDirLock {
  /** A folder of mode 0700 whose path is short enough for unix sockets. */
  socketDir: string
  release: () => void
}

/** The content of the lock file. */
const Holder = z.object({ pid: z.number(), socket: z.string() })

/**
 * Takes `dataDir` for this process: PGlite itself lets two processes write to one directory, and both lose rows. The lock names a socket
 * that its holder listens on, so a lock left by a killed process is known to be dead.
 * @throws {StartError} while another process holds the lock, or if the directory cannot be used
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const socketDir = openSocketDir(dataDir)
  const socket = join(socketDir, `lock-${randomBytes(4).toString('hex')}.sock`)
  const server = createServer((peer) => peer.destroy())
  await new Promise<void>((done, fail) => server.once('error', fail).listen(socket, done))
  server.unref()

  const lockFile = join(dataDir, 'lock')
  const mine = JSON.stringify({ pid: process.pid, socket } satisfies z.output<typeof Holder>)
  const release = () => {
    if (readText(lockFile) === mine) rmSync(lockFile, { force: true })
    server.close()
    rmSync(socket, { force: true })
  }
  try {
    if (!claim(lockFile, mine)) await takeOver(lockFile, mine)
  } catch (error) {
    server.close()
    rmSync(socket, { force: true })
    throw error
  }
  return { socketDir, release }
}

function openSocketDir(dataDir: string): string {
  const inside = join(dataDir, 'run')
  if (Buffer.byteLength(inside) > SOCKET_PATH_MAX) return mkdtempSync(join(tmpdir(), 'signet-'))
  mkdirSync(inside, { recursive: true, mode: 0o700 })
  chmodSync(inside, 0o700)
  return inside
}

/** Creates the lock with its content in one step; false when there is one already. */
function claim(lockFile: string, content: string): boolean {
  const draft = `${lockFile}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Replaces a dead lock. Several may try at once: the loser finds another's content in the file and gives way. */
async function takeOver(lockFile: string, mine: string): Promise<void> {
  const found = readText(lockFile)
  if (found !== null && (await isAlive(found))) throw inUse()
  const aside = `${lockFile}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(lockFile, aside)
    const moved = readText(aside)
    if (moved !== found && moved !== null && (await isAlive(moved))) claim(lockFile, moved)
    rmSync(aside, { force: true })
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error
  }
  if (!claim(lockFile, mine)) throw inUse()
  await sleep(150)
  if (readText(lockFile) !== mine) throw inUse()
}

const inUse = () => new StartError('DATA_DIR is in use by another process')

function isAlive(content: string): Promise<boolean> {
  let socket: string
  try {
    const holder = Holder.parse(JSON.parse(content))
    process.kill(holder.pid, 0)
    socket = holder.socket
  } catch (error) {
    if (getErrorCode(error) !== 'EPERM') return Promise.resolve(false)
    return Promise.resolve(true)
  }
  return new Promise((answer) => {
    const probe = connect(socket)
    probe.once('connect', () => answer(true)).once('error', () => answer(false))
    probe.once('close', () => probe.destroy())
  })
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
