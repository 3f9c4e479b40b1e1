import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { contentAnswer, CONTENT_FAULTS, type ContentFaultName } from './gemini-content.ts'
import { type Fault, invalidArgument, notFound, wireFault, type WireFaultName } from './gemini-faults.ts'
import { VIDEO_FAULTS, type VideoFaultName, openVideos } from './gemini-videos.ts'
import { modelNames, readContentRequest, readVideoRequest, Refused } from './gemini-protocol.ts'

export type GeminiCallKind = 'models' | 'copy' | 'picture' | 'film' | 'poll' | 'cancel' | 'file' | 'download'
export type GeminiFaultName = WireFaultName | ContentFaultName | VideoFaultName

/** A call that the real service would bill. */
export interface BilledCall {
  kind: 'copy' | 'picture' | 'film'
  model: string
  key: string
  prompt: string
  references: number
  /** What the answer tells of its tokens; absent for a film. */
  usage?: unknown
}

export interface NextFault {
  name: GeminiFaultName
  kind?: GeminiCallKind
  retryAfter?: number
}

/** A server on loopback that speaks the protocol of the Gemini API: strict in what it takes, and failing on demand. */
export interface GeminiServer {
  url: string
  /** Billed calls, oldest first. */
  ledger: BilledCall[]
  /** Every request, oldest first. */
  requests: Readonly<Asked>[]
  /** The next call (of this kind) fails so; each call of `next` is used up once. */
  next: (name: GeminiFaultName, options?: Omit<NextFault, 'name'>) => void
  /** How often a film is polled in vain before it is done; 1 to begin with. */
  pollsBeforeDone: (polls: number) => void
  isCanceled: (interactionId: string) => boolean
  /** Forgets ledger, requests and faults to come. */
  reset: () => void
  close: () => Promise<void>
}

interface Asked {
  kind: GeminiCallKind | 'unknown'
  url: string
  /** Model, interaction or file, as the kind has it. */
  name: string
  key: string
  body: unknown
  prompt: string
  /** How it was failed; null for a good answer. */
  fault: GeminiFaultName | null
}

interface State {
  films: ReturnType<typeof openVideos>
  bill: (call: BilledCall) => void
  takeFault: (kind: Asked['kind'], prompt: string) => NextFault | null
}

/** Faults to a prompt by hand: `fault:quota`, or `fault:poll:failed` for one kind of call. */
const BY_HAND = /fault:(?:(copy|picture|film|poll|cancel|file|download):)?([a-z0-9_]+)/

