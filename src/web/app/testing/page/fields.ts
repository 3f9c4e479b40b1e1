import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/** A text field by its exact label. */
export const field = (label: string): Locator => page.getByRole('textbox', { name: label, exact: true })

/** The entries of a list of texts in a form. */
export const chips = (label: string): Locator =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem')

/** A message of that kind: `alert` in the screen or `status` among the toasts. */
export const message = (role: 'alert' | 'status', text: string): Locator =>
  page.getByRole(role).filter({ hasText: text })

/** Types into a field and presses Enter. */
export async function enter(into: Locator, text: string): Promise<void> {
  await into.fill(text)
  await userEvent.keyboard('{Enter}')
}

/** Checks the texts of all elements that match, in order. */
export const expectTexts = (all: Locator, texts: readonly string[]): Promise<void> =>
  expect.poll(() => all.elements().map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))).toEqual(texts)

/** The distance of an element from the top of the window, in pixels. */
export const measureTop = (of: Locator): number => of.element().getBoundingClientRect().top
