import { expect, test } from 'vitest'
import { LAYOUTS as NAMES } from '#contract/options.ts'
import { LAYOUTS } from '#studio/layouts/catalog.ts'

test('exactly the layouts of the studio can be requested by name', () => {
  expect([...NAMES]).toEqual(LAYOUTS.map(({ name }) => name))
})
