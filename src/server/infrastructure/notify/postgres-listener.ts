import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { SECOND } from '../clock.ts'

export const CHANNEL = 'signet'

const CONNECT_MS = 3 * SECOND
const KEEP_ALIVE_MS = 10 * SECOND
const RETRY_MAX_MS = 10 * SECOND

interface Listening {
  /** Called with the topic of each notification that another process has sent. */
  notify: (topic: string) => void
  /** Called for each new connection: notifications were lost while there was none. */
  onConnect: () => void
  log: Logger
}

export interface PostgresListener {
  /** Names this process in the payloads that it sends, which are `<sender> <topic>`. */
  sender: string
  close: () => Promise<void>
}

/** Listens to CHANNEL on its own connection, and reconnects if it is lost. */
export function listenToPostgres(connectionString: string, { notify, onConnect, log }: Listening): PostgresListener {
  const sender = randomUUID()
  const closing = new AbortController()
  const receive = (payload = '') => {
    const [from, topic = ''] = payload.split(' ')
    if (from !== sender) notify(topic)
  }
  const run = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const lost = await listen(connectionString, receive, closing.signal, () => {
        failures = 0
        onConnect()
      })
      if (closing.signal.aborted) return
      log.warn({ err: lost }, 'the connection for notifications was lost: rows are read at intervals meanwhile')
      const wait = Math.min(RETRY_MAX_MS, 2 ** failures * SECOND)
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    sender,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** Listens on one connection until it is lost, or `closing` fires. Resolves with the reason. */
async function listen(
  connectionString: string,
  receive: (payload?: string) => void,
  closing: AbortSignal,
  onConnect: () => void,
): Promise<unknown> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'signet notifications',
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>()
  client.on('error', end)
  client.on('end', () => end(new Error('The connection was closed')))
  client.on('notification', ({ payload }) => receive(payload))
  const stop = () => end(closing.reason)
  closing.addEventListener('abort', stop, { once: true })
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    onConnect()
    return await ended
  } catch (error) {
    return error
  } finally {
    closing.removeEventListener('abort', stop)
    void client.end().catch(() => {})
  }
}
