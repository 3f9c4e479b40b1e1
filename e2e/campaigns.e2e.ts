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
const WHOLE_BOARD = { width: 1440, height: 2000 }

const assets = (page: Page) => page.getByRole('article')
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('link', { name }).click()

/** Fills in the form of a new campaign: two formats in English and Arabic. */
async function planCampaign(page: Page): Promise<void> {
  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring launch')
  await page
    .getByRole('textbox', { name: 'What is it about?' })
    .fill('The new day cream is here on Friday. "Brighter mornings". 20% off until Sunday.')
  await page
    .getByRole('group', { name: 'Instagram' })
    .getByRole('button', { name: /^Story, 1080/ })
    .click()
  await page
    .getByRole('group', { name: 'Google Ads' })
    .getByRole('button', { name: /^Leaderboard/ })
    .click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText('4 assets', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Takes 7 of \d+ left this month$/)).toBeVisible()
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

test('a campaign from the brief to approved assets in two languages, one with a headline of its own', async ({
  page,
}) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#0A7C66' })
  await planCampaign(page)
  await agreeOnKeyVisual(page)

  await page.getByRole('button', { name: 'Make 4 assets' }).click()
  await openTab(page, 'Board')
  await page.setViewportSize(WHOLE_BOARD)
  await expect(assets(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Story · العربية' })).toBeVisible()
  await expect(assets(page).locator('img')).toHaveCount(4, MADE)
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

  // Several assets are approved at once.
  await page.getByRole('checkbox', { name: 'Select all of Story · English' }).check({ force: true })
  await chooseOption(page, 'Set status', 'Approved')
  await expect(page.getByText('1 asset changed')).toBeVisible()
  await expect(page.getByText('1 of 4 approved')).toBeVisible()

  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('article', { name: 'Spring launch' })).toContainText('4 of 4 made')
  await expectAccessibleInBothThemes(page)
})
