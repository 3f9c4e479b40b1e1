import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'

const studio = shareStudio()
const PROMPT = 'Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans! Save your seat.'

type Film = Scene & { motion: Motion }

async function createFilm([width, height]: readonly [number, number], primary: string, tone: string): Promise<Film> {
  const brief = createBrief({ content_type: 'video', width, height, prompt: PROMPT }, { primary_color: primary, tone })
  return (await studio.compose(brief, writeCopy(brief), {})) as Film
}

async function findInFilm(scene: Scene) {
  const { rules } = await studio.check(scene, await studio.render(scene, {}), { pictures: {} })
  return rules.find(({ rule }) => rule === 'film')
}

const changeLayers = (film: Film, change: (layer: Layer, index: number) => Layer): Film => ({
  ...film,
  motion: { ...film.motion, layers: film.motion.layers.map(change) },
})

test('the scenes of a film can be read in every form, on light, dark and vivid colors', async () => {
  for (const size of [
    [540, 960],
    [540, 675],
    [540, 540],
    [960, 540],
  ] as const)
    for (const [primary, tone] of [
      ['#FF5A1F', 'playful'],
      ['#0F4C3F', 'luxury'],
      ['#F4D35E', 'bold'],
    ] as const)
      expect(await findInFilm(await createFilm(size, primary, tone))).toMatchObject({ passed: true, value: 0 })
}, 120_000)

test('what is found names the second, in sentences that the screens translate', async () => {
  const film = await createFilm([540, 960], '#0F4C3F', 'bold')
  const second = film.motion.scenes?.[1]
  if (!second) throw new Error('no second scene')
  const at = Math.round((second.from / film.motion.fps) * 10) / 10
  const [first, end] = second.layers
  const isIn = (index: number) => index >= first && index < end
  const faint = changeLayers(film, (layer, index) =>
    layer.kind === 'text' && isIn(index) ? { ...layer, color: layer.ground } : layer,
  )
  const small = changeLayers(film, (layer, index) =>
    layer.kind === 'text' && isIn(index) ? { ...layer, size: 5 } : layer,
  )
  const brief = {
    ...film,
    motion: {
      ...film.motion,
      scenes: film.motion.scenes?.map((scene) => (scene === second ? { ...scene, until: scene.from + 12 } : scene)),
    },
  }
  for (const [changed, sentence] of [
    [faint, BRAND_CHECK_SENTENCES.filmUnseen],
    [small, BRAND_CHECK_SENTENCES.filmSize],
    [brief, BRAND_CHECK_SENTENCES.filmShort],
  ] as const) {
    const found = await findInFilm(changed)
    const expected = sentence.replace('{seconds}', String(at)).replace('{words}', second.texts.join(' '))
    expect(found?.passed).toBe(false)
    expect(found?.findings?.map(({ label }) => label)).toContain(expected)
  }
})

test('an image and a film of an older release have no such rule', async () => {
  const film = await createFilm([540, 540], '#0F4C3F', 'bold')
  const { scenes: _, ...older } = film.motion
  expect(await findInFilm({ ...film, motion: older })).toBeUndefined()
  const { motion: _motion, ...still } = film
  expect(await findInFilm(still)).toBeUndefined()
})
