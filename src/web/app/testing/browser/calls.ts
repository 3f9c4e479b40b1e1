import { vi } from 'vitest'

/** The calls of the app since it was opened in this test, as method, path and query, in order. */
export const listCalls = (): string[] =>
  vi.mocked(window.fetch).mock.calls.map(([input, init]) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    return `${init?.method ?? 'GET'} ${pathname}${search}`
  })
