import { threadId } from 'node:worker_threads'
import { readCpuTime } from './cpu-time.ts'
import { ANNOUNCED, type TimedTask } from './timed-task.ts'
import * as tasks from './worker.ts'

export * from './worker.ts'

/** Runs a task of `worker.ts` by its name. */
export async function runTimed({ name, task, announced }: TimedTask): Promise<unknown> {
  Atomics.store(announced, ANNOUNCED.startMs, readCpuMs())
  Atomics.store(announced, ANNOUNCED.thread, threadId)
  const run = (tasks as unknown as Record<string, (given: unknown) => Promise<unknown>>)[name]
  return run?.(task).finally(() => Atomics.store(announced, ANNOUNCED.endMs, readCpuMs()))
}

const readCpuMs = () => Math.round(readCpuTime())
