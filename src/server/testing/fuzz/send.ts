import { scaleLimit } from '../patience.ts'
import type { FuzzedSite, Sender } from './people-and-things.ts'
import type { Answer } from './judge.ts'
import type { Attempt } from './requests.ts'

const PATIENCE_MS = scaleLimit(60_000)
const NO_IMAGE = new Blob(['this is no picture'], { type: 'image/png' })
/** Looks like a token, and is nobody's. */
const GARBAGE = `signet_${'x'.repeat(43)}`

/** Sends a request and reads the answer, which has status 0 where none came; `network` is a number that its address is made of. */
export async function send(site: FuzzedSite, attempt: Attempt, network: number): Promise<Answer> {
  try {
    return await sendOnce(site, attempt, network)
  } catch (error) {
    return { status: 0, type: '', requestId: null, body: String(error) }
  }
}

async function sendOnce(site: FuzzedSite, attempt: Attempt, network: number): Promise<Answer> {
  const { operation, wrong, person } = attempt
  const sender = site.senders[person % site.senders.length] as Sender
  const leaving = new AbortController()
  const answer = await fetch(site.server.origin + createAddress(attempt), {
    method: operation.method,
    headers: createHeaders(attempt, sender, network),
    body: createBody(attempt, site.picture),
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  const read = await readAnswer(answer)
  // The stream of events never ends by itself.
  leaving.abort()
  if (!wrong) await clearUp(site, attempt, sender, read)
  return read
}

function createAddress({ operation, path, query }: Attempt): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = Object.entries(query).map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const chooseToken = ({ bearer }: Attempt, { token }: Sender) => ({ own: token, none: null, garbage: GARBAGE })[bearer]

function createHeaders(attempt: Attempt, sender: Sender, network: number): Record<string, string> {
  const { operation, header, contentType } = attempt
  const token = chooseToken(attempt, sender)
  const isMaking = operation.parameters.some(({ name }) => name === 'prefer')
  return {
    ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)])),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(contentType !== null && { 'content-type': contentType }),
    // Making what was asked for would take seconds each time: the job is accepted, then canceled.
    ...(isMaking && { prefer: 'respond-async' }),
    'x-forwarded-for': `10.${(network >> 8) % 256}.${network % 256}.1`,
  }
}

function createBody({ body, form, files }: Attempt, image: Blob): string | FormData | null {
  if (!form) return body
  const data = new FormData()
  for (const [name, value] of Object.entries(form))
    if (value !== null && value !== undefined)
      data.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const { part, isPicture } of files) data.append(part, isPicture ? image : NO_IMAGE, 'a "name" of ä.png')
  return data
}

async function readAnswer(answer: Response): Promise<Answer> {
  const type = answer.headers.get('content-type') ?? ''
  const body = type.startsWith('text/event-stream') ? '' : await answer.text()
  return {
    status: answer.status,
    type,
    requestId: answer.headers.get('x-request-id'),
    body: type.startsWith('application/json') ? (JSON.parse(body) as unknown) : body,
  }
}

/** Signs in again who signed out, and stops what was accepted before much of it is drawn. */
async function clearUp({ server }: FuzzedSite, { operation }: Attempt, sender: Sender, { status, body }: Answer) {
  if (operation.id === 'auth.logout') await sender.enter()
  if (status !== 202) return
  const { id } = body as { id: number }
  await server
    .visitor(sender.token)
    .generator.cancel({ params: { id } })
    .catch(() => {})
}
