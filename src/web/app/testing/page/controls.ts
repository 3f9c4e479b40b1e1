import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { PIXEL } from '../replies/content-replies.ts'

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
export const dialog = (): Locator => page.getByRole('dialog')

/** Chooses an option of one of our selects. */
export async function chooseOption(select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Chooses an image in the first file field, which may be hidden behind a button of ours. */
export async function chooseImage(): Promise<void> {
  const find = () => document.querySelector('input[type=file]')
  await expect.poll(find).not.toBeNull()
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  await userEvent.upload(find() ?? document.body, new File([bytes], 'picture.png', { type: 'image/png' }))
}

/** Chooses a radio button with the keyboard. */
export async function chooseRadio(radio: Locator): Promise<void> {
  const element = await radio.findElement()
  element.focus()
  await userEvent.keyboard(' ')
}

/** Continues from step 1 of the wizard to its last step. */
export async function continueToReview(): Promise<void> {
  for (let step = 1; step < 6; step += 1) await button('Continue').click()
}

export const expectPath = (path: string): Promise<void> => expect.poll(() => window.location.pathname).toBe(path)

/** The videos in a part of the page, which may not be there yet. `element()` would print the whole page into its error, at each look of a poll. */
export const findVideos = (within: Locator): readonly Element[] => [
  ...(within.query()?.querySelectorAll('video') ?? []),
]
