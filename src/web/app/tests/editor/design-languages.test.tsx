import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, chooseOption, chooseRadio } from '../../testing/page/controls.ts'
import { IMAGE } from '../../testing/replies/agreed-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

const combobox = (name: string) => page.getByRole('combobox', { name })
const generate = button('Generate Content')

test('a language is chosen in Quick Generate, and untouched it is not sent', async () => {
  await signIn({ 'POST /api/content/generate': IMAGE })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await expect.element(combobox('Language')).toHaveTextContent('Automatic (from the prompt and the brand)')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Summer sale, 20% off until Sunday')
  await generate.click()
  await expect.element(button('Regenerate')).toBeVisible()
  await chooseOption('Language', 'Deutsch')
  await generate.click()
  const sent = () => listSent('POST /api/content/generate') as FormData[]
  await expect.poll(() => sent().map((form) => form.getAll('language'))).toEqual([[], ['de']])
})

test('a language is chosen in the wizard, and its review shows it', async () => {
  await signIn()
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  for (let step = 1; step < 5; step += 1) await button('Continue').click()
  await expect.element(page.getByRole('heading', { name: 'Add the details' })).toBeVisible()
  await chooseOption('Language', '日本語')
  await button('Continue').click()
  await expect.element(page.getByText('日本語')).toBeVisible()
  await generate.click()
  await expect.poll(() => listSent('POST /api/generator/generate')).toMatchObject([{ language: 'ja' }])
})

test('a brand and a product keep their language and currency, and lose them when none is chosen', async () => {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Verdant' })
  stored.addProduct(id, { name: 'Serum', price: 19.9, currency: 'EUR', language: 'fr' })
  await signIn(stored.answers)
  await openScreen('/dashboard/brands', 'My Brands')
  await button('Edit').click()
  await chooseOption('Language', 'العربية')
  await button('Update Brand').click()
  await expect.poll(() => listSent('PUT /api/brands/*')).toMatchObject([{ language: 'ar' }])

  await openScreen('/dashboard/products', 'My Products')
  await expect.element(page.getByText('€19.90')).toBeVisible()
  await button('Edit').click()
  await expect.element(combobox('Currency')).toMatchTextContent('EUR')
  await chooseOption('Currency', 'No currency')
  await chooseOption('Language', 'Language of the brand')
  await button('Update Product').click()
  await expect.poll(() => listSent('PUT /api/products/*')).toMatchObject([{ language: null, currency: null }])
})
