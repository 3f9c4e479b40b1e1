import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { contains, overlaps } from '../../model/geometry.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { THEMES } from '../../themes/theme.ts'
import { groupPaths } from './path-clusters.ts'
import { shareStudio } from '../shared-studio.ts'
import { createSvg } from './svg-document.ts'
import type { ArtLayer } from '../../model/scene.ts'

const studio = shareStudio()

const whole = { x: 0, y: 0, width: 400, height: 400 }
const dot = (x: number, y: number, radius = 10) => filled(ellipsePath(x, y, radius), '#112233')

test('separate paths get separate groups, overlapping paths stay together and in order', () => {
  const [a, b, c, far] = [dot(40, 40), dot(48, 40), dot(330, 330), dot(332, 330)]
  const groups = groupPaths([a, c, b, far], whole)
  expect(groups.map(({ paths }) => paths)).toEqual([
    [a, b],
    [c, far],
  ])
  expect(overlaps(groups[0]?.box ?? whole, groups[1]?.box ?? whole)).toBe(false)
})

test('a path that overlaps two groups joins them', () => {
  const [left, right, bar] = [dot(40, 40), dot(200, 40), stroked('M40 40H200', '#112233', 4)]
  expect(groupPaths([left, right, bar], whole).map(({ paths }) => paths)).toEqual([[left, right, bar]])
})

test('a drawing that fills its area, or that cannot be measured, stays whole', () => {
  const filling = [dot(100, 200, 90), dot(300, 200, 90)]
  expect(groupPaths(filling, whole)).toEqual([{ paths: filling, box: whole }])
  const foreign = [dot(40, 40), filled('M300 300q10 10 20 0Z', '#112233')]
  expect(groupPaths(foreign, whole)).toEqual([{ paths: foreign, box: whole }])
})

test('paths outside the canvas are not drawn', () => {
  expect(groupPaths([dot(40, 40), dot(-300, 40)], whole)).toHaveLength(1)
})

test('no theme has pixels outside its groups', async () => {
  let apart = 0
  for (const theme of THEMES)
    for (const seed of [1, 2, 3]) {
      const brief = { ...createBrief({ width: 540, height: 675 }), theme, seed }
      const { layers, width, height } = await studio.compose(brief, createCopy('Sale'), {})
      const drawings = layers.filter((layer) => layer.kind === 'art').filter(({ corners, turn }) => !corners && !turn)
      for (const drawing of drawings) apart += Number(await isApart(drawing, { x: 0, y: 0, width, height }))
    }
  expect(apart).toBeGreaterThan(5)
})

/** Whether the drawing has several groups. Each colored pixel must be in one of them. */
async function isApart(drawing: ArtLayer, canvas: typeof whole): Promise<boolean> {
  const groups = groupPaths(drawing.paths, canvas)
  const alpha = await sharp(Buffer.from(createSvg(drawing, canvas)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer()
  const isStray = (at: number) => {
    const pixel = { x: at % canvas.width, y: Math.floor(at / canvas.width), width: 1, height: 1 }
    return !groups.some(({ box }) => contains(box, pixel, 0))
  }
  expect(alpha.findIndex((value, at) => value !== 0 && isStray(at))).toBe(-1)
  return groups.length > 1
}
