import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** The load average of the last minute, with one decimal. Timings cannot be compared without it. */
export function readLoadAverage(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Resident memory of a process in MB (10^6 bytes). Linux only.
 * @throws Error if there is no /proc, or no such process
 */
export function readResidentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}

/** The value below which `share` (0 to 1) of the values lie; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Milliseconds of each variant in every round. Variants run interleaved; the first `warmUps` rounds do not count. */
export async function measureInterleaved(
  ways: Readonly<Record<string, (index: number) => Promise<unknown>>>,
  rounds: number,
  warmUps: number,
): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(ways).map((name): [string, number[]] => [name, []]))
  for (let index = -warmUps; index < rounds; index += 1)
    for (const [name, call] of Object.entries(ways)) {
      const started = performance.now()
      await call(index + warmUps)
      if (index >= 0) times.get(name)?.push(performance.now() - started)
    }
  return times
}
