import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestScenes, StoryScene } from '#contract/designs/video-design.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan. Fragrance free. Shop the cream'

let site: Site
let ann: Person
let brand_id: number
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
  await ann.api.sizes.update({ body: { content_sizes: { video: { facebook: ['400x500'] } } } })
})
afterAll(() => site.close())

const request = () => ({ brand_id, prompt: PROMPT, dimensions: '400x500', content_type: 'video' as const })
const draw = async (fields: object = {}) => {
  const { film, seed } = await ann.api.requestPreviews.draw({ body: { ...request(), ...fields } })
  if (!film) throw new Error('A video has a storyboard')
  return { film, seed }
}
const play = (fields: object, who = ann) =>
  who.api.requestPreviews.playFilm({ body: { ...request(), part: {}, ...fields } })
/** Without sound, which takes two thirds of the time of a small film. */
const generate = async (fields: object = {}) => {
  const form = { ...request(), engine: 'studio' as const, sound: 'none' as const, ...fields }
  return (await ann.api.content.generate({ form, files: {} })).id ?? 0
}
const find = (id: number) => ann.api.content.get({ params: { id } })
const readVideo = async (id: number) => (await ann.api.design.get({ params: { id } })).saved.film
const listWords = (scenes: readonly Pick<StoryScene, 'lines'>[] = []) =>
  scenes.flatMap(({ lines }) => lines.map(({ text }) => text))
const toOwn = ({ picture: _, ...scene }: StoryScene): RequestScenes[number] => ({ ...scene, picture: null })

/** The written scenes with one of a person behind the first, without the third, in another order, and with a longer second. */
async function editScenes(): Promise<RequestScenes> {
  const { film } = await draw()
  const [hook, second, , ...rest] = film.scenes.map((_, index) => film.film.scenes[index]).flatMap((one) => one ?? [])
  if (!hook || !second) throw new Error('A film has scenes')
  const own = {
    ...second,
    id: 'own',
    lines: [{ text: 'Made in small batches', role: 'headline' as const, size: 'hero' as const }],
  }
  return [
    hook,
    own,
    ...rest.slice(0, -1),
    { ...second, seconds: 5, transition: 'zoom' as const },
    ...rest.slice(-1),
  ].map(toOwn)
}

test('the scenes that a person edited before the film is made are those of the preview and of the film', async () => {
  const scenes = await editScenes()
  const { film, seed } = await draw({ scenes })
  expect(film.film.scenes.map(toOwn)).toMatchObject(scenes)
  expect(film.scenes.map(({ still }) => still?.mime_type)).toEqual(scenes.map(() => 'image/jpeg'))
  const id = await generate({ scenes, seed })
  const created = await readVideo(id)
  expect(created?.scenes.map(({ lines, transition }) => ({ lines, transition }))).toEqual(
    scenes.map(({ lines, transition }) => ({ lines, transition })),
  )
  const { duration_seconds, brand_check } = await find(id)
  expect(duration_seconds).toBeCloseTo(film.seconds, 1)
  expect(brand_check?.rules.filter(({ passed }) => !passed)).toEqual([])
})

test('a new version of such a film keeps its scenes, with the words that were changed', async () => {
  const scenes = await editScenes()
  const id = await generate({ scenes })
  const { id: next } = await ann.api.content.revise({ params: { id }, body: { headline: 'Rest well tonight' } })
  const video = await readVideo(next)
  expect(listWords(video?.scenes)).toContain('Made in small batches')
  expect(video?.scenes).toHaveLength(scenes.length)
  expect(video?.scenes.map(({ seconds }) => seconds)).toContain(5)
})

test('a request without scenes still becomes a whole film, and images ignore scenes', async () => {
  const scenes = await editScenes()
  expect(await readVideo(await generate())).toBeUndefined()
  const image = await generate({ content_type: 'image', scenes })
  expect((await find(image)).content_type).toBe('image')
})

test('the wizard makes its videos of the edited scenes', async () => {
  const scenes = await editScenes()
  const reply = await ann.api.generator.generate({
    body: {
      brand_id,
      content_types: ['video'],
      platforms: ['facebook'],
      tone: 'professional',
      goal: 'sales',
      instructions: PROMPT,
      engine: 'studio',
      sound: 'none',
      scenes,
    },
  })
  const video = await readVideo(reply.result_content_ids?.[0] ?? reply.result_content_id ?? 0)
  expect(listWords(video?.scenes)).toContain('Made in small batches')
})

test('a film of a request plays before it is made, with the sound that is asked for', async () => {
  const scenes = await editScenes()
  const { seconds, frames } = await play({ scenes, part: { frames: { from: 0, until: 1, fps: 12 } } })
  expect([frames.length, seconds > 6]).toEqual([12, true])
  expect(new Set(frames).size).toBeGreaterThan(3)
  const heard = await play({ scenes, part: { sound: true } })
  expect(Buffer.from(heard.sound ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  expect((await play({ scenes, sound: 'none', part: { sound: true } })).sound).toBeNull()
  expect((await draw({ scenes, sound: 'festive', captions: 'lines' })).film).toMatchObject({
    music: 'festive',
    film: { captions: 'lines' },
  })
  await expect(play({}, await site.signUp())).rejects.toMatchObject({ status: 404, message: 'Brand not found' })
})

test('scenes that name a picture, or are no scenes, are refused', async () => {
  const [first, ...others] = await editScenes()
  const foreign = [{ ...first, picture: 'uploads/0000.png' }, ...others]
  await expect(generate({ scenes: foreign })).rejects.toMatchObject({ status: 422 })
  await expect(generate({ scenes: 'no list' })).rejects.toMatchObject({ status: 422 })
  await expect(generate({ scenes: others.slice(0, 1) })).rejects.toMatchObject({
    status: 422,
    message: 'A film has 2 to 8 scenes',
  })
})
