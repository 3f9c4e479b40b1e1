import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  chooseOption,
  chooseImage,
  chooseRadio,
  continueToReview,
  dialog,
  findVideos,
} from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { expectDownload, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

test('the home needs no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard', 'Welcome back, Ann Miller!')
  await expect.element(page.getByRole('article')).toHaveLength(6)
  await button('Load More Content').click()
  await expect.element(page.getByRole('article')).toHaveLength(12)
  await button('Favorite').first().click()
  await expectDownload(button('Download').first())
  await button('Preview').first().click()
  await expect.element(dialog().getByRole('img')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => findVideos(dialog())[0]).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog().getByRole('combobox').fill('Verdant')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Edit Brand' })).toBeVisible()
})

test('brands need no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard/brands', 'My Brands')
  await expect.element(page.getByRole('article', { name: 'Verdant' })).toBeVisible()
  await button('List view').click()
  await expect.element(page.getByRole('article', { name: 'Nocte' })).toBeVisible()
  await page.getByRole('button', { name: 'New Brand' }).first().click()
  await page.getByLabelText('Name', { exact: true }).fill('Verdant')
  await button('Create Brand').click()
  await expect.element(page.getByText('Brand created')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  await button('Edit').first().click()
  await chooseImage()
  await button('Upload Logo').click()
  await expect.element(page.getByText('Logo uploaded')).toBeVisible()
  await page.getByLabelText('Name', { exact: true }).fill('Verdant Two')
  await button('Update Brand').click()
  await expect.element(page.getByText('Brand updated')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  await button('Delete').first().click()
  await button('Confirm').click()
  await expect.element(page.getByText('Brand deleted')).toBeVisible()
})

test('products need no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard/products', 'My Products')
  await expect.element(page.getByText('Showing 2 of 2 products')).toBeVisible()
  await chooseOption('Brand', 'Verdant')
  await chooseOption('Category', 'Skin care')
  await button('List view').click()
  await button('New Product').click()
  await dialog()
    .getByRole('button', { name: /Verdant/ })
    .click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Serum 7')
  await chooseImage()
  await button('Create Product').click()
  await expect.element(page.getByText('Product created and image uploaded')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
  await button('Edit').first().click()
  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('SK-1')
  await button('Update Product').click()
  await expect.element(page.getByText('Product updated')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
  await button('Delete').first().click()
  await button('Confirm').click()
  await expect.element(page.getByText('Product deleted')).toBeVisible()
})

test('Quick Generate needs no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard/generate', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await chooseOption('Product', 'Serum 7')
  await page.getByLabelText('Prompt').fill('A calm post about serum')
  await button('Generate Content').click()
  await expect.element(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible()
  await expectDownload(button('Download'))
  await button('Regenerate').click()
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible()
})

/** Goes through the wizard from step 1, with a brand chosen, to the results. */
async function runWizard(): Promise<void> {
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await button('Generate Content').click()
}

test('the wizard needs no more than the agreed fields, for several results and for one', async () => {
  await signIn()
  await runWizard()
  const results = page.getByRole('region', { name: 'Results' })
  await expect.element(results.getByRole('article')).toHaveLength(3)
  await expect.element(results.getByRole('img')).toHaveLength(2)
  await expect.poll(() => findVideos(results).length).toBe(1)
  await expect.element(results.getByRole('article').first()).toHaveAccessibleName('Generated Image')
  await expect.element(results.getByRole('article').nth(1)).toHaveAccessibleName('Generated Video')
  await expect.element(results).toMatchTextContent('Some content failed to generate:')
  await expect.element(results).toMatchTextContent('video:twitter: The model refused.')
  const download = results.getByRole('button', { name: /^Download / }).nth(1)
  expect(await expectDownload(download)).toMatch(/^generated_.+_2\.mp4$/)
  await button('Create More Content').click()
  await expect.element(page.getByRole('radio', { name: 'Verdant' })).toBeChecked()
  answerWith({ 'POST /api/generator/generate': { result_content_id: 13, failures: {} } })
  await runWizard()
  await expect.element(results.getByRole('article')).toHaveLength(1)
})

