import type { Socket } from 'node:net'
import { Client, type Pool, type PoolClient } from 'pg'
import { SECOND } from '../clock.ts'

const LOOK_MS = 250
/** Quiet for so long, a database is asked by a connection of its own whether it is there at all: together less than five seconds. */
const ASKED_AFTER_MS = 2 * SECOND
const PROBE_MS = 1.5 * SECOND
/** Longer than any statement may take: a connection that is still quiet is dead, whatever the others say. */
const DEAD_AFTER_MS = 11 * SECOND

interface Held {
  bytes: number
  /** When the connection was given out or last said something; by `performance.now()`. */
  since: number
}

/**
 * Cuts connections of a pool on which a database that went away without a word will never answer, since whoever waits for
 * them would wait for ever. A database that is slow, but there, has the time of its own limits. Returns what stops it.
 */
export function watchConnections(pool: Pool, url: string): () => void {
  const held = new Map<PoolClient, Held>()
  let asking = false
  pool.on('acquire', (client) => held.set(client, { bytes: socketOf(client).bytesRead, since: performance.now() }))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))
  const quietFor = (ms: number) => [...held].filter(([, { since }]) => performance.now() - since >= ms)
  const ask = async () => {
    asking = true
    if (!(await isThere(url))) for (const [client] of quietFor(ASKED_AFTER_MS)) socketOf(client).destroy()
    asking = false
  }
  const timer = setInterval(() => {
    for (const [client, last] of held) {
      const { bytesRead } = socketOf(client)
      if (bytesRead !== last.bytes) held.set(client, { bytes: bytesRead, since: performance.now() })
    }
    for (const [client] of quietFor(DEAD_AFTER_MS)) socketOf(client).destroy()
    if (!asking && quietFor(ASKED_AFTER_MS).length > 0) void ask()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The driver keeps it where its own pool reaches it too, but tells its types nothing of it. */
const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

async function isThere(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PROBE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}
