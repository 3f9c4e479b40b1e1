import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HostileReply } from './hostile-replies.ts'

/** A server on loopback that gives the same hostile reply to every request. */
export interface HostileServer {
  /** Without a slash at the end. */
  url: string
  /** Chooses the reply from now on. */
  reply: (hostile: HostileReply) => void
  /** All requests so far. */
  requests: () => number
  close: () => Promise<void>
}

export async function openHostileServer(): Promise<HostileServer> {
  let chosen: HostileReply | null = null
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    request.resume()
    response.on('error', () => {})
    // A body that was announced longer than it is, and one that the client no longer reads.
    void chosen?.write(response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    reply: (hostile) => {
      chosen = hostile
    },
    requests: () => requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
