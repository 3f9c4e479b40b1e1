import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { checkFilmWords } from '../check/film-words.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { CaptionStyle } from '../model/captions.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'
import type { Track } from '../model/track.ts'

const studio = shareStudio()
const PROMPT = 'Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans! Save your seat.'

type Film = Scene & { motion: Motion }

async function createFilm(
  [width, height]: readonly [number, number],
  primary: string,
  tone: string,
  captions: CaptionStyle = 'none',
): Promise<Film> {
  const brief = createBrief({ content_type: 'video', width, height, prompt: PROMPT }, { primary_color: primary, tone })
  return (await studio.compose(brief, writeCopy(brief), {}, { video: { captions } })) as Film
}

async function checkFilm(scene: Scene) {
  const { rules } = await studio.check(scene, await studio.render(scene, {}), { pictures: {} })
  return new Map(rules.map((one) => [one.rule, one]))
}

const findInFilm = async (scene: Scene) => (await checkFilm(scene)).get('film')

const listFailed = async (scene: Scene) =>
  [...(await checkFilm(scene)).values()].filter(({ rule, passed }) => rule.startsWith('film') && !passed)

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
      expect(await listFailed(await createFilm(size, primary, tone))).toEqual([])
}, 240_000)

test('what can be read is measured on frames of each second, with what moves behind it', async () => {
  const film = await createFilm([540, 960], '#0F4C3F', 'bold')
  const second = film.motion.scenes?.[1]
  if (!second) throw new Error('no second scene')
  const { fps, frames } = film.motion
  const ink = film.motion.layers.slice(...second.layers).find((layer) => layer.kind === 'text')
  const box = { x: 0, y: 0, width: film.width, height: film.height }
  const cover: Layer = {
    kind: 'art',
    role: 'field',
    box,
    corners: null,
    paths: [{ d: `M0 0H${film.width}V${film.height}H0Z`, fill: ink?.kind === 'text' ? ink.color : null }],
  }
  const at = film.layers.length + film.motion.layers.length
  const shown = [Math.round((second.from + second.until) / 2), second.until] as const
  const track: Track = { layers: [at], line: null, origin: [0, 0], clip: null, side: 'bottom', shown, moves: [] }
  const covered: Film = {
    ...film,
    motion: { ...film.motion, layers: [...film.motion.layers, cover], tracks: [...film.motion.tracks, track] },
  }
  const rules = await checkFilm(covered)
  expect(rules.get('film')?.passed).toBe(true)
  const labels = rules.get('film_frames')?.findings?.map(({ label }) => label) ?? []
  expect(labels.length).toBeGreaterThan(0)
  for (const label of labels) {
    const [, seconds = ''] = /^Second ([\d.]+): words/.exec(label) ?? []
    expect(Number(seconds) * fps).toBeGreaterThanOrEqual(shown[0] - 1)
    expect(Number(seconds) * fps).toBeLessThanOrEqual(shown[1])
  }
  const still = {
    ...film,
    motion: {
      ...film.motion,
      tracks: film.motion.tracks.map((one) => ({ ...one, moves: [], shown: [0, frames] as const })),
    },
  }
  const held = (await checkFilm(still)).get('film_moves')
  expect(held).toMatchObject({ passed: false, findings: [{ label: 'Second 0.2: nothing moves' }] })
  expect(held?.value).toBeGreaterThan(2)
  const pale = { ...film, roles: { ...film.roles, primary: '#C2187A' } }
  expect((await checkFilm(pale)).get('film_color')).toMatchObject({ passed: false, value: 0 })
}, 120_000)

test('the words of each scene are judged by the request, and the end may repeat an address', async () => {
  const prompt = 'Summer Party, Saturday July 11, Pier 17. Call 555 0142 to save your seat'
  const brief = createBrief({ content_type: 'video', width: 540, height: 960, prompt })
  const film = (await studio.compose(brief, writeCopy(brief), {})) as Film
  const judge = (of: Film) => checkFilmWords(of, of.motion, { brief })
  expect(judge(film)).toMatchObject({ passed: true })
  const second = film.motion.scenes?.[1]
  const foreign = changeLayers(film, (layer, index) =>
    layer.kind === 'text' &&
    layer.role !== 'wordmark' &&
    index >= (second?.layers[0] ?? 0) &&
    index < (second?.layers[1] ?? 0)
      ? { ...layer, text: 'Free yacht rides' }
      : layer,
  )
  const at = Math.round(((second?.from ?? 0) / film.motion.fps) * 10) / 10
  expect(judge(foreign).findings?.[0]?.label).toContain(`“${at} s: `)
}, 60_000)

test('captions that are too fast to read, or have no place, are findings', async () => {
  const film = await createFilm([540, 960], '#0F4C3F', 'bold', 'words')
  expect((await checkFilm(film)).get('film_captions')).toMatchObject({ passed: true })
  const [cue] = film.motion.captions?.cues ?? []
  if (!cue || !film.motion.captions) throw new Error('no captions')
  const captions = { ...film.motion.captions, cues: [{ ...cue, until: cue.from + 6 }] }
  const fast = (await checkFilm({ ...film, motion: { ...film.motion, captions } })).get('film_captions')
  expect(fast?.findings?.[0]?.label).toBe(`Second 0: this caption is too fast: “${cue.lines.join(' ')}”`)
  const { captions: _, ...without } = film.motion
  const left = await checkFilm({ ...film, motion: without, notes: ['captions_left_out'] })
  expect(left.get('film_captions')?.findings?.[0]?.label).toBe(BRAND_CHECK_SENTENCES.filmNoCaptions)
  expect((await checkFilm({ ...film, motion: without })).has('film_captions')).toBe(false)
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
