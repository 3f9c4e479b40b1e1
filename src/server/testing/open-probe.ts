import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROBE = join(import.meta.dirname, 'health-probe.ts')

/** Times in milliseconds: the longest of a health answer, and of an idle server beside it. */
export interface Probed {
  health: number
  control: number
  /** How many health answers were asked for, and how many of them were not 200. */
  answers: number
  failures: number
}

export interface Probe {
  /** Begins to ask the server for its health. Returns a function that ends it. */
  start: () => () => Promise<Probed>
  close: () => void
}

/** Starts a process that asks a server for its health, so that nothing the caller does delays the measurement. */
export function openProbe(origin: string): Probe {
  const child = spawn(process.execPath, [PROBE, origin], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  return {
    start: () => {
      child.stdin.write('begin\n')
      return async () => {
        const line = once(lines, 'line') as Promise<[string]>
        child.stdin.write('end\n')
        return JSON.parse((await line)[0]) as Probed
      }
    },
    close: () => void child.kill(),
  }
}
