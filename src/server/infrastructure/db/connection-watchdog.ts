import type { Socket } from 'node:net'
import { Client, type Pool, type PoolClient } from 'pg'
import { SECOND } from '../clock.ts'

const LOOK_MS = 250
/** After this silence a new connection probes the database. Both together take less than five seconds. */
const ASKED_AFTER_MS = 2 * SECOND
const PROBE_MS = 1.5 * SECOND
/** Longer than any statement may take: a connection that is still silent is dead, whatever the probe says. */
const DEAD_AFTER_MS = 11 * SECOND

interface Held {
  bytes: number
  /** When the connection was acquired or last received bytes, in milliseconds of `performance.now()`. */
  since: number
}

/**
 * Destroys pool connections whose database has become unreachable without closing them; queries on them would wait forever. A slow
 * database that still accepts connections is left to its own timeouts. Returns the function that stops the watchdog.
 */
export function watchConnections(pool: Pool, url: string): () => void {
  const held = new Map<PoolClient, Held>()
  let asking = false
  pool.on('acquire', (client) => held.set(client, { bytes: getSocket(client).bytesRead, since: performance.now() }))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))
  const quietFor = (ms: number) => [...held].filter(([, { since }]) => performance.now() - since >= ms)
  const ask = async () => {
    asking = true
    if (!(await isThere(url))) for (const [client] of quietFor(ASKED_AFTER_MS)) getSocket(client).destroy()
    asking = false
  }
  const timer = setInterval(() => {
    for (const [client, last] of held) {
      const { bytesRead } = getSocket(client)
      if (bytesRead !== last.bytes) held.set(client, { bytes: bytesRead, since: performance.now() })
    }
    for (const [client] of quietFor(DEAD_AFTER_MS)) getSocket(client).destroy()
    if (!asking && quietFor(ASKED_AFTER_MS).length > 0) void ask()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The socket is not part of the driver's types. */
const getSocket = (client: PoolClient): Socket =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver has it since its first version
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
