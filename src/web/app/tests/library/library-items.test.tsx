import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { listSent, refuseOnce } from '../../testing/replies/next-replies.ts'
import { expectDownload, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card, findToast, listCards, region } from '../../testing/page/parts.ts'
import { holdReply } from '../../testing/replies/replies.ts'
import { storeLibrary } from '../../testing/stored/stored-library.ts'

useApp()
useMotion()

const VOLT = { brand_id: 5, brand_name: 'Volt' }

const openLibrary = () => openScreen('/dashboard/content', 'My Content')
const preview = (title: string) => button(`Preview ${title}`)
const heart = (title: string) => card(title).getByRole('button', { name: 'Favorite' })
const expectCards = (titles: string[]) => expect.poll(listCards).toEqual(titles)
const showing = (count: string) => page.getByText(`Showing ${count} items`)

async function focusPreview(title: string): Promise<void> {
  const element = await preview(title).findElement()
  element.focus()
}

test('the library is filtered, searched, sorted and arranged', async () => {
  const items = [
    createBareItem(3, { title: 'beta', dimensions: '600x300', ...VOLT }),
    createBareItem(2, { title: 'Alpha' }),
    createBareItem(1, { title: 'Gamma' }),
  ]
  await signIn({ ...sendLibrary(items), 'GET /api/brands': { brands: [{ id: 5, name: 'Volt' }] } })
  await openLibrary()
  await expect.element(showing('3 of 3')).toBeVisible()
  await expectCards(['beta', 'Alpha', 'Gamma'])
  await chooseOption('Sort', 'Oldest first')
  await expectCards(['Gamma', 'Alpha', 'beta'])
  await chooseOption('Sort', 'Name A-Z')
  await expectCards(['Alpha', 'beta', 'Gamma'])
  await chooseOption('Brand', 'Volt')
  await expectCards(['beta'])
  await chooseOption('Brand', 'All brands')
  await chooseOption('Type', 'Videos')
  await expect.element(page.getByRole('heading', { name: 'No content found' })).toBeVisible()
  await button('Clear filters').click()
  await expect.poll(() => listCards().length).toBe(3)
  await page.getByRole('searchbox', { name: 'Search content' }).fill('alp')
  await expectCards(['Alpha'])
  await page.getByRole('searchbox', { name: 'Search content' }).fill('')
  await button('List view').click()
  await expect.element(card('beta')).toMatchTextContent('Volt · 600 × 300')
  await button('Grid view').click()
  await expect.poll(measureBeta).toBeCloseTo(2, 1)
})

function measureBeta(): number {
  const { width, height } = preview('beta').element().getBoundingClientRect()
  return width / height
}

test('with the keyboard, cards are reached, marked and opened, and the preview goes on to the next one', async () => {
  await signIn(storeLibrary(['One', 'Two', 'Three']))
  await openLibrary()
  await focusPreview('Three')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(preview('One')).toHaveFocus()
  await userEvent.keyboard('f')
  await expect.element(heart('One')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('heading', { name: 'One' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dialog().getByRole('heading', { name: 'Two' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(preview('Two')).toHaveFocus()
})

test('a deletion can be canceled, refused and undone, and the focus is on a card afterwards', async () => {
  await signIn(storeLibrary(['One', 'Two', 'Three']))
  await openLibrary()
  await focusPreview('Two')
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog()).toMatchTextContent('Delete content?')
  await expect.element(dialog()).not.toMatchTextContent('cannot be undone')
  await button('Cancel').click()
  await expect.element(preview('Two')).toHaveFocus()

  refuseOnce('DELETE /api/content/*', 'It is held back')
  await userEvent.keyboard('{Delete}')
  await button('Confirm').click()
  await expect.element(findToast('It is held back')).toBeVisible()
  await expectCards(['Three', 'Two', 'One'])
  await expect.element(preview('One')).toHaveFocus()

  await focusPreview('Two')
  await userEvent.keyboard('{Delete}')
  await button('Confirm').click()
  await expect.element(findToast('Deleted')).toBeVisible()
  await expect.element(showing('2 of 2')).toBeVisible()
  await expect.element(preview('One')).toHaveFocus()
  await button('Undo').click()
  await expectCards(['Three', 'Two', 'One'])
})

const bar = () => region('Selection')
const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
const marks = () =>
  page
    .getByRole('article')
    .getByRole('button', { name: 'Favorite' })
    .elements()
    .map((one) => one.getAttribute('aria-pressed'))

test('several items are selected, marked, deleted and restored together', async () => {
  await signIn(storeLibrary(['D', 'C', 'B', 'A']))
  await openLibrary()
  await card('A').hover()
  await box('A').click()
  await box('C').click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await expect.element(box('B')).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('3 selected')).not.toBeInTheDocument()
  await selectTwo()

  await bar().getByRole('button', { name: 'Favorite' }).click()
  await expect.poll(marks).toEqual(['false', 'true', 'false', 'true'])
  await bar().getByRole('button', { name: 'Select all 4 loaded' }).click()
  await bar().getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog()).toMatchTextContent('4 items leave your library')
  await button('Confirm').click()
  await expect.element(page.getByRole('heading', { name: 'No content yet' })).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  await button('Undo').click()
  await expectCards(['A', 'B', 'C', 'D'])
  await expect.poll(() => listSent('POST /api/content/*/restore')).toHaveLength(4)
  await openLibrary()
  await expectCards(['A', 'B', 'C', 'D'])
})

/** Selects B with the keyboard and D with Ctrl and a click. */
async function selectTwo(): Promise<void> {
  const element = await box('B').findElement()
  element.focus()
  await userEvent.keyboard(' ')
  await preview('D').click({ modifiers: ['ControlOrMeta'] })
  await expect.element(page.getByText('2 selected')).toBeVisible()
}

test('selected items are downloaded as one archive, and a refusal is shown', async () => {
  const held = holdReply(() => Response.json(ARCHIVE, { status: 201 }))
  await signIn({ ...storeLibrary(['D', 'C', 'B', 'A']), 'POST /api/archives': held.answer })
  await openLibrary()
  await selectTwo()
  const download = bar().getByRole('button', { name: 'Download' })
  refuseOnce('POST /api/archives', 'Not now')
  await download.click()
  await expect.element(findToast('Not now')).toBeVisible()
  await expect.element(download).toBeEnabled()

  const saved = expectDownload(download)
  await expect.element(findToast('Preparing 2 files…')).toBeVisible()
  await expect.element(download).toBeDisabled()
  held.release()
  await expect.element(findToast('Downloading 2 files (2 KB)')).toBeVisible()
  expect(await saved).toBe(ARCHIVE.file_name)
  expect(listSent('POST /api/archives').at(-1)).toEqual({ ids: [3, 1] })
})

const ARCHIVE = {
  url: '/api/archives?ticket=1',
  expires_at: '2026-11-20T10:05:00Z',
  file_name: 'signet_2026-11-20T10-00-00.zip',
  items: 2,
  size_bytes: 2048,
}
