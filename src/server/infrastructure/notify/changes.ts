import type { Notifier, Topic } from './notifier.ts'

/** Rows that are read when a notification comes, and at an interval in case one was lost. */
export interface Changes {
  /**
   * Resolves with the next notification, at once when one has come since the last call, and after `ms` milliseconds or when
   * `signal` fires without one.
   */
  next: (ms: number, signal?: AbortSignal) => Promise<void>
  stop: () => void
}

/** Records notifications of the topics from now on, so that a change between reading rows and waiting is not missed. */
export function watchTopics(notifier: Pick<Notifier, 'subscribe'>, topics: readonly Topic[]): Changes {
  let pending = false
  let wake = () => {}
  const stop = notifier.subscribe(topics, () => {
    pending = true
    wake()
  })
  const next = async (ms: number, signal?: AbortSignal) => {
    if (!pending && !signal?.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const done = () => resolve()
      wake = done
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done, { once: true })
      await promise
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
    }
    pending = false
  }
  return { next, stop }
}
