import type { Page } from '@playwright/test'
import { callApi } from './made-campaign.ts'
import { expect, expectAccessibleInBothThemes, test, createUser } from './signet.ts'

const MADE = 'Content generated successfully! 🎉'

async function newBrand(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/brands?new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await expect(page.getByRole('article', { name })).toBeVisible({ timeout: 15_000 })
}

const continueToNextStep = async (page: Page, times = 1) => {
  for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: 'Continue' }).click()
}

/** Goes through the wizard from step 1, with a brand chosen, to the review. */
async function chooseBrand(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name }).focus()
  await page.keyboard.press('Space')
}

test('sizes are configured and used by the wizard, with the keyboard alone', async ({ page }) => {
  await createUser(page)
  await newBrand(page, 'Verdant')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('content sizes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Configuration' })).toBeVisible({ timeout: 15_000 })
  const instagram = page.getByRole('region', { name: 'Instagram image' })
  await instagram.getByRole('button', { name: 'Add size' }).click()
  const added = instagram.getByRole('textbox', { name: 'Instagram image size 3' })
  await expect(added).toHaveValue('1080x1080')
  await expect(added).toBeFocused()
  await added.fill('64x64')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'),
  ).toBeVisible()
  await added.fill('640x400')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay' }).click()
  await instagram.getByRole('button', { name: 'Move Instagram image size 3 up' }).click()
  await instagram.getByRole('button', { name: 'Move Instagram image size 2 up' }).click()
  await instagram.getByRole('button', { name: 'Remove Instagram image size 3' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Configuration saved')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  // This button moves the one beside it when it comes.
  await expect(page.getByRole('button', { name: 'Start in a minute' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Creating' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progress of the wizard' })).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Verdant' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a product' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'No product' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose content types' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Please select a content type.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Instagram' })).toHaveAccessibleDescription('Image 640 × 400')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Facebook' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Awareness' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const isChecked of [true, false, true]) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Summer' })).toBeChecked({ checked: isChecked })
  }
  await page.getByLabel('Custom instructions').fill('"Wake up to brighter skin"\nFree shipping until Sunday')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Casual')
  await expectAccessibleInBothThemes(page)
  await continueToNextStep(page)
  await expect(page.getByText('$0.0000')).toBeVisible()
  await expect(page.getByText(/^200 of 200 left this month\./)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Instagram, Facebook')
  await page.getByRole('button', { name: 'Generate Content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  await expect(page.getByText('usually takes about 1-2 minutes')).toBeVisible()
  await expect(page.getByText(MADE)).toBeVisible({ timeout: 60_000 })

  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('img')).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  const picture = results.getByRole('article').first().getByRole('img')
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    640, 400,
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    results.getByRole('button', { name: 'Download' }).nth(1).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^generated_.+_2\.png$/)
  await page.getByRole('button', { name: 'Create More Content' }).click()
  await expect(page.getByRole('radio', { name: 'Verdant' })).toBeChecked()
})

