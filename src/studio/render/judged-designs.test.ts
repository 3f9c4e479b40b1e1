import { beforeAll, expect, test } from 'vitest'
import { GOOD_SCORE } from '#contract/library/content.ts'
import { measureScene, toBrandCheck } from '../check/check-scene.ts'
import { openCompositor } from './compositor.ts'
import { type JudgedDesign, loadJudgedDesigns } from './testing/judged-designs/judged-designs.ts'

/** The least grade that can be published. */
const SIGNED = 4

interface Judged extends Pick<JudgedDesign, 'id' | 'grade'> {
  score: number
}
const judged: Judged[] = []
const listOf = (...sets: string[]) => judged.filter(({ id }) => sets.some((set) => id.startsWith(`${set}-`)))

beforeAll(async () => {
  const compositor = openCompositor()
  for (const { id, grade, scene, brief, pictures } of await loadJudgedDesigns()) {
    // Encoding the pixels and decoding them again would take more than half of the time.
    const pixels = { data: dropAlpha(await compositor.drawWhole(scene, pictures)), ...sizeOf(scene) }
    judged.push({ id, grade, score: toBrandCheck(measureScene(scene, pixels, { brief })).score })
  }
})

const sizeOf = ({ width, height }: JudgedDesign['scene']) => ({ width, height })

/** RGB of opaque RGBA. */
function dropAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let [from, to] = [0, 0]; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

/** The ranks of values. Equal values have their mean rank. */
const rank = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    return below + (values.filter((other) => other === value).length - 1) / 2
  })

/** Spearman's rank correlation: 1 if two rows of values have the same order, 0 if they have nothing in common. */
function correlate(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [rank(one), rank(other)]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(x), mean(y)]
  const sum = (of: (a: number, b: number) => number) =>
    x.reduce((total, value, index) => total + of(value - meanX, (y[index] ?? 0) - meanY), 0)
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_a, b) => b * b))
}
const correlateGrades = (designs: readonly Judged[]) =>
  correlate(
    designs.map(({ grade }) => grade),
    designs.map(({ score }) => score),
  )
const isRight = ({ grade, score }: Judged) => grade >= SIGNED === score >= GOOD_SCORE
const shareOfRight = (designs: readonly Judged[]) => designs.filter(isRight).length / designs.length

test('scores have the order of the grades that a person gave, and tell what can be published', () => {
  const designs = listOf('critique', 'own')
  expect(designs).toHaveLength(115)
  expect(correlateGrades(designs)).toBeGreaterThanOrEqual(0.6)
  expect(shareOfRight(designs)).toBeGreaterThanOrEqual(0.85)
})

test('the requests of the critique alone agree, too', () => {
  expect(listOf('critique')).toHaveLength(40)
  expect(correlateGrades(listOf('critique'))).toBeGreaterThanOrEqual(0.55)
  expect(shareOfRight(listOf('critique'))).toBeGreaterThanOrEqual(0.85)
})

test('requests of other businesses, looked at before their scores were read, agree, too', () => {
  const posts = listOf('posts')
  expect(posts).toHaveLength(100)
  expect(correlateGrades(posts)).toBeGreaterThanOrEqual(0.5)
  expect(shareOfRight(posts)).toBeGreaterThanOrEqual(0.84)
})

test('most designs with the faults of the critique are refused, and scores are spread', () => {
  const refused = listOf('earlier').filter(({ grade }) => grade < SIGNED)
  expect(refused).toHaveLength(28)
  expect(refused.filter(({ score }) => score >= GOOD_SCORE).length).toBeLessThanOrEqual(3)
  expect(correlateGrades(judged)).toBeGreaterThanOrEqual(0.6)
  expect(judged.filter(({ score }) => score === 100).length).toBeLessThan(judged.length / 10)
  expect(new Set(judged.map(({ score }) => score)).size).toBeGreaterThan(40)
})
