import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, chooseRadio, dialog } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { DESIGN_REPLIES } from '../../testing/replies/design-replies.ts'
import { listSent, refuseOnce } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, card, findToast } from '../../testing/page/parts.ts'
import { storeLibrary } from '../../testing/stored/stored-library.ts'

useApp()
useMotion()

const RULE = 'Large words stand out from their ground'
const FIELDS = {
  brand_id: 5,
  brand_name: 'Verdant',
  dimensions: '600x600',
  size_bytes: 2048,
  model_used: 'studio',
  prompt: 'Say "Newer is here"',
  caption: 'Newer is here. Come and see.',
  hashtags: ['newer'],
  alt_text: 'The words "Newer is here"',
  brand_check: {
    score: 96.4,
    passed: true,
    rules: [
      { rule: 'contrast', label: RULE, passed: true, value: 5.2, threshold: 3, unit: ':1', box: [10, 20, 300, 80] },
      { rule: 'overlap', label: 'No box is cut off', passed: true, value: 0, threshold: 0, unit: 'boxes', box: null },
    ],
  },
}

async function openNewer(more: object = {}): Promise<void> {
  const brands = [{ id: 5, name: 'Verdant', primary_color: '#124E42', secondary_color: '#E4CBAA' }]
  const library = storeLibrary(['Older', 'Newer'], { ...FIELDS, ...more })
  await signIn({ ...DESIGN_REPLIES, ...library, 'GET /api/brands': { brands } })
  await openScreen('/dashboard/content', 'My Content')
  await button('Preview Newer').click()
}

const title = (name: string) => dialog().getByRole('heading', { name })
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })

test('the preview says later, too, which words were left out or not used, and what was not checked', async () => {
  const notes = [
    'words_left_out: Free shipping',
    'words_refused: best',
    'claim_unused: Number 1',
    'letters_not_checked',
  ]
  await openNewer({ notes })
  for (const note of [
    'Not on the picture: Free shipping',
    'Not used, because nothing supports these words of the text model: best',
    'Approved claims that were not used, because they are for another market or no longer valid: Number 1',
    'The letters in the generated image were not checked. Look at them yourself.',
  ])
    await expect.element(dialog().getByText(note)).toBeVisible()
  await expectAccessibleInBothThemes()
})

test('the preview shows all facts of an item and copies its texts and colors', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openNewer()
  for (const fact of ['Image', 'Verdant', '600 × 600', '2 KB', 'studio', FIELDS.prompt])
    await expect.element(dialog().getByText(fact, { exact: true }).first()).toBeVisible()
  for (const part of ['Prompt', 'Caption', 'Hashtags', 'Alt text'])
    await expect.element(dialog().getByRole('region', { name: part, exact: true })).toBeVisible()
  await inDialog('Copy caption').click()
  await expect.element(findToast('Copied to clipboard')).toBeVisible()
  await inDialog('Copy primary color #124E42').click()
  await expect.element(findToast('Color copied to clipboard')).toBeVisible()
  expect(copy.mock.calls).toEqual([[FIELDS.caption], ['#124E42']])
  await expectAccessibleInBothThemes()

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(title('Older')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(title('Newer')).toBeVisible()
})

test('a rule of the brand check shows its place on the image while it is pointed at, and after a click', async () => {
  await openNewer()
  const check = dialog().getByRole('region', { name: 'Brand check' })
  await expect.element(check).toMatchTextContent('96/100 · 2 of 2 rules')
  const rule = check.getByRole('button', { name: /stand out/ })
  await expect.element(rule).toMatchTextContent('5.2:1at least 3:1')
  const place = page.getByRole('img', { name: `Place of ${RULE}` })
  await rule.hover()
  await expect.element(place).toBeVisible()
  await title('Newer').hover()
  await expect.element(place).not.toBeInTheDocument()
  await rule.click()
  await focus(button('Next'))
  await title('Newer').hover()
  await expect.element(place).toBeVisible()
  await focus(rule)
  await userEvent.keyboard('{Enter}')
  await expect.element(rule).toHaveAttribute('aria-pressed', 'false')
})

async function focus(control: Locator): Promise<void> {
  const element = await control.findElement()
  element.focus()
}

test('Edit text makes new versions, which lead to their originals and are one entry of the library', async () => {
  await openNewer()
  await inDialog('Edit text').click()
  await expectRefusedVersion()
  await inDialog('Create Version').click()
  await expect.element(findToast('New version created')).toBeVisible()
  await expect.element(inDialog('Original #2')).toBeVisible()
  const words = { headline: 'Quite another headline', cta: null, layout: 'poster' }
  expect(listSent('POST /api/content/*/revise')).toEqual([words, words])
  await inDialog('Edit text').click()
  await inDialog('New variation').click()
  await inDialog('Original #3').click()
  expect(listSent('POST /api/content/*/revise').at(-1)).toEqual({ seed: expect.any(Number) })
  await expect.element(inDialog('Original #2')).toBeVisible()
  await inDialog('Delete').click()
  await button('Confirm').click()
  await expect.element(dialog().getByRole('button', { name: /^Original/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Showing 2 of 2 items (3 with all versions)', { exact: true })).toBeVisible()
  await expect.element(card('Newer')).toMatchTextContent('2 versions')
  await page.getByRole('checkbox', { name: 'All versions' }).click()
  await expect.element(page.getByText('Showing 3 of 3 items', { exact: true })).toBeVisible()
  await expect.element(card('Newer')).toHaveLength(2)
})

/** Changes the texts and the layout, which the server refuses to save. */
async function expectRefusedVersion(): Promise<void> {
  await expect.element(inDialog('Create Version')).toBeDisabled()
  refuseOnce('POST /api/content/*/revise', 'This item can no longer be edited.')
  await dialog().getByLabelText('Headline').fill('Quite another headline')
  // An arrow key in a field does not show another item.
  await userEvent.keyboard('{ArrowLeft}')
  await inDialog('Call to action').click()
  await chooseRadio(dialog().getByRole('radio', { name: 'Poster' }))
  await inDialog('Create Version').click()
  await expect.element(alert()).toMatchTextContent('This item can no longer be edited.')
}
