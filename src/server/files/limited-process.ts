import { fork, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'

/**
 * The kernel kills the process once it has used its CPU time, also if the parent has ended. A clock on the wall would count the time in
 * which other work has the cores: on a busy machine harmless files would be refused.
 */
const CPU_LIMITED = 'ulimit -t "$0" && shift && exec "$@"'
/** Memory that the process reserves to write to, which the kernel then refuses. Not every system has this limit. */
const MEMORY_LIMITED = `ulimit -d "$1" 2> /dev/null; ${CPU_LIMITED}`
/** A process that waits without computing is killed after this multiple of its CPU time. */
export const WALL_CLOCK_FACTOR = 15

export interface ProcessLimits {
  /** CPU time of all its threads, from its start, in whole seconds. */
  cpuSeconds: number
  /** Memory that may be reserved for data, in MiB. Node.js alone reserves about 600. */
  dataMib?: number
  /** Flags of Node.js. */
  flags?: readonly string[]
}

/** Starts a worker file for untrusted bytes that reads standard input and writes standard output. */
export function spawnLimited(
  worker: string,
  args: readonly string[],
  { flags = [], ...limits }: ProcessLimits,
): ChildProcessByStdio<Writable, Readable, null> {
  const child = spawn('/bin/sh', [...limit(limits), process.execPath, ...flags, worker, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limits.cpuSeconds * 1000 * WALL_CLOCK_FACTOR,
    killSignal: 'SIGKILL',
    env: keepCompileCache(),
  })
  lowerPriority(child)
  return child
}

/** Starts a worker file for untrusted bytes that answers messages. */
export function forkLimited(worker: string, { flags = [], ...limits }: ProcessLimits): ChildProcess {
  const child = fork(worker, {
    serialization: 'advanced',
    execPath: '/bin/sh',
    execArgv: [...limit(limits), process.execPath, ...flags],
    env: keepCompileCache(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child)
  return child
}

/**
 * Requests have priority on a machine without a free core. It is lowered before the process has threads, because each of them has a
 * priority of its own, which it takes over from the one that starts it.
 */
function lowerPriority({ pid }: ChildProcess): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  if (pid !== undefined) setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
}

/** The arguments of a shell that runs a command within limits. */
const limit = ({ cpuSeconds, dataMib }: Omit<ProcessLimits, 'flags'>): string[] => [
  '-c',
  dataMib === undefined ? CPU_LIMITED : MEMORY_LIMITED,
  String(cpuSeconds),
  String((dataMib ?? 0) * 1024),
]

/** The only variable that a process for untrusted bytes gets: where Node keeps compiled modules, so that it starts in half the time. */
function keepCompileCache(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
