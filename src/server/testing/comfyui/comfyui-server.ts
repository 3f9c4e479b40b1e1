import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import {
  type ComfyFault,
  type ComfyFaultName,
  findOtherFault,
  findQueueFault,
  type RunFaultName,
} from './comfyui-faults.ts'
import { type PaintedImage, openPrompts } from './comfyui-prompts.ts'

/** A server on loopback that speaks ComfyUI's protocol: strict in what it takes, and failing on demand. */
export interface ComfyStandIn {
  url: string
  /** Finished runs, oldest first: what the operator would pay for. */
  ledger: PaintedImage[]
  /** Every request, oldest first, as `POST /prompt`. */
  requests: { path: string; key: string; fault: ComfyFaultName | null }[]
  /** Names of uploaded images. */
  uploads: Set<string>
  /** The next prompt, poll or download fails so. */
  next: (name: ComfyFaultName) => void
  /** Ids of the prompts that have not ended. */
  listRunning: () => string[]
  reset: () => void
  close: () => Promise<void>
}

interface Options {
  /** A server that chooses the ids itself, as before 2025. */
  isOld?: boolean
  /** How long a run takes; null where each look at the queue moves it on. */
  runMs?: number | null
  /** May give any prompt, look at the queue or download a fault, which nobody asked for. */
  fate?: (request: 'prompt' | 'poll' | 'view') => ComfyFaultName | null
}

const Node = z.strictObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) })
const Body = z.strictObject({
  prompt: z.record(z.string(), Node),
  client_id: z.uuid(),
  prompt_id: z.uuid(),
})

export async function openComfyServer({
  isOld = false,
  runMs = null,
  fate = () => null,
}: Options = {}): Promise<ComfyStandIn> {
  const ledger: PaintedImage[] = []
  const requests: ComfyStandIn['requests'] = []
  const uploads = new Set<string>()
  let faults: ComfyFaultName[] = []
  const prompts = openPrompts((painted) => void ledger.push(painted), runMs)

  const take = (request: 'prompt' | 'poll' | 'view') => {
    const isOther = (name: ComfyFaultName) => name.startsWith('poll_') || name.startsWith('view_')
    const isMeant = (name: ComfyFaultName) =>
      request === 'prompt' ? !isOther(name) : findOtherFault(name, request) !== null
    const at = faults.findIndex(isMeant)
    const name = at < 0 ? fate(request) : (faults.splice(at, 1)[0] ?? null)
    if (name) Object.assign(requests.at(-1) ?? {}, { fault: name })
    return name
  }

  const queue = (body: Buffer, key: string): ComfyFault => {
    const name = take('prompt')
    const fault = name && findQueueFault(name)
    if (fault && fault.wire !== 'lost' && fault.wire !== 'cut') return fault
    const { prompt, client_id, prompt_id } = Body.parse(JSON.parse(body.toString()))
    const promptId = isOld ? randomUUID() : prompt_id
    const painted = { promptId, key, ...readGraph(prompt, uploads) }
    prompts.add(client_id, prompt, painted, fault ? null : (name as RunFaultName | null))
    return { body: { prompt_id: promptId, number: 1, node_errors: {} }, ...(fault?.wire && { wire: fault.wire }) }
  }

  const upload = async (request: IncomingMessage, body: Buffer): Promise<ComfyFault> => {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    const image = form.get('image')
    if (!(image instanceof File) || form.get('type') !== 'input') return { status: 400, body: '' }
    uploads.add(`${form.get('subfolder') as string}/${image.name}`)
    return { body: { name: image.name, subfolder: form.get('subfolder'), type: 'input' } }
  }

  const answer = async (request: IncomingMessage, body: Buffer): Promise<ComfyFault> => {
    const url = new URL(request.url ?? '/', 'http://comfyui')
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const path = `${request.method} ${url.pathname}`
    requests.push({ path, key, fault: null })
    if (path === 'POST /prompt') return queue(body, key)
    if (path === 'POST /upload/image') return upload(request, body)
    if (path === 'GET /queue') {
      const fault = take('poll')
      return (fault && findOtherFault(fault, 'poll')) ?? { body: prompts.readQueue() }
    }
    if (path === 'GET /history') return { body: prompts.readHistory(null) }
    if (path.startsWith('GET /history/')) return { body: prompts.readHistory(url.pathname.slice('/history/'.length)) }
    if (path === 'POST /queue') {
      prompts.remove(z.object({ delete: z.array(z.string()) }).parse(JSON.parse(body.toString())).delete)
      return { body: '' }
    }
    if (path === 'POST /interrupt') {
      prompts.interrupt(z.object({ prompt_id: z.string() }).parse(JSON.parse(body.toString())).prompt_id)
      return { body: '' }
    }
    if (path !== 'GET /view') return { status: 404, body: 'Not found' }
    const fault = take('view')
    const file = await prompts.readFile(url.searchParams.get('filename') ?? '')
    return (fault && findOtherFault(fault, 'view')) ?? (file ? { body: file } : { status: 404, body: 'Not found' })
  }

  const server = createServer((request, response) => {
    const work = readBody(request).then(async (body) => send(response, await answer(request, body)))
    void work.catch((error: unknown) => {
      if (request.complete) throw error
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    requests,
    uploads,
    next: (name) => void faults.push(name),
    listRunning: prompts.listRunning,
    reset: () => {
      ledger.length = 0
      requests.length = 0
      uploads.clear()
      faults = []
      prompts.reset()
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const Size = z.object({ width: z.int(), height: z.int() })

/**
 * What the nodes of the test's workflow ask for.
 * @throws {Error} if a value was not filled in, so that the test fails
 */
function readGraph(graph: Record<string, z.output<typeof Node>>, uploads: Set<string>) {
  if (JSON.stringify(graph).includes('{{')) throw new Error('A placeholder was left in the workflow')
  const nodes = Object.values(graph)
  const find = (type: string) => nodes.filter(({ class_type }) => class_type === type).map(({ inputs }) => inputs)
  const { width, height } = Size.parse(find('EmptyLatentImage')[0])
  z.int().min(0).parse(find('KSampler')[0]?.['seed'])
  const images = find('LoadImage').map(({ image }) => z.string().parse(image))
  if (!images.every((name) => uploads.has(name))) throw new Error('The workflow names an image that was not uploaded')
  return {
    prompt: z.string().parse(find('CLIPTextEncode')[0]?.['text']),
    size: `${width}x${height}`,
    references: images.length,
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status = 200, body = '', headers = {}, wire }: ComfyFault): void {
  if (wire === 'hang') return
  if (wire === 'reset' || wire === 'lost') return void response.socket?.resetAndDestroy()
  const payload = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  response.writeHead(status, { 'content-length': payload.length, ...headers })
  if (wire !== 'cut') return void response.end(payload)
  response.write(payload.subarray(0, Math.ceil(payload.length / 2)), () => response.socket?.destroy())
}
