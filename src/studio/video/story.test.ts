import { expect, test } from 'vitest'
import { composeScene, type ComposeOptions } from '../compose.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../testing/briefs.ts'
import type { Story, StoryScene } from '../model/story.ts'
import { readStory } from './read-story.ts'
import { measureReading } from './time-shots.ts'

const brief = createBrief({ content_type: 'video', width: 1080, height: 1920, seed: 5 }, { tone: 'bold' })
const copy = createCopy('We roast every batch by hand', {
  subline: 'A light roast for slow mornings',
  benefits: ['Roasted on Monday', 'Delivered on Tuesday'],
  price: '$18',
  cta: 'Order a bag',
})

async function video(options: ComposeOptions = {}, images = NO_IMAGES) {
  const scene = await composeScene(brief, copy, images, fakeMeasure, options)
  const { motion } = scene
  if (!motion?.scenes) throw new Error('A video has scenes')
  const story = readStory(motion)
  if (!story) throw new Error('A new film has a storyboard')
  return { scene, motion: { ...motion, scenes: motion.scenes }, story }
}

const change = (story: Story, at: number, part: Partial<StoryScene>): Story => ({
  ...story,
  scenes: story.scenes.map((one, index) => (index === at ? { ...one, ...part } : one)),
})

test('a film that is made from its own storyboard is the same film', async () => {
  const { story, motion } = await video()
  const again = await video({ story })
  expect(again.motion.scenes.map(({ shot: _, ...one }) => one)).toEqual(motion.scenes.map(({ shot: _, ...one }) => one))
  expect(again.motion.tracks).toEqual(motion.tracks)
  expect(again.motion.sound).toEqual(motion.sound)
})

test('a storyboard decides order, words and number of the scenes', async () => {
  const { story } = await video()
  const [hook, second, ...others] = story.scenes
  if (!hook || !second) throw new Error('A film has scenes')
  const lines = [{ text: 'Only this week', role: 'headline' as const, size: 'hero' as const }]
  const added: StoryScene = { ...second, id: 'new', kind: 'point', lines }
  const moved = await video({ story: { ...story, scenes: [second, hook, added, ...others.slice(-1)] } })
  expect(moved.motion.scenes.map(({ texts }) => texts[0])).toEqual([
    second.lines[0]?.text,
    hook.lines[0]?.text,
    'Only this week',
    'Order a bag',
  ])
  const drawn = moved.motion.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
  expect(drawn).toContain('Only this week')
})

test('a timed scene lasts as long as was chosen, in whole beats, but never shorter than its words take to read', async () => {
  const { story, motion } = await video()
  const beat = motion.beat ?? 1
  const long = await video({ story: change(story, 1, { seconds: 7 }) })
  const [, timed] = long.motion.scenes
  expect(timed && timed.until - timed.from).toBe(Math.round((7 * motion.fps) / beat) * beat)
  const short = await video({ story: change(story, 1, { seconds: 1 }) })
  for (const { from, until, texts, shot } of short.motion.scenes) {
    expect((until - from) % beat).toBe(0)
    expect(until - from).toBeGreaterThanOrEqual(shot?.least ?? 0)
    expect((until - from) / motion.fps).toBeGreaterThan(measureReading(texts))
  }
  const lengths = (of: typeof motion.scenes) => of.map(({ from, until }) => until - from)
  const others = lengths(motion.scenes).filter((_, index) => index !== 1)
  expect(lengths(long.motion.scenes).filter((_, index) => index !== 1)).toEqual(others)
})

test('a scene shows the chosen picture, or none, and comes by the chosen transition', async () => {
  const photo = createImageFacts('photo')
  const spare = { ...photo, key: 'other' }
  const images = { ...NO_IMAGES, images: [photo], spare: [spare] }
  const { story } = await video({}, images)
  const listImages = async (edited: Story) => {
    const { motion } = await video({ story: edited }, images)
    return motion.scenes.map(({ layers }) =>
      motion.layers.slice(...layers).flatMap((layer) => (layer.kind === 'picture' ? [layer.key] : [])),
    )
  }
  expect((await listImages(story))[0]).toEqual([photo.key])
  expect((await listImages(change(story, 0, { picture: 'none' })))[0]).toEqual([])
  expect((await listImages(change(story, 2, { picture: 'other' })))[2]).toEqual(['other'])
  const cut = await video({ story: change(story, 1, { transition: 'cut' }) }, images)
  const zoomed = await video({ story: change(story, 1, { transition: 'dissolve' }) }, images)
  expect(JSON.stringify(cut.motion.tracks)).not.toBe(JSON.stringify(zoomed.motion.tracks))
})

test('a storyboard decides the music, and what the sound of a clip does', async () => {
  const { story } = await video()
  const sound = async (part: Partial<Story>) => (await video({ story: { ...story, ...part } })).motion.sound
  expect(await sound({ music: 'festive' })).toEqual({ music: 'festive', clip: true })
  expect(await sound({ music: 'none', clip: 'removed' })).toEqual({ music: null, clip: false })
  expect(await sound({ clip: 'ducked' })).toMatchObject({ clip: true, is_clip_low: true })
})
