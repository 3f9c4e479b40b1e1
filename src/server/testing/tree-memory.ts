import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Looking every 10 ms took a third of a core on a busy machine. */
const POLL_MS = 25

/** Resident memory of a process and of those that it started, in MiB. Linux only. */
export function measureTreeMemory(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024
  return listChildren(pid).reduce((sum, child) => sum + measureTreeMemory(child), own)
}

/** Measures the memory until `stop`, which returns the most of it in MiB. */
export function watchTreeMemory(pid: number): { stop: () => Promise<number> } {
  const ended = new AbortController()
  const watching = (async () => {
    let most = 0
    while (!ended.signal.aborted) {
      most = Math.max(most, measureTreeMemory(pid))
      await sleep(POLL_MS)
    }
    return most
  })()
  return {
    stop: () => {
      ended.abort()
      return watching
    },
  }
}

function listChildren(pid: number): number[] {
  const threads = tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.flatMap((thread) => readProcess(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number))
}

/** Empty for a process that has ended. */
const readProcess = (pid: number, file: string) => tryRead(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? ''

function tryRead<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
