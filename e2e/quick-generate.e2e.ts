import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseOption, createUser, expect, acceptRefusals, createByApi, refuse, delayCalls, test } from './signet.ts'

test.use({ reducedMotion: 'no-preference' })

const GENERATE = '**/api/content/generate'

/** The next requests get this reply once `release` was called. `sent` is the body of the last one. */
async function answerWith(page: Page, json: object) {
  const held = Promise.withResolvers<void>()
  let body = ''
  await page.route(GENERATE, async (route) => {
    body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    await held.promise
    await route.fulfill({ json })
  })
  return { sent: () => body, release: held.resolve }
}

test('a focused field is above the bar with the button, and an opened list stays at its field', async ({ page }) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.goto('/dashboard/generate')
  await chooseOption(page, 'Brand', 'Verdant')
  const dimensions = page.getByRole('combobox', { name: 'Dimensions' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByLabel('Title').focus()
  await page.keyboard.press('Tab')
  await expect(dimensions).toBeFocused()
  const summary = page.getByRole('region', { name: 'Summary' })
  const [field, bar] = [await dimensions.boundingBox(), await summary.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

  const places = page.evaluate(async () => {
    const seen = new Set<string>()
    for (let frames = 0; frames < 20;) {
      const boxes = [...document.querySelectorAll('[role=listbox]')].map((list) => list.getBoundingClientRect())
      const box = boxes.find(({ height }) => height > 0)
      if (box) {
        seen.add(`${box.x} ${box.y} ${box.width} ${box.height}`)
        frames += 1
      }
      await new Promise(requestAnimationFrame)
    }
    return seen.size
  })
  await dimensions.click()
  expect(await places).toBe(1)
})

test('the form of Quick Generate reports missing fields, counts characters, and sends the values', async ({ page }) => {
  await createUser(page)
  const { id: brand } = await createByApi(page, '/api/brands', { name: 'Verdant' })
  await createByApi(page, '/api/brands', { name: 'Nocte' })
  await createByApi(page, `/api/brands/${brand}/products`, { name: 'Serum' })
  await page.goto('/dashboard/generate')
  const generate = page.getByRole('button', { name: 'Generate Content' })
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await expect(page.getByText('0/500 characters')).toBeVisible({ timeout: 15_000 })
  await prompt.fill('A quiet morning with our serum')
  await expect(generate).toBeDisabled()
  await chooseOption(page, 'Brand', 'Verdant')
  await prompt.fill('   ')
  await expect(generate).toBeDisabled()
  await prompt.fill(' too short ')
  await generate.click()
  await expect(page.getByText('Prompt must be at least 10 characters long')).toBeVisible()
  const long = 'A quiet morning. '.repeat(30).trim()
  await prompt.fill(long)
  await expect(page.getByText('509/500 characters')).toBeVisible()

  await chooseOption(page, 'Product', 'Serum')
  await chooseOption(page, 'Brand', 'Nocte')
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveText('No product')
  await chooseOption(page, 'Brand', 'Verdant')
  await chooseOption(page, 'Product', 'Serum')
  await page.getByRole('radio', { name: 'Video' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked()
  await page.getByLabel('Title').fill('Mörning: 50% off/now')

  const dimensions = page.getByRole('combobox', { name: 'Dimensions' })
  await expect(dimensions).toContainText('Square')
  await dimensions.click()
  await expect(page.getByRole('option')).toHaveText([
    /^Square\s*1024 × 1024/,
    /^Instagram Post\s*1080 × 1080/,
    /^Instagram Story\s*1080 × 1920/,
    /^Facebook Post\s*1200 × 630/,
    /^Twitter Header\s*1500 × 500/,
    /^LinkedIn Post\s*1200 × 627/,
    /^YouTube Thumbnail\s*1280 × 720/,
    'Custom',
  ])
  await page.getByRole('option', { name: 'Custom' }).click()
  await page.getByLabel('Custom dimensions').fill('wide')
  await generate.click()
  await expect(
    page.getByText('Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'),
  ).toBeVisible()
  await page.getByLabel('Custom dimensions').fill('1920x1080')

  const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#124E42' } })
    .png()
    .toBuffer()
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })
  const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(words)
  await expect(page.getByText('Please select a valid image file')).toBeVisible()
  await page.getByLabel('Logo', { exact: true }).setInputFiles(picture('logo.png'))
  await page.getByLabel('Reference images').setInputFiles([picture('one.png'), picture('two.png')])

  const { sent, release } = await answerWith(page, { mime_type: 'image/png', content_data: png.toString('base64') })
  await generate.click()
  const progress = page.getByRole('region', { name: 'Progress' })
  await expect(progress.getByText('Generating Content')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  release()
  await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  const body = sent()
  for (const field of ['brand_id', 'product_id', 'content_type', 'prompt', 'dimensions', 'title'])
    expect(body).toContain(`name="${field}"`)
  for (const value of ['1920x1080', 'video', long]) expect(body).toContain(value)
  expect(body.match(/name="references"/g)).toHaveLength(2)
  expect(body.match(/name="image"/g)).toHaveLength(1)

  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img')).toBeVisible()
  for (const name of ['Regenerate', 'Generator', 'View All'])
    await expect(preview.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true')
  await preview.getByRole('button', { name: 'Full' }).click()
  await expect(preview.getByRole('button', { name: 'Full' })).toHaveAttribute('aria-pressed', 'true')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^\d{4}-.+_Mörning_50_offnow\.png$/)
})

test('failures of Quick Generate are explained, and Regenerate clears result and error', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  const { id } = await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.goto(`/dashboard/generate?brand=${id}&dimensions=640x400&prompt=A+quiet+morning+with+our+serum`)
  await expect(page.getByLabel('Custom dimensions')).toHaveValue('640x400')
  // The image may be finished before it is canceled.
  await page.getByRole('radio', { name: 'Video' }).focus()
  await page.keyboard.press('Space')
  const generate = page.getByRole('button', { name: 'Generate Content' })
  const [alert, preview] = [page.getByRole('alert'), page.getByRole('region', { name: 'Preview' })]
  await refuse(page, GENERATE)
  await generate.click()
  await expect(alert.filter({ hasText: /^Failed to generate content/ })).toBeVisible()
  await expect(page.getByText('Failed to generate content')).toHaveCount(2)
  await refuse(page, GENERATE, { status: 409, body: '{"detail":"Not today."}' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(alert.filter({ hasText: 'Not today.' })).toBeVisible()

  await page.unroute(GENERATE)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(alert.filter({ hasText: 'Not today.' })).toBeHidden()
  await expect(preview.getByRole('button', { name: 'Regenerate' })).toBeVisible({ timeout: 60_000 })
  await delayCalls(page, GENERATE)
  await preview.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Canceling...' })).toBeDisabled()
  await expect(page.getByText('Generation was canceled.')).toBeVisible({ timeout: 6000 })
  acceptRefusals(complaints)
})

test('the wizard and the list of jobs have fallback messages if the server sends none', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name: 'Verdant' }).focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < 6; step += 1) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Back to Details' }).click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.route('**/api/generator/generate', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.fulfill({ status: 500, body: '' })
  })
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to generate$/ })).toBeVisible()
  await expect(page.getByText('Generation failed: Failed to generate')).toBeVisible()
  await page.unroute('**/api/generator/generate')
  await refuse(page, '**/api/generator/jobs')
  await page.goto('/dashboard/jobs')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load jobs' })).toBeVisible()
  acceptRefusals(complaints)
})
