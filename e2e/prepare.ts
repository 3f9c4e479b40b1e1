import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOtherServers } from './other-servers.ts'
import { publishServers, type Account } from './servers.ts'

/** More than all tests need together. */
const ACCOUNT_COUNT = 120

/**
 * Starts one server for all workers, and stand-ins for the servers that it calls. A server of its own takes a worker 3 s of CPU time: 1.5 s to
 * start, and 0.7 s for each thread that draws.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-e2e-'))
  const unused: Account[] = []
  const others = await openOtherServers(() => unused.pop())
  const server = await startSignet(dataDir, others.environment)
  unused.push(...server.accounts)
  publishServers({ origin: server.origin, ...others.addresses })
  return async () => {
    await server.stop()
    await others.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Server {
  origin: string
  accounts: Account[]
  stop: () => Promise<void>
}

/** Starts the server on a free port and an empty folder. */
function startSignet(dataDir: string, environment: Record<string, string>): Promise<Server> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const fixed = { PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' }
  // As in vitest.config.ts: V8's optimizing compiler takes longer for PGlite and the studio than these tests gain from it.
  const child = spawn(process.execPath, ['--liftoff-only', 'e2e/serve.ts', String(ACCOUNT_COUNT)], {
    env: { ...fixed, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return new Promise((done, fail) => {
    let output = ''
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const origin = /Signet is ready at (\S+)/.exec(output)?.[1]
      const accounts = /^Accounts: (.*)$/m.exec(output)?.[1]
      if (origin && accounts) done({ origin, accounts: JSON.parse(accounts) as Account[], stop })
    })
  })
}
