import { threadId } from 'node:worker_threads'
import { readCpuTime } from './cpu-time.ts'
import type { Lane } from './lanes.ts'
import { lowerPriority } from './lowered-priority.ts'
import { ANNOUNCED, type TimedTask } from './timed-task.ts'
import * as tasks from './worker.ts'

export * from './worker.ts'

const LOW: Lane = 'videos'

/** A video takes seconds of all cores, and a still must not wait for it, nor for the encoder. Only Linux has priorities of threads. */
if (process.platform === 'linux' && process.argv.includes(LOW)) lowerPriority()

/** Runs a task of `worker.ts` by its name. */
export async function runTimed({ name, task, announced }: TimedTask): Promise<unknown> {
  Atomics.store(announced, ANNOUNCED.startMs, readCpuMs())
  Atomics.store(announced, ANNOUNCED.thread, threadId)
  const run = (tasks as unknown as Record<string, (given: unknown) => Promise<unknown>>)[name]
  return run?.(task).finally(() => Atomics.store(announced, ANNOUNCED.endMs, readCpuMs()))
}

const readCpuMs = () => Math.round(readCpuTime())
