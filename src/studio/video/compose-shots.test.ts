import { expect, test } from 'vitest'
import { checkVideo } from '../check/video-rule.ts'
import { composeScene } from '../compose.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { bottom, measureArea } from '../model/geometry.ts'
import { NO_IMAGES, type SceneImages } from '../model/material.ts'
import type { Layer } from '../model/scene.ts'
import { evaluateTrack } from '../motion/track-state.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../testing/briefs.ts'

const STORY = [1080, 1920] as const
const UPRIGHT = [STORY, [1080, 1350]] as const

const createVideo = async (
  prompt: string,
  [width, height]: readonly [number, number],
  images: SceneImages,
  tone = 'playful',
) => {
  const brief = createBrief({ content_type: 'video', width, height, prompt }, { tone })
  const scene = await composeScene(brief, writeCopy(brief), images, fakeMeasure)
  const { motion } = scene
  if (!motion?.scenes) throw new Error('A video has scenes')
  const shots = motion.scenes.map(({ kind, layers }) => ({ kind, layers: motion.layers.slice(...layers) }))
  return { scene, motion, shots }
}

const findImage = (layers: readonly Layer[]) => layers.find((layer) => layer.kind === 'picture')
const findHero = (layers: readonly Layer[]) =>
  layers
    .flatMap((layer) => (layer.kind === 'text' && layer.role !== 'wordmark' ? [layer] : []))
    .toSorted((a, b) => b.size - a.size)[0]

const OFFER = 'Morning Serum now $39 instead of $48, only until Sunday, May 17'
const PRODUCT = { ...NO_IMAGES, images: [createImageFacts('cutout')] }

test.each(UPRIGHT)('the product is shown with its offer and at the end: %i × %i', async (...form) => {
  const { shots } = await createVideo(OFFER, form, PRODUCT)
  const shown = shots
    .filter(({ kind }) => kind !== 'event')
    .map(({ kind, layers }) => [kind, Boolean(findImage(layers))])
  expect(shown).toEqual(shots.filter(({ kind }) => kind !== 'event').map(({ kind }) => [kind, true]))
})

test('in a story, hook and subject have the product on opposite sides of the words', async () => {
  const { shots } = await createVideo(OFFER, STORY, PRODUCT)
  const isAbove = (kind: string) => {
    const layers = shots.find((shot) => shot.kind === kind)?.layers ?? []
    return (findImage(layers)?.box.y ?? 0) < (findHero(layers)?.box.y ?? 0)
  }
  expect([isAbove('hook'), isAbove('subject')]).toEqual([false, true])
})

test.each(['Rated 4.9/5 by 640 customers', '0% finance over 24 months on new boilers'])(
  'a text of several words fills a story with its lines: %s',
  async (prompt) => {
    const { shots } = await createVideo(prompt, STORY, NO_IMAGES, 'professional')
    const heroes = shots.map(({ layers }) => findHero(layers))
    const hero = heroes.find((layer) => prompt.startsWith(layer?.text ?? '-'))
    expect(hero?.lines.length).toBeGreaterThanOrEqual(3)
  },
)

test('a single photo is shown closer in the next scene', async () => {
  const photo = { ...createImageFacts('photo'), width: 3000, height: 3000 }
  const { shots } = await createVideo(OFFER, STORY, { ...NO_IMAGES, images: [photo] })
  const [hook, subject] = shots.map(({ layers }) => findImage(layers))
  const share = (of: typeof hook) => (of ? measureArea(of.crop) / measureArea(of.box) : 0)
  expect(share(subject)).toBeLessThan(share(hook) * 0.75)
})

test('a product is whole in the first frame of a film, and grows', async () => {
  const { scene, motion, shots } = await createVideo(OFFER, STORY, PRODUCT)
  const at = scene.layers.length + (shots[0]?.layers.findIndex(({ kind }) => kind === 'picture') ?? -1)
  const track = motion.tracks.find(({ layers }) => layers.includes(at))
  const [first, later] = [0, 20].map((frame) => track && evaluateTrack(track, frame))
  expect(first?.opacity).toBe(1)
  expect(first?.scale ?? 1).toBeLessThan((later?.scale ?? 0) * 0.95)
})

