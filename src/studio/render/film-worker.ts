import { constants, setPriority } from 'node:os'

/**
 * The worker of films. A film takes seconds of all cores, and a still must not wait for it: the system gives these threads, and the encoder
 * that they start, about a tenth of what others want, and everything when nobody else wants it. Only Linux has priorities of threads.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export * from './timed-worker.ts'
