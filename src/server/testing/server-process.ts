import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { api } from '#contract/api.ts'
import { type Client, createClient } from '#contract/client/client.ts'

/** The program as an operator runs it, in a process of its own that can be killed. */
export interface ServerProcess {
  origin: string
  pid: number
  visitor: (token?: string) => Client<typeof api>
  /** `kill -9`: nothing of the process gets a chance to tidy up. */
  kill: () => Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>
  output: () => string
}

export interface Ended {
  code: number | null
  output: string
}

const MAIN = join(import.meta.dirname, '../start/main.ts')
const ADMIN = join(import.meta.dirname, '../start/admin.ts')
/** As in vitest.config.ts: V8's optimizing compiler takes longer for PGlite than a test gains from it. A start takes 1.5 s of CPU time, not 2.1. */
const V8_FLAGS = ['--liftoff-only']

/** Starts the program and waits until it says that it is ready. Rejects with its output when it ends before. */
export const startServer = (env: Record<string, string>, execArgv: string[] = []): Promise<ServerProcess> =>
  startProgram(env, [...execArgv, MAIN])

/** As `startServer`, for a program of Node's that starts the server as its child. */
export async function startProgram(env: Record<string, string>, args: string[]): Promise<ServerProcess> {
  const { child, output, exited } = launch(env, args)
  const origin = await Promise.race([
    readyOrigin(child, output),
    exited.then((ended) => Promise.reject(new Error(ended.output))),
  ])
  return {
    origin,
    pid: child.pid ?? 0,
    visitor: (token) => createClient(api, { origin, token: () => token ?? null }),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      child.kill('SIGTERM')
      return (await exited).code
    },
    output,
  }
}

/** Runs the program until it ends by itself: for starts that have to fail. */
export const runToEnd = (env: Record<string, string>): Promise<Ended> => launch(env, [MAIN]).exited

/** A command of `npm run admin` on a data directory. */
export function runAdmin(dataDir: string, ...command: string[]) {
  const args = [...V8_FLAGS, ADMIN, ...command]
  const env = environment({ DATA_DIR: dataDir })
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', LOG_LEVEL: 'warn', ...own }
}

function launch(env: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, [...V8_FLAGS, ...args], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const exited = new Promise<Ended>((done) => child.once('close', (code) => done({ code, output: text })))
  return { child, exited, output: () => text }
}

function readyOrigin(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((done) => {
    child.stdout?.on('data', () => {
      const origin = /Signet is ready at (\S+)/.exec(output())?.[1]
      if (origin) done(origin.replace('localhost', '127.0.0.1'))
    })
  })
}
