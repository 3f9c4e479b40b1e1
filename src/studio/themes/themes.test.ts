import { expect, test } from 'vitest'
import { deltaE } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { grow, overlaps } from '../model/geometry.ts'
import { LAYOUTS } from '../layouts/catalog.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import { THEMES } from './theme.ts'
import { findTheme } from './find-theme.ts'
import { NO_IMAGES, type SubjectObject } from '../model/material.ts'
import type { Path, Scene } from '../model/scene.ts'

const COPY = createCopy('Wake up to brighter skin', { subline: 'Let your glow through.', cta: 'Shop the serum' })
const MATERIAL = { images: [createImageFacts('cutout')], logo: createLogoFacts(3), objects: [], notes: [] }
const FAMILIES = ['split', 'poster', 'card', 'arch', 'wedge', 'masthead', 'bars', 'horizon', 'minimal', 'ticket']

async function scene(theme: string | null, name: string, size = [1080, 1080], seed = 5): Promise<Scene> {
  const avoid = LAYOUTS.map((layout) => layout.name).filter((other) => other !== name)
  const brief = createBrief({ theme, seed, width: size[0], height: size[1] })
  return composeScene(brief, COPY, MATERIAL, fakeMeasure, { avoid })
}

/** The fill of a path, or the first color of its gradient. */
function getTone(path: Path | undefined): string[] {
  const fill = path?.fill
  return typeof fill === 'string' ? [fill] : (fill?.stops.slice(0, 1).map(([, color]) => color) ?? [])
}

test.each(THEMES)('%s decorates every layout away from text, logo, and button', async (theme) => {
  for (const name of FAMILIES) {
    for (const size of [
      [1080, 1080],
      [1080, 1920],
      [1500, 500],
    ]) {
      const [plain, decorated] = [await scene(null, name, size), await scene(theme, name, size)]
      expect(`${name} ${JSON.stringify(decorated.layers)}`).not.toBe(`${name} ${JSON.stringify(plain.layers)}`)
      expect(decorated.roles).toEqual(plain.roles)
    }
  }
})

test('decoration is below all text, and logo and brand colors do not change', async () => {
  for (const theme of THEMES) {
    const { layers } = await scene(theme, 'split')
    const decoration = layers.findLastIndex((layer) => layer.kind === 'art' && layer.role === 'motif')
    expect(decoration).toBeGreaterThan(0)
    expect(decoration).toBeLessThan(layers.findIndex((layer) => layer.kind === 'text' || layer.kind === 'logo'))
    const logo = layers.find((layer) => layer.kind === 'logo')
    expect(logo?.kind === 'logo' && logo.crop).toEqual(MATERIAL.logo.subject)
  }
})

test('the background of a theme is a brand color', async () => {
  for (const theme of THEMES) {
    for (let seed = 1; seed < 12; seed++) {
      const { layers, roles } = await scene(theme, 'split', [1080, 1080], seed)
      const backdrop = layers.find((layer) => layer.kind === 'backdrop')
      expect(Object.values(roles)).toContain(backdrop?.color)
    }
  }
})

test('twigs stand out from the background and from the fields below them', async () => {
  for (const layout of ['arch', 'split', 'card']) {
    const { layers } = await scene('christmas', layout, [1080, 1080], 4)
    const art = layers.filter((layer) => layer.kind === 'art')
    const fields = art.flatMap(({ role, paths: [field] }) => (role === 'field' ? getTone(field) : []))
    for (const layer of layers) if (layer.kind === 'backdrop') fields.push(layer.color)
    const twigs = art.flatMap(({ role, paths }) => (role === 'motif' ? paths.filter(({ d }) => d.length > 900) : []))
    const distances = twigs.flatMap((twig) =>
      fields.flatMap((field) => getTone(twig).map((tone) => deltaE(tone, field))),
    )
    expect(distances.length).toBeGreaterThan(0)
    expect([layout, Math.min(...distances) > 8]).toEqual([layout, true])
  }
})

test('no small motif is on text', async () => {
  for (const theme of THEMES) {
    const { layers } = await scene(theme, 'minimal', [1080, 1080], 3)
    const words = layers.flatMap((layer) => (layer.kind === 'text' ? [grow(layer.box, 6)] : []))
    const motif = layers.findLast((layer) => layer.kind === 'art' && layer.role === 'motif')
    const starts = motif?.kind === 'art' ? motif.paths.map((path) => path.d.match(/-?[\d.]+/g)?.map(Number) ?? []) : []
    const dots = starts.map(([x = 0, y = 0]) => ({ x, y, width: 1, height: 1 }))
    expect(dots.filter((dot) => words.some((box) => overlaps(box, dot)))).toEqual([])
  }
})

test('an unknown theme is treated as no theme', () => {
  expect([findTheme('easter'), findTheme(null)]).toEqual([null, null])
  expect(findTheme('Black_Friday')?.name).toBe('black_friday')
})

/** Only calm upright designs have small objects. */
const UPRIGHT = [1080, 1350] as const

test('no large motif is behind a small object', async () => {
  const object: SubjectObject = { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9] }
  const covered: string[] = []
  let objects = 0
  for (const theme of THEMES)
    for (let seed = 1; seed <= 24; seed++) {
      const brief = createBrief({ theme, seed, width: UPRIGHT[0], height: UPRIGHT[1] })
      const material = { ...NO_IMAGES, objects: [object] }
      const copy = createCopy('Coffee tasting', { details: [{ kind: 'date', text: 'Friday' }] })
      const { layers } = await composeScene(brief, copy, material, fakeMeasure)
      const [small] = layers.flatMap((layer) => (layer.kind === 'object' && layer.clip === null ? [layer.box] : []))
      if (!small || Math.max(small.width, small.height) > Math.sqrt(UPRIGHT[0] * UPRIGHT[1]) * 0.38) continue
      objects += 1
      const motifs = layers.flatMap((layer) => (layer.kind === 'art' && layer.role === 'motif' ? layer.paths : []))
      const points = motifs.flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
      if (points.some(([, x, y]) => overlaps(small, { x: Number(x), y: Number(y), width: 1, height: 1 })))
        covered.push(`${theme} ${seed}`)
    }
  expect(objects).toBeGreaterThan(2)
  expect(covered).toEqual([])
})
