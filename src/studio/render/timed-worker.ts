import { threadId } from 'node:worker_threads'
import * as tasks from './worker.ts'

export * from './worker.ts'

/** What a thread announces of a task: its own id, and the CPU time in milliseconds that it had used before and at the end. */
export const ANNOUNCED = { thread: 0, startMs: 1, endMs: 2, length: 3 } as const

export interface TimedTask {
  name: string
  task: unknown
  /** Shared with the studio, which reads it while the task runs. */
  announced: Int32Array
}

/** Runs a task of `worker.ts` by its name. */
export async function runTimed({ name, task, announced }: TimedTask): Promise<unknown> {
  Atomics.store(announced, ANNOUNCED.startMs, readCpuMs())
  Atomics.store(announced, ANNOUNCED.thread, threadId)
  const run = (tasks as unknown as Record<string, (given: unknown) => Promise<unknown>>)[name]
  return run?.(task).finally(() => Atomics.store(announced, ANNOUNCED.endMs, readCpuMs()))
}

function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return Math.round((user + system) / 1000)
}
