import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy, createPiece, fakeMeasure } from '../../testing/briefs.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'
import type { TextLayer } from '../../model/scene.ts'

async function compose(rows: readonly string[], seed: number) {
  const pieces = [createPiece('headline', 'Half-term camp'), ...rows.map((text) => createPiece('benefit', text))]
  const copy = createCopy('Half-term camp', { benefits: [...rows], details: [], cta: null, pieces })
  const { layers } = await composeScene(createBrief({ seed }), copy, NO_IMAGES, fakeMeasure, { layout: 'frame' })
  const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && layer.role === 'benefit')
  return { texts, lines: new Set(texts.map(({ lines }) => lines[0]?.y)).size }
}

test('centered short rows of one rank are beside each other, and two rows or long ones are not', async () => {
  const seeds = [1, 2, 3, 4, 5, 6]
  const short = await Promise.all(seeds.map((seed) => compose(['Football', 'Climbing', 'Crafts'], seed)))
  expect(short.every(({ texts }) => texts.length === 3)).toBe(true)
  expect(short.map(({ lines }) => lines)).toEqual(seeds.map(() => 1))
  const two = await compose(['Football', 'Climbing'], 1)
  expect([two.texts.length, two.lines]).toEqual([2, 2])
  const long = await compose(['Football with real coaches', 'Climbing up to ten meters', 'Crafts for rainy hours'], 1)
  expect(long.lines).toBeGreaterThan(1)
})

test.each([
  ['Pilates on the pier at sunrise, 6am, mats provided, £8, only when it is dry'],
  ['Wedding fair, Sunday 8 February 10–3, Hartley Hall, £4, 40 suppliers'],
  ['Yoga im Park, Sonntag 9 Uhr, Stadtpark, 8 €, Matten vorhanden, Anmeldung unter 0551 44 55'],
  ['Cours de couture le samedi à 10 h, 42 €, machines fournies, débutants bienvenus'],
])('rules are between all rows of facts or between none: %s', async (prompt) => {
  for (const seed of [1, 2, 3, 4]) {
    const brief = createBrief({ prompt, width: 1080, height: 1920, seed })
    const { layers } = await composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)
    const rows = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && FACT_ROLES.includes(layer.role))
    const [first, last] = [rows[0]?.box, rows.at(-1)?.box]
    if (rows.length < 3 || !first || !last) continue
    const rules = layers.filter(
      (layer) =>
        layer.kind === 'art' &&
        layer.box.height < 4 &&
        layer.box.width > 200 &&
        layer.box.y > first.y &&
        layer.box.y < last.y + last.height,
    )
    expect([0, rows.length - 1]).toContain(rules.length)
  }
})
const FACT_ROLES: readonly string[] = ['detail', 'benefit']

test('rows of which each is a group of its own stand at even distances', async () => {
  const details: Fact[] = [
    { kind: 'date', text: 'Saturday, March 7' },
    { kind: 'price', text: '$60' },
    { kind: 'contact', text: 'Book at the desk' },
  ]
  const pieces = [createPiece('headline', 'Half-term camp'), ...details.map(({ text }) => createPiece('detail', text))]
  const copy = createCopy('Half-term camp', { benefits: [], details, cta: null, pieces })
  for (const seed of [1, 2, 3]) {
    const { layers } = await composeScene(createBrief({ seed }), copy, NO_IMAGES, fakeMeasure, { layout: 'frame' })
    const tops = layers.flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'detail' ? [[layer.box.y, layer.lines[0]?.y ?? 0] as const] : [],
    )
    const gaps = tops.slice(1).map(([top], index) => top - (tops[index]?.[1] ?? 0))
    expect(gaps).toHaveLength(2)
    expect(Math.max(...gaps)).toBeLessThan(Math.min(...gaps) * 1.4)
  }
})
