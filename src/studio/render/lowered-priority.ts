import { constants, getPriority, setPriority } from 'node:os'

/**
 * The system gives a process or thread of this priority about a tenth of what others want, and everything when nobody else wants it.
 *
 * @param pid The process; 0 for the thread that calls. A process passes its priority on to threads that it starts later.
 * @throws if the system refuses, for instance because the process has ended.
 */
export function lowerPriority(pid = 0): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
}
