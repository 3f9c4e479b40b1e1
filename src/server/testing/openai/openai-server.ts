import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { makeAnswer } from './openai-answers.ts'
import { findFault, type OpenAiFault, type OpenAiFaultName } from './openai-faults.ts'
import { type OpenAiKind, parseRequest, type ParsedRequest } from './openai-protocol.ts'

/** A call that the real service would bill. */
interface BilledCall {
  kind: OpenAiKind
  model: string
  key: string
  prompt: string
  references: number
  size: string
  /** What the answer tells of its tokens. */
  usage: unknown
}

interface Next {
  name: OpenAiFaultName
  kind?: OpenAiKind
  retryAfter?: number
}

/** A server on loopback that speaks the OpenAI protocol: strict in what it takes, and failing on demand. */
export interface OpenAiStandIn {
  /** The base URL, with `/v1`. */
  url: string
  /** Billed calls, oldest first. */
  ledger: BilledCall[]
  /** Every request, oldest first. */
  requests: { kind: OpenAiKind | 'unknown'; path: string; key: string; fields: string[] }[]
  /** The next call (of this kind) fails so. */
  next: (name: OpenAiFaultName, options?: Omit<Next, 'name'>) => void
  reset: () => void
  close: () => Promise<void>
}

interface Options {
  /** A local server that asks for no key and knows no `response_format` of images. */
  keyless?: boolean
  /** May give any call a fault, which nobody asked for. */
  fate?: (kind: OpenAiKind) => Next | null
}

export async function openOpenAiServer({ keyless = false, fate = () => null }: Options = {}): Promise<OpenAiStandIn> {
  const ledger: BilledCall[] = []
  const requests: OpenAiStandIn['requests'] = []
  let faults: Next[] = []
  let origin = ''

  const takeFault = (kind: OpenAiKind) => {
    const at = faults.findIndex((fault) => fault.kind === undefined || fault.kind === kind)
    return at < 0 ? fate(kind) : faults.splice(at, 1)[0]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/files/')) return send(response, { status: 200, body: Buffer.from('no picture') })
    const asked = await parseRequest(request)
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const { kind, path, fields } = asked
    if (path === 'models') return send(response, listModels(key, keyless))
    requests.push({ kind, path, key, fields: Object.keys(fields) })
    const refusal = refuse(asked, key, keyless)
    if (refusal || kind === 'unknown') return send(response, refusal ?? findFault('missing'))
    await answerGood(asked, kind, key, response)
  }

  const answerGood = async (asked: ParsedRequest, kind: OpenAiKind, key: string, response: ServerResponse) => {
    const next = takeFault(kind)
    const fault = next && findFault(next.name, next.retryAfter)
    if (fault && (fault.status !== undefined || fault.wire === 'hang' || fault.wire === 'reset'))
      return send(response, fault)
    const body = await makeAnswer(asked, next?.name ?? null, origin)
    const { model, prompt, references, size } = asked
    const { usage } = z.object({ usage: z.unknown().optional() }).parse(body)
    ledger.push({ kind, model, key, prompt, references, size, usage })
    send(response, { status: 200, body, ...(fault?.wire && { wire: fault.wire }) })
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (request.complete) throw error
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address() as AddressInfo
  origin = `http://127.0.0.1:${address.port}`
  return {
    url: `${origin}/v1`,
    ledger,
    requests,
    next: (name, options = {}) => void faults.push({ name, ...options }),
    reset: () => {
      ledger.length = 0
      requests.length = 0
      faults = []
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function listModels(key: string, keyless: boolean): OpenAiFault {
  if (!keyless && key !== '' && !key.startsWith('wrong')) return { status: 200, body: { object: 'list', data: MODELS } }
  return keyless && key === '' ? { status: 200, body: { object: 'list', data: MODELS } } : findFault('bad_key')
}

const MODELS = ['words-1', 'paint-1'].map((id) => ({ id, object: 'model' }))

/** What the service refuses before it does any work. */
function refuse({ kind, fields, model }: ParsedRequest, key: string, keyless: boolean): OpenAiFault | null {
  if (!keyless && key === '') return findFault('bad_key')
  if (keyless && key !== '') return findFault('bad_key')
  if (kind === 'picture' && !keyless && 'response_format' in fields) return findFault('unknown_parameter')
  if (model === 'gone') return findFault('missing')
  return null
}

function send(response: ServerResponse, { status = 200, body, headers = {}, wire }: OpenAiFault): void {
  if (wire === 'hang') return
  if (wire === 'reset' || wire === 'lost') return void response.socket?.resetAndDestroy()
  const payload = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': payload.length, ...headers })
  if (wire !== 'cut') return void response.end(payload)
  response.write(payload.subarray(0, Math.ceil(payload.length / 2)), () => response.socket?.destroy())
}