test('jobs need no more than the agreed fields, and an unknown status is shown unchanged', async () => {
  await signIn()
  await openScreen('/dashboard/jobs', 'Generation Jobs')
  await expect.element(page.getByRole('row')).toHaveLength(5)
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('completed')
  await expect.element(page.getByRole('row').nth(2)).toMatchTextContent('Failed')
  await expect.element(page.getByRole('row').nth(4)).toMatchTextContent('done_with_errors')
  await button('Details of job 4').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Not found')
  await userEvent.keyboard('{Escape}')
})

for (const [path, heading] of [
  ['content', 'My Content'],
  ['favorites', 'Favorites'],
] as const) {
  test(`the screen ${heading} needs no more than the agreed fields`, async () => {
    await signIn()
    await openScreen(`/dashboard/${path}`, heading)
    const cards = page.getByRole('article')
    await expect.element(page.getByText('Showing 13 of 13 items')).toBeVisible()
    await expect.element(cards.first().getByRole('img')).toBeVisible()
    await page
      .getByRole('button', { name: /^Preview / })
      .first()
      .click()
    await expect.element(dialog().getByRole('img')).toBeVisible()
    await expect.element(dialog().getByRole('region', { name: 'Brand colors' })).toBeVisible()
    await dialog().getByRole('button', { name: 'Edit text' }).click()
    await dialog().getByRole('button', { name: 'New variation' }).click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('Not found')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('List view').click()
    await expect.element(cards.first()).toBeVisible()
    await button('Favorite').first().click()
    await button('Delete').first().click()
    await button('Confirm').click()
    await expect.element(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
    await page.getByPlaceholder('Search content...').fill('calm')
    await expect.element(page.getByText(/^Showing \d+ of \d+ items$/)).toBeVisible()
  })
}

test('analytics need no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard/analytics', 'Analytics')
  await expect.element(page.getByRole('img', { name: /^Line chart/ })).toBeVisible()
  await button('Filters').click()
  await page.getByPlaceholder('Search content...').fill('verdant')
  await expect.element(page.getByRole('row')).toHaveLength(20)
  await button('View details').first().click()
  await expect.element(dialog()).toMatchTextContent('API Call Details')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await page
    .getByRole('button', { name: /^Enlarge / })
    .first()
    .click()
  await userEvent.keyboard('{Escape}')
  await button('Load More Content').click()
  await expect.element(page.getByRole('row')).toHaveLength(25)
  await expectDownload(button('Export CSV'))
  await button('Refresh').click()
  await expect.element(page.getByRole('row')).toHaveLength(20)
})

test('configuration and settings need no more than the agreed fields', async () => {
  await signIn()
  await openScreen('/dashboard/configuration', 'Configuration')
  await page.getByRole('button', { name: 'Add size to LinkedIn image' }).click()
  await button('Save').click()
  await expect.element(page.getByText('Configuration saved')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'LinkedIn image size 1' })).toHaveValue('1080x1080')
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()

  await openScreen('/dashboard/settings', 'Settings')
  answerWith({ 'GET /api/auth/me': { username: 'Ann Maria', email: 'ann@example.com' } })
  await page.getByLabelText('Username').fill('Ann Maria')
  await button('Save').click()
  await expect.element(page.getByText('Profile updated')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Ann Maria').first()).toBeVisible()

  await openScreen('/dashboard/api-keys', 'API Keys')
  await page.getByLabelText('API key', { exact: true }).fill('AIza-key')
  await button('Test Key').click()
  await expect.element(page.getByText('API key is valid!')).toBeVisible()
  answerWith({ 'GET /api/user/api-keys': { has_gemini_key: true, gemini_api_key: 'AIza…key' } })
  await button('Save Key').click()
  await button('Show').click()
  await expect.element(page.getByText('AIza…key')).toBeVisible()
  await button('Delete Key').click()
  await button('Confirm').click()
})
