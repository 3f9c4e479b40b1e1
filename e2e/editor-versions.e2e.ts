import type { Page } from '@playwright/test'
import { createDesign, expectDrawn, findSlot } from './editor-page.ts'
import { expect, expectAccessible, test } from './signet.ts'

/** Edits the headline in the open editor and saves it as a version. Waits for the editor of the new item. */
async function saveVersion(page: Page, edit: () => Promise<void>): Promise<void> {
  await expect(findSlot(page, /^Headline, /)).toBeVisible({ timeout: 30_000 })
  await expectDrawn(page)
  await findSlot(page, /^Headline, /).click({ position: { x: 5, y: 5 } })
  await edit()
  await expectDrawn(page)
  const before = page.url()
  await page.keyboard.press('Control+s')
  await page.waitForURL((url) => String(url) !== before, { timeout: 60_000 })
  // The toast of the version before may still be there.
  await expect(page.getByText('Version saved', { exact: true }).last()).toBeVisible()
}

test('versions are listed from the first to the newest, compared in two ways, described in words, and restored', async ({
  page,
}) => {
  const id = await createDesign(page)
  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview Spring' }).click()
  await page.getByRole('button', { name: 'Edit design' }).click()
  await page.waitForURL(`**/content/${id}/edit`)
  await saveVersion(page, () => page.keyboard.press('Shift+ArrowDown'))
  await saveVersion(page, () => page.getByRole('textbox', { name: 'Text of Headline' }).fill('Brighter by Friday'))

  await page.goto('/dashboard/content')
  await expect(
    page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: '3 versions' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Preview Spring' }).click()
  const preview = page.getByRole('dialog', { name: 'Spring' })
  const versions = preview.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /^Version \d$/ })).toHaveText([
    'Version 1',
    'Version 2',
    'Version 3',
  ])
  await expect(versions.getByText(/^Version 3: .*Headline: words/)).toBeVisible()
  await versions.getByRole('button', { name: 'Version 2' }).click()
  await expect(versions.getByText('Version 2: Headline: moved')).toBeVisible()

  await versions.getByRole('button', { name: 'Compare' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare versions' })
  const edge = compare.getByRole('slider', { name: 'Share of the version before' })
  await expect(compare.getByRole('img')).toHaveCount(2)
  await expect(edge).toHaveValue('50')
  await edge.press('ArrowRight')
  await expect(edge).toHaveValue('51')
  await expectAccessible(page)
  await compare.getByRole('button', { name: 'Side by side' }).click()
  await expect(compare.getByRole('figure')).toHaveText(['Version 1', 'Version 2'])
  await expect(compare.getByText('Changed in version 2: Headline: moved')).toBeVisible()
  await compare.getByRole('button', { name: 'Close' }).click()

  await versions.getByRole('button', { name: 'Version 1' }).click()
  await versions.getByRole('button', { name: 'Go back to this' }).click()
  await expect(page.getByText('Version restored', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(versions.getByRole('button', { name: 'Version 4' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'All versions' }).check()
  await expect(page.getByRole('button', { name: 'Preview Spring' })).toHaveCount(4)
})
