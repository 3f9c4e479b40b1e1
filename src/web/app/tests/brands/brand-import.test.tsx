import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

const READ = 'POST /api/brands/import'
const NO_LOGO = 'Not found: there is no logo that can be read'

/** What the server reads from a palette of one color. */
const PALETTE: BrandImport = {
  draft: {
    name: '',
    description: null,
    primary_color: '#661A99',
    secondary_color: '#111111',
    extended_palette: null,
    typography: 'Inter, system-ui, sans-serif',
    brand_tone: 'professional',
    brand_voice: null,
    target_audience: null,
    keywords_topics: [],
    key_ctas: [],
    social_channels: [],
    language: null,
    currency: null,
    logo_url: null,
    logos: [],
    palette: [{ hex: '#661A99', share: 1, role: 'primary' }],
    fonts: [],
    channels: [],
    products: [],
  },
  evidence: [{ field: 'logo_url', source: NO_LOGO, confidence: 0, key: 'no_logo', text: '' }],
  found: 1,
  sought: 6,
  notes: [],
}

test('a brand is read from files on the start screen, and the dialog fits a phone', async () => {
  await page.viewport(390, 844)
  await signIn({ ...storeBrands().answers, [READ]: PALETTE })
  await openScreen('/dashboard/start', 'Your first picture')
  await button('Import brand').click()
  const dialog = page.getByRole('dialog', { name: 'Import a brand' })
  const palette = new File(['GIMP Palette\n102 26 153 Orchid\n'], 'palette.gpl', { type: 'text/plain' })
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
  await userEvent.upload(dialog.getByLabelText('Brand files'), [palette, logo])
  await dialog.getByRole('button', { name: 'Remove logo.svg' }).click()
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect.element(dialog.getByLabelText('Primary color', { exact: true })).toHaveValue('#661A99')
  await expect.element(dialog.getByText(NO_LOGO)).toBeVisible()
  expect(listSentFiles()).toEqual(['palette.gpl'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Create brand' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Name is required')
  await dialog.getByLabelText('Name', { exact: true }).fill('Orchid')
  await dialog.getByRole('button', { name: 'Create brand' }).click()
  await expectPath('/dashboard/brands')
  expect(window.location.search).toBe('?created=1')
  await expect.element(page.getByRole('heading', { name: 'Orchid', exact: true })).toBeVisible()
})

test('what is typed or chosen is kept without a tick, and a keyword without Enter', async () => {
  const missing = ['description', 'primary_color', 'brand_tone', 'typography', 'secondary_color'].map((field) => ({
    field,
    source: '',
    confidence: 0,
    key: 'no_page',
    text: '',
  }))
  await signIn({ ...storeBrands().answers, [READ]: { ...PALETTE, evidence: missing } })
  await openScreen('/dashboard/start', 'Your first picture')
  await button('Import brand').click()
  const dialog = page.getByRole('dialog', { name: 'Import a brand' })
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
  await userEvent.upload(dialog.getByLabelText('Brand files'), [logo])
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect.element(dialog.getByText('Not found: the files do not tell it').first()).toBeVisible()
  await dialog.getByLabelText('Name', { exact: true }).fill('Orchid')
  await dialog.getByLabelText('Description', { exact: true }).fill('Flowers for offices')
  await expect.element(dialog.getByRole('checkbox', { name: 'Keep: description' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Use #661A99 as the primary color' }).click()
  await dialog.getByLabelText('Tone', { exact: true }).click()
  await page.getByRole('option', { name: 'Playful' }).click()
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill('orchids')
  await dialog.getByRole('button', { name: 'Create brand' }).click()
  await expectPath('/dashboard/brands')
  const [body] = listSent('POST /api/brands')
  expect(body).toMatchObject({
    name: 'Orchid',
    description: 'Flowers for offices',
    primary_color: '#661A99',
    brand_tone: 'playful',
    keywords_topics: ['orchids'],
  })
})

const listSentFiles = () =>
  listSent(READ).flatMap((body) =>
    body instanceof FormData ? body.getAll('files').map((file) => (file instanceof File ? file.name : file)) : [],
  )
