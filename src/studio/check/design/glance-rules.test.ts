import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { createBrief } from '../../testing/briefs.ts'
import { design, drawing, text } from '../../testing/check/designs.ts'
import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { checkBrandColor } from '../color-rules.ts'
import { checkLayout } from './check-layout.ts'
import type { Layer, Scene } from '../../model/scene.ts'
const find = (scene: Scene, rule: string, words: Parameters<typeof checkLayout>[1] = null) =>
  checkLayout(scene, words).find((of) => of.rule === rule)

test('a design of words and shapes alone takes points where its subject could be shown', () => {
  const brief = createBrief({ prompt: 'Our new pizza is here' }, { description: 'Pizzeria in Florence' })
  const shape = {
    kind: 'art',
    role: 'motif',
    box: { x: 780, y: 0, width: 300, height: 300 },
    corners: null,
    paths: [filled(rectanglePath({ x: 780, y: 0, width: 300, height: 300 }), '#0F4C3F')],
  } as Layer
  const check = (layers: readonly Layer[], rule: string, over: Partial<typeof brief> = {}) =>
    find(design([text(['Words']), ...layers]), rule, { brief: { ...brief, ...over } })
  expect(check([], 'subject_shown')?.passed).toBe(false)
  expect(check([drawing(400)], 'subject_shown')?.passed).toBe(true)
  expect(check([], 'subject_shown', { motif: null })).toBeUndefined()
  expect(check([], 'shapes_meant')?.passed).toBe(true)
  expect(check([shape], 'shapes_meant')).toMatchObject({ passed: false, box: [780, 0, 300, 300] })
  expect(check([shape, drawing(400)], 'shapes_meant')).toBeUndefined()
})

test('a large drawing may leave the canvas boldly, and a small one may not', () => {
  const leaving = (width: number) => drawing(width, { box: { x: 1080 - width * 0.75, y: 400, width, height: width } })
  expect(find(design([leaving(520), text(['Words'])]), 'picture_whole')?.passed).toBe(true)
  expect(find(design([leaving(200), text(['Words'])]), 'picture_whole')?.passed).toBe(false)
})

test('many texts of many sizes take points, and the rows of a list are one group', () => {
  const build = (sizes: readonly number[]) =>
    design([
      text(['Words']),
      ...sizes.map((size, index) =>
        text([`Fact ${index}`], {
          role: 'detail',
          size,
          box: { x: 40, y: 500 + index * 50, width: 900, height: size },
        }),
      ),
    ])
  expect(find(build([30, 32, 34, 36, 38, 40, 42]), 'few_groups')?.passed).toBe(false)
  expect(find(build([36, 36, 36, 36, 36, 36, 36]), 'few_groups')).toMatchObject({ passed: true, value: 2 })
})

test('a primary color that is hardly seen takes points, and one that is not seen has a rule of the brand', () => {
  const check = (value: number, passed = true) =>
    checkBrandColor([{ rule: 'primary_share', label: '', passed, value, threshold: 2, unit: '%', box: null }])[0]
  expect(check(2.4)?.passed).toBe(false)
  expect(check(6)?.passed).toBe(true)
  expect(check(20)?.points).toBeGreaterThan(check(4)?.points ?? 1)
  expect(check(1, false)).toBeUndefined()
  expect(Object.values<string>(BRAND_CHECK_SENTENCES)).toContain(check(6)?.label)
})
