/** What a thread announces of a task: its own id, and the CPU time in milliseconds that it had used before and at the end. */
export const ANNOUNCED = { thread: 0, startMs: 1, endMs: 2, length: 3 } as const

export interface TimedTask {
  name: string
  task: unknown
  /** Shared with the studio, which reads it while the task runs. */
  announced: Int32Array
}
