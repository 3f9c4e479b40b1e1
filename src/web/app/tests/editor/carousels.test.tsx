import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { storeCarousel } from '../../testing/replies/carousel-replies.ts'
import { dialog } from '../../testing/page/controls.ts'
import { openEditor, useEditor } from '../../testing/page/editor.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { expectDownload, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { region } from '../../testing/page/parts.ts'
import { DESIGN_ID } from '../../testing/stored/stored-designs.ts'
import { expectText } from '../../testing/page/texts.ts'

useApp()
useEditor()

const HEADLINES = ['Three ways', 'Grind', 'Weigh', 'Filter', 'Verdant']
const slides = () => region('Slides').getByRole('listitem').getByRole('button')

test('a slide is removed with the Delete key, and the draft of the carousel keeps its slides', async () => {
  await openEditor(storeCarousel(HEADLINES))
  await expect.element(slides()).toHaveLength(5)
  slides().nth(1).element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(slides()).toHaveLength(4)
  await expect.element(page.getByText('Draft saved')).toBeVisible()
  const kept = HEADLINES.filter((_, at) => at !== 1)
  expect(listSent('PUT /api/content/*/design/draft')).toMatchObject([
    { carousel: { slides: kept.map((headline) => ({ copy: { headline } })) } },
  ])
  await openApp(`/dashboard/content/${DESIGN_ID}/edit`)
  await expect.element(slides()).toHaveLength(4)
})

test('the library shows the slides of a carousel one by one with buttons and arrow keys, and downloads them', async () => {
  const item = createBareItem(7, {
    slides: HEADLINES.map((alt_text) => ({
      role: 'point',
      alt_text,
      file_url: '/favicon.svg',
      thumbnail_url: '/favicon.svg',
    })),
  })
  const zip = () => new Response(new Blob(['archive'], { type: 'application/zip' }))
  await signIn({ ...sendLibrary([item]), 'POST /api/carousels/*/export': zip })
  await openScreen('/dashboard/content', 'My Content')
  const card = page.getByRole('button', { name: /^Preview/ })
  await expect.element(card).toMatchTextContent('5 slides')
  await card.click()
  const shown = dialog().getByRole('group', { name: 'Slides' })
  await expectText(shown.getByRole('status'), '1 of 5')
  await shown.getByRole('button', { name: 'Next slide' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expectText(shown.getByRole('status'), '3 of 5')
  await expect.element(shown.getByRole('img', { name: 'Weigh' })).toBeVisible()
  await expectAccessible()
  expect(await expectDownload(dialog().getByRole('button', { name: 'Download' }))).toMatch(/_carousel\.zip$/)
  expect(listSent('POST /api/carousels/7/export')).toEqual([{ format: 'zip' }])
})
