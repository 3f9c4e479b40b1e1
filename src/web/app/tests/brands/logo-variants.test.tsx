import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog } from '../../testing/page/controls.ts'
import { createImage } from '../../testing/page/images.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

test('a variant that is chosen while another one is being stored is stored after it', async () => {
  const kinds: string[] = []
  const first = Promise.withResolvers<void>()
  const logos = () => ({
    logo_url: null,
    logos: kinds.map((kind) => ({ kind, url: `/favicon.svg?${kind}` })),
    offers: [],
  })
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  await signIn({
    ...stored.answers,
    'GET /api/brands/*/logos': logos,
    'POST /api/brands/*/logos/*': async ({ pathname }: URL) => {
      if (kinds.length === 0) await first.promise
      kinds.push(pathname.split('/').at(-1) ?? '')
      return logos()
    },
  })
  await openScreen('/dashboard/brands', 'My Brands')
  await page.getByRole('article', { name: 'Nocte' }).getByRole('button', { name: 'Edit' }).click()
  await button('Logo variants').click()
  await userEvent.upload(dialog().getByLabelText('Upload: Full logo'), createImage())
  await expect.element(dialog().getByText('Saving…')).toBeVisible()
  await userEvent.upload(dialog().getByLabelText('Upload: Mark'), createImage())
  first.resolve()
  await expect.element(dialog().getByRole('img', { name: 'Mark on a light background' })).toBeVisible()
  await expect.element(dialog().getByRole('img', { name: 'Full logo on a light background' })).toBeVisible()
  expect(kinds).toEqual(['full', 'mark'])
})
