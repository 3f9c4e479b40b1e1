import { readdirSync, readFileSync } from 'node:fs'
import { readResidentMb } from './figures.ts'

/** `sysconf(_SC_CLK_TCK)`: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

/** Resident memory of a process and its children, in MB. Linux only (/proc). */
export function measureResidentMb(pid: number): number {
  return listFamily(pid).reduce((sum, member) => sum + whileRunning(() => readResidentMb(member), 0), 0)
}

/** CPU time of a process, its living children and its ended children, in seconds. Linux only (/proc). */
export function readCpuSeconds(pid: number): number {
  const ticks = listFamily(pid).reduce((sum, member) => {
    const stat = whileRunning(() => readFileSync(`/proc/${member}/stat`, 'utf8'), '')
    // The name in parentheses may contain any character, so fields are read after the last parenthesis: 3 and following. Times
    // are 14 to 17 (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return sum + fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
  }, 0)
  return ticks / TICKS_PER_SECOND
}

export interface Clocks {
  seconds: number
  cpuSeconds: number
}

/** Real time, and the CPU time of this process with the process of the studio. It does not depend on the load of the machine. */
export const readClocks = (): Clocks => ({
  seconds: performance.now() / 1000,
  cpuSeconds: readCpuSeconds(process.pid),
})

/** A process and all its descendants, by process id. */
export function listFamily(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listFamily)]
}

/** Child processes may end while they are read. */
function whileRunning<T>(read: () => T, ended: T): T {
  try {
    return read()
  } catch {
    return ended
  }
}

export function listChildren(pid: number): number[] {
  const threads = whileRunning(() => readdirSync(`/proc/${pid}/task`), [])
  return threads.flatMap((thread) =>
    whileRunning(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
}
