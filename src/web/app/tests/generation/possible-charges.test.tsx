import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseRadio, continueToReview, dialog } from '../../testing/page/controls.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, region } from '../../testing/page/parts.ts'
import { expectText } from '../../testing/page/texts.ts'

useApp()

const GENERATE = 'POST /api/content/generate'
const GENERATED = 'Content generated successfully! 🎉'
const BROKE = 'The connection to the provider broke. Please try again.'
const mayHaveCharged = (tries: string, them: string) =>
  `The provider may have charged for ${tries} without giving a picture; it did not say. Costs shown in Signet do not include ${them}.`

/** The replies of a user whose images a model draws. */
const WITH_MODEL: Answers = { 'GET /api/generator/options': { engine: 'gemini' }, 'GET /api/content/*': IMAGE }

const ask = (prompt: string) =>
  openScreen(`/dashboard/generate?brand=1&prompt=${encodeURIComponent(prompt)}`, 'Quick Generate')
const generate = () => button('Generate Content').click()
const charges = () => page.getByRole('list', { name: 'Possible charges' })

test('Quick Generate: a canceled generation says what may have been charged', async () => {
  const { answers, noteCharges } = storeJobs()
  await signIn({ ...WITH_MODEL, ...answers })
  noteCharges(mayHaveCharged('a try', 'it'))
  await ask('A calm evening')
  await generate()
  const progress = region('Progress')
  await expect.element(progress).toMatchTextContent('Generating Content')
  await expect.element(progress).toMatchTextContent('Making the picture')
  await expectAccessible()
  await progress.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Generation was canceled.')).toBeVisible()
  expect(listSent('POST /api/generator/jobs/1/cancel')).toHaveLength(1)
  await expectText(charges(), mayHaveCharged('a try', 'it'))
  await expectAccessible()
})

test('Quick Generate: a failure says what may have been charged and offers the studio, and the details of the job say it too', async () => {
  const { answers, end, noteCharges } = storeJobs()
  await signIn({ ...WITH_MODEL, ...answers })
  noteCharges(mayHaveCharged('2 tries', 'them'))
  await ask('A calm evening')
  await generate()
  await expect.element(region('Progress')).toMatchTextContent('Making the picture')
  end([], BROKE)
  await expect.element(alert().filter({ hasText: BROKE })).toBeVisible()
  await expect.element(page.getByText('Failed to generate content')).toBeVisible()
  await expectText(charges(), mayHaveCharged('2 tries', 'them'))
  await button('Make it with the studio instead').click()
  await expect.element(region('Progress')).toBeVisible()
  const [, second] = listSent(GENERATE) as FormData[]
  expect(second?.get('engine')).toBe('studio')
  end([13])
  await expect.element(page.getByText(GENERATED)).toBeVisible()
  await expect.element(region('Preview').getByRole('img').first()).toBeVisible()

  await openScreen('/dashboard/jobs', 'Generation Jobs')
  await button('Details of job 1').click()
  await expectText(dialog().getByRole('list', { name: 'Possible charges' }), mayHaveCharged('2 tries', 'them'))
  await expectAccessible()
})

test('the wizard’s results show which attempts may have been charged', async () => {
  const { answers, end, noteCharges } = storeJobs()
  await signIn({ ...WITH_MODEL, ...answers })
  noteCharges(mayHaveCharged('2 tries', 'them'))
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await generate()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  end([], BROKE)
  await expect.element(region('Results')).toMatchTextContent('Some content failed to generate:')
  await expectText(region('Results').getByRole('list', { name: 'Possible charges' }), mayHaveCharged('2 tries', 'them'))
  await expectAccessible()
})
