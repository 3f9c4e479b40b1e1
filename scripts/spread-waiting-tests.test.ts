import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spread, WAITING } from './spread-waiting-tests.ts'

const toName = (name: string) => name

test('tests that wait come between the others, the longest first, and no test is lost', () => {
  const files = ['a', 'b', 'faults.test.ts', 'c', 'stopped-process.test.ts', 'd', 'e']
  expect(spread(files, toName)).toEqual(['stopped-process.test.ts', 'a', 'b', 'c', 'faults.test.ts', 'd', 'e'])
})

test('without tests that wait, the order stays', () => {
  expect(spread(['b', 'a'], toName)).toEqual(['b', 'a'])
  expect(spread(['faults.test.ts'], toName)).toEqual(['faults.test.ts'])
})

test.each(WAITING)('%s exists', (name) => {
  expect(globSync(`src/server/**/${name}`)).not.toEqual([])
})
