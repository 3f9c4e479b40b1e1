import { afterEach, beforeEach } from 'vitest'

/** Counts how often the app loads its page again in each test of a file. The page of the tests stays as it is. */
export function useReloads(): { count: () => number } {
  let reloads = 0
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    event.preventDefault()
    reloads += 1
  }
  beforeEach(() => {
    reloads = 0
    window.navigation.addEventListener('navigate', hold)
  })
  afterEach(() => window.navigation.removeEventListener('navigate', hold))
  return { count: () => reloads }
}
