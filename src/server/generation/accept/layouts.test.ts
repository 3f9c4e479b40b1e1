import { expect, test } from 'vitest'
import { LAYOUTS as NAMES } from '#contract/options.ts'
import { LAYOUTS } from '#studio/layouts/catalog.ts'

test('every layout family of the studio can be asked for by its name, and no other', () => {
  expect([...NAMES]).toEqual(LAYOUTS.map(({ name }) => name))
})
