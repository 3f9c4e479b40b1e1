import { vi } from 'vitest'
import { toPattern } from './named-replies.ts'

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
