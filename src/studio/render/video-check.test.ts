import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { checkVideoWords } from '../check/video-words.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { CaptionStyle } from '../model/captions.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'
import type { Track } from '../model/track.ts'

const studio = shareStudio()
const PROMPT = 'Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans! Save your seat.'

type Video = Scene & { motion: Motion }

async function createVideo(
  [width, height]: readonly [number, number],
  primary: string,
  tone: string,
  captions: CaptionStyle = 'none',
): Promise<Video> {
  const brief = createBrief({ content_type: 'video', width, height, prompt: PROMPT }, { primary_color: primary, tone })
  return (await studio.compose(brief, writeCopy(brief), {}, { video: { captions } })) as Video
}

async function checkVideo(scene: Scene) {
  const { rules } = await studio.check(scene, await studio.render(scene, {}), { pictures: {} })
  return new Map(rules.map((one) => [one.rule, one]))
}

const findInVideo = async (scene: Scene) => (await checkVideo(scene)).get('film')

const listFailed = async (scene: Scene) =>
  [...(await checkVideo(scene)).values()].filter(({ rule, passed }) => rule.startsWith('film') && !passed)

const changeLayers = (video: Video, change: (layer: Layer, index: number) => Layer): Video => ({
  ...video,
  motion: { ...video.motion, layers: video.motion.layers.map(change) },
})

test('the scenes of a film can be read in every form, on light, dark and vivid colors', async () => {
  // Each form has two of the three brands, and each brand two or more of the forms.
  for (const [size, ...brands] of [
    [
      [540, 960],
      ['#FF5A1F', 'playful'],
      ['#0F4C3F', 'luxury'],
    ],
    [
      [540, 675],
      ['#0F4C3F', 'luxury'],
      ['#F4D35E', 'bold'],
    ],
    [
      [540, 540],
      ['#FF5A1F', 'playful'],
      ['#F4D35E', 'bold'],
    ],
    [
      [960, 540],
      ['#FF5A1F', 'playful'],
      ['#0F4C3F', 'luxury'],
    ],
  ] as const)
    for (const [primary, tone] of brands) expect(await listFailed(await createVideo(size, primary, tone))).toEqual([])
})

test('what can be read is measured on frames of each second, with what moves behind it', async () => {
  const video = await createVideo([540, 960], '#0F4C3F', 'bold')
  const second = video.motion.scenes?.[1]
  if (!second) throw new Error('no second scene')
  const { fps, frames } = video.motion
  const ink = video.motion.layers.slice(...second.layers).find((layer) => layer.kind === 'text')
  const box = { x: 0, y: 0, width: video.width, height: video.height }
  const cover: Layer = {
    kind: 'art',
    role: 'field',
    box,
    corners: null,
    paths: [{ d: `M0 0H${video.width}V${video.height}H0Z`, fill: ink?.kind === 'text' ? ink.color : null }],
  }
  const at = video.layers.length + video.motion.layers.length
  const shown = [Math.round((second.from + second.until) / 2), second.until] as const
  const track: Track = { layers: [at], line: null, origin: [0, 0], clip: null, side: 'bottom', shown, moves: [] }
  const covered: Video = {
    ...video,
    motion: { ...video.motion, layers: [...video.motion.layers, cover], tracks: [...video.motion.tracks, track] },
  }
  const rules = await checkVideo(covered)
  expect(rules.get('film')?.passed).toBe(true)
  const labels = rules.get('film_frames')?.findings?.map(({ label }) => label) ?? []
  expect(labels.length).toBeGreaterThan(0)
  for (const label of labels) {
    const [, seconds = ''] = /^Second ([\d.]+): words/.exec(label) ?? []
    expect(Number(seconds) * fps).toBeGreaterThanOrEqual(shown[0] - 1)
    expect(Number(seconds) * fps).toBeLessThanOrEqual(shown[1])
  }
  const still = {
    ...video,
    motion: {
      ...video.motion,
      tracks: video.motion.tracks.map((one) => ({ ...one, moves: [], shown: [0, frames] as const })),
    },
  }
  const held = (await checkVideo(still)).get('film_moves')
  expect(held).toMatchObject({ passed: false, findings: [{ label: 'Second 0.2: nothing moves' }] })
  expect(held?.value).toBeGreaterThan(2)
  const pale = { ...video, roles: { ...video.roles, primary: '#C2187A' } }
  expect((await checkVideo(pale)).get('film_color')).toMatchObject({ passed: false, value: 0 })
})

