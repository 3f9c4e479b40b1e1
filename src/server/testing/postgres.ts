import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface TestPostgres {
  /** Address of the cluster without a database name. */
  url: string
  stop: () => Promise<void>
}

export interface OwnPostgres extends TestPostgres {
  /** Stops at once, as if it had crashed, and starts again on the same port; resolves once it answers. */
  crash: () => Promise<void>
}

/** The server that the tests use in place of one of their own; `off` runs them without PostgreSQL. */
const given = process.env['TEST_DATABASE_URL']

/** Whether `startPostgres` has a server or binaries to start one. */
export const canStartPostgres = (): boolean => given !== 'off' && Boolean(given || findBinaries())

/**
 * A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, or a cluster of its own made from the machine's
 * binaries, with durability off because these tests are about answers. Null where there is none.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  if (!canStartPostgres()) return null
  if (given) return { url: given.replace(/\/$/, ''), stop: () => Promise.resolve() }
  return startOwnPostgres('off')
}

/** A cluster of its own made from the machine's binaries; null where there are none. `fsync` off saves time where nothing is broken. */
export async function startOwnPostgres(fsync: 'on' | 'off'): Promise<OwnPostgres | null> {
  const bin = findBinaries()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'signet-pg-'))
  const as = unprivileged()
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync, max_connections: 200 }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://postgres@127.0.0.1:${port}`
  const start = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...as, stdio: 'ignore', cwd: folder })
    await untilReady(url)
    return child
  }
  let server = await start()
  return {
    url,
    crash: async () => {
      await end(server, 'SIGQUIT')
      server = await start()
    },
    stop: async () => {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root runs it as somebody who owns nothing. */
function unprivileged(): Pick<SpawnOptions, 'uid' | 'gid'> & { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** The number of a TCP port that is free on loopback. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new Client({ connectionString: `${url}/postgres` })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await sleep(100)
    }
  }
  throw new Error('The PostgreSQL started for the tests did not answer')
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const exited = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await exited
}
