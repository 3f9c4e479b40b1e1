import { readdirSync, readFileSync } from 'node:fs'

const POLL_MS = 20
/** Clock ticks of a second, as Linux counts CPU time in /proc. */
const TICKS = 100

/** What a process and its children used while they were watched. */
export interface TreeUse {
  /** CPU time of the process and its children. */
  cpuSeconds: number
  /** The most memory that the children had at once, in MiB. */
  childrenMib: number
  /** The most memory that the process had, in MiB. */
  ownMib: number
}

/** Watches a process of Linux and its children until `stop`. */
export function watchTree(pid: number): { stop: () => TreeUse } {
  const first = readCpu(pid)
  let [childrenMib, ownMib] = [0, 0]
  const look = () => {
    childrenMib = Math.max(
      childrenMib,
      listChildren(pid).reduce((sum, child) => sum + readMib(child), 0),
    )
    ownMib = Math.max(ownMib, readMib(pid))
  }
  const timer = setInterval(look, POLL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return { cpuSeconds: readCpu(pid) - first, childrenMib: Math.round(childrenMib), ownMib: Math.round(ownMib) }
    },
  }
}

const listChildren = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && readStat(id)[1] === String(pid))

const readMib = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024

/** CPU seconds of a process, and of its children that have ended (proc(5): utime, stime, cutime, cstime). */
const readCpu = (pid: number): number =>
  readStat(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS

/** The fields behind the name of the program; empty for a process that has ended. */
const readStat = (pid: number): string[] =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