test('a job continues after leaving the screen, its end is announced, and it is found, canceled and retried', async ({
  page,
}) => {
  await createUser(page)
  await page.goto('/dashboard/generator')
  await expect(page.getByText('No brands available. Please create a brand first.')).toBeVisible()
  await page.goto('/dashboard/jobs')
  await expect(page.getByText('No jobs found.')).toBeVisible()
  await newBrand(page, 'Nocte')
  // A small video takes a third of the time of a large one.
  await callApi(page, 'PUT', '/api/config', { content_sizes: { video: { instagram: ['640x640'] } } })
  // A video takes long enough to leave the screen or to cancel it on any machine. Images may be done before the click arrives.
  const generateWithVideo = async () => {
    await chooseBrand(page, 'Nocte')
    await continueToNextStep(page, 2)
    await page.getByRole('checkbox', { name: 'Video' }).focus()
    await page.keyboard.press('Space')
    await continueToNextStep(page, 3)
    await page.getByRole('button', { name: 'Generate Content' }).click()
  }
  await generateWithVideo()
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  await page.getByRole('link', { name: 'My Brands' }).click()
  // The message is shown for two seconds. An expectation, which looks once a second, may leave too little of them for the click.
  const messages = page.getByRole('region', { name: 'Messages' }).filter({ hasText: MADE })
  await messages.getByRole('link', { name: 'View job' }).click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Succeeded')
  await expect(dialog).toContainText('1080 × 1080')
  await expect(dialog.getByRole('list', { name: 'Stages' }).first()).toContainText('Rendering')
  await expect(dialog).toContainText('1 attempt · $0.0000 · studio')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Types',
    'Platforms',
    'Tone',
    'Goal',
    'Status',
    'Created',
  ])
  await expectAccessibleInBothThemes(page)

  await generateWithVideo()
  const items = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Create More Content' })).toBeVisible()
  await page.getByRole('link', { name: 'Generation Jobs' }).click()
  const [newest, oldest] = [page.getByRole('row').nth(1), page.getByRole('row').last()]
  await expect(newest).toContainText(/Canceled|Partially failed/)
  await expect(oldest).toContainText('Succeeded')
  await newest.getByRole('button', { name: /^Retry job/ }).click()
  await expect(dialog).toContainText('Retry of')
  await expect(dialog).toContainText('Succeeded', { timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(newest).toContainText('Succeeded')
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(newest.getByRole('cell').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('missing choices stay on step 6, refused requests show on step 7, and both explain the next step', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  await newBrand(page, 'Verdant')
  await page.goto('/dashboard/api-keys')
  await page.getByLabel('API key', { exact: true }).fill('AIza-this-key-is-not-good-0000000000')
  await page.getByRole('button', { name: /save/i }).click()
  await expect(page.getByText(/saved/i).first()).toBeVisible()

  await page.route('**/api/generator/options', (route) => route.abort())
  await chooseBrand(page, 'Verdant')
  await continueToNextStep(page, 3)
  await page.getByRole('checkbox', { name: 'Instagram' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Please select a platform.')).toBeVisible()
  await continueToNextStep(page)
  for (const name of ['Professional', 'Casual', 'Enthusiastic', 'Informative', 'Awareness', 'Engagement', 'Sales'])
    await expect(page.getByRole('radio', { name })).toBeVisible()
  await continueToNextStep(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('alert')).toContainText('Please select a platform.')
  await page.getByRole('button', { name: 'Go to Platform' }).click()
  await page.getByRole('checkbox', { name: 'Instagram' }).focus()
  await page.keyboard.press('Space')
  await page.unroute('**/api/generator/options')
  await continueToNextStep(page, 2)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Some content failed to generate:')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to generate$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Failures' })).toContainText('image:instagram: ')
  await expect(page.getByText(MADE)).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Make it with the studio instead' }).click()
  await expect(page.getByText(MADE)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('img')).toHaveCount(1)

  await page.getByRole('button', { name: 'Create More Content' }).click()
  const plain = { result_content_id: 999_999, failures: { 'image:twitter': 'Too wide.' } }
  await page.route('**/api/generator/generate', (route) => route.fulfill({ json: plain }))
  await continueToNextStep(page, 5)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('image:twitter: Too wide.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('img')).toHaveCount(0)
  await page.unroute('**/api/generator/generate')

  await page.getByRole('button', { name: 'Create More Content' }).click()
  await continueToNextStep(page, 5)
  const { brands } = await callApi<{ brands: { id: number }[] }>(page, 'GET', '/api/brands')
  for (const { id } of brands) await callApi(page, 'DELETE', `/api/brands/${id}`)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^Brand not found$/ })).toBeVisible()
  await expect(page.getByText('Generation failed: Brand not found')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress of the wizard' })).toHaveAttribute('aria-valuenow', '7')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  await expect(page.getByText('Generating Your Content')).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Instagram')
  await page.route('**/api/generator/generate', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to generate$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Create More Content' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a brand' })).toBeFocused()
  // The browser logs the aborted call and the two 404 replies to its console.
  expect(complaints.splice(0).filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([])
})
