import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { ANNOUNCED, type TimedTask } from './timed-task.ts'
import { openWorkBudget, type WorkBudget, WorkLimitError } from './work-budget.ts'

export interface WorkLimits {
  signal?: AbortSignal | undefined
  budget?: WorkBudget | undefined
}

/** CPU time in which a task may end by itself after an abort: a new thread takes about as much to start. */
const GRACE_MS = 1000
/** A task that waits and computes nothing is stopped after so many polls. */
const GRACE_POLLS = 120
const POLL_MS = 250

/**
 * Runs a task in a thread of the pool. Its work is measured by the CPU time of the thread, because on a busy machine a clock on the wall
 * counts the work of others. The promise settles when the task or its thread has ended, also after an abort.
 * @throws {WorkLimitError} if the budget is used up
 * @throws AbortError if the signal aborts
 */
export async function runLimited(pool: Piscina, name: string, task: unknown, limits: WorkLimits): Promise<unknown> {
  const { signal, budget = openWorkBudget() } = limits
  signal?.throwIfAborted()
  if (budget.leftMs <= 0) throw new WorkLimitError()
  const announced = new Int32Array(new SharedArrayBuffer(ANNOUNCED.length * Int32Array.BYTES_PER_ELEMENT))
  const [killer, ended] = [new AbortController(), new AbortController()]
  const timed: TimedTask = { name, task, announced }
  const watched: WatchedTask = { pool, announced, ended: ended.signal, usedMs: 0 }
  const running = pool.run(timed, { name: 'runTimed', signal: killer.signal }).finally(() => ended.abort())
  const stopping = stopWhenSpent(watched, { signal, leftMs: budget.leftMs }, killer)
  try {
    const result: unknown = await running
    signal?.throwIfAborted()
    return result
  } catch (error) {
    if (signal?.aborted) throw new DOMException('The task was aborted', 'AbortError')
    throw killer.signal.aborted ? new WorkLimitError() : error
  } finally {
    await stopping
    budget.leftMs -= await measureMs(watched)
  }
}

interface WatchedTask {
  pool: Piscina
  announced: Int32Array
  ended: AbortSignal
  /** CPU time in milliseconds when it was last measured. */
  usedMs: number
}

/** Ends the thread of a task that uses up its CPU time, or that goes on after an abort. */
async function stopWhenSpent(
  task: WatchedTask,
  { signal, leftMs }: { signal: AbortSignal | undefined; leftMs: number },
  killer: AbortController,
): Promise<void> {
  const wake = signal ? AbortSignal.any([task.ended, signal]) : task.ended
  while (!wake.aborted && (await measureMs(task)) < leftMs) await pause(wake)
  const from = task.usedMs
  const isSpent = () => task.usedMs >= leftMs || task.usedMs - from >= GRACE_MS || !findThread(task)
  for (let polls = 0; !task.ended.aborted && !isSpent() && polls < GRACE_POLLS; polls += 1) {
    await pause(task.ended)
    await measureMs(task)
  }
  if (task.ended.aborted) return
  const thread = findThread(task)
  const exit = thread && once(thread, 'exit')
  killer.abort()
  await exit
}

const pause = (wake: AbortSignal) => sleep(POLL_MS, undefined, { signal: wake, ref: false }).catch(() => {})

/** The thread of a task; none before it starts. */
const findThread = ({ pool, announced }: WatchedTask): Worker | undefined =>
  pool.threads.find(({ threadId }) => threadId === Atomics.load(announced, ANNOUNCED.thread))

/** The CPU time of a task so far, in milliseconds. */
async function measureMs(task: WatchedTask): Promise<number> {
  const { announced } = task
  const thread = findThread(task)
  const startMs = Atomics.load(announced, ANNOUNCED.startMs)
  const endMs = Atomics.load(announced, ANNOUNCED.endMs)
  if (endMs > 0) task.usedMs = endMs - startMs
  else if (thread) {
    // A thread that is ending has no usage.
    const usage = await thread.cpuUsage().catch(() => null)
    if (usage) task.usedMs = (usage.user + usage.system) / 1000 - startMs
  }
  return task.usedMs
}
