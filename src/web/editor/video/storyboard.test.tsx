import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VIDEO } from '#web/domains/videos/testing/storyboard.ts'
import { PIXEL, STATE } from '../testing/design-server.ts'
import { openEditor, useDesignServer } from '../testing/open-editor.tsx'

const server = useDesignServer()

const STILL = { mime_type: 'image/png', content_data: PIXEL, width: 1, height: 1, box: [0, 0, 1000, 1000] }

const FACTS = { ...STATE, content_type: 'video' as const, motion: { style: 'calm' as const, seconds: 6 } }

/** Answers with the sent storyboard, or with what the studio wrote. Each scene lasts two seconds, or as long as was chosen. */
function answerVideos() {
  server.current.film = ({ film = VIDEO }) => {
    let from = 0
    const scenes = film.scenes.map(({ seconds }) => {
      const until = from + (seconds ?? 2)
      const times = { from, until, least: 1.2, still: STILL }
      from = until
      return times
    })
    return { film, style: 'calm', seconds: from, beat: 0.6, music: 'serene', scenes, frames: [PIXEL], sound: null }
  }
}

const lastVideo = () => server.current.drafts.at(-1)?.film

test('a film that nobody edited has no storyboard of its own, and gets one with the first edit', async () => {
  answerVideos()
  const { screen } = await openEditor(server.current, FACTS)
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Vegan' }).click()
  expect(server.current.drafts).toEqual([])
  await strip.getByRole('textbox', { name: 'Text 1' }).fill('Plant based')
  await expect.poll(() => lastVideo()?.scenes[1]?.lines[0]?.text).toBe('Plant based')
  expect(lastVideo()?.scenes[0]).toEqual(VIDEO.scenes[0])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lastVideo()).toBeUndefined()
})

test('a longer scene leaves the others as long as they are, and no scene is shorter than its words take to read', async () => {
  answerVideos()
  const { screen } = await openEditor(server.current, FACTS)
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Vegan' }).click()
  await strip.getByRole('button', { name: 'More Length' }).click()
  await expect.poll(() => lastVideo()?.scenes.map(({ seconds }) => seconds)).toEqual([2, 2.5, 2])
  const field = strip.getByRole('textbox', { name: 'Length (s)' })
  await field.fill('0.2')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastVideo()?.scenes[1]?.seconds).toBe(1.2)
})

test('a text that is changed on the cover changes in the scenes that say it', async () => {
  answerVideos()
  const { screen, slot } = await openEditor(server.current, { ...FACTS, saved: { ...FACTS.saved, film: VIDEO } })
  await slot('Headline, Wake up').click()
  await screen.getByRole('textbox', { name: 'Text of Headline' }).fill('Sleep in')
  await expect.poll(() => lastVideo()?.scenes[0]?.lines[0]?.text).toBe('Sleep in')
})

test('a storyboard that cannot be drawn says so, and is drawn again', async () => {
  answerVideos()
  server.current.refusals.set('/design/film', new Response('', { status: 500 }))
  const { screen } = await openEditor(server.current, FACTS)
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await expect.element(strip.getByRole('alert')).toBeVisible()
  server.current.refusals.clear()
  await strip.getByRole('button', { name: 'Retry' }).click()
  await expect.element(strip.getByRole('button', { name: 'Scene 1 of 3, 2 s: Wake up' })).toBeVisible()
})

test('a clip of the brand plays in a scene: trimmed, muted, with a focal point, and undo takes it back', async () => {
  answerVideos()
  const clip = { key: 'uploads/a.mp4', seconds: 8, focus: { x: 0.3, y: 0.5 }, title: 'Pouring wax' }
  const images = [{ id: 'uploads/a.jpg', role: 'uploaded' as const, url: '/api/files/a.jpg', clip }]
  const { screen } = await openEditor(server.current, { ...FACTS, pictures: images })
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Vegan' }).click()
  await strip.getByRole('button', { name: 'Play clip Pouring wax' }).click()
  const lastClip = () => lastVideo()?.scenes[1]?.clip
  await expect.poll(lastClip).toEqual({ key: clip.key, start: 0, end: 5, focus: clip.focus, is_muted: false })
  await strip.getByRole('button', { name: 'More Clip from' }).click()
  await strip.getByRole('button', { name: 'More Clip until' }).click()
  await strip.getByRole('checkbox', { name: 'Mute the clip' }).click()
  await strip.getByRole('button', { name: 'Less Focal point from the left' }).click()
  await expect.poll(lastClip).toMatchObject({ start: 0.5, end: 5.5, is_muted: true, focus: { x: 0.25, y: 0.5 } })
  await expect.element(strip.getByRole('combobox', { name: 'Sound of the clip' })).toBeVisible()
  for (let count = 0; count < 4; count++) await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(lastClip).toMatchObject({ start: 0, end: 5, is_muted: false, focus: clip.focus })
  await strip.getByRole('button', { name: 'No picture' }).click()
  await expect.poll(() => lastVideo()?.scenes[1]).toMatchObject({ picture: 'none' })
  expect(lastClip()).toBeUndefined()
})

const SOUND = {
  id: 3,
  brand_id: null,
  kind: 'music' as const,
  sound: 'uploads/a.mp3',
  url: '/api/files/a.mp3',
  title: 'Night theme',
  seconds: 42,
  text: '',
  license: null,
  source: null,
  created_at: '2026-11-29T10:00:00Z',
}

test('music plays from a file of the brand, from a chosen second on, or is that of a mood again', async () => {
  answerVideos()
  server.current.sounds = [SOUND]
  const { screen } = await openEditor(server.current, FACTS)
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await strip.getByRole('combobox', { name: 'Music' }).click()
  await screen.getByRole('option', { name: 'Night theme' }).click()
  await expect.poll(() => lastVideo()?.track).toEqual({ sound: 'uploads/a.mp3', start: 0, fade_in: 0, fade_out: 1 })
  await strip.getByRole('button', { name: 'Sound files' }).click()
  await expect.element(strip.getByLabelText('Listen')).toBeVisible()
  const start = strip.getByRole('textbox', { name: /^Start in the file/ })
  await start.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastVideo()?.track?.start).toBe(12)
  await strip.getByRole('combobox', { name: 'Music' }).click()
  await screen.getByRole('option', { name: 'Festive' }).click()
  await expect.poll(() => lastVideo()).toMatchObject({ track: null, music: 'festive' })
})

test('an uploaded voice is heard in the film with what it says, and a refused file says why', async () => {
  answerVideos()
  const voice = { ...SOUND, id: 4, kind: 'voice' as const, sound: 'uploads/b.wav', title: 'Anna', text: 'Sleep well.' }
  server.current.sounds = [SOUND, voice]
  const { screen } = await openEditor(server.current, FACTS)
  const strip = screen.getByRole('region', { name: 'Storyboard' })
  await strip.getByRole('button', { name: 'Sound files' }).click()
  const file = new File(['voice'], 'Anna.wav', { type: 'audio/wav' })
  await strip.getByLabelText('Upload a voice').upload(file)
  await expect.poll(() => lastVideo()?.voice).toEqual({ sound: 'uploads/b.wav', text: 'Sleep well.' })
  await strip.getByRole('textbox', { name: 'What the voice says' }).fill('Sleep well tonight.')
  await expect.poll(() => lastVideo()?.voice?.text).toBe('Sleep well tonight.')
  const detail = 'Nothing can be heard in this file. Upload another one.'
  server.current.refusals.set('/api/sounds', Response.json({ detail }, { status: 422 }))
  await strip.getByLabelText('Upload music').upload(file)
  await expect.element(strip.getByText(detail)).toBeVisible()
})
