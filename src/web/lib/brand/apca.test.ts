import { expect, test } from 'vitest'
import { computeApca } from './apca.ts'

/** The test values of the published algorithm: https://github.com/Myndex/apca-w3 */
test.each([
  ['#888888', '#FFFFFF', 63.056469930209424],
  ['#FFFFFF', '#888888', -68.54146436644962],
  ['#000000', '#AAAAAA', 58.146262578561334],
  ['#AAAAAA', '#000000', -56.24113336839742],
  ['#112233', '#DDEEFF', 91.66830811481631],
  ['#DDEEFF', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('%s on %s has Lc %d', (ink, ground, lc) => {
  expect(computeApca(ink, ground)).toBeCloseTo(lc, 8)
})

test('colors that are nearly equal have no contrast', () => {
  expect([computeApca('#777777', '#777777'), computeApca('#777777', '#787878')]).toEqual([0, 0])
})
