import { vi } from 'vitest'
import { toPattern } from './agreed-replies.ts'
import { failWithoutMessage, refuse } from './replies.ts'

/** Answers the next so many calls of a key, for example `POST /api/brands`. The calls after them get their usual replies. */
export function answerNext(key: string, answer: () => Response, times = 1): void {
  const fetch = vi.mocked(window.fetch)
  const answerAsUsual = fetch.getMockImplementation()
  if (!answerAsUsual) throw new Error('The network of the test has not started')
  let left = times
  fetch.mockImplementation(async (input, init) => {
    if (left === 0 || !matchesCall(key, input, init)) return answerAsUsual(input, init)
    left -= 1
    // No network answers before the page has handled the event that caused the call.
    await new Promise((done) => setTimeout(done))
    return answer()
  })
}

/** The next so many calls get a reply that cannot be parsed. */
export const replyWithInvalidBody = (key: string, times = 1): void =>
  answerNext(key, () => new Response('not what was agreed'), times)

/** Refuses the next call with a message. */
export const refuseOnce = (key: string, detail: string): void => answerNext(key, () => refuse(detail))

/** Refuses the next call without a message, so that the screen has to show its own. */
export const refuseWithoutMessage = (key: string): void => answerNext(key, failWithoutMessage)

/** The bodies of all calls of a key so far, in order. JSON is parsed. */
export const listSent = (key: string): unknown[] =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([input, init]) => matchesCall(key, input, init))
    .map(([, init]) => (typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body))

function matchesCall(key: string, input: string | URL | Request, init?: RequestInit): boolean {
  const [method, path = ''] = key.split(' ')
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  return (init?.method ?? 'GET') === method && toPattern(path).test(pathname)
}
