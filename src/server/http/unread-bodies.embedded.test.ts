import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UPLOAD_REQUEST_MAX_BYTES } from '#contract/limits.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const BODY_BYTES = UPLOAD_REQUEST_MAX_BYTES
/** A process reads 16 MiB of such bodies in a second. 40 MiB are sent. */
const FASTEST_MS = 1500

let site: Site
let ann: Person
beforeAll(async () => {
  site = await openSite()
  ann = await site.signUp()
})
afterAll(() => site.close())

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'
const post = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: ${BODY_BYTES}\r\n\r\n`
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
const FORM = 'Content-Type: multipart/form-data; boundary=x\r\n'

/** Reads the status lines that a server sends until there are `count` of them, and when each came. */
async function readStatuses(socket: Socket, count: number): Promise<{ status: number; at: number }[]> {
  const found: { status: number; at: number }[] = []
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (const [, status] of chunk.toString().matchAll(/HTTP\/1.1 (\d+)/g))
      found.push({ status: Number(status), at: performance.now() })
    if (found.length >= count) return found
  }
  return found
}

test.each([
  ['without a session', () => post('/api/imports', FORM), 401],
  ['on a route that does not exist', () => post('/api/nothing', FORM), 404],
  [
    'because of a file too many',
    () => `${post('/api/imports', `${FORM}Authorization: Bearer ${ann.token}\r\n`)}${FILE}a\r\n${FILE}`,
    422,
  ],
])(
  'the rest of a body that was refused %s is read slowly, and its connection is used again',
  async (_, head, status) => {
    const { hostname, port } = new URL(site.origin)
    const socket = createConnection(Number(port), hostname)
    await once(socket, 'connect')
    const answers = readStatuses(socket, 2)
    const start = head()
    socket.write(start)
    socket.write(Buffer.alloc(BODY_BYTES - start.split('\r\n\r\n').slice(1).join('\r\n\r\n').length, 'a'))
    socket.write(HEALTH)
    const [refused, health] = await answers
    socket.destroy()
    expect([refused?.status, health?.status]).toEqual([status, 200])
    expect((health?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThan(FASTEST_MS)
  },
)
