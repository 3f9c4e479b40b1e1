import { createDesign } from './editor-page.ts'
import { expect, expectAccessible, test } from './signet.ts'

test('a German version of an English design is made from a pasted table', async ({ page }) => {
  const id = await createDesign(page)
  await page.goto('/dashboard/content')
  await page.getByRole('checkbox', { name: /Spring/ }).click({ force: true })
  await page.getByRole('button', { name: 'Translate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Translate to…' })
  await dialog.getByRole('button', { name: 'Deutsch' }).click()
  await dialog.getByRole('button', { name: 'Create version' }).click()
  await expect(dialog.getByText('Enter a translation').first()).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await expectAccessible(page)

  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const reply = await page.request.post('/api/translations/texts', {
    headers: { authorization: `Bearer ${token}` },
    data: { ids: [id] },
  })
  const { items } = (await reply.json()) as { items: { texts: { field: string; text: string }[] }[] }
  const rows = (items[0]?.texts ?? []).map(({ field }) =>
    [id, field, '', field === 'headline' ? 'Strahlende Haut am Morgen' : 'Nur bis Freitag: 20 %'].join(';'),
  )
  const table = ['item;field;source;de', ...rows].join('\n')
  await dialog.getByRole('textbox', { name: 'Headline' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, table)
  await expect(dialog.getByRole('textbox', { name: 'Headline' })).toHaveValue('Strahlende Haut am Morgen')
  await expect(dialog.getByText('Enter a translation')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Create version' }).click()
  await expect(page.getByText('1 version created', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Preview Spring' }).first().click()
  await expect(
    page.getByRole('dialog', { name: 'Spring' }).getByText('Strahlende Haut am Morgen').first(),
  ).toBeVisible()
})
