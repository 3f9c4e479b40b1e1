import { expect, test } from 'vitest'
import { measureRequest, type MeasuredRequest } from './measure-requests.ts'
import { MARKED_REQUESTS } from './read-requests.ts'

/** Of the facts of all requests: whole on the picture or in the caption. */
const LEAST_KEPT = 0.99
/** Of the three most important facts of each request: whole on the picture. */
const LEAST_SHOWN = 0.9

const measured = new Map<string, Promise<MeasuredRequest[]>>()

/** All requests in a size, drawn once. */
function measureAll(size: readonly [number, number]): Promise<MeasuredRequest[]> {
  const name = size.join('x')
  const all =
    measured.get(name) ?? Promise.all(MARKED_REQUESTS.map((request, index) => measureRequest(request, index + 1, size)))
  measured.set(name, all)
  return all
}

const shareOf = (count: number, of: number) => 1 - count / of

test('each request has marked facts, at most three of them most important', () => {
  const faults = MARKED_REQUESTS.filter(
    ({ facts }) => facts.length === 0 || facts.filter((one) => one.isImportant).length > 3,
  )
  expect(faults.map(({ prompt }) => prompt)).toEqual([])
})

test.each([
  [1080, 1080],
  [1080, 1920],
] as const)(
  'at %i x %i, facts of whole requests survive, and the most important ones are on the picture',
  async (...size) => {
    const all = await measureAll(size)
    const count = (list: (one: MeasuredRequest) => readonly unknown[]) =>
      all.reduce((sum, one) => sum + list(one).length, 0)
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
  },
)

test.each([
  [1080, 1080],
  [1080, 1920],
] as const)('at %i x %i, the judge of words finds nothing in them, and no word to us is shown', async (...size) => {
  const faults = (await measureAll(size)).flatMap(({ request, faults: found, told }) =>
    [...found, ...told].map((fault) => `${fault} <- ${request.prompt}`),
  )
  expect(faults).toEqual([])
})
