import { callApi } from './call-api.ts'
import { createUser, test } from './signet.ts'
test('look', async ({ page }) => {
  test.setTimeout(300_000)
  await createUser(page)
  const { id: brand } = await callApi<{ id: number }>(page, 'POST', '/api/brands', { name: 'Verdant', primary_color: '#124E42', secondary_color: '#E4CBAA', typography: 'Playfair Display, serif' })
  for (const [width, height, name] of [[1440, 900, 'wide'], [390, 844, 'phone']] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/dashboard/generate?brand=${brand}`)
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Morning Serum now $39 instead of $48. Only until Sunday at our Kreuzberg store. Do not mention shipping.')
    await page.waitForTimeout(5000)
    await page.screenshot({ path: `.tmp/look/quick-${name}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dashboard/generate?brand=${brand}`)
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Morning Serum now $39 instead of $48. Only until Sunday at our Kreuzberg store.')
  await page.waitForTimeout(4000)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByText('Content generated successfully! 🎉').waitFor()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `.tmp/look/result.png`, fullPage: true })
  const id = (await callApi<{ content: { id: number }[] }>(page, 'GET', '/api/content')).content[0]?.id
  await page.goto(`/dashboard/library`)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `.tmp/look/library.png` })
  await page.goto(`/dashboard/editor/${id}`)
  await page.waitForTimeout(5000)
  await page.screenshot({ path: `.tmp/look/editor.png` })
})
