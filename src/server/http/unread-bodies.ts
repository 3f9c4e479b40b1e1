import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openUserTurns } from '../infrastructure/limits/user-turns.ts'
import { hasBody } from './requests.ts'

/** Node reads a body in chunks of 64 KiB, so this process reads at most 16 MiB per second of bodies that nobody uses. */
const PAUSE_MS = 4

/**
 * Reads the rest of a body after its request was answered without it, one chunk of all connections at a time, with turns for each user.
 * Otherwise the connection could not be used again, and a client that only reads after it has sent everything would not get its answer.
 * Node would read as fast as the client sends: the buffers of some refused uploads kept the garbage collector busy.
 */
export function readRestSlowly(server: FastifyInstance): void {
  const inTurn = openUserTurns(1)
  server.addHook('onSend', async (request, _reply, payload) => {
    if (hasBody(request.raw) && !request.raw.complete)
      void readRest(request.raw, () => inTurn(nameSender(request), () => sleep(PAUSE_MS)))
    return payload
  })
}

const nameSender = ({ signedIn, ip }: FastifyRequest) => (signedIn ? String(signedIn.id) : ip)

async function readRest(body: IncomingMessage, wait: () => Promise<void>): Promise<void> {
  body.unpipe()
  body.pause()
  try {
    for await (const _ of body.iterator({ destroyOnReturn: false })) await wait()
  } catch {
    // The client has disconnected.
  }
}