test.each([
  [
    "We're hiring: Social Media Manager (full-time, Brooklyn). Apply by June 30 at sunbolt.com/jobs",
    '(full-time, Brooklyn)',
  ],
  [
    "We're hiring: Night Shift Bread Baker (part-time, Leeds). Apply by May 4 at sunbolt.com/jobs",
    '(part-time, Leeds)',
  ],
])('what follows in a long text is smaller than what leads: %s', async (prompt, rest) => {
  const { shots } = await createVideo(prompt, STORY, NO_IMAGES)
  const heroes = shots.map(({ layers }) => findHero(layers)?.lines ?? [])
  const lines = heroes.find((all) => all.some(({ text }) => text.includes(rest))) ?? []
  expect(lines[0]?.scale ?? 1).toBe(1)
  expect(lines.find(({ text }) => text.includes(rest))?.scale).toBeLessThan(0.6)
})

test('the name of the brand is large at an end that says nothing else', async () => {
  const brand = { description: '', name: 'Harbor and Sons' }
  const brief = createBrief({ content_type: 'video', width: 1080, height: 1920 }, brand)
  const { motion } = await composeScene(brief, createCopy('Hello'), PRODUCT, fakeMeasure)
  const end = motion?.layers.slice(...(motion.scenes?.at(-1)?.layers ?? [0, 0])) ?? []
  const name = end.find((layer) => layer.kind === 'text' && layer.role === 'wordmark')
  expect(name?.kind === 'text' && name.size).toBeGreaterThan(1080 * 0.09)
  expect(name && 'box' in name && bottom(name.box)).toBeLessThan(1920 * 0.7)
})

test.each(['luxury', 'playful', 'bold'])(
  'each entry of a list rests as long as it takes to read, in a %s film',
  async (tone) => {
    for (const prompt of [
      '5 receipts you can throw away today: parking under $10, coffee duplicates, card slips, expired quotes, old warranties',
      'How to brew better French press: 1. Grind it as coarse as you can 2. 60 g per litre 3. Water at 94 °C 4. Wait four minutes',
      '美味しい淹れ方：1. 豆を粗く挽く 2. お湯は94度 3. 4分待つ 4. ゆっくり押す',
    ]) {
      const { scene, motion, shots } = await createVideo(prompt, STORY, NO_IMAGES, tone)
      expect(shots.length).toBeGreaterThan(4)
      expect(checkVideo(scene, motion, []).findings ?? []).toEqual([])
    }
  },
)

const FORMS = [STORY, [1080, 1350], [1080, 1080], [1920, 1080]] as const

test.each(FORMS)('a few words of a scene of type alone are as large as on a poster: %i × %i', async (...form) => {
  const { shots } = await createVideo(
    'Sneaker drop. Only 200 pairs. Set your alarm. Loud soles',
    form,
    NO_IMAGES,
    'bold',
  )
  const points = shots.filter(({ kind }) => kind === 'point')
  expect(points.length).toBeGreaterThan(0)
  for (const { layers } of points) expect(findHero(layers)?.size).toBeGreaterThan(Math.min(...form) * 0.18)
})

test.each(FORMS)('lines beside the large words of a scene are easy to read on a phone: %i × %i', async (...form) => {
  const prompt = 'Summer party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans!'
  const { shots } = await createVideo(prompt, form, NO_IMAGES)
  const lines = shots.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === 'text' && layer.role !== 'wordmark' ? [layer] : [])),
  )
  expect(lines.length).toBeGreaterThan(shots.length)
  for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(Math.min(...form) * 0.0699)
})

test('the words of neighboring scenes of type alone are at different heights', async () => {
  const copy = createCopy('Hallo', { benefits: ['Instrumentenkunde', 'Schnupperstunden', 'Kuchenbuffet'] })
  const brief = createBrief({ content_type: 'video', width: 1080, height: 1350 })
  const { motion } = await composeScene(brief, copy, NO_IMAGES, fakeMeasure)
  const points = motion?.scenes?.filter(({ kind }) => kind === 'point') ?? []
  const tops = points.map(({ layers }) => {
    const hero = findHero(motion?.layers.slice(...layers) ?? [])
    return hero?.box.y ?? 0
  })
  expect(tops).toHaveLength(3)
  for (const [index, top] of tops.slice(1).entries())
    expect(Math.abs(top - (tops[index] ?? top))).toBeGreaterThan(1350 * 0.1)
})

