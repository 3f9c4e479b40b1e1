import { describe, expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import type { AiLabel } from '../copywriter/ai-labels.ts'
import type { Brief } from '../model/brief.ts'
import { contains, overlaps } from '../model/geometry.ts'
import { NO_IMAGES } from '../model/material.ts'
import type { Scene } from '../model/scene.ts'
import type { Overrides } from '../editing/overrides.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../testing/briefs.ts'

const GENERATED = { text: 'ai_generated', always: false } as const
const photo = { ...createImageFacts('photo'), key: 'photo' }
const NONE: Overrides = { version: 1, slots: {}, added: [] }

interface Wish {
  brand?: { text: AiLabel; always: boolean }
  painted?: boolean
  overrides?: Overrides
  language?: string
  over?: Partial<Brief>
  hasPhoto?: boolean
}

function compose({
  brand,
  painted = true,
  overrides = NONE,
  language = 'en',
  over = {},
  hasPhoto = true,
}: Wish): Promise<Scene> {
  const images = hasPhoto ? [{ key: 'photo', role: 'reference' as const }] : []
  const brief = createBrief({ ...over, pictures: images }, brand ? { ai_label: brand } : {})
  const words = language === 'ar' ? 'هدوء كل مساء' : 'Calm skin by morning'
  const material = hasPhoto ? { ...NO_IMAGES, images: [photo] } : NO_IMAGES
  return composeScene(brief, { ...createCopy(words, { cta: 'Shop now' }), language }, material, fakeMeasure, {
    paintedByModel: painted,
    overrides,
  })
}

const findLabel = ({ layers }: Pick<Scene, 'layers'>) => {
  const [plate, words] = layers.filter((layer) => layer.kind !== 'backdrop' && layer.slot === 'label')
  return plate?.kind === 'panel' && words?.kind === 'text' ? { plate, words } : null
}
const read = (scene: Scene) => findLabel(scene)?.words.text ?? null

describe('the label about the part of a model', () => {
  test('is drawn where the brand asks for it and a model made a picture, or on all designs', async () => {
    expect(read(await compose({}))).toBeNull()
    expect(read(await compose({ brand: GENERATED }))).toBe('AI generated')
    expect(read(await compose({ brand: GENERATED, painted: false }))).toBeNull()
    expect(read(await compose({ brand: GENERATED, hasPhoto: false }))).toBeNull()
    expect(read(await compose({ brand: { text: 'ai', always: true }, painted: false, hasPhoto: false }))).toBe('AI')
  })

  test('a person chooses another one, or none, for one design', async () => {
    expect(read(await compose({ overrides: { ...NONE, label: 'ai_modified' } }))).toBe('AI modified')
    const none = await compose({ brand: GENERATED, overrides: { ...NONE, label: 'none' } })
    expect([read(none), none.overrides]).toEqual([null, { ...NONE, label: 'none' }])
  })

  test.each([
    ['de-AT', 'KI-generiert'],
    ['es', 'Generado con IA'],
    ['fr', 'Généré par IA'],
    ['pt-BR', 'Gerado por IA'],
    ['ja', 'AI生成'],
    ['ar', 'مولد بالذكاء الاصطناعي'],
    ['fi', 'AI generated'],
  ])('is in the language of the design: %s', async (language, text) => {
    expect(read(await compose({ brand: GENERATED, language }))).toBe(text)
  })

  test('stands in the safe area at an edge, covers no words and no logo, and can be read', async () => {
    const sizes = [
      [1080, 1080, 'instagram'],
      [1080, 1920, 'instagram'],
      [1200, 628, 'facebook'],
      [300, 250, null],
      [1500, 500, 'x'],
    ] as const
    for (const [width, height, platform] of sizes)
      for (let seed = 1; seed <= 25; seed += 1) {
        const scene = await compose({ brand: GENERATED, over: { width, height, platform, seed } })
        const label = findLabel(scene)
        if (!label) throw new Error(`no label at ${width} × ${height}`)
        const { plate, words } = label
        const covered = scene.layers.filter(
          (layer) =>
            (layer.kind === 'text' || layer.kind === 'logo') &&
            layer.slot !== 'label' &&
            overlaps(layer.box, plate.box),
        )
        expect({
          where: `${width} × ${height}, ${scene.layout}, seed ${seed}`,
          isSafe: contains(scene.safe.box, plate.box) && !scene.safe.keep_out.some((out) => overlaps(out, plate.box)),
          isLegible: contrast(words.color, words.ground) >= 4.5,
          covered: covered.length,
        }).toMatchObject({ isSafe: true, isLegible: true, covered: 0 })
      }
  })

  test('a film shows it from its first frame to its last, in front of everything and apart from the words of all shots', async () => {
    const scene = await compose({
      brand: GENERATED,
      over: { content_type: 'video', prompt: 'Calm skin by morning. Order today' },
    })
    const { motion } = scene
    if (!motion) throw new Error('a film moves')
    const all = [...scene.layers, ...motion.layers]
    const track = motion.tracks.at(-1)
    expect(track).toMatchObject({ shown: [0, motion.frames], moves: [] })
    const label = findLabel({ layers: track?.layers.flatMap((index) => all[index] ?? []) ?? [] })
    expect(label?.words.text).toBe('AI generated')
    const box = label?.plate.box ?? { x: 0, y: 0, width: 0, height: 0 }
    const covered = motion.layers.filter(
      (layer) => layer.kind === 'text' && layer.slot !== 'label' && overlaps(layer.box, box),
    )
    expect(covered).toEqual([])
  })

  test('is a part of the design that can be moved and hidden', async () => {
    const moved = await compose({
      brand: GENERATED,
      overrides: { ...NONE, slots: { label: { pin: ['start', 'top'] } } },
    })
    const [before, after] = [findLabel(await compose({ brand: GENERATED })), findLabel(moved)]
    expect(after?.plate.box.x).not.toBe(before?.plate.box.x)
    expect(
      read(await compose({ brand: GENERATED, overrides: { ...NONE, slots: { label: { hidden: true } } } })),
    ).toBeNull()
  })
})
