import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sessions that a process remembers to be valid. */
const KEPT = 1000

export interface Senders {
  /** Counts a request of a valid session. The returned function ends that when the answer begins; so does the end of the connection. */
  count: (request: IncomingMessage, reply: ServerResponse) => () => void
  /** The unanswered requests of a session; null for one that is not known to be valid. */
  countUnanswered: (request: IncomingMessage) => number | null
}

/** Counts the unanswered requests of each session, so that an overloaded server first refuses those who overload it. */
export function openSenders(): Senders {
  const unanswered = new Map<string, number>()
  const add = (session: string, amount: number) => {
    const count = (unanswered.get(session) ?? 0) + amount
    // The session that was used last is the last one of the map.
    unanswered.delete(session)
    unanswered.set(session, Math.max(0, count))
    const [oldest = session] = unanswered.keys()
    if (unanswered.size > KEPT) unanswered.delete(oldest)
  }
  return {
    count: ({ headers: { authorization = '' } }, reply) => {
      add(authorization, 1)
      let isCounted = true
      const end = () => {
        if (isCounted) add(authorization, -1)
        isCounted = false
      }
      reply.once('close', end)
      return end
    },
    countUnanswered: ({ headers: { authorization = '' } }) => unanswered.get(authorization) ?? null,
  }
}
