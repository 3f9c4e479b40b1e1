import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../page/axe.ts'
import { passTime, passTimeUntil, stopClock } from './clock.ts'
import { expectPath } from '../page/controls.ts'
import { expectWords } from '../page/words.ts'

/**
 * Checks the time of a redirect to the login after `act`: the page is still there shortly before 3 seconds, and gone shortly after. The
 * clock is stopped before `act`, so that a busy machine takes nothing of the 3 seconds.
 */
export async function expectRedirectInTime(act: () => Promise<unknown>, title: string, words: string): Promise<void> {
  stopClock()
  await act()
  const heading = page.getByRole('heading', { name: title, exact: true })
  await passTimeUntil(() => heading.query() !== null)
  await expectAccessible()
  await passTime(2900)
  expect(window.location.pathname).not.toBe('/login')
  await expectWords(page.getByRole('main'), words)
  await passTime(200)
  await expectPath('/login')
  vi.useRealTimers()
}
