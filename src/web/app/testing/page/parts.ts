import { type Locator, page } from 'vitest/browser'

/** The parts of screens that tests look for. */

export const main = (): Locator => page.getByRole('main')
export const region = (name: string): Locator => page.getByRole('region', { name })
export const card = (title: string): Locator => page.getByRole('article', { name: title })
export const alert = (): Locator => page.getByRole('alert')
export const findToast = (text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text })

export const listTexts = (all: Locator): string[] =>
  all.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** The names of all cards, in order. */
export const listCards = (): (string | null)[] =>
  page
    .getByRole('article')
    .elements()
    .map((one) => one.getAttribute('aria-label'))

/** Scrolls until an element is in the middle of the window. */
export async function scrollTo(part: Locator): Promise<void> {
  const element = await part.findElement()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