test('the words of each scene are judged by the request, and the end may repeat an address', async () => {
  const prompt = 'Summer Party, Saturday July 11, Pier 17. Call 555 0142 to save your seat'
  const brief = createBrief({ content_type: 'video', width: 540, height: 960, prompt })
  const video = (await studio.compose(brief, writeCopy(brief), {})) as Video
  const judge = (of: Video) => checkVideoWords(of, of.motion, { brief })
  expect(judge(video)).toMatchObject({ passed: true })
  const second = video.motion.scenes?.[1]
  const foreign = changeLayers(video, (layer, index) =>
    layer.kind === 'text' &&
    layer.role !== 'wordmark' &&
    index >= (second?.layers[0] ?? 0) &&
    index < (second?.layers[1] ?? 0)
      ? { ...layer, text: 'Free yacht rides' }
      : layer,
  )
  const at = Math.round(((second?.from ?? 0) / video.motion.fps) * 10) / 10
  expect(judge(foreign).findings?.[0]?.label).toContain(`“${at} s: `)
})

test('captions that are too fast to read, or have no place, are findings', async () => {
  const video = await createVideo([540, 960], '#0F4C3F', 'bold', 'words')
  expect((await checkVideo(video)).get('film_captions')).toMatchObject({ passed: true })
  const [cue] = video.motion.captions?.cues ?? []
  if (!cue || !video.motion.captions) throw new Error('no captions')
  const captions = { ...video.motion.captions, cues: [{ ...cue, until: cue.from + 6 }] }
  const fast = (await checkVideo({ ...video, motion: { ...video.motion, captions } })).get('film_captions')
  expect(fast?.findings?.[0]?.label).toBe(`Second 0: this caption is too fast: “${cue.lines.join(' ')}”`)
  const { captions: _, ...without } = video.motion
  const left = await checkVideo({ ...video, motion: without, notes: ['captions_left_out'] })
  expect(left.get('film_captions')?.findings?.[0]?.label).toBe(BRAND_CHECK_SENTENCES.filmNoCaptions)
  expect((await checkVideo({ ...video, motion: without })).has('film_captions')).toBe(false)
})

test('what is found names the second, in sentences that the screens translate', async () => {
  const video = await createVideo([540, 960], '#0F4C3F', 'bold')
  const second = video.motion.scenes?.[1]
  if (!second) throw new Error('no second scene')
  const at = Math.round((second.from / video.motion.fps) * 10) / 10
  const [first, end] = second.layers
  const isIn = (index: number) => index >= first && index < end
  const faint = changeLayers(video, (layer, index) =>
    layer.kind === 'text' && isIn(index) ? { ...layer, color: layer.ground } : layer,
  )
  const small = changeLayers(video, (layer, index) =>
    layer.kind === 'text' && isIn(index) ? { ...layer, size: 5 } : layer,
  )
  const brief = {
    ...video,
    motion: {
      ...video.motion,
      scenes: video.motion.scenes?.map((scene) => (scene === second ? { ...scene, until: scene.from + 12 } : scene)),
    },
  }
  for (const [changed, sentence] of [
    [faint, BRAND_CHECK_SENTENCES.filmUnseen],
    [small, BRAND_CHECK_SENTENCES.filmSize],
    [brief, BRAND_CHECK_SENTENCES.filmShort],
  ] as const) {
    const found = await findInVideo(changed)
    const expected = sentence.replace('{seconds}', String(at)).replace('{words}', second.texts.join(' '))
    expect(found?.passed).toBe(false)
    expect(found?.findings?.map(({ label }) => label)).toContain(expected)
  }
})

test('an image and a film of an older release have no such rule', async () => {
  const video = await createVideo([540, 540], '#0F4C3F', 'bold')
  const { scenes: _, ...older } = video.motion
  expect(await findInVideo({ ...video, motion: older })).toBeUndefined()
  const { motion: _motion, ...still } = video
  expect(await findInVideo(still)).toBeUndefined()
})
