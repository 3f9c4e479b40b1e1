import { expect, test } from 'vitest'
import { selectedAfter } from './selection.ts'

const ORDER = [50, 40, 30, 20, 10]

test.each([
  ['a click selects', [], { id: 30, from: null, isStretch: false }, [30]],
  ['a second click takes it back', [30, 10], { id: 30, from: 30, isStretch: false }, [10]],
  ['shift adds the stretch downwards', [40], { id: 20, from: 40, isStretch: true }, [40, 30, 20]],
  ['shift adds the stretch upwards', [20], { id: 50, from: 20, isStretch: true }, [20, 50, 40, 30]],
  ['shift with nothing before selects one', [], { id: 20, from: null, isStretch: true }, [20]],
  ['shift after the first one has left selects one', [10], { id: 20, from: 99, isStretch: true }, [10, 20]],
])('%s', (_, selected, click, expected) => {
  expect([...selectedAfter(new Set(selected), ORDER, click)]).toEqual(expected)
})
