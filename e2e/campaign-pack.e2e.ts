import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { callApi, makeCampaign, planCampaign } from './made-campaign.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'

test('texts are written, edited within their limits, undone, and downloaded as a table', async ({ page }) => {
  const id = await planCampaign(page)
  await page.goto(`/dashboard/campaigns/${id}?tab=texts`)
  await expect(page.getByRole('heading', { name: 'No texts in English yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write texts' }).click()
  await expect(page.getByText('The texts are written')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const headline = page.getByRole('textbox', { name: 'Google Performance Max, Headline, 1', exact: true })
  const before = await headline.inputValue()
  await headline.fill('x'.repeat(31))
  await expect(page.getByText('Too long by 1')).toBeVisible()
  await expect(page.getByText('31 of 30')).toBeVisible()
  await headline.fill('Calm skin by morning')
  await headline.press('Control+Enter')
  await expect(page.getByText('Headline saved')).toBeVisible()
  await page.reload()
  await expect(headline).toHaveValue('Calm skin by morning')
  await headline.fill('Sleep well')
  await headline.blur()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline).toHaveValue('Calm skin by morning')
  expect(before).not.toBe('Calm skin by morning')

  const caption = page.getByRole('textbox', { name: 'Instagram, Caption, Variant A' })
  await caption.fill('A longer sentence about sleep. '.repeat(6))
  await expect(page.getByText('Before “more”:').first()).toBeVisible()
  await caption.blur()
  await page.getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('button', { name: 'Write texts' }).click()
  await expect(page.getByRole('textbox', { name: 'Instagram, Caption, Variant A' })).toHaveValue(/[\u0600-\u06FF]/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const table = readFileSync(await download.path(), 'utf8')
  expect(table).toContain('Calm skin by morning')
  expect(table).toContain('A longer sentence about sleep.')
})

test('the pack has the approved files under the names of a pattern', async ({ page }) => {
  const { id, cells } = await makeCampaign(page)
  const ids = cells.filter(({ language }) => language === 'en').map((cell) => cell.id)
  await page.goto(`/dashboard/campaigns/${id}?tab=pack`)
  await expect(page.getByRole('radio', { name: /Everything made/ })).toBeChecked()
  await callApi(page, 'PATCH', `/api/campaigns/${id}/cells`, { ids, status: 'approved' })
  await page.reload()
  await expect(page.getByRole('radio', { name: /Approved only/ })).toBeChecked()
  await expectAccessibleInBothThemes(page)

  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  await pattern.fill('{campaign}_{colour}')
  await expect(page.getByText('There is no field {colour}')).toBeVisible()
  await pattern.fill('{campaign}')
  await page.getByRole('button', { name: 'Insert size' }).click()
  await expect(pattern).toHaveValue('{campaign}_{size}')
  await expect(page.getByRole('status').filter({ hasText: 'instagram/post/en/' })).toHaveText(
    'instagram/post/en/friday-launch_1080x1350.jpg',
  )
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download pack' }).click(),
  ])
  await expect(page.getByText('2 files are not approved and stay out')).toBeVisible()
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'instagram/post/en/friday-launch_1080x1350.jpg',
      expect.stringMatching(/^google\/ad\/en\/friday-launch_300x250\.(png|jpg)$/),
      'copy.csv',
      'contact-sheet.pdf',
      'manifest.json',
    ]),
  )
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { items: object[] }
  expect(manifest.items).toHaveLength(2)
})
