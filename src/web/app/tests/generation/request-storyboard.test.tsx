import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import { createScene, createVideo } from '#web/domains/videos/testing/storyboard.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { region } from '../../testing/page/parts.ts'
import { IMAGE } from '../../testing/replies/agreed-replies.ts'
import { PIXEL } from '../../testing/replies/content-replies.ts'
import { PREVIEW_REPLY as REPLY } from '../../testing/replies/preview-reply.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

const PREVIEW = 'POST /api/generator/preview'
const PLAY = 'POST /api/generator/preview/film'
const GENERATE = 'POST /api/content/generate'

const WRITTEN: RequestScenes = [
  createScene('s1', 'hook', 'Morning Serum'),
  createScene('s2', 'point', 'Free shipping'),
  createScene('s3', 'end', 'Only until Sunday'),
]

const lastScenes = () => (listSent(PREVIEW).at(-1) as { scenes?: RequestScenes }).scenes
const lastWords = () => lastScenes()?.map(({ lines }) => lines[0]?.text)

/** Answers with the storyboard that was sent, or with what the studio wrote. Each scene lasts two seconds, or as long as was chosen. */
function drawVideo() {
  const scenes = lastScenes() ?? WRITTEN
  const video = createVideo(scenes)
  let from = 0
  const drawn = scenes.map(({ seconds }) => {
    const times = { from, until: from + (seconds ?? 2), least: 1.2, still: REPLY.image }
    from = times.until
    return times
  })
  return { ...REPLY, film: { film: video, style: 'calm', seconds: from, beat: 0.6, music: 'serene', scenes: drawn } }
}

const GARDEN = {
  id: 1,
  key: 'uploads/a.jpg',
  url: '/api/files/a.jpg',
  width: 900,
  height: 700,
  focus: null,
  title: 'Garden',
  tags: [],
  product_id: null,
  license: null,
  source: null,
  expires_on: null,
  is_expired: false,
  consent: 'not_needed',
  created_at: '2026-11-29T10:00:00Z',
}
const CLIP = {
  ...GARDEN,
  id: 2,
  key: 'uploads/b.jpg',
  title: 'Pouring wax',
  clip: { key: 'uploads/b.mp4', url: '/api/files/b.mp4', seconds: 3.2 },
}

async function openStoryboard() {
  await signIn({
    'GET /api/brands': { brands: [{ id: 1, name: 'Verdant' }] },
    [PREVIEW]: drawVideo,
    [PLAY]: () => ({ seconds: 6, frames: [PIXEL], sound: null }),
    [GENERATE]: IMAGE,
    'GET /api/brands/1/pictures': { pictures: [GARDEN, CLIP], total: 2 },
  })
  await openScreen('/dashboard/generate?type=video', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Morning Serum. Free shipping. Only until Sunday.')
  return region('Film: 3 scenes, 6 s')
}

const video = () => page.getByRole('region', { name: /^Film: 3 scenes/ })

const sentScenes = () => {
  const scenes = (listSent(GENERATE) as FormData[]).at(-1)?.get('scenes')
  return typeof scenes === 'string' ? (JSON.parse(scenes) as RequestScenes) : undefined
}

test('the scenes of a film are edited before it is made, and the film is asked for with them', async () => {
  const strip = await openStoryboard()
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Free shipping' }).click()
  await expect.element(page.getByRole('img', { name: 'Scene 2 of the film' })).toBeVisible()
  await strip.getByRole('textbox', { name: 'Text 1' }).fill('Ships free')
  await expect.poll(lastWords).toEqual(['Morning Serum', 'Ships free', 'Only until Sunday'])
  await strip.getByRole('button', { name: 'More Length' }).click()
  await expect.poll(() => lastScenes()?.map(({ seconds }) => seconds)).toEqual([2, 2.5, 2])
  await button('Generate Content').click()
  await expect.poll(() => sentScenes()?.[1]).toMatchObject({ seconds: 2.5, lines: [{ text: 'Ships free' }] })
})

test('scenes are moved, removed and put back by the keyboard', async () => {
  const strip = await openStoryboard()
  const second = strip.getByRole('button', { name: /: Free shipping$/ })
  await expect.element(second).toBeVisible()
  second.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.poll(lastWords).toEqual(['Free shipping', 'Morning Serum', 'Only until Sunday'])
  await userEvent.keyboard('{Delete}')
  await expect.poll(lastWords).toEqual(['Morning Serum', 'Only until Sunday'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(lastWords).toEqual(['Free shipping', 'Morning Serum', 'Only until Sunday'])
  await video().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(lastScenes).toBeUndefined()
  await video().getByRole('button', { name: 'Redo' }).click()
  await expect.poll(lastWords).toEqual(['Free shipping', 'Morning Serum', 'Only until Sunday'])
})

test('the film plays in place of the cover, with the scenes and the sound of the request', async () => {
  const strip = await openStoryboard()
  await strip.getByRole('button', { name: 'Play film' }).click()
  await expect.element(page.getByRole('img', { name: /of the film$/ })).toBeVisible()
  const parts = () => listSent(PLAY) as { part: { frames?: object; sound: boolean }; scenes: RequestScenes }[]
  await expect.poll(() => parts().some(({ part }) => part.sound)).toBe(true)
  expect(parts().some(({ part }) => part.frames)).toBe(true)
  expect(parts()[0]?.scenes.map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
})

test('a request that changes after its scenes were edited says so, and its scenes are written again', async () => {
  const strip = await openStoryboard()
  await strip.getByRole('button', { name: /: Free shipping$/ }).click()
  await strip.getByRole('textbox', { name: 'Text 1' }).fill('Ships free')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Evening Serum. Free shipping.')
  await button('Write scenes again').click()
  await expect.poll(lastScenes).toBeUndefined()
  await expect.element(page.getByText(/^The request has changed since/)).not.toBeInTheDocument()
  await button('Generate Content').click()
  await expect.poll(() => listSent(GENERATE).length).toBe(1)
  expect(sentScenes()).toBeUndefined()
})

test('a scene shows a picture or plays a clip of the brand before the film is made', async () => {
  const strip = await openStoryboard()
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Free shipping' }).click()
  await strip.getByRole('button', { name: 'Show picture 1' }).click()
  await expect.poll(() => lastScenes()?.[1]).toMatchObject({ picture: GARDEN.key })
  await strip.getByRole('button', { name: 'Play clip Pouring wax' }).click()
  const part = { key: CLIP.clip.key, start: 0, end: 3.2, focus: null, is_muted: false }
  await expect.poll(() => lastScenes()?.[1]).toMatchObject({ picture: CLIP.key, clip: part })
  await video().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lastScenes()?.[1]?.clip).toBeUndefined()
  await video().getByRole('button', { name: 'Redo' }).click()
  await button('Generate Content').click()
  await expect.poll(() => sentScenes()?.[1]).toMatchObject({ picture: CLIP.key, clip: part })
})
