import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductImport } from '#contract/products/products-import.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { enter } from '../../testing/page/fields.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'
import { expectText } from '../../testing/page/texts.ts'

useApp()

const READ = 'POST /api/products/import'
const [NEVER, BARE] = ['https://shop.example/never', 'https://shop.example/bare']
/** What the server reads on a page without a product. */
const NOTHING: ProductImport = {
  draft: {
    name: '',
    description: null,
    category: null,
    price: null,
    currency: null,
    pricing_text: null,
    sku: null,
    upc: null,
    availability_status: null,
    product_url: BARE,
    image_url: null,
    pictures: [],
  },
  evidence: [],
  notes: [],
}

test('a page that takes long can be given up, and a page without a product is a draft without fields', async () => {
  const { answers, addBrand } = storeBrands()
  addBrand({ name: 'Harbor' })
  const never = new Promise<never>(() => undefined)
  const read = (_: URL, sent: BodyInit | null) => (sent === JSON.stringify({ url: NEVER }) ? never : NOTHING)
  await signIn({ ...answers, [READ]: read })
  await openScreen('/dashboard/products', 'My Products')
  await button('Import from a page').click()
  const dialog = page.getByRole('dialog', { name: 'Import a product' })
  const address = dialog.getByLabelText('Address of the product page')
  await enter(address, NEVER)
  await expect.element(dialog.getByText('Reading the page…')).toBeVisible()
  const signal = vi.mocked(window.fetch).mock.lastCall?.[1]?.signal
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(signal?.aborted).toBe(true)
  await expect.element(address).toHaveValue(NEVER)

  await enter(address, BARE)
  await dialog.getByRole('button', { name: 'Save product' }).click()
  await expectText(dialog.getByRole('alert'), 'Name is required')
  expect(listSent(READ)).toEqual([{ url: NEVER }, { url: BARE }])
  expect(listSent('POST /api/brands/*/products')).toEqual([])
})

test('a page with wrong letters is read again in another text encoding', async () => {
  const { answers, addBrand } = storeBrands()
  addBrand({ name: 'Harbor' })
  const inCyrillic = { ...NOTHING, draft: { ...NOTHING.draft, name: 'Mцbel' }, encoding: 'windows-1251' }
  const inLatin = { ...NOTHING, draft: { ...NOTHING.draft, name: 'Möbel' }, encoding: 'windows-1252' }
  const read = (_: URL, sent: BodyInit | null) =>
    typeof sent === 'string' && sent.includes('windows-1252') ? inLatin : inCyrillic
  await signIn({ ...answers, [READ]: read })
  await openScreen('/dashboard/products', 'My Products')
  await button('Import from a page').click()
  const dialog = page.getByRole('dialog', { name: 'Import a product' })
  await enter(dialog.getByLabelText('Address of the product page'), BARE)
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await expect.element(name).toHaveValue('Mцbel')
  await chooseOption('Text encoding', 'Western European (windows-1252)')
  await expect.element(name).toHaveValue('Möbel')
  expect(listSent(READ)).toEqual([{ url: BARE }, { url: BARE, encoding: 'windows-1252' }])
})
