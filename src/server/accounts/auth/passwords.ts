import { hash, verify } from '@node-rs/argon2'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { unavailable } from '../../infrastructure/problem.ts'

/** Algorithm 2 is argon2id; memory is KiB. OWASP's second recommended set. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 4
const QUEUE_MAX = 128

const semaphore = openSemaphore(AT_ONCE)

/** A hash takes 19 MiB and one core, so only a few run at once, and further requests are refused. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (semaphore.isFull(QUEUE_MAX)) throw unavailable(1)
  return semaphore(work)
}

/** Hashes a password to a PHC string with a random 16-byte salt. The password is normalized to NFKC, so all keyboards produce the same one. */
export const hashPassword = (password: string) => bounded(() => hash(password.normalize('NFKC'), PARAMETERS))

let dummy: Promise<string> | undefined

/** Verifies against a fixed hash when there is none, so that an unknown address costs as much as a known one. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const against = stored ?? (await dummy)
  const matches = await bounded(() => verify(against, password.normalize('NFKC')))
  return matches && stored !== null
}

/** True for a hash made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  const match = /m=(\d+),t=(\d+),p=(\d+)/.exec(stored)
  return !match || Number(match[1]) < PARAMETERS.memoryCost || Number(match[2]) < PARAMETERS.timeCost
}
