/** CPU time that this thread has used, in milliseconds. It does not pass while a busy machine runs other programs. */
export function readCpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
