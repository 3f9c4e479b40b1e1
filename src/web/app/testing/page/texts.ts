import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Checks the whole text of an element. White space is folded. */
export const expectText = (part: Locator, text: string): Promise<void> =>
  expect.poll(() => part.query()?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(text)
