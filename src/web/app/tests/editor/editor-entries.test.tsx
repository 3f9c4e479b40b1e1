import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createContent, createRow } from '../../testing/replies/content-replies.ts'
import { button, chooseOption, chooseRadio, continueToReview, dialog, expectPath } from '../../testing/page/controls.ts'
import { headline, useEditor } from '../../testing/page/editor.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { region } from '../../testing/page/parts.ts'
import { DESIGN_ID, storeDesigns } from '../../testing/stored/stored-designs.ts'

useApp()
useEditor()

const edit = () => button('Edit design')

/** Signs in a user whose library has one image with a design. */
async function start(others: Answers = {}): Promise<void> {
  const item = createBareItem(DESIGN_ID, { title: 'Spring' })
  await signIn({
    ...storeDesigns().answers,
    ...sendLibrary([item]),
    'PATCH /api/content/*/favorite': () => Object.assign(item, { is_favorite: true }),
    ...others,
  })
}

/** Opens the editor by a link and waits for the design. */
async function expectEditor(link: Locator): Promise<void> {
  await link.click()
  await expectPath(`/dashboard/content/${DESIGN_ID}/edit`)
  await expect.element(headline()).toBeVisible()
}

test('Edit design opens the editor from the library and the favorites', async () => {
  await start()
  await openScreen('/dashboard/content', 'My Content')
  await button('Preview Spring').click()
  await dialog().getByRole('button', { name: 'Favorite' }).click()
  await expectEditor(edit())

  await openScreen('/dashboard/favorites', 'Favorites')
  await button('Preview Spring').click()
  await expectEditor(edit())
})

test('Edit design opens the editor from the analytics', async () => {
  await start({ 'GET /api/analytics/content': { analytics: [createRow(DESIGN_ID)] } })
  await openScreen('/dashboard/analytics', 'Analytics')
  await button('View details').click()
  await expectEditor(edit())
})

test('Edit design opens the editor from the result of Quick Generate', async () => {
  await start({ 'POST /api/content/generate': { ...createContent(DESIGN_ID), ...IMAGE } })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Wake up to brighter skin')
  await button('Generate Content').click()
  await expectEditor(edit())
})

test('Edit design opens the editor from the results of the Content Generator', async () => {
  const jobs = storeJobs()
  await start(jobs.answers)
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await button('Generate Content').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  jobs.end([DESIGN_ID])
  await expectEditor(region('Results').getByRole('button', { name: 'Edit design' }).first())
})
