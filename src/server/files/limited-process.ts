import { fork, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type CommandLimits, limitCommand, SHELL, WALL_CLOCK_FACTOR } from '#studio/render/limited-command.ts'
import { lowerPriority } from '#studio/render/lowered-priority.ts'

export interface ProcessLimits extends CommandLimits {
  /** Flags of Node.js. */
  flags?: readonly string[]
}

/** Starts a worker file for untrusted bytes that reads standard input and writes standard output. */
export function spawnLimited(
  worker: string,
  args: readonly string[],
  { flags = [], ...limits }: ProcessLimits,
): ChildProcessByStdio<Writable, Readable, null> {
  const child = spawn(SHELL, [...limitCommand(limits, process.execPath), ...flags, worker, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limits.cpuSeconds * 1000 * WALL_CLOCK_FACTOR,
    killSignal: 'SIGKILL',
    env: keepCompileCache(),
  })
  letRequestsPass(child)
  return child
}

/** Starts a worker file for untrusted bytes that answers messages. */
export function forkLimited(worker: string, { flags = [], ...limits }: ProcessLimits): ChildProcess {
  const child = fork(worker, {
    serialization: 'advanced',
    execPath: SHELL,
    execArgv: [...limitCommand(limits, process.execPath), ...flags],
    env: keepCompileCache(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  letRequestsPass(child)
  return child
}

/**
 * Requests have priority on a machine without a free core. It is lowered before the process has threads, because each of them has a
 * priority of its own, which it takes over from the one that starts it.
 */
function letRequestsPass({ pid }: ChildProcess): void {
  if (pid !== undefined) lowerPriority(pid)
}

/** The only variable that a process for untrusted bytes gets: where Node keeps compiled modules, so that it starts in half the time. */
function keepCompileCache(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
