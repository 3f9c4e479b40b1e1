import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Focuses a control and presses Enter on it. */
export async function pressEnter(control: Locator): Promise<void> {
  const element = await control.findElement()
  element.focus()
  await userEvent.keyboard('{Enter}')
}

/** The label or the text of the focused element. */
export const readFocused = (): string =>
  (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()

/** Presses Tab until the control with that name has the focus, 60 times at most. */
export async function tabTo(name: RegExp): Promise<void> {
  for (let press = 0; press < 60 && !name.test(readFocused()); press += 1) await userEvent.tab()
  expect(readFocused()).toMatch(name)
}
