/**
 * The kernel kills the process once it has used its CPU time, also if the parent has ended. A clock on the wall would count the time in
 * which other work has the cores: on a busy machine harmless files would be refused.
 */
const CPU_LIMITED = 'ulimit -t "$0" && shift && exec "$@"'
/** Memory that the process reserves to write to, which the kernel then refuses. Not every system has this limit. */
const MEMORY_LIMITED = `ulimit -d "$1" 2> /dev/null; ${CPU_LIMITED}`
/** A process that waits without computing is killed after this multiple of its CPU time. */
export const WALL_CLOCK_FACTOR = 15

export const SHELL = '/bin/sh'

export interface CommandLimits {
  /** CPU time of all its threads, from its start, in whole seconds. */
  cpuSeconds: number
  /** Memory that may be reserved for data, in MiB. Node.js alone reserves about 600. */
  dataMib?: number
}

/** The arguments of `SHELL` that run a command within limits. Those of the command follow them. */
export const limitCommand = ({ cpuSeconds, dataMib }: CommandLimits, command: string): string[] => [
  '-c',
  dataMib === undefined ? CPU_LIMITED : MEMORY_LIMITED,
  String(cpuSeconds),
  String((dataMib ?? 0) * 1024),
  command,
]
