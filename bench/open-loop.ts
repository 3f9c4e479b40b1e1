import { setTimeout as sleep } from 'node:timers/promises'

/**
 * One request sent at its planned time. Times are in ms. A status of 0 means that there was no reply, and `what` gives the
 * reason.
 */
export interface Sent {
  /** From the planned time of sending, so the delay of a server that falls behind is included. */
  ms: number
  status: number
  /** How late the request was sent, in ms. This is the sender's own delay. */
  sentLate: number
  what: string
}

/** The `index`-th request of a load: its name, and a function that sends it. */
export type Request = (index: number) => { what: string; send: () => Promise<Response> }

/**
 * Sends requests at a fixed rate, each at its planned time even if earlier ones have no reply yet (an open loop). Waits for all
 * replies. `whenSent` is called once the last request is sent.
 */
export async function sendAtRate(
  request: Request,
  perSecond: number,
  seconds: number,
  whenSent: () => void = () => {},
): Promise<Sent[]> {
  const started = performance.now()
  const all: Promise<Sent>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    all.push(measureRequest(request, index, due))
  }
  whenSent()
  return Promise.all(all)
}

async function measureRequest(request: Request, index: number, due: number): Promise<Sent> {
  const { what, send } = request(index)
  const sentLate = performance.now() - due
  const { status, why } = await send().then(
    async (answer) => {
      await answer.arrayBuffer()
      return { status: answer.status, why: '' }
    },
    (error: Error) => ({ status: 0, why: ` (${getErrorCode(error)})` }),
  )
  return { ms: performance.now() - due, status, sentLate, what: what + why }
}

function getErrorCode({ name, cause }: Error): string {
  return (cause as { code?: string } | undefined)?.code ?? name
}