test('a narrow product leaves more of a wide canvas to the words than a broad one', async () => {
  const measureWords = async (width: number, height: number) => {
    const product = createImageFacts('cutout')
    const image = { ...product, width, height, subject: { x: 0, y: 0, width, height } }
    const { shots } = await createVideo(OFFER, [1920, 1080], { ...NO_IMAGES, images: [image] })
    return findHero(shots[0]?.layers ?? [])?.size ?? 0
  }
  expect(await measureWords(200, 600)).toBeGreaterThan((await measureWords(600, 600)) * 1.1)
})

test.each([
  ['ヨガ体験会、11月23日(日)朝10時から。参加費1,000円。お申し込みは 03-5550-1234', '参加費1,000円'],
  ['春の新作、桜シフォンケーキ。1ピース480円。数量限定です。', '1ピース480円'],
])('the price of a language without spaces is divided into its words and its figure: %s', async (prompt, price) => {
  const { shots } = await createVideo(prompt, STORY, NO_IMAGES)
  const offer = shots
    .find(({ kind }) => kind === 'offer')
    ?.layers.find((layer) => 'text' in layer && layer.text === price)
  expect(offer?.kind === 'text' && offer.lines.length).toBe(2)
})

test.each([
  ['بسمة', 'افتتاح عيادتنا الجديدة. فريقنا يرحب بكم وبعائلاتكم. يوم الأحد 5 أبريل، شارع النخيل 22، دبي'],
  [
    'Gipfelglück',
    'Unser neues Café ist offen. Der erste Kaffee geht auf uns. Samstag ab 9 Uhr, Gartenstraße 8. Kuchen aus der eigenen Backstube, Hunde sind willkommen',
  ],
])('the name of a brand below the words is inside the safe area: %s', async (name, prompt) => {
  const brief = createBrief(
    { content_type: 'video', width: 1080, height: 1920, platform: 'instagram', prompt },
    { name },
  )
  const { motion, safe } = await composeScene(brief, writeCopy(brief), PRODUCT, fakeMeasure)
  const subject = motion?.scenes?.find(({ kind, texts }) => kind === 'subject' && texts.length > 0)
  const mark = motion?.layers
    .slice(...(subject?.layers ?? [0, 0]))
    .find((layer) => layer.kind === 'text' && layer.role === 'wordmark')
  if (mark?.kind !== 'text' || !safe) throw new Error('The subject has the name of its brand')
  expect(mark.box.y).toBeGreaterThan(1000)
  expect(bottom(mark.box)).toBeLessThanOrEqual(bottom(safe.box) + 0.5)
})

test.each(FORMS)('the words of a scene keep away from the brand mark above them: %i × %i', async (...form) => {
  const { shots } = await createVideo(
    '3 reasons to bake with us: 1. Stone-milled flour from the valley 2. Bread that rests for 48 hours 3. No additives at all, ever',
    form,
    NO_IMAGES,
  )
  const points = shots.filter(({ kind }) => kind === 'point')
  expect(points.length).toBeGreaterThan(1)
  for (const { layers } of points) {
    const texts = layers.filter((layer) => layer.kind === 'text')
    const mark = texts.find(({ role }) => role === 'wordmark')
    const tops = texts.filter(({ role }) => role !== 'wordmark').map(({ box }) => box.y)
    expect(mark && Math.min(...tops) - bottom(mark.box)).toBeGreaterThan(Math.sqrt(form[0] * form[1]) * 0.04)
  }
})

test.each(UPRIGHT)('a long text fills an upright form with more than three lines: %i × %i', async (...form) => {
  const prompt = 'closed monday 4th & tuesday 5th for a deep clean. back wednesday from 7am, sorry & thank you all'
  const { shots } = await createVideo(prompt, form, NO_IMAGES)
  const hook = findHero(shots[0]?.layers ?? [])
  expect(hook?.text).toBe('Closed Monday 4th & Tuesday 5th for a deep clean')
  expect(hook?.lines.length).toBeGreaterThan(3)
})
