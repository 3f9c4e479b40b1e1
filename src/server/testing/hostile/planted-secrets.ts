import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Makes secrets without a shape that anything could know them by, and remembers each by where it goes.
 * @throws Error (from its functions) for a secret that cannot be searched for
 */
export function openPlanter() {
  const secrets = new Map<string, string>()
  const keep = (what: string, secret: string) => {
    if (secret.length < 20 || secrets.has(what)) throw new Error(`${what} cannot be looked for`)
    secrets.set(what, secret)
    return secret
  }
  return {
    secrets,
    /** A secret that was made by the server or that has to have a form. */
    keep,
    plant: (what: string) => keep(what, `Zq ${randomBytes(9).toString('hex')}+/é`),
    /** One of letters and digits alone, for headers and addresses. */
    plantPlain: (what: string) => keep(what, `Zq${randomBytes(11).toString('hex')}`),
  }
}

export type Planter = ReturnType<typeof openPlanter>

/** A provider that refuses every call and says the key and the whole request again, in body and header. */
export async function openEcho(): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const deny = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readText(request)
    calls += 1
    const key = String(request.headers['x-goog-api-key'])
    response.writeHead(400, { 'content-type': 'application/json', 'x-denied-key': key })
    response.end(JSON.stringify({ error: { code: 400, status: 'INVALID_ARGUMENT', message: `Denied ${key} ${body}` } }))
  }
  const server = createServer((request, response) => void deny(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export interface Asked {
  method?: string
  token?: string
  headers?: Record<string, string>
  /** Sent as JSON, or as it is when it is text or a form. */
  body?: object | string
}

/** Calls by hand, so that they can be as wrong as they have to be; keeps what every refusal said. */
export function openCaller(origin: string) {
  const refusals: string[] = []
  const call = async (path: string, { method = 'POST', token, headers = {}, body }: Asked = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body:
        body === undefined ? null : typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) refusals.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${text}`)
    return { status: answer.status, text }
  }
  return { call, refusals }
}
