import { expect, test } from 'vitest'
import { deltaE } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { grow, overlaps } from '../geometry.ts'
import { LAYOUTS } from '../layouts/catalogue.ts'
import { briefOf, copyOf, fakeMeasure, logoFacts, pictureFacts } from '../testing.ts'
import { THEMES } from './theme.ts'
import { themeNamed } from './themes.ts'
import type { Path, Scene } from '../scene.ts'

const COPY = copyOf('Wake up to brighter skin', { subline: 'Let your glow through.', cta: 'Shop the serum' })
const MATERIAL = { pictures: [pictureFacts('cutout')], logo: logoFacts(3), notes: [] }
const FAMILIES = ['split', 'poster', 'card', 'arch', 'wedge', 'masthead', 'bars', 'horizon', 'minimal', 'ticket']

async function scene(theme: string | null, name: string, size = [1080, 1080], seed = 5): Promise<Scene> {
  const avoid = LAYOUTS.map((layout) => layout.name).filter((other) => other !== name)
  const brief = briefOf({ theme, seed, width: size[0], height: size[1] })
  return composeScene(brief, COPY, MATERIAL, fakeMeasure, { avoid })
}

/** The colour of a path, or the one that it begins with. */
function toneOf(path: Path | undefined): string[] {
  const fill = path?.fill
  return typeof fill === 'string' ? [fill] : (fill?.stops.slice(0, 1).map(([, color]) => color) ?? [])
}

test.each(THEMES)('%s decorates every family without coming near words, logo or button', async (theme) => {
  for (const name of FAMILIES) {
    for (const size of [
      [1080, 1080],
      [1080, 1920],
      [1500, 500],
    ]) {
      const [plain, dressed] = [await scene(null, name, size), await scene(theme, name, size)]
      expect(`${name} ${JSON.stringify(dressed.layers)}`).not.toBe(`${name} ${JSON.stringify(plain.layers)}`)
      expect(dressed.roles).toEqual(plain.roles)
    }
  }
})

test('decoration lies under the first word, and logo and brand colours stay what they are', async () => {
  for (const theme of THEMES) {
    const { layers } = await scene(theme, 'split')
    const decoration = layers.findLastIndex((layer) => layer.kind === 'art' && layer.role === 'motif')
    expect(decoration).toBeGreaterThan(0)
    expect(decoration).toBeLessThan(layers.findIndex((layer) => layer.kind === 'text' || layer.kind === 'logo'))
    const logo = layers.find((layer) => layer.kind === 'logo')
    expect(logo?.kind === 'logo' && logo.crop).toEqual(MATERIAL.logo.subject)
  }
})

test('a ground of a season is one of the brand’s colours', async () => {
  for (const theme of THEMES) {
    for (let seed = 1; seed < 12; seed++) {
      const { layers, roles } = await scene(theme, 'split', [1080, 1080], seed)
      const backdrop = layers.find((layer) => layer.kind === 'backdrop')
      expect(Object.values(roles)).toContain(backdrop?.color)
    }
  }
})

test('twigs are seen on the ground and on the fields that they reach over', async () => {
  for (const layout of ['arch', 'split', 'card']) {
    const { layers } = await scene('christmas', layout, [1080, 1080], 4)
    const art = layers.filter((layer) => layer.kind === 'art')
    const fields = art.flatMap(({ role, paths: [field] }) => (role === 'field' ? toneOf(field) : []))
    for (const layer of layers) if (layer.kind === 'backdrop') fields.push(layer.color)
    const twigs = art.flatMap(({ role, paths }) => (role === 'motif' ? paths.filter(({ d }) => d.length > 900) : []))
    const distances = twigs.flatMap((twig) =>
      fields.flatMap((field) => toneOf(twig).map((tone) => deltaE(tone, field))),
    )
    expect(distances.length).toBeGreaterThan(0)
    expect([layout, Math.min(...distances) > 8]).toEqual([layout, true])
  }
})

test('no small motif is strewn where a word stands', async () => {
  for (const theme of THEMES) {
    const { layers } = await scene(theme, 'minimal', [1080, 1080], 3)
    const words = layers.flatMap((layer) => (layer.kind === 'text' ? [grow(layer.box, 6)] : []))
    const motif = layers.findLast((layer) => layer.kind === 'art' && layer.role === 'motif')
    const starts = motif?.kind === 'art' ? motif.paths.map((path) => path.d.match(/-?[\d.]+/g)?.map(Number) ?? []) : []
    const dots = starts.map(([x = 0, y = 0]) => ({ x, y, width: 1, height: 1 }))
    expect(dots.filter((dot) => words.some((box) => overlaps(box, dot)))).toEqual([])
  }
})

test('a theme that is not known is no theme', () => {
  expect([themeNamed('easter'), themeNamed(null)]).toEqual([null, null])
  expect(themeNamed('Black_Friday')?.name).toBe('black_friday')
})
