import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { callApi } from './call-api.ts'
import { measurePlay } from './play-time.ts'
import { chooseOption, createByApi, createUser, expect, expectAccessibleInBothThemes, resize, test } from './signet.ts'

const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan. Fragrance free. Shop the cream'
const OWN = 'Made in small batches'

const findStrip = (page: Page) => page.getByRole('region', { name: /^Film: / }).filter({ visible: true })
const findScenes = (page: Page) => findStrip(page).getByRole('listitem').getByRole('button')
const findTool = (page: Page, name: string) => findStrip(page).getByRole('button', { name })
const readWords = (page: Page) =>
  findScenes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^[^:]+: /, '') ?? ''))

test('the scenes of a film are edited and played before it is made, and the film has them', async ({ page }) => {
  await createUser(page)
  const brand = { name: 'Nocte', primary_color: '#26246B', secondary_color: '#E8A33D' }
  await createByApi(page, '/api/brands', brand)
  await page.goto('/dashboard/generate?type=video&dimensions=540x960')
  await chooseOption(page, 'Brand', 'Nocte')
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
  await expect(findScenes(page).first()).toBeVisible()
  const words = await readWords(page)
  expect(words.length).toBeGreaterThan(3)

  await findScenes(page).first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => readWords(page)).toEqual([words[1], words[0], ...words.slice(2)])
  await findTool(page, 'Undo').click()
  await expect.poll(() => readWords(page)).toEqual(words)

  await findScenes(page).nth(1).click()
  await findStrip(page).getByRole('textbox', { name: 'Text 1' }).fill(OWN)
  await expect.poll(() => readWords(page)).toContainEqual(expect.stringContaining(OWN))
  await expect(page.getByRole('img', { name: 'Scene 2 of the film' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  expect(await measurePlay(page), 'part of the frames with which the film plays').toBeLessThan(0.25)
  await findTool(page, 'Play film').click()
  const shown = page.getByRole('img', { name: /^Scene \d of the film$/ })
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/)
  const first = await shown.getAttribute('src')
  await expect.poll(() => shown.getAttribute('src')).not.toBe(first)
  // To its end: a busy machine may have played all of it before a click on "Pause film".
  await expect(findTool(page, 'Play film')).toBeVisible({ timeout: scaleLimit(30_000) })

  await resize(page, 390, 844)
  await page.getByRole('button', { name: 'Show preview' }).click()
  await findScenes(page).nth(1).click()
  await expect(findStrip(page).getByRole('textbox', { name: 'Text 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.locator('video').first()).toBeVisible({ timeout: scaleLimit(120_000) })
  const { content } = await callApi<{ content: { id: number }[] }>(page, 'GET', '/api/content')
  const state = await callApi<{ saved: object }>(page, 'GET', `/api/content/${content[0]?.id}/design`)
  expect(JSON.stringify(state.saved)).toContain(OWN)
})
