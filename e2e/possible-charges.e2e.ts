import type { Page } from '@playwright/test'
import { openGeminiServer } from '../src/server/testing/gemini/gemini-server.ts'
import { createUser, expect, expectAccessible, createByApi, test as base } from './signet.ts'

/** With a key for a fake provider that fails as the prompt says: `fault:picture:lost` loses the reply of every image call. */
const test = base.extend<object, { environment: Record<string, string> }>({
  environment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from here
    async ({}, use) => {
      const gemini = await openGeminiServer()
      await use({ GEMINI_BASE_URL: gemini.url, GEMINI_API_KEY: 'platform-key-0123456789' })
      await gemini.close()
    },
    { scope: 'worker' },
  ],
})

/** In one worker, because each worker starts a server with this environment. */
test.describe.configure({ mode: 'default' })

const MADE = 'Content generated successfully! 🎉'
const mayHaveCharged = (tries: string, them: string) =>
  `The provider may have charged for ${tries} without giving a picture; it did not say. Costs shown in Signet do not include ${them}.`

async function enterWithBrand(page: Page): Promise<number> {
  await createUser(page)
  return (await createByApi(page, '/api/brands', { name: 'Nocte' })).id
}

async function readApi<T>(page: Page, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  return (await (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()) as T
}

test('Quick Generate: Cancel stops the job within seconds, and a failure offers a next step', async ({ page }) => {
  const brand = await enterWithBrand(page)
  const ask = (prompt: string) => page.goto(`/dashboard/generate?brand=${brand}&prompt=${encodeURIComponent(prompt)}`)
  const progress = page.getByRole('region', { name: 'Progress' })
  const generate = page.getByRole('button', { name: 'Generate Content' })

  await ask('A calm evening fault:picture:hang')
  await generate.click()
  await expect(progress).toContainText('Generating Content')
  await expect(progress).toContainText('Making the picture', { timeout: 30_000 })
  await expectAccessible(page)
  await progress.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Generation was canceled.')).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(mayHaveCharged('a try', 'it'))).toBeVisible()
  await expectAccessible(page)
  const { jobs } = await readApi<{ jobs: { status: string }[] }>(page, '/api/generator/jobs')
  expect(jobs.map(({ status }) => status)).toEqual(['cancelled'])
  const { usage } = await readApi<{ usage: { used: number } }>(page, '/api/generator/options')
  // The platform's key was charged for the copy, and perhaps for the image, so the unit of the monthly limit stays used.
  expect(usage.used).toBe(1)

  await ask('A calm evening fault:picture:lost')
  await generate.click()
  const failed = page.getByRole('alert').filter({ hasText: 'The connection to the provider broke. Please try again.' })
  await expect(failed).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Failed to generate content')).toBeVisible()
  await expect(page.getByText(mayHaveCharged('2 tries', 'them'))).toBeVisible()
  await page.getByRole('button', { name: 'Make it with the studio instead' }).click()
  await expect(page.getByText(MADE)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible()

  await page.goto('/dashboard/jobs')
  await page
    .getByRole('button', { name: /^Details of job/ })
    .nth(1)
    .click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Possible charges' })).toHaveText(
    mayHaveCharged('2 tries', 'them'),
  )
  await expectAccessible(page)
})

test('the wizard’s results show which attempts may have been charged', async ({ page }) => {
  await enterWithBrand(page)
  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name: 'Nocte' }).focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < 5; step += 1) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Custom instructions').fill('fault:picture:lost')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toContainText('Some content failed to generate:', { timeout: 60_000 })
  await expect(results.getByRole('list', { name: 'Possible charges' })).toHaveText(mayHaveCharged('2 tries', 'them'))
  await expectAccessible(page)
})
