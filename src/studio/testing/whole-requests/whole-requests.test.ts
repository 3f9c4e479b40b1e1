import { beforeAll, describe, expect, test } from 'vitest'
import { measureRequest, type MeasuredRequest } from './measure-requests.ts'
import { MARKED_REQUESTS } from './read-requests.ts'

/** Of the facts of all requests: whole on the picture or in the caption. */
const LEAST_KEPT = 0.99
/** Of the three most important facts of each request: whole on the picture. */
const LEAST_SHOWN = 0.9

const SIZES = [
  [1080, 1080],
  [1080, 1920],
] as const
const measured = SIZES.map((): MeasuredRequest[] => [])

/** Draws each request in every size before the next one, because only the last readings of requests are kept. */
beforeAll(async () => {
  for (const [index, request] of MARKED_REQUESTS.entries())
    for (const [column, size] of SIZES.entries()) measured[column]?.push(await measureRequest(request, index + 1, size))
})

const shareOf = (count: number, of: number) => 1 - count / of

test('each request has marked facts, at most three of them most important', () => {
  const faults = MARKED_REQUESTS.filter(
    ({ facts }) => facts.length === 0 || facts.filter((one) => one.isImportant).length > 3,
  )
  expect(faults.map(({ prompt }) => prompt)).toEqual([])
})

describe.each(SIZES.map((size, column) => [...size, measured[column] ?? []] as const))(
  'at %i x %i',
  (_, _height, all) => {
    test('facts of whole requests survive, and the most important ones are on the picture', () => {
      const count = (list: (one: MeasuredRequest) => readonly unknown[]) =>
        all.reduce((sum, one) => sum + list(one).length, 0)
      expect(all).toHaveLength(MARKED_REQUESTS.length)
      expect(
        shareOf(
          count(({ lost }) => lost),
          count(({ request }) => request.facts),
        ),
      ).toBeGreaterThanOrEqual(LEAST_KEPT)
      const important = count(({ request }) => request.facts.filter(({ isImportant }) => isImportant))
      expect(
        shareOf(
          count(({ missing }) => missing),
          important,
        ),
      ).toBeGreaterThanOrEqual(LEAST_SHOWN)
    })

    test('the judge of words finds nothing in them, and no word to us is shown', () => {
      const faults = all.flatMap(({ request, faults: found, told }) =>
        [...found, ...told].map((fault) => `${fault} <- ${request.prompt}`),
      )
      expect(faults).toEqual([])
    })
  },
)
