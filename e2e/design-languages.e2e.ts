import { chooseOption, createByApi, createUser, expect, test } from './signet.ts'

test('a language is chosen in Quick Generate and in the wizard, and untouched it is not sent', async ({ page }) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.goto('/dashboard/generate')
  await chooseOption(page, 'Brand', 'Verdant')
  const language = page.getByRole('combobox', { name: 'Language' })
  await expect(language).toHaveText('Automatic (from the prompt and the brand)')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Summer sale, 20% off until Sunday')
  const generate = page.getByRole('button', { name: 'Generate Content' })
  const send = async () => {
    const [request] = await Promise.all([page.waitForRequest('**/api/content/generate'), generate.click()])
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible({ timeout: 30_000 })
    return request.postDataBuffer()?.toString('latin1') ?? ''
  }
  expect(await send()).not.toContain('name="language"')
  await chooseOption(page, 'Language', 'Deutsch')
  expect(await send()).toMatch(/name="language"\r\n\r\nde\r\n/)

  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name: 'Verdant' }).focus()
  await page.keyboard.press('Space')
  const next = page.getByRole('button', { name: 'Continue' })
  for (let step = 1; step < 5; step += 1) await next.click()
  await expect(page.getByRole('heading', { name: 'Add the details' })).toBeVisible()
  await chooseOption(page, 'Language', '日本語')
  await next.click()
  await expect(page.getByText('日本語')).toBeVisible()
  const [request] = await Promise.all([page.waitForRequest('**/api/generator/generate'), generate.click()])
  expect(request.postDataJSON()).toMatchObject({ language: 'ja' })
})

test('a brand and a product keep their language and currency, and lose them when none is chosen', async ({ page }) => {
  await createUser(page)
  const { id } = await createByApi(page, '/api/brands', { name: 'Verdant' })
  await createByApi(page, `/api/brands/${id}/products`, { name: 'Serum', price: 19.9, currency: 'EUR', language: 'fr' })
  await page.goto(`/dashboard/brands`)
  await page.getByRole('button', { name: 'Edit' }).click()
  await chooseOption(page, 'Language', 'العربية')
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.getByRole('button', { name: 'Update Brand' }).click(),
  ])
  expect(saved.postDataJSON()).toMatchObject({ language: 'ar' })

  await page.goto('/dashboard/products')
  await expect(page.getByText('€19.90')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('EUR')
  await chooseOption(page, 'Currency', 'US dollar (default)')
  await chooseOption(page, 'Language', 'Language of the brand')
  const [changed] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.getByRole('button', { name: 'Update Product' }).click(),
  ])
  expect(changed.postDataJSON()).toMatchObject({ language: null, currency: null })
})
