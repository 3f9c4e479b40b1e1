import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { bottom, boxFromEdges, contains, grow, intersect, overlaps, right, type Box } from '../../model/geometry.ts'
import { NO_IMAGES, type ImageFacts, type SceneImages, type SubjectObject } from '../../model/material.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../../testing/briefs.ts'
import { LAYOUTS } from '../catalog.ts'
import type { ImageLayer, Layer, Scene } from '../../model/scene.ts'

/**
 * With a seed for each: those that occur twice are tried with two. Only one layout has stickers on pictures, so others are tried less. Each
 * material, copy and form gets every other tone, and the next one the tones between.
 */
const TONES = ['bold', 'friendly', 'minimal', 'playful', 'bold', 'luxury', 'professional', 'friendly']
const FORMS = [
  [1080, 1080],
  [1080, 1920],
  [1200, 628],
  [1080, 1350],
  [1500, 500],
] as const
const CUP: SubjectObject = { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9] }
const PLANT: SubjectObject = { name: 'potted-plant', ratio: 0.9, tones: [0.3, 0.6, 0.9], isNatural: true }
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.5, tones: [0.2, 0.4, 0.8] }
const PHOTO: ImageFacts = { ...createImageFacts('photo'), faces: [{ x: 500, y: 300, width: 300, height: 300 }] }
const MATERIALS: readonly SceneImages[] = [
  ...[[CUP, PLANT], [CUP, BICYCLE], [BICYCLE], [PLANT]].map((objects) => ({ ...NO_IMAGES, objects })),
  ...[PHOTO, createImageFacts('cutout'), createImageFacts('near-white')].map((image) => ({
    ...NO_IMAGES,
    images: [image],
  })),
]
const COPIES = [
  createCopy('Repotting Saturday', { badge: 'Today only', cta: 'Book now' }),
  createCopy('Game night', { price: '£6', subline: 'Two hours, tea included' }),
  createCopy('Open again', { badge: '20% off', price: '18 €', details: [{ kind: 'date', text: 'Saturday 14 June' }] }),
]

/** A part of a design, and the layer that shows it. */
interface Part {
  box: Box
  at: number
}

/** Short texts on a ground of their own: labels of badges, and stickers, which have a single text. */
function listMarks({ layers }: Scene): Part[] {
  return layers.flatMap((layer, at): Part[] => {
    const text = layers[at + 1]
    if (text?.kind !== 'text' || layer.kind === 'backdrop' || !contains(layer.box, text.box, 1)) return []
    const inside = layers.filter((other) => other.kind === 'text' && contains(layer.box, other.box, 1))
    const isLabel = layer.kind === 'panel' && layer.role === 'badge'
    const isSticker = layer.kind === 'art' && layer.role === 'field' && inside.length === 1
    return isLabel || isSticker ? [{ box: layer.box, at }] : []
  })
}

/** What pictures are about, on the canvas: drawings, things that were cut out, and the faces of photos. */
function listSubjects({ layers }: Scene, { images }: SceneImages): Part[] {
  return layers.flatMap((layer, at): Part[] => {
    if (layer.kind === 'object') return [{ box: layer.clip ? intersect(layer.box, layer.clip.box) : layer.box, at }]
    const image = layer.kind === 'picture' ? images.find(({ key }) => key === layer.key) : undefined
    if (layer.kind !== 'picture' || !image) return []
    const parts = image.kind === 'photo' ? (image.faces ?? []) : [image.subject]
    return parts.map((part) => ({ box: toCanvas(part, layer), at }))
  })
}

function toCanvas(part: Box, { crop, box }: ImageLayer): Box {
  const [x, y] = [box.width / crop.width, box.height / crop.height]
  const [left, top] = [box.x + (part.x - crop.x) * x, box.y + (part.y - crop.y) * y]
  return intersect(boxFromEdges(left, top, left + part.width * x, top + part.height * y), box)
}

/** Whether a mark is on a sheet that lies over the picture. */
const isOnSheet = (layers: readonly Layer[], mark: Part, imageAt: number): boolean =>
  layers
    .slice(imageAt + 1, mark.at)
    .some((layer) => layer.kind === 'art' && layer.role === 'field' && contains(layer.box, mark.box))

/** Whether a mark covers a part of a box. A square one is a disc. */
function covers(mark: Box, other: Box): boolean {
  if (Math.abs(mark.width - mark.height) > 1) return overlaps(grow(mark, -1), other)
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2]
  const across = Math.max(other.x - x, 0, x - right(other))
  const down = Math.max(other.y - y, 0, y - bottom(other))
  return Math.hypot(across, down) < mark.width / 2 - 1
}

function listCovered(scene: Scene, material: SceneImages): string[] {
  const subjects = listSubjects(scene, material)
  return listMarks(scene).flatMap((mark) => {
    const shown = subjects.filter(({ at }) => at < mark.at && !isOnSheet(scene.layers, mark, at))
    const texts = scene.layers.filter((layer, at) => layer.kind === 'text' && at !== mark.at + 1)
    return [
      ...shown.flatMap(({ box }) => (covers(mark.box, box) ? ['a subject'] : [])),
      ...texts.flatMap((text) => (text.kind === 'text' && covers(mark.box, text.box) ? [text.text] : [])),
    ]
  })
}

const WITH_STICKER = 'offer'
/** Its strips lie behind the lines of a headline, so they are no stickers. */
const WITH_STRIPS = 'bars'
const NAMES = LAYOUTS.map(({ name }) => name).filter((name) => name !== WITH_STRIPS)

test.each(NAMES)('no badge or sticker of %s covers a subject or another text', async (layout) => {
  const faults: string[] = []
  const isMain = layout === WITH_STICKER
  for (const [row, material] of MATERIALS.entries())
    for (const [column, copy] of COPIES.entries())
      for (const [turn, [width, height]] of (isMain ? FORMS : FORMS.slice(0, 3)).entries())
        for (const [at, tone] of TONES.slice(0, isMain ? 8 : 2).entries()) {
          if ((row + column + turn + at) % 2 > 0) continue
          const brief = createBrief({ width, height, seed: at + 1, goal: 'sales' }, { tone })
          const scene = await composeScene(brief, copy, material, fakeMeasure, { layout })
          const shown = material.images[0]?.kind ?? material.objects[0]?.name
          const covered = scene.layout === layout ? listCovered(scene, material) : []
          faults.push(...covered.map((what) => `${width}x${height} ${tone} ${shown}: ${what}`))
        }
  expect(faults).toEqual([])
})
