import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { callApi } from './call-api.ts'
import { chooseOption, createByApi, createUser, expect, expectAccessibleInBothThemes, resize, test } from './signet.ts'

const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan. Fragrance free. Shop the cream'

const findStrip = (page: Page) => page.getByRole('region', { name: 'Storyboard' })
const findScenes = (page: Page) => findStrip(page).getByRole('listitem').getByRole('button')
const findTool = (page: Page, name: string) => findStrip(page).getByRole('button', { name })
const readWords = (page: Page) =>
  findScenes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^[^:]+: /, '') ?? ''))

interface Made {
  id: number
  duration_seconds: number
}

test('a film is edited in its storyboard: order, words, length, music, undo; it plays in place, and is saved', async ({
  page,
}) => {
  await createUser(page)
  const brand = { name: 'Nocte', primary_color: '#26246B', secondary_color: '#E8A33D' }
  const { id: brand_id } = await createByApi(page, '/api/brands', brand)
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const multipart = { brand_id: String(brand_id), prompt: PROMPT, dimensions: '540x960', content_type: 'video' }
  const answer = await page.request.post('/api/content/generate', {
    multipart,
    headers: { authorization: `Bearer ${token}` },
    timeout: scaleLimit(120_000),
  })
  const made = (await answer.json()) as Made
  await page.goto(`/dashboard/content/${made.id}/edit`)
  await expect(findScenes(page).first()).toBeVisible()
  const words = await readWords(page)
  expect(words.length).toBeGreaterThan(3)
  await expect(findStrip(page).getByRole('listitem').locator('img')).toHaveCount(words.length)

  await findScenes(page).first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => readWords(page)).toEqual([words[1], words[0], ...words.slice(2)])
  await findScenes(page).nth(1).dragTo(findScenes(page).first())
  await expect.poll(() => readWords(page)).toEqual(words)

  await findScenes(page).nth(1).click()
  await expect(page.getByRole('img', { name: 'Scene 2 of the film' })).toBeVisible()
  await findStrip(page).getByRole('textbox', { name: 'Text 1' }).fill('Made for sensitive skin')
  await expect.poll(() => readWords(page)).toContainEqual(expect.stringContaining('Made for sensitive skin'))
  await expectAccessibleInBothThemes(page)
  await findTool(page, 'More Length').click()
  await findTool(page, 'Add scene').click()
  await expect(findScenes(page)).toHaveCount(words.length + 1)
  await findTool(page, 'Remove scene').click()
  await expect(findScenes(page)).toHaveCount(words.length)
  await page.keyboard.press('Control+z')
  await expect(findScenes(page)).toHaveCount(words.length + 1)
  await page.keyboard.press('Control+Shift+z')
  await expect(findScenes(page)).toHaveCount(words.length)
  await chooseOption(page, 'Music', 'Festive')

  await findTool(page, 'Play film').click()
  await expect(findTool(page, 'Pause film')).toBeVisible()
  const shown = page.getByRole('img', { name: /^Scene \d of the film$/ })
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/)
  const first = await shown.getAttribute('src')
  await expect.poll(() => shown.getAttribute('src')).not.toBe(first)
  await findTool(page, 'Pause film').click()

  await resize(page, 390, 844)
  await expect(findTool(page, 'Play film')).toBeVisible()
  await page.getByRole('button', { name: 'Save version' }).first().click()
  await page.waitForURL((url) => !url.pathname.includes(`/${made.id}/`), { timeout: scaleLimit(120_000) })
  const saved = Number(/content\/(\d+)/.exec(page.url())?.[1])
  const state = await callApi<{ saved: { film?: { music: string } } }>(page, 'GET', `/api/content/${saved}/design`)
  expect(state.saved.film?.music).toBe('festive')
})
