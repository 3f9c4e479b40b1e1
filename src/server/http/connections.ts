import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Once the server closes, ends each connection when nothing is left to answer on it: the keep-alive connection of a request that
 * was running, and one that a browser opened for later. Node itself only ends those that are idle at that moment.
 */
export function endIdleConnections(server: FastifyInstance): void {
  let isClosing = false
  const unused = new Set<Socket>()
  server.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
  })
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
  // For answers whose headers had left before: downloads and event streams.
  server.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => server.server.closeIdleConnections())
  })
}
