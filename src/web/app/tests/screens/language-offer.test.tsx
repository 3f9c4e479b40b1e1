import { expect, test, vi } from 'vitest'
import { button } from '../../testing/page/controls.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { useReloads } from '../../testing/browser/reloads.ts'

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
