import { vi } from 'vitest'
import { type Answers, findReply, toPattern } from '../replies/agreed-replies.ts'

/** Failures without a message: no reply at all, and an error with an empty body. */
export type Failure = 'no answer' | 'an empty answer'

const FAILURES: Record<Failure, () => Promise<Response> | Response> = {
  'no answer': () => Promise.reject(new TypeError('Failed to fetch')),
  'an empty answer': () => new Response('', { status: 500 }),
}

let others: Answers = {}
let failing: { path: RegExp; failure: Failure }[] = []

/** Answers every call of the app as `agreed-replies.ts` does, and all other calls with 404. `vi.restoreAllMocks()` ends it. */
export function startNetwork(): void {
  answerWith({})
  failing = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const reply = chooseReply(init?.method ?? 'GET', url, init?.body)
    // No network answers before the page has handled the event that caused the call.
    await new Promise((done) => setTimeout(done))
    init?.signal?.throwIfAborted()
    return Promise.race([reply(), failWhenAborted(init?.signal)])
  })
}

function chooseReply(method: string, url: URL, sent: BodyInit | null = null): () => Promise<Response> | Response {
  const failed = failing.find(({ path }) => path.test(url.pathname))
  if (failed) return FAILURES[failed.failure]
  const body = url.origin === window.location.origin ? findReply(method, url, others, sent) : undefined
  if (body === undefined) return () => Response.json({ detail: 'Not found' }, { status: 404 })
  return () => Promise.resolve(body).then(toResponse)
}

function toResponse(body: string | object): Response {
  if (body instanceof Response) return body
  return typeof body === 'string' ? new Response(body) : Response.json(body)
}

const failWhenAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, fail) =>
    signal?.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError'))),
  )

/** From now on, these replies replace those with the same key. */
export function answerWith(answers: Answers): void {
  others = answers
}

/** From now on, all calls to this path fail. `*` matches one path segment, `**` any number of them. */
export function failCalls(path: string, failure: Failure): void {
  failing.push({ path: toPattern(path), failure })
}

/** From now on, all calls get their usual replies again. */
export function restoreCalls(): void {
  failing = []
}
