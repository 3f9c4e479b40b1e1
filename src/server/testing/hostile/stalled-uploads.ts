import { Agent, type ClientRequest, request } from 'node:http'

export interface Stalled {
  /** The status of the answer; null when the connection ended without one. */
  status: Promise<number | null>
  /** Resolves when everything was handed to the network, or when that is no longer possible. */
  sent: Promise<void>
  abort: () => void
}

/** Browsers keep connections, too. Of others, the system may lose a reply that is sent while the body still arrives. */
const agent = new Agent({ keepAlive: true })
const BOUNDARY = 'stalled'
const part = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`

/** Sends a multipart request of files of `bytes` each, without its end: the connection then stays silent. */
export function stallUpload(url: string, token: string, files: readonly (readonly [name: string, bytes: number])[]) {
  const asked = request(url, {
    method: 'POST',
    agent,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  const status = new Promise<number | null>((done) => {
    asked.once('response', (answer) => {
      answer.resume().once('end', () => asked.destroy())
      done(answer.statusCode ?? null)
    })
    asked.once('error', () => done(null)).once('close', () => done(null))
  })
  const sent = Promise.race([sendAll(asked, files), status]).then(() => undefined)
  return { status, sent, abort: () => asked.destroy() }
}

async function sendAll(
  asked: ClientRequest,
  files: readonly (readonly [name: string, bytes: number])[],
): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 7)
  for (const [name, bytes] of files) {
    asked.write(part(name))
    for (let left = bytes; left > 0; left -= chunk.length) await written(asked, chunk.subarray(0, left))
    asked.write('\r\n')
  }
}

const written = (asked: ClientRequest, chunk: Buffer) => new Promise<void>((done) => asked.write(chunk, () => done()))
