import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, intersect, measureArea, right, type Box } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import type { ObjectLayer, Scene } from '../../model/scene.ts'

const THINGS: readonly SubjectObject[] = [
  { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9] },
  { name: 'guitar', ratio: 0.7, tones: [0.3, 0.6, 0.9] },
  { name: 'bicycle', ratio: 1.5, tones: [0.2, 0.4, 0.8] },
]
const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const

async function composeArches(objects: readonly SubjectObject[]): Promise<Scene[]> {
  const copy = createCopy('Open again from Sunday', { subline: 'At ten', cta: null })
  const briefs = FORMS.flatMap(([width, height]) =>
    [1, 2, 3, 4, 5, 6].map((seed) => createBrief({ width, height, seed }, { tone: 'friendly' })),
  )
  return Promise.all(
    briefs.map((brief) =>
      composeScene(brief, copy, { ...NO_IMAGES, objects }, fakeMeasure, { layout: 'arch', avoid: [] }),
    ),
  )
}

const isWhole = (layer: Scene['layers'][number]): layer is ObjectLayer =>
  layer.kind === 'object' && layer.clip === null && layer.treatment !== 'sticker'

/** The frame that a thing stands in: the field with the same middle that it covers most of. */
function findFrame({ layers }: Scene, { box }: ObjectLayer): Box | undefined {
  const fields = layers.flatMap((layer) => (layer.kind === 'art' && layer.role === 'field' ? [layer.box] : []))
  return fields.findLast((field) => isOver(field, box) && measureArea(intersect(field, box)) > measureArea(box) * 0.6)
}

function isOver(one: Box, other: Box): boolean {
  const { width, height } = intersect(one, other)
  return width > 1 && height > 1
}

test.each(THINGS)(
  'in a long frame, a $name stands whole on its floor and keeps away from edges and words',
  async (thing) => {
    const staged = (await composeArches([thing])).flatMap((scene) =>
      scene.layers.filter(isWhole).map((object) => ({ scene, object, frame: findFrame(scene, object) })),
    )
    expect(staged.length).toBeGreaterThan(4)
    for (const { scene, object, frame } of staged) {
      const { box } = object
      expect(contains({ x: 0, y: 0, width: scene.width, height: scene.height }, box)).toBe(true)
      const texts = scene.layers.filter((layer) => layer.kind === 'text')
      expect(texts.filter((text) => isOver(text.box, box))).toEqual([])
      if (!frame || frame.height < frame.width) continue
      expect(box.y + box.height).toBeLessThan(frame.y + frame.height)
    }
    // Inside of the canvas, it reaches over both sides of its frame.
    const free = staged.filter(({ scene, frame }) => frame && frame.x > 1 && right(frame) < scene.width - 1)
    const wider = free.filter(({ object: { box }, frame }) => frame && box.x < frame.x && right(box) > right(frame))
    expect(wider.length).toBeGreaterThan(0)
  },
)
