/** Runs one job at a time. While one runs, only the newest request waits; the ones before it are dropped. */
export interface LatestOnly<Request> {
  ask: (request: Request) => void
  /** Drops the waiting request and aborts the running job. */
  stop: () => void
}

interface Work<Request, Reply> {
  run: (request: Request, signal: AbortSignal) => Promise<Reply>
  onReply: (reply: Reply, request: Request) => void
  onError: (error: unknown, request: Request) => void
}

/**
 * A newer request does not abort the running job. Its reply is shown meanwhile, and on the server, finishing a preview costs less than
 * replacing the thread of an aborted one.
 */
export function createLatestOnly<Request, Reply>({ run, onReply, onError }: Work<Request, Reply>): LatestOnly<Request> {
  let running: AbortController | null = null
  let waiting: { request: Request } | null = null

  const start = async (request: Request) => {
    const own = new AbortController()
    running = own
    try {
      const reply = await run(request, own.signal)
      if (!own.signal.aborted) onReply(reply, request)
    } catch (error) {
      if (!own.signal.aborted) onError(error, request)
    }
    if (running !== own) return
    running = null
    const next = waiting
    waiting = null
    if (next) await start(next.request)
  }

  return {
    ask: (request) => {
      if (running) waiting = { request }
      else void start(request)
    },
    stop: () => {
      waiting = null
      running?.abort()
      running = null
    },
  }
}