/** `fate` may give any call a fault, which nobody asked for. */
export async function openGeminiServer(
  port = 0,
  fate: (kind: GeminiCallKind | 'unknown') => NextFault | null = () => null,
): Promise<GeminiServer> {
  const ledger: BilledCall[] = []
  const requests: GeminiServer['requests'] = []
  let faults: NextFault[] = []
  let polls = 1
  let url = ''

  const takeFault: State['takeFault'] = (kind, prompt) => {
    const at = faults.findIndex((fault) => fault.kind === undefined || fault.kind === kind)
    if (at >= 0) return faults.splice(at, 1)[0] ?? null
    const chance = fate(kind)
    if (chance) return chance
    const spoken = BY_HAND.exec(prompt)
    const isMeant = spoken && (spoken[1] === undefined || spoken[1] === kind)
    return isMeant ? { name: spoken[2] as GeminiFaultName } : null
  }
  const state: State = {
    films: openVideos(
      () => url,
      () => polls,
    ),
    bill: (call) => void ledger.push(call),
    takeFault,
  }
  const server = createServer((request, response) => {
    const work = readAsked(request).then((asked) => {
      requests.push(asked)
      return answer(state, asked, response)
    })
    void work.catch((error: unknown) => {
      if (request.complete) throw error
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    ledger,
    requests,
    next: (name, options = {}) => void faults.push({ name, ...options }),
    pollsBeforeDone: (count) => {
      polls = count
    },
    isCanceled: (id) => state.films.isCanceled(id),
    reset: () => {
      ledger.length = 0
      requests.length = 0
      faults = []
      polls = 1
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const ROUTES: readonly (readonly [string, RegExp, GeminiCallKind])[] = [
  ['GET', /^\/v1(?:beta)?\/models$/, 'models'],
  ['POST', /^\/v1(?:beta)?\/models\/([^/:]+):generateContent$/, 'copy'],
  ['POST', /^\/v1(?:beta)?\/interactions$/, 'film'],
  ['GET', /^\/v1(?:beta)?\/interactions\/([^/]+)$/, 'poll'],
  ['POST', /^\/v1(?:beta)?\/interactions\/([^/]+)\/cancel$/, 'cancel'],
  ['GET', /^\/v1(?:beta)?\/files\/([^/:]+)$/, 'file'],
  ['GET', /^\/v1(?:beta)?\/files\/([^/:]+):download$/, 'download'],
]

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { pathname } = new URL(request.url ?? '/', 'http://gemini')
  const found = ROUTES.flatMap(([method, pattern, kind]) => {
    const match = method === request.method ? pattern.exec(pathname) : null
    return match ? [{ kind, name: decodeURIComponent(match[1] ?? '') }] : []
  })[0]
  const isImage = found?.kind === 'copy' && /image|banana/.test(found.name)
  return {
    kind: isImage ? 'picture' : (found?.kind ?? 'unknown'),
    url: request.url ?? '',
    name: found?.name ?? '',
    prompt: '',
    fault: null,
    key: String(request.headers['x-goog-api-key'] ?? ''),
    body: chunks.length === 0 ? null : parseJson(Buffer.concat(chunks).toString()),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that holds `bad`, `expired` or `leaked` is one. */
const KEY_FAULTS: Readonly<Record<string, WireFaultName>> = {
  bad: 'bad_key',
  expired: 'expired_key',
  leaked: 'leaked_key',
}

async function answer(state: State, asked: Asked, response: ServerResponse): Promise<void> {
  try {
    const keyFault = asked.key === '' ? 'no_key' : KEY_FAULTS[/bad|expired|leaked/.exec(asked.key)?.[0] ?? '']
    if (keyFault) return send(response, wireFault(keyFault) ?? {})
    await answerGood(state, asked, response)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    send(response, error.fault)
  }
}

async function answerGood(state: State, asked: Asked, response: ServerResponse): Promise<void> {
  const { kind, name, key } = asked
  if (kind === 'models') {
    const models = modelNames().map((model) => ({ name: `models/${model}` }))
    return failOr(state, asked, '', response, () => ({ models }))
  }
  if (kind === 'copy' || kind === 'picture') {
    const request = readContentRequest(name, asked.body)
    const { model, prompt, references } = request
    const bill = (reply: unknown) => {
      const { usageMetadata: usage } = z.object({ usageMetadata: z.unknown().optional() }).parse(reply)
      state.bill({ kind: request.kind, model, key, prompt, references, usage })
    }
    return failOr(state, asked, prompt, response, (fault) => contentAnswer(request, fault), bill)
  }
  if (kind === 'film') {
    const request = readVideoRequest(asked.body)
    const { model, prompt, references } = request
    const bill = () => state.bill({ kind: 'film', model, key, prompt, references })
    return failOr(state, asked, prompt, response, () => state.films.start(request), bill)
  }
  if (kind === 'poll') {
    return failOr(state, asked, state.films.getPrompt(name), response, (fault) => state.films.poll(name, fault))
  }
  if (kind === 'cancel') return cancel(state, asked, response)
  if (kind === 'file') {
    return failOr(state, asked, '', response, (fault) => {
      const file = state.films.file(name)
      return file && { name: `files/${name}`, state: fault === 'uri_processing' ? file.state : 'ACTIVE' }
    })
  }
  if (kind === 'download') return failOr(state, asked, '', response, () => state.films.file(name)?.bytes ?? null)
  return send(response, notFound('The requested URL'))
}

const cancel = (state: State, asked: Asked, response: ServerResponse) =>
  failOr(state, asked, '', response, () => {
    const outcome = state.films.cancel(asked.name)
    if (outcome === 'ended') throw new Refused(invalidArgument('The interaction has ended.'))
    return outcome === 'unknown' ? null : { id: asked.name, status: 'cancelled' }
  })

/** Fails as it was told to, or answers 200 with what `make` gives; null is a 404. Work that was done is billed. */
async function failOr(
  state: State,
  asked: Asked,
  prompt: string,
  response: ServerResponse,
  make: (fault: string | null) => unknown,
  bill: (reply: unknown) => void = () => {},
): Promise<void> {
  const fault = state.takeFault(asked.kind, prompt)
  Object.assign(asked, { prompt, fault: fault?.name ?? null })
  const wire = fault && wireFault(fault.name, fault.retryAfter)
  const isContent = fault && ([...CONTENT_FAULTS, ...VIDEO_FAULTS] as readonly string[]).includes(fault.name)
  if (fault && !wire && !isContent) return send(response, invalidArgument(`No such fault: ${fault.name}`))
  if (wire && wire.wire === undefined) return send(response, wire)
  if (wire && (wire.wire === 'hang' || wire.wire === 'reset')) return send(response, wire)
  const reply = await make(isContent ? fault.name : null)
  if (reply === null) return send(response, notFound('The requested entity'))
  bill(reply)
  send(response, { status: 200, body: reply, ...(wire && { wire: wire.wire }) })
}

function send(response: ServerResponse, { status = 200, body, headers = {}, wire }: Fault): void {
  if (wire === 'hang') return
  if (wire === 'reset' || wire === 'lost') return void response.socket?.resetAndDestroy()
  const isBytes = Buffer.isBuffer(body)
  const payload = isBytes ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const type = isBytes ? 'video/mp4' : 'application/json; charset=UTF-8'
  response.writeHead(status, { 'content-type': type, 'content-length': payload.length, ...headers })
  if (wire !== 'cut' && wire !== 'slow') return void response.end(payload)
  response.write(payload.subarray(0, Math.ceil(payload.length / 2)), () => {
    if (wire === 'cut') setTimeout(() => response.socket?.destroy(), 20)
  })
}

if (import.meta.main) {
  const server = await openGeminiServer(Number(process.env['PORT'] ?? 0))
  process.stdout.write(
    `Gemini protocol at ${server.url}\nStart the product with GEMINI_BASE_URL=${server.url} GEMINI_API_KEY=any-key-at-all\n` +
      'A prompt with fault:quota, fault:picture:safety or fault:poll:failed fails so.\n',
  )
}
