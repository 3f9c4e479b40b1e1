import type { Page } from '@playwright/test'
import { createDesign } from './editor-page.ts'
import { acceptRefusals, chooseOption, expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'

const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const findCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openLibrary(page: Page): Promise<number> {
  const id = await createDesign(page)
  await page.goto('/dashboard/content')
  await expect(findCard(page, 'Spring')).toBeVisible()
  return id
}

async function createTag(page: Page, name: string, color: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New tag' })
  await form.getByLabel('Name of the new tag').fill(name)
  await form.getByRole('radio', { name: color }).check()
  await form.getByRole('button', { name: 'Create' }).click()
}

test('an item is tagged from the selection bar, found by the tag, and its tag removed in the preview', async ({
  page,
  complaints,
}) => {
  await openLibrary(page)
  await expect(page.getByRole('combobox', { name: 'Tag', exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Spring/ }).click({ force: true })
  await button(page, 'Tags').click()
  const tags = findDialog(page, 'Tags of 1 item')
  await createTag(page, 'Black Friday', 'Orange')
  await expect(tags.getByRole('checkbox', { name: 'Black Friday' })).toBeChecked()
  await createTag(page, 'black friday', 'Pink')
  await expect(tags.getByText('This name is already taken.')).toBeVisible()
  acceptRefusals(complaints)
  await expectAccessibleInBothThemes(page)
  await tags.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Tags of 1 item changed', { exact: true })).toBeVisible()
  await button(page, 'Clear selection').click()

  await page.getByRole('searchbox').fill('black fri')
  await expect(findCard(page, 'Spring')).toBeVisible()
  await page.getByRole('searchbox').fill('white fri')
  await expect(page.getByText('No content found')).toBeVisible()
  await button(page, 'Clear filters').click()
  await chooseOption(page, 'Tag', 'Black Friday')
  await expect(findCard(page, 'Spring')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Preview Spring' }).click()
  const preview = findDialog(page, 'Spring')
  await expect(preview.getByText('Black Friday')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Remove tag Black Friday' }).click()
  await expect(preview.getByText('Black Friday')).toBeHidden()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No content found')).toBeVisible()
})

test('collections are filled by hand and by rule, renamed and deleted', async ({ page }) => {
  await openLibrary(page)
  await page.getByRole('checkbox', { name: /Spring/ }).click({ force: true })
  await button(page, 'Add to collection').click()
  await page.getByLabel('Name of the collection').fill('Best')
  await button(page, 'Create').click()
  await expect(page.getByText('Added to "Best"', { exact: true })).toBeVisible()

  await button(page, 'Collections').click()
  const collections = findDialog(page, 'Collections')
  await collections.getByLabel('Name of the collection').fill('German videos')
  await collections.getByRole('checkbox', { name: 'Fill by rule' }).check()
  await collections.getByRole('combobox', { name: 'Type of the rule' }).click()
  await page.getByRole('option', { name: 'Video' }).click()
  await expectAccessibleInBothThemes(page)
  await collections.getByRole('button', { name: 'Create' }).click()
  await expect(collections.getByRole('button', { name: /^German videos\s*By rule/ })).toBeVisible()
  await collections.getByRole('button', { name: 'Rename Best' }).click()
  await collections.getByRole('textbox', { name: 'New name' }).fill('Best of spring')
  await page.keyboard.press('Enter')
  await collections.getByRole('button', { name: /^Best of spring\s*1 item/ }).click()
  await expect(page.getByText('Collection: Best of spring')).toBeVisible()
  await expect(findCard(page, 'Spring')).toBeVisible()

  await button(page, 'Collections').click()
  await collections.getByRole('button', { name: /^German videos/ }).click()
  await expect(page.getByText('No content found')).toBeVisible()
  await button(page, 'Close the collection German videos').click()
  await expect(findCard(page, 'Spring')).toBeVisible()

  await button(page, 'Collections').click()
  await collections.getByRole('button', { name: 'Delete German videos' }).click()
  await page.getByRole('dialog', { name: 'Confirm' }).getByRole('button', { name: 'Delete German videos' }).click()
  await expect(collections.getByText('German videos')).toHaveCount(0)
})

test('named views are kept on the server, beside the view of the browser', async ({ page }) => {
  await openLibrary(page)
  await page.getByRole('checkbox', { name: 'Favorites only' }).check()
  await button(page, 'Save View').click()
  await expect(page.getByText('View saved', { exact: true })).toBeVisible()
  await chooseOption(page, 'Type', 'Videos')
  await button(page, 'Named views').click()
  const views = findDialog(page, 'Named views')
  await views.getByLabel('Name of this view').fill('Favorite videos')
  await views.getByRole('button', { name: 'Save the current filters' }).click()
  await expect(views.getByRole('button', { name: 'Favorite videos', exact: true })).toBeVisible()
  await expectAccessible(page)
  await views.getByRole('button', { name: 'Close' }).click()

  await page.evaluate(() => localStorage.removeItem('signet-library-view'))
  await page.reload()
  await expect(findCard(page, 'Spring')).toBeVisible()
  await button(page, 'Named views').click()
  await views.getByRole('button', { name: 'Favorite videos', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Favorites only' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText('Videos')
  await expect(page.getByText('No content found')).toBeVisible()
})
