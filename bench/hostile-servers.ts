import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Servers on loopback that an attacker has. */
export interface HostileServers {
  /** `host:port` of a server that answers every call with 66 MB of `{},{},…`, and of one that never answers. */
  noisy: string
  silent: string
  /** `host:port` of a name server that never answers. */
  names: string
  close: () => void
}

const CHUNK = Buffer.from('{},'.repeat(1_000_000))
const CHUNKS = 22

export async function openHostileServers(): Promise<HostileServers> {
  const noisy = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.write('[')
    let left = CHUNKS
    const write = () => {
      while (left > 0) {
        left -= 1
        if (!reply.write(CHUNK)) return
      }
      reply.end('{}]')
    }
    reply.on('drain', write)
    write()
  })
  const silent = createServer(() => undefined)
  const names = createSocket('udp4')
  names.bind(0, '127.0.0.1')
  for (const server of [noisy, silent]) server.listen(0, '127.0.0.1')
  await Promise.all([noisy, silent, names].map((server) => once(server, 'listening')))
  const hostOf = (server: { address: () => AddressInfo | string | null }) =>
    `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    noisy: hostOf(noisy),
    silent: hostOf(silent),
    names: hostOf(names),
    close: () => {
      for (const server of [noisy, silent]) {
        server.closeAllConnections()
        server.close()
      }
      names.close()
    },
  }
}

/** An AVIF of a kilobyte with 25 million pixels, about the largest that is decoded. */
export const createAvif = (): Promise<Buffer> =>
  sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#0a7c66' } })
    .avif({ quality: 1, effort: 0 })
    .toBuffer()

/** Letters that are all different, without a place to break. */
export const createLongWord = (letters: number): string =>
  String.fromCodePoint(...Array.from({ length: letters }, (_, index) => 0x4e00 + index))
