/** Some systems count CPU time in steps of this many milliseconds, so that a shorter computation seems to take none. */
export const CPU_TICK_MS = 10

/** CPU time that this thread has used, in milliseconds. It does not pass while a busy machine runs other programs. */
export function readCpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
