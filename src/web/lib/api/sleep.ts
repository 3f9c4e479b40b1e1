/** Waits so many milliseconds, or until the signal is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, milliseconds)
    function finish() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      done()
    }
    if (signal?.aborted) finish()
    else signal?.addEventListener('abort', finish)
  })
}
