import { setTimeout as sleep } from 'node:timers/promises'

/** One request that arrives at its time. Milliseconds; a status of 0 means that no answer came, and `what` then says why. */
export interface Arrival {
  /** From the time at which it should have been sent, so that a server which is late makes nobody wait unseen. */
  ms: number
  status: number
  /** How late it was sent: what the sender itself could not keep up with. */
  sentLate: number
  what: string
}

/** The `index`-th request of a load: what it is called, and sending it. */
export type Request = (index: number) => { what: string; send: () => Promise<Response> }

/**
 * Sends requests at a fixed rate, each at its own time, whether or not those before it were answered (an open loop), and
 * waits for all of them. `whenSent` is called once the last is on its way.
 */
export async function arrive(
  request: Request,
  perSecond: number,
  seconds: number,
  whenSent: () => void = () => {},
): Promise<Arrival[]> {
  const started = performance.now()
  const all: Promise<Arrival>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    all.push(measured(request, index, due))
  }
  whenSent()
  return Promise.all(all)
}

async function measured(request: Request, index: number, due: number): Promise<Arrival> {
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
