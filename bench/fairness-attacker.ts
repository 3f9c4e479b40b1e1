import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '../src/contract/api.ts'
import { createClient } from '../src/contract/client/client.ts'
import { signUp } from '../src/server/testing/people.ts'
import { type Attacker, prepareAttacker } from './fairness-attacks.ts'
import { openHostileServers } from './hostile-servers.ts'

/**
 * The process of the account that attacks, with the servers of its own. What it sends and receives delays nothing that the bench measures but
 * by its CPU time. Answers each message of the bench with one.
 */
export type ToAttacker =
  | { step: 'servers' }
  | { step: 'prepare'; origin: string; dataDir: string }
  | { step: 'attack'; names: string[] }
  | { step: 'pause' }
  | { step: 'stop' }

export interface FromAttacker {
  /** `host:port` of each server. */
  servers: { noisy: string; silent: string; names: string }
  attacks: string[]
  /** Requests since `attack`. */
  sent: number
}

const PARALLEL = 40
/** A loop that waits longer for an answer is over; its request stays open. */
const PATIENCE_MS = 6000

const servers = await openHostileServers()
const streams = new AbortController()
let attacker: Attacker = { attacks: {}, cancelJobs: async () => {} }
let ending = new AbortController()
let loops: Promise<void>[] = []
let sent = 0

process.on('message', (message: ToAttacker) => void answer(message))
process.on('disconnect', () => process.exit(0))
reply()

async function answer(message: ToAttacker): Promise<void> {
  if (message.step === 'prepare') {
    const visitor = (token?: string) => createClient(api, { origin: message.origin, token: () => token ?? null })
    const token = await signUp(visitor(), message.dataDir, 'mallory@example.com')
    attacker = await prepareAttacker(visitor(token), servers, streams.signal)
  } else if (message.step === 'attack') attack(message.names)
  else if (message.step === 'pause') {
    ending.abort()
    await Promise.all(loops)
    await attacker.cancelJobs()
  } else if (message.step === 'stop') streams.abort()
  reply()
}

function attack(names: readonly string[]): void {
  ending = new AbortController()
  sent = 0
  const { signal } = ending
  loops = names.flatMap((name) =>
    Array.from({ length: Math.ceil(PARALLEL / names.length) }, async () => {
      while (!signal.aborted) {
        sent += 1
        await Promise.race([attacker.attacks[name]?.().catch(() => sleep(20)), sleep(PATIENCE_MS)])
      }
    }),
  )
}

function reply(): void {
  const { noisy, silent, names } = servers
  const message: FromAttacker = { servers: { noisy, silent, names }, attacks: Object.keys(attacker.attacks), sent }
  process.send?.(message)
}
