import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { button } from '../../testing/page/controls.ts'
import { listSent } from '../../testing/replies/next-replies.ts'

useApp()
const reloads = useReloads()

test('in a German browser, the top bar offers German until a language was chosen', async () => {
  vi.spyOn(Navigator.prototype, 'languages', 'get').mockReturnValue(['de-DE', 'de'])
  const user = { username: 'Ann Miller', email: 'ann@example.com', language: 'de' }
  await signIn({ 'PUT /api/auth/language': user })
  await openScreen('/dashboard', 'Welcome back, Ann Miller!')
  expect(document.documentElement.lang).toBe('en')
  const offer = button('Auf Deutsch anzeigen')
  await offer.click()
  await expect.poll(reloads.count).toBe(1)
  expect(listSent('PUT /api/auth/language')).toEqual([{ language: 'de' }])
  expect(localStorage.getItem('signet-language')).toBe('de')
  await expect.element(offer).not.toBeInTheDocument()
})

/** Counts how often the app loads its page again in each test of a file. The page of the tests stays as it is. */
function useReloads(): { count: () => number } {
  let counted = 0
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    event.preventDefault()
    counted += 1
  }
  beforeEach(() => {
    counted = 0
    window.navigation.addEventListener('navigate', hold)
  })
  afterEach(() => window.navigation.removeEventListener('navigate', hold))
  return { count: () => counted }
}
