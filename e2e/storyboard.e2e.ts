import type { Page } from '@playwright/test'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import { canDecodeVideo } from '#studio/render/video/ffmpeg.ts'
import { scaleLimit } from '#server/testing/patience.ts'
import { encodedFile } from '#server/testing/sounds.ts'
import { callApi } from './call-api.ts'
import { measurePlay } from './play-time.ts'
import { chooseOption, createByApi, createUser, expect, expectAccessibleInBothThemes, resize, test } from './signet.ts'

const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan. Fragrance free. Shop the cream'

const findStrip = (page: Page) => page.getByRole('region', { name: 'Storyboard' })
const findScenes = (page: Page) => findStrip(page).getByRole('listitem').getByRole('button')
const findTool = (page: Page, name: string) => findStrip(page).getByRole('button', { name })
const readWords = (page: Page) =>
  findScenes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^[^:]+: /, '') ?? ''))

/** A clip of four seconds with a tone, as a file of a camera. */
async function createClip() {
  const sources = ['-f', 'lavfi', '-i', 'testsrc=s=640x360:r=25:d=4', '-f', 'lavfi', '-i', 'sine=440:d=4']
  const file = await encodedFile('mp4', [...sources, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'])
  return { name: 'Pouring wax.mp4', mimeType: 'video/mp4', buffer: Buffer.from(await file.arrayBuffer()) }
}

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

  expect(await measurePlay(page), 'part of the frames with which the film plays').toBeLessThan(0.25)
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

test('a clip is added to the pictures of a brand and plays in a scene of a film, which is trimmed, muted and saved', async ({
  page,
}) => {
  test.skip(!(await canDecodeVideo()), 'no ffmpeg')
  test.slow()
  await createUser(page)
  const brand = { name: 'Nocte', primary_color: '#26246B', secondary_color: '#E8A33D' }
  const { id: brand_id } = await createByApi(page, '/api/brands', brand)
  await page.goto(`/dashboard/brands/${brand_id}/pictures`)
  await page.getByLabel('Add pictures').setInputFiles(await createClip())
  await expect(page.getByText('1 of 1 uploaded').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pouring wax', exact: true }).click()
  await expect(page.getByLabel('Pouring wax', { exact: true }).and(page.locator('video'))).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/dashboard/generate?type=video&dimensions=540x960')
  await chooseOption(page, 'Brand', 'Nocte')
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
  const strip = page.getByRole('region', { name: /^Film: / }).filter({ visible: true })
  await strip.getByRole('listitem').getByRole('button').nth(1).click()
  await strip.getByRole('button', { name: 'Play clip Pouring wax' }).click()
  await strip.getByRole('button', { name: 'More Clip from' }).click()
  await strip.getByRole('checkbox', { name: 'Mute the clip' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.locator('video').first()).toBeVisible({ timeout: scaleLimit(120_000) })
  const { content } = await callApi<{ content: { id: number }[] }>(page, 'GET', '/api/content')
  const [made] = content

  await page.goto(`/dashboard/content/${made?.id}/edit`)
  await findScenes(page).nth(1).click()
  await expect(findStrip(page).getByRole('checkbox', { name: 'Mute the clip' })).toBeChecked()
  await findTool(page, 'Less Clip until').click()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Save version' }).first().click()
  await page.waitForURL((url) => !url.pathname.includes(`/${made?.id}/`), { timeout: scaleLimit(120_000) })
  const saved = Number(/content\/(\d+)/.exec(page.url())?.[1])
  const state = await callApi<{ saved: { film: VideoDesign } }>(page, 'GET', `/api/content/${saved}/design`)
  expect(state.saved.film.scenes[1]?.clip).toMatchObject({ start: 0.5, end: 4, is_muted: true })
})
