import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { createBareItem, cutPage } from '../../testing/replies/library-replies.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { refuseOnce } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, card, findToast, listCards, region } from '../../testing/page/parts.ts'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'
import { storeLibrary } from '../../testing/stored/stored-library.ts'

useApp()

const NOW = new Date().toISOString()

const openLibrary = () => openScreen('/dashboard/content', 'My Content')
const inCard = (title: string, name: string) => card(title).getByRole('button', { name })
const confirm = (name: string) => dialog().getByRole('button', { name }).click()
const expectCards = (titles: string[]) => expect.poll(listCards).toEqual(titles)
const showing = (count: string) => page.getByText(`Showing ${count} items`)

async function removeAll(titles: string[]): Promise<void> {
  for (const title of titles) {
    const preview = await button(`Preview ${title}`).findElement()
    preview.focus()
    await userEvent.keyboard('{Delete}')
    await confirm('Confirm')
    await expect.element(card(title)).not.toBeInTheDocument()
  }
}

test('deleted items are in the trash, whose screen leads back to the library', async () => {
  await signIn(storeLibrary(['E', 'D', 'C', 'B', 'A']))
  await openLibrary()
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect.element(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible()
  await expect.element(button('Empty Trash')).not.toBeInTheDocument()
  await expectAccessibleInBothThemes()
  await button('Back to My Content').click()
  await removeAll(['B', 'C', 'D', 'E'])
  await page.getByRole('link', { name: 'Trash' }).click()
  await expectCards(['E', 'D', 'C', 'B'])
  await expect.element(card('E')).toMatchTextContent('30 days left')
  await expect.element(card('E').getByRole('img')).toBeVisible()
  await expectAccessibleInBothThemes()
})

test('items are restored from the trash or deleted forever', async () => {
  await signIn(storeLibrary(['E', 'D', 'C', 'B', 'A']))
  await openLibrary()
  await inCard('C', 'Favorite').click({ force: true })
  await removeAll(['B', 'C', 'D', 'E'])
  await page.getByRole('link', { name: 'Trash' }).click()
  await expectCards(['E', 'D', 'C', 'B'])
  await expectRefusals()
  await card('C').hover()
  await inCard('C', 'Restore').click()
  await expect.element(findToast('Restored')).toBeVisible()
  await expect.element(button('Select B')).toHaveFocus()
  await expectDeletionForever()

  await button('Back to My Content').click()
  await expectCards(['A', 'C'])
  await expect.element(inCard('C', 'Favorite')).toHaveAttribute('aria-pressed', 'true')
  await button('Preview C').click()
  await expect.element(dialog().getByRole('img', { name: /./ }).first()).toBeVisible()
})

/** Calls that fail restore all items and show the error. */
async function expectRefusals(): Promise<void> {
  refuseOnce('POST /api/content/*/restore', 'Not now')
  await card('D').hover()
  await inCard('D', 'Restore').click()
  await expect.element(findToast('Not now')).toBeVisible()
  await expectCards(['E', 'D', 'C', 'B'])
  refuseOnce('DELETE /api/trash/*', 'It is held back')
  await card('D').hover()
  await inCard('D', 'Delete forever').click()
  await confirm('Delete forever')
  await expect.element(findToast('It is held back')).toBeVisible()
  await expectCards(['E', 'D', 'C', 'B'])
}

/** Deletes B, which has the focus, with the keyboard. */
async function expectDeletionForever(): Promise<void> {
  await userEvent.keyboard('{Delete}')
  await expect
    .element(dialog())
    .toMatchTextContent('"B" and its file will be deleted permanently. This action cannot be undone.')
  await confirm('Cancel')
  await expect.element(button('Select B')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await confirm('Delete forever')
  await expect.element(findToast('Deleted forever')).toBeVisible()
  await expectCards(['E', 'D'])
  await openApp('/dashboard/trash')
  await expectCards(['E', 'D'])
}

/** Two items of the trash. */
const DELETED = [2, 1].map((id) => ({ ...createBareItem(id), deleted_at: NOW, gone_at: NOW }))

test('the trash shows loading and error states', async () => {
  const library = storeLibrary(['D', 'C', 'B', 'A'])
  await removeTogether(library)
  const { answer, release } = holdReply(({ searchParams }) => cutPage(DELETED, searchParams))
  answerWith({ ...library, 'GET /api/trash': answer })
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect.element(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  release()
  await expect.element(showing('2 of 2')).toBeVisible()
  answerWith({ ...library, 'GET /api/trash': failWithoutMessage })
  await openApp('/dashboard/trash')
  await expect.element(alert()).toMatchTextContent('Failed to load trash')
  answerWith(library)
  await button('Retry').click()
  await expect.element(showing('4 of 4')).toBeVisible()
})

/** Selects all four items of the library and deletes them. */
async function removeTogether(library: Answers): Promise<void> {
  await signIn(library)
  await openLibrary()
  await button('Preview A').click({ modifiers: ['ControlOrMeta'] })
  await button('Select all 4 loaded').click()
  await region('Selection').getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog()).toMatchTextContent('4 items leave your library and stay in the trash for 30 days.')
  await confirm('Confirm')
  await expect.element(page.getByRole('heading', { name: 'No content yet' })).toBeVisible()
}

test('several items of the trash are restored, deleted or emptied at once', async () => {
  await removeTogether(storeLibrary(['D', 'C', 'B', 'A']))
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect.element(showing('4 of 4')).toBeVisible()
  const [first = '', second = ''] = listCards().map(String)
  await button(`Select ${first}`).click()
  await button(`Select ${second}`).click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await region('Selection').getByRole('button', { name: 'Restore' }).click()
  await expect.element(findToast('Restored 2 items')).toBeVisible()
  await expect.element(showing('2 of 2')).toBeVisible()
  await button('Empty Trash').click()
  await expect.element(dialog()).toMatchTextContent('2 items and their files will be deleted permanently.')
  await confirm('Empty trash')
  await expect.element(findToast('Trash emptied')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible()
  await button('Back to My Content').click()
  await expect.poll(() => listCards().map(String).toSorted()).toEqual([first, second].toSorted())
})

test('a deletion can be undone even if success toasts are turned off', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await signIn(storeLibrary(['Only']))
  localStorage.setItem('signet-toasts-success', 'false')
  await openLibrary()
  await inCard('Only', 'Copy').click({ force: true })
  await expect.poll(() => copy.mock.calls.length).toBe(1)
  await removeAll(['Only'])
  await button('Undo').click()
  await expectCards(['Only'])
  await expect.element(findToast('Copied to clipboard')).not.toBeInTheDocument()
})
