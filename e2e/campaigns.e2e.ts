import type { Page } from '@playwright/test'
import {
  chooseOption,
  createByApi,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  createUser,
  test,
} from './signet.ts'

/** Cells are made one after the other, and a busy machine takes seconds for each. */
const MADE = { timeout: 120_000 }

/** Only rows in and near the window are rendered. */
const WHOLE_BOARD = { width: 1440, height: 3200 }

const assets = (page: Page) => page.getByRole('article')
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('link', { name }).click()

/** Fills in the form of a new campaign: four formats in English and Arabic. */
async function planCampaign(page: Page): Promise<void> {
  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring launch')
  await page
    .getByRole('textbox', { name: 'What is it about?' })
    .fill('The new day cream is here on Friday. "Brighter mornings". 20% off until Sunday.')
  const instagram = page.getByRole('group', { name: 'Instagram' })
  await instagram.getByRole('button', { name: /^Post, 1080/ }).click()
  await instagram.getByRole('button', { name: /^Story, 1080/ }).click()
  await page
    .getByRole('group', { name: 'Google Ads' })
    .getByRole('button', { name: /^Leaderboard/ })
    .click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText('6 assets', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Takes 9 of \d+ left this month$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Create campaign' }).click()
}

/** Makes three proposals and chooses the first. */
async function agreeOnKeyVisual(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make 3 proposals' }).click()
  await expect(assets(page)).toHaveCount(3)
  const first = page.getByRole('button', { name: 'Choose Proposal 1' })
  await expect(first).toBeEnabled(MADE)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, MADE)
  await expectAccessible(page)
  await first.click()
  await expect(page.getByText('Chosen', { exact: true })).toBeVisible()
}

test('a campaign from the brief to edited assets in two languages, and a third one later', async ({ page }) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#0A7C66' })
  await planCampaign(page)
  await agreeOnKeyVisual(page)

  await page.getByRole('button', { name: 'Make 6 assets' }).click()
  await openTab(page, 'Board')
  await page.setViewportSize(WHOLE_BOARD)
  await expect(assets(page)).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Post · العربية' })).toBeVisible()
  await expect(assets(page).locator('img')).toHaveCount(6, MADE)
  await expectAccessibleInBothThemes(page)

  // One asset gets a headline of its own.
  await page.getByRole('button', { name: 'Instagram · Story' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Instagram · Story, English' })
  await dialog.getByRole('textbox', { name: 'Headline' }).fill('Only in this story')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save for this asset' }).click()
  await expect(dialog.getByRole('button', { name: 'Back to the campaign’s: Headline' })).toBeVisible(MADE)
  await dialog.getByRole('button', { name: 'In the app' }).click()
  await expect(dialog.getByRole('img', { name: 'Instagram · Story, English in the app' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Only in this story')).toBeVisible(MADE)

  // The edit for all reaches the other English assets.
  await openTab(page, 'Key visual')
  await page.getByRole('button', { name: 'Edit for all' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit for all' })
  await edit.getByRole('textbox', { name: 'Headline' }).fill('Longer days')
  await expect(edit.getByText('2 of 6 change, 1 keeps its own, $0.00.')).toBeVisible()
  // Both are shown before and after; the one with a headline of its own is not.
  const shown = edit.getByRole('region', { name: 'Before and after' }).getByRole('img')
  await expect(shown).toHaveCount(4)
  for (const format of ['Instagram · Post', 'Google Ads · Leaderboard'])
    for (const side of ['before', 'after'])
      await expect(edit.getByRole('img', { name: `${format}, English, ${side}` })).toBeVisible()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Apply' }).click()
  await expect(edit).toBeHidden()
  await openTab(page, 'Board')
  await expect(page.getByText('Longer days')).toHaveCount(2, MADE)
  await expect(page.getByText('Only in this story')).toHaveCount(1)

  // It is undone as one step.
  await page.getByRole('button', { name: 'Undo edit' }).click()
  await expect(page.getByText('Longer days')).toHaveCount(0, MADE)
  await expect(page.getByText('Only in this story')).toHaveCount(1)

  // Several assets are approved at once.
  await page.getByRole('checkbox', { name: 'Select all of Post · English' }).check({ force: true })
  await chooseOption(page, 'Set status', 'Approved')
  await expect(page.getByText('1 asset changed')).toBeVisible()
  await expect(page.getByText('1 of 6 approved')).toBeVisible()
  await page.keyboard.press('Escape')

  // A language that is added later makes only the new assets.
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('9 assets', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await page.getByRole('button', { name: 'Make 3 assets' }).click()
  await expect(assets(page).locator('img')).toHaveCount(9, MADE)

  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('article', { name: 'Spring launch' })).toContainText('9 of 9 made')
  await expectAccessibleInBothThemes(page)
})
