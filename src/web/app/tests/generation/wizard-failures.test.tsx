import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { listCalls } from '../../testing/browser/calls.ts'
import { button, chooseRadio, continueToReview } from '../../testing/page/controls.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { failCalls, restoreCalls } from '../../testing/browser/network.ts'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, region } from '../../testing/page/parts.ts'
import { idIn } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const GENERATED = 'Content generated successfully! 🎉'
const GENERATE = 'POST /api/generator/generate'

/** The replies of a user whose images a model draws. One item of the library does not exist. */
const WITH_MODEL: Answers = {
  'GET /api/generator/options': { engine: 'gemini', prices: { image: 0.03 } },
  'GET /api/content/*': (url: URL) => (idIn(url) === 999_999 ? notFound('Content not found') : IMAGE),
}

const notFound = (detail: string) => Response.json({ detail }, { status: 404 })
const instagram = () => page.getByRole('checkbox', { name: 'Instagram' })
const findAlert = (text: RegExp) => alert().filter({ hasText: text })

async function chooseBrand(): Promise<void> {
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
}

async function continueToNextStep(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await button('Continue').click()
}

async function goToReview(): Promise<void> {
  await chooseBrand()
  await continueToReview()
}

test('missing choices stay on step 6 and name their step, also while the options cannot be loaded', async () => {
  await signIn(WITH_MODEL)
  failCalls('/api/generator/options', 'no answer')
  await chooseBrand()
  await continueToNextStep(3)
  await chooseRadio(instagram())
  await expect.element(page.getByText('Please select a platform.')).toBeVisible()
  await continueToNextStep(1)
  for (const name of ['Professional', 'Casual', 'Enthusiastic', 'Informative', 'Awareness', 'Engagement', 'Sales'])
    await expect.element(page.getByRole('radio', { name })).toBeVisible()
  await continueToNextStep(1)
  await button('Generate Content').click()
  await expect.element(alert()).toMatchTextContent('Please select a platform.')
  expect(listSent(GENERATE)).toEqual([])
  await button('Go to Platform').click()
  await chooseRadio(instagram())
  restoreCalls()
  await continueToNextStep(2)
  await button('Generate Content').click()
  await expect.poll(() => listSent(GENERATE)).toMatchObject([{ content_types: ['image'], platforms: ['instagram'] }])
})

test('failed items are listed with their reasons, and the studio makes them instead of a model', async () => {
  const { answers, end } = storeJobs()
  await signIn({ ...WITH_MODEL, ...answers })
  await goToReview()
  await button('Generate Content').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  end([], 'The key is not valid.')
  await expect.element(page.getByText('Some content failed to generate:')).toBeVisible()
  await expect.element(findAlert(/^Failed to generate$/)).toBeVisible()
  await expect.element(region('Failures')).toMatchTextContent('image:instagram: The key is not valid.')
  expect(page.getByText(GENERATED).query()).toBeNull()
  await expectAccessible()
  await button('Make it with the studio instead').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  expect(listCalls()).toContain('POST /api/generator/jobs/1/retry?engine=studio')
  end([13])
  await expect.element(page.getByText(GENERATED)).toBeVisible()
  await expect.element(region('Results').getByRole('img')).toHaveLength(1)

  await button('Create More Content').click()
  await continueToReview()
  const plain = { result_content_id: 999_999, failures: { 'image:twitter': 'Too wide.' } }
  answerNext(GENERATE, () => Response.json(plain))
  await button('Generate Content').click()
  await expect.element(page.getByText('image:twitter: Too wide.')).toBeVisible()
  await expect.element(region('Results').getByRole('img')).toHaveLength(0)
})

test('refused requests show on step 7, which leads back to the review or to a new start', async () => {
  await signIn(WITH_MODEL)
  await goToReview()
  answerNext(GENERATE, () => notFound('Brand not found'))
  await button('Generate Content').click()
  await expect.element(findAlert(/^Brand not found$/)).toBeVisible()
  await expect.element(page.getByText('Generation failed: Brand not found')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Progress of the wizard' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '7')
  await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus()
  await expect.element(page.getByText('Generating Your Content')).not.toBeInTheDocument()
  await expectAccessibleInBothThemes()
  await button('Back to Review').click()
  await expect.element(alert()).not.toBeInTheDocument()
  await expect.element(region('Summary')).toMatchTextContent('Instagram')
  failCalls('/api/generator/generate', 'no answer')
  await button('Generate Content').click()
  await expect.element(findAlert(/^Failed to generate$/)).toBeVisible()
  await button('Create More Content').click()
  await expect.element(page.getByRole('heading', { name: 'Choose a brand' })).toHaveFocus()
})
