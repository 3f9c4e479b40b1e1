import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDownload, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectAccessible } from '../../testing/page/axe.ts'
import { dialog } from '../../testing/page/controls.ts'
import { openEditor, useEditor } from '../../testing/page/editor.ts'
import { region } from '../../testing/page/parts.ts'
import { expectText } from '../../testing/page/texts.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { RECORDED_PREVIEW, RECORDED_STATE } from '../../testing/replies/design-replies.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { DESIGN_ID, type StoredDesigns, storeDesigns } from '../../testing/stored/stored-designs.ts'

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

test('a point of the request that has no slide is put back as one, in its place before the last slide', async () => {
  await openEditor(storeCarousel(HEADLINES))
  await page.getByRole('button', { name: 'Text', exact: true }).first().click()
  const points = region('Points without a slide')
  await points.getByRole('button', { name: 'Put back “Press slowly”' }).click()
  await expect.element(slides()).toHaveLength(6)
  await expect.element(points).not.toBeInTheDocument()
  await expect.element(page.getByText('Draft saved')).toBeVisible()
  const shown = [...HEADLINES.slice(0, -1), 'Press slowly', ...HEADLINES.slice(-1)]
  expect(listSent('PUT /api/content/*/design/draft').at(-1)).toMatchObject({
    carousel: { slides: shown.map((headline) => ({ copy: { headline } })) },
  })
})

test('the library shows the slides of a carousel one by one with buttons and arrow keys, and downloads them', async () => {
  const item = createBareItem(7, {
    alt_text: 'Three ways',
    notes: ['words_left_out: Press slowly', 'words_left_out: Pour', 'font_fallback'],
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
  await expect.element(page.getByRole('article')).toMatchTextContent(/carousel/i)
  await expect.element(page.getByRole('article')).toMatchTextContent(/Not on the picture: Press slowly · Pour/)
  await card.click()
  const shown = dialog().getByRole('group', { name: 'Slides' })
  await expectText(shown.getByRole('status'), '1 of 5')
  await shown.getByRole('button', { name: 'Next slide' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expectText(shown.getByRole('status'), '3 of 5')
  await expect.element(shown.getByRole('img', { name: 'Weigh' })).toBeVisible()
  await expect.element(dialog()).toMatchTextContent(/1\. Three ways\s*2\. Grind/)
  await expect.element(dialog()).toMatchTextContent(/Not on the picture: Press slowly · Pour/)
  await expect.element(dialog().getByRole('button', { name: 'Put back' })).toBeVisible()
  await expectAccessible()
  expect(await expectDownload(dialog().getByRole('button', { name: 'Download' }))).toMatch(/_carousel\.zip$/)
  expect(listSent('POST /api/carousels/7/export')).toEqual([{ format: 'zip' }])
})

/** Answers the calls of the editor for a carousel whose slides have these headlines. */
function storeCarousel(headlines: readonly string[]): StoredDesigns {
  const storedSlides = headlines.map((headline, at) => ({
    id: `s${at + 1}`,
    role: at === headlines.length - 1 ? ('cta' as const) : ('point' as const),
    from: at,
    overrides: RECORDED_STATE.saved.overrides,
    copy: { ...RECORDED_STATE.saved.copy, headline },
  }))
  const stored = storeDesigns({
    ...RECORDED_STATE,
    saved: { ...RECORDED_STATE.saved, carousel: { background: 'continuous', slides: storedSlides } },
    carousel: { blocks: storedSlides.map(() => null), left_out: ['Press slowly'] },
  })
  Object.assign(stored.answers, SMALL_SLIDES)
  return stored
}

/** Every slide is drawn in one color. */
const SMALL_SLIDES: Answers = {
  'POST /api/carousels/*/preview': {
    slides: Array.from({ length: 3 }, (_, position) => ({ position, image: RECORDED_PREVIEW.image })),
  },
}
