import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
}

/** Serves files by their paths on loopback until the test ends. Returns `127.0.0.1:port`. */
export const serveFiles = (files: Readonly<Record<string, string>>): Promise<string> =>
  serve((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const body = files[path]
    if (body === undefined) return answer.writeHead(404).end('no such file')
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
    return answer.writeHead(200, { 'content-type': type, 'set-cookie': 'seen=1' }).end(body)
  })

/** Serves requests on loopback until the test ends. Returns `127.0.0.1:port`. */
export async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this address
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
