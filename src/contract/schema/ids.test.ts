import { expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '../api.ts'
import type { Route } from '../route.ts'

/** The schemas of parameters that are numbers: all of paths, and the ids of queries and forms. */
const schemas = Object.entries<Record<string, Route>>(api).flatMap(([group, routes]) =>
  Object.entries(routes).flatMap(([name, { params, query, form }]) =>
    [params, query, form].flatMap((part, place) =>
      Object.entries<z.ZodType>(part?.shape ?? {})
        .filter(([key, schema]) => schema.safeParse(1).success && (place === 0 || /(?:^|_)id$/.test(key)))
        .map(([key, schema]) => ({ label: `${group}.${name} ${key}`, schema })),
    ),
  ),
)

test.each([
  '1 ',
  ' 1',
  '1\n',
  '\u00a01',
  '+1',
  '01',
  '1.0',
  '1e0',
  '0x1',
  '0b1',
  '1_0',
  '１',
  '',
  '-1',
  '0',
  'Infinity',
])('no parameter that is an id takes %j', (text) => {
  expect(schemas.length).toBeGreaterThan(60)
  expect(schemas.filter(({ schema }) => schema.safeParse(text).success).map(({ label }) => label)).toEqual([])
})

test('all of them take the digits of a number', () => {
  expect(schemas.filter(({ schema }) => schema.safeParse('7').data !== 7).map(({ label }) => label)).toEqual([])
})
