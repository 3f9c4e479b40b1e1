import type { Page } from '@playwright/test'
import { createDesign } from './editor-page.ts'
import { chooseOption, expect, test } from './signet.ts'

const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const findCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a tag that an item got is stored, and the item is found by it', async ({ page }) => {
  await createDesign(page)
  await page.goto('/dashboard/content')
  await page.getByRole('checkbox', { name: /Spring/ }).click({ force: true })
  await button(page, 'Tags').click()
  const form = page.getByRole('form', { name: 'New tag' })
  await form.getByLabel('Name of the new tag').fill('Black Friday')
  await form.getByRole('button', { name: 'Create' }).click()
  await findDialog(page, 'Tags of 1 item').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Tags of 1 item changed', { exact: true })).toBeVisible()

  await page.reload()
  await page.getByRole('searchbox').fill('white fri')
  await expect(page.getByText('No content found')).toBeVisible()
  await page.getByRole('searchbox').fill('black fri')
  await chooseOption(page, 'Tag', 'Black Friday')
  await expect(findCard(page, 'Spring')).toBeVisible()
})
