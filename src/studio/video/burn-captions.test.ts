import { expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import type { CaptionStyle, SpokenLine } from '../model/captions.ts'
import { bottom, contains, overlaps, right, type Box } from '../model/geometry.ts'
import type { Scene, TextLayer } from '../model/scene.ts'
import { createBrief, fakeMeasure } from '../testing/briefs.ts'
import { listCues, writeCaptions } from './captions.ts'

const NO_MATERIAL = { images: [], logo: null, notes: [], objects: [] }
const PROMPTS = [
  'Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans! Save your seat.',
  'Donaudampfschifffahrtsgesellschaftskapitän gesucht! Drei Schiffe, 38 Stunden, Wohnung am Hafen. Bewirb dich bis Freitag unter 0761 445 220',
  'خصم 20٪ على جميع منتجات العناية بالبشرة حتى يوم الجمعة. اطلبي الآن عبر verdant.example',
  '新発売！夏限定ブラッドオレンジ缶、6本セット1,200円。7月11日から全国のコンビニで。',
]
const SIZES = [
  [1080, 1920],
  [1080, 1350],
  [1080, 1080],
  [1280, 720],
] as const

interface Wish {
  captions?: CaptionStyle
  spoken?: readonly SpokenLine[]
  size?: readonly [number, number]
}

function compose(prompt: string, { captions = 'lines', spoken = [], size = [1080, 1920] }: Wish): Promise<Scene> {
  const [width, height] = size
  const sounds = [{ key: 'voice', seconds: 5, speech: spoken.map(({ from, until }) => [from, until] as const) }]
  const brief = createBrief({ content_type: 'video', width, height, prompt, platform: 'instagram', sounds })
  const voice = { sound: 'voice', text: spoken.map(({ text }) => text).join('\n') }
  const video = { captions, ...(spoken.length > 0 && { voice }) }
  return composeScene(brief, writeCopy(brief), NO_MATERIAL, fakeMeasure, { video })
}

/** The layers of the captions, which come after those of all scenes, and when they are shown. */
function listCaptionLayers({ layers, motion }: Scene) {
  const first = Math.max(...(motion?.scenes ?? []).map((scene) => scene.layers[1])) + layers.length
  const tracks = motion?.tracks.filter((track) => track.layers.every((index) => index >= first)) ?? []
  const plates = tracks.flatMap(({ layers: [index = 0], shown }) => {
    const layer = motion?.layers[index - layers.length]
    return layer?.kind === 'panel' ? [{ box: layer.box, color: layer.color ?? '', shown }] : []
  })
  const words = tracks.flatMap(({ layers: [index = 0], shown }) => {
    const layer = motion?.layers[index - layers.length]
    return layer?.kind === 'text' ? [{ layer, shown }] : []
  })
  return { plates, words }
}

const listWordBoxes = ({ motion }: Scene): Box[] =>
  (motion?.scenes ?? []).flatMap(({ layers }) =>
    (motion?.layers.slice(...layers) ?? []).flatMap((layer) =>
      layer.kind === 'text' || layer.kind === 'logo' ? [layer.box] : [],
    ),
  )

test.each(PROMPTS.flatMap((prompt) => SIZES.map((size) => [prompt, size] as const)))(
  'captions stand in the safe area, beside all words of the scenes, and can be read: %s, %s',
  async (prompt, size) => {
    for (const captions of ['lines', 'words'] as const) {
      const scene = await compose(prompt, { captions, size })
      const { plates, words } = listCaptionLayers(scene)
      expect(plates.length).toBeGreaterThan(2)
      for (const { box } of plates) {
        expect(contains(scene.safe.box, box, 1)).toBe(true)
        expect(scene.safe.keep_out.some((covered) => overlaps(covered, box))).toBe(false)
        expect(listWordBoxes(scene).filter((own) => overlaps(own, box))).toEqual([])
      }
      for (const { layer, shown } of words) {
        const plate = plates.find((one) => one.shown[0] <= shown[0] && one.shown[1] >= shown[1])
        expect(plate?.color).toBe(layer.ground)
        for (const color of [layer.color, ...layer.lines.flatMap(({ runs = [] }) => runs.map((run) => run.color))])
          expect(contrast(color, layer.ground)).toBeGreaterThanOrEqual(4.5)
        for (const { x, width } of layer.lines) {
          expect(x).toBeGreaterThanOrEqual((plate?.box.x ?? 0) - 1)
          expect(x + width).toBeLessThanOrEqual(right(plate?.box ?? layer.box) + 1)
        }
      }
    }
  },
)

test.each(PROMPTS)(
  'what is drawn is what the files say, at no more than 17 characters a second: %s',
  async (prompt) => {
    for (const captions of ['lines', 'words'] as const) {
      const scene = await compose(prompt, { captions })
      const cues = scene.motion ? listCues(scene.motion) : []
      const { words } = listCaptionLayers(scene)
      for (const { from, until, lines } of cues) {
        expect(lines.join('').length / (until - from)).toBeLessThanOrEqual(17)
        expect(lines.length).toBeLessThanOrEqual(2)
        const at = Math.round(((from + until) / 2) * 30)
        const drawn = words.filter(({ shown }) => shown[0] <= at && at < shown[1])
        expect(drawn.map(({ layer }) => plain(layer))).toEqual(lines)
      }
      const file = writeCaptions(scene, 'srt')
      for (const { lines } of cues) expect(file).toContain(lines.join('\n'))
      const shown = scene.motion?.scenes?.flatMap(({ texts }) => texts) ?? []
      expect(squeeze(cues.flatMap(({ lines }) => lines).join(''))).toContain(squeeze(shown[0] ?? ''))
    }
  },
)

const plain = ({ lines: [line] }: TextLayer) =>
  (line?.text ?? '').replaceAll('\u00A0', ' ').replaceAll('\u00AD', '-').replaceAll('\u2060', '')
const squeeze = (text: string) => text.replaceAll(/[\s\u00A0-]/g, '')

test('each word of a caption is due once, in its order', async () => {
  const scene = await compose(PROMPTS[0] ?? '', { captions: 'words' })
  const lit = listCaptionLayers(scene).words.flatMap(({ layer, shown }) =>
    layer.lines.flatMap(({ text, runs = [] }) =>
      runs.map(({ start, end }) => ({ word: text.slice(start, end), shown })),
    ),
  )
  const said = listCues(scene.motion ?? { fps: 30 }).flatMap(({ lines }) => lines.flatMap((line) => line.split(' ')))
  expect(lit.map(({ word }) => word.replaceAll('\u00A0', ' ')).join(' ')).toBe(said.join(' '))
  for (const [index, { shown }] of lit.entries())
    expect(lit[index + 1]?.shown[0] ?? shown[1]).toBeGreaterThanOrEqual(shown[1])
})

test('what a voice says has captions when it is said, and scenes in which it is silent keep theirs', async () => {
  const spoken = [
    { from: 0.2, until: 1.4, text: 'Come to our party' },
    { from: 1.6, until: 1.9, text: 'by the river, on Pier 17' },
  ]
  const scene = await compose(PROMPTS[0] ?? '', { spoken })
  const cues = listCues(scene.motion ?? { fps: 30 })
  expect(cues[0]).toMatchObject({ from: 0.2, lines: ['Come to our party'] })
  expect(cues[1]?.lines.join(' ')).toBe('by the river, on Pier 17')
  // What is said quickly is shown for as long as it takes to read.
  expect((cues[1]?.until ?? 0) - 1.6).toBeGreaterThanOrEqual(24 / 17 - 0.04)
  expect(cues.some(({ lines }) => lines.join(' ').includes('Save your seat'))).toBe(true)
  const unburned = await compose(PROMPTS[0] ?? '', { spoken, captions: 'none' })
  expect(writeCaptions(unburned, 'srt')).toContain('Come to our party')
})

test('a film without captions is the same as before, and one that has no place for them says so', async () => {
  const without = await compose(PROMPTS[0] ?? '', { captions: 'none' })
  expect(without.motion?.captions).toBeUndefined()
  expect(without.notes).not.toContain('captions_left_out')
  const flat = await compose(PROMPTS[0] ?? '', { size: [800, 200] })
  expect(flat.motion?.captions === undefined).toBe(flat.notes.includes('captions_left_out'))
  for (const box of listWordBoxes(flat)) expect(bottom(box)).toBeLessThanOrEqual(200)
})
