import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createCell } from '#web/features/campaigns/create-cell.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { button, chooseRadio, continueToReview } from '../../testing/page/controls.ts'
import { region } from '../../testing/page/parts.ts'
import { IMAGE } from '../../testing/replies/agreed-replies.ts'
import { DESIGN_REPLIES } from '../../testing/replies/design-replies.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { createCampaign } from '../../testing/stored/stored-campaign.ts'

useApp()

const LEFT_OUT = ['Live jazz', 'Free entry']
const SENTENCE = 'Not on the picture: Live jazz · Free entry'
const NOTES = LEFT_OUT.map((text) => `words_left_out: ${text}`)

/** Checks that a part of a screen names the words, with a button to the panel of the editor that puts them back. */
async function expectPutBack(part: Locator, contentId: number): Promise<void> {
  await expect.element(part.getByText(SENTENCE)).toBeVisible()
  await part.getByRole('button', { name: 'Put back' }).click()
  await expect.poll(() => window.location.pathname).toBe(`/dashboard/content/${contentId}/edit`)
}

test('the result of Quick Generate names the words that are not on the picture, and puts them back', async () => {
  const { answers, end } = storeJobs()
  await signIn({ ...DESIGN_REPLIES, ...answers, 'GET /api/content/*': { ...IMAGE, id: 13, notes: NOTES } })
  await openScreen('/dashboard/generate?brand=1&prompt=A%20calm%20evening', 'Quick Generate')
  await button('Generate Content').click()
  await expect.element(region('Progress')).toBeVisible()
  end([13])
  await expectPutBack(region('Preview'), 13)
})

test('each result of the wizard names the words that are not on its picture, and puts them back', async () => {
  const { answers, end } = storeJobs()
  await signIn({ ...DESIGN_REPLIES, ...answers, 'GET /api/content/*': { ...IMAGE, id: 13, notes: NOTES } })
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await button('Generate Content').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  end([13])
  await expectPutBack(region('Results'), 13)
})

test('the board of a campaign marks an asset whose words are not all on its picture, and the asset puts them back', async () => {
  const cell = createCell({ left_out: LEFT_OUT })
  await signIn({
    ...DESIGN_REPLIES,
    'GET /api/campaigns/*': { ...createCampaign(), cells: 1, made: 1 },
    'GET /api/campaigns/*/cells': { cells: [cell], total: 1 },
  })
  await openScreen('/dashboard/campaigns/3?tab=board', 'Launch')
  await expect.element(page.getByRole('article')).toMatchTextContent(SENTENCE)
  await button('Instagram · Post').click()
  await expectPutBack(page.getByRole('dialog', { name: 'Instagram · Post, English' }), 7)
})
