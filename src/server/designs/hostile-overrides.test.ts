import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom, type Random } from '#studio/model/random.ts'
import { editAtRandom } from '#studio/editing/random-edits.ts'
import type { Overrides } from '#studio/editing/overrides.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const DOCUMENTS = 150
const SEED = 20261123

/** Values that a schema, a layout or a renderer may not expect. */
const HOSTILE: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => 1e308,
  () => -1e308,
  () => 1e-300,
  () => -0,
  () => '',
  () => 'constructor',
  () => '../../etc/passwd',
  () => 'uploads/00000000000000000000000000000000.png',
  () => 'originals/0',
  () => 'remote:http://169.254.169.254/',
  () => '\u202eevil',
  () => 'x'.repeat(10_000),
  () => '👩‍👩‍👧‍👦'.repeat(60),
  () => 'ab\u0301'.repeat(200),
  () => 'اختبار '.repeat(40),
  () => [[[[[[1]]]]]],
  () => [1, -1],
  () => [1, 1],
  () => [0, 0],
  () => true,
  () => 3,
  () => -3,
  () => 0.01,
  () => 4,
  () => 180,
  (random) => random.between(-1, 1),
  (random) => [random.between(-1, 1), random.between(-1, 1)],
]
const FIELDS = [
  'move',
  'pin',
  'width',
  'height',
  'step',
  'color',
  'align',
  'focus',
  'zoom',
  'angle',
  'order',
  'hidden',
  'picture',
  'unknown',
  'toString',
]
const SLOTS = [
  'headline',
  'cta',
  'logo',
  'picture:1',
  'motif',
  'row:1',
  'added:1',
  'added:11',
  'A',
  '',
  'a:b:c',
  'constructor',
  'hasownproperty',
  'x'.repeat(90),
]

/** A document that refers to missing pictures is refused as a whole. */
function dropImages({ slots, added, version }: Overrides): Overrides {
  const kept = Object.entries(slots).map(([slot, { picture: _, ...override }]) => [slot, override])
  return { version, slots: Object.fromEntries(kept), added: added.filter(({ kind }) => kind !== 'image') }
}

/** A document between valid and absurd: valid edits with a few hostile values, or a hostile document. */
function createDocument(random: Random): unknown {
  let overrides: Overrides = { version: 1, slots: {}, added: [] }
  for (let edit = 0; edit < random.between(0, 30); edit++) overrides = editAtRandom(overrides, random)
  if (random.chance(0.9)) overrides = dropImages(overrides)
  const hostile = () => random.pick(HOSTILE)(random)
  const broken: Record<string, unknown> = structuredClone({ ...overrides })
  const slots = broken['slots'] as Record<string, Record<string, unknown>>
  for (let times = 0; times < (random.chance(0.5) ? 0 : random.between(0, 4)); times++) {
    const slot = random.pick([...SLOTS, ...Object.keys(slots)])
    slots[slot] = { ...slots[slot], [random.pick(FIELDS)]: hostile() }
  }
  if (random.chance(0.1)) broken[random.pick(['slots', 'added', 'version', 'other'])] = hostile()
  if (random.chance(0.1)) {
    const text = {
      slot: 'added:1',
      kind: random.pick(['text', 'image', 'logo', 'shape', 'frame']),
      text: hostile(),
      picture: hostile(),
    }
    broken['added'] = [text, ...(random.chance(0.3) ? [text] : [])]
  }
  return random.chance(0.02) ? hostile() : broken
}

const COPY_FIELDS = ['headline', 'badge', 'price', 'cta', 'benefits', 'details', 'rows', 'other']

/** Texts and rows with values that a schema or a layout may not expect. */
function createCopy(random: Random): Record<string, unknown> {
  const hostile = () => random.pick(HOSTILE)(random)
  const rows = () =>
    Array.from({ length: Math.floor(random.between(0, 30)) }, () => random.pick(['', 'Row', hostile()]))
  return Object.fromEntries(
    COPY_FIELDS.filter(() => random.chance(0.3)).map((field) => [field, random.chance(0.5) ? hostile() : rows()]),
  )
}

describe('hostile overrides', () => {
  let site: Site
  let ann: Person
  let id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    const brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    const form = {
      brand_id,
      prompt: 'Our menu: Espresso $3, Cortado $4, Mocha $5',
      dimensions: '300x300',
      engine: 'studio' as const,
    }
    id = (await ann.api.content.generate({ form, files: {} })).id ?? 0
  })
  afterAll(() => site.close())

  const send = async (path: string, method: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.origin}/api/content/${id}/design/${path}`, {
      method,
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  test(`${DOCUMENTS} documents give an image or an error message, never a server error`, async () => {
    const counts: Record<number, number> = {}
    for (let index = 0; index < DOCUMENTS; index++) {
      const random = randomFrom(SEED, `document ${index}`)
      const overrides = createDocument(random)
      const request = {
        overrides,
        ratio: random.pick([0.1, 0.3]),
        check: random.chance(0.1),
        ...(random.chance(0.2) && { only: 'headline' }),
        ...(random.chance(0.2) && { copy: createCopy(random) }),
      }
      const { status, body } = await send('preview', 'POST', request)
      counts[status] = (counts[status] ?? 0) + 1
      const where = `document ${index} of seed ${SEED}: ${JSON.stringify(overrides).slice(0, 2000)} ${JSON.stringify(body).slice(0, 300)}`
      const isRefused = [400, 422].includes(status) && /\S/.test(String(body['detail']))
      expect({ where, isAnswered: status === 200 || isRefused }).toEqual({ where, isAnswered: true })
    }
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '422']))
    expect(counts[200] ?? 0).toBeGreaterThan(DOCUMENTS / 10)
  })

  test('with too many slots, too much depth or size, or unknown top-level keys are refused with a message', async () => {
    const empty = { version: 1, slots: {}, added: [] }
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`benefit:${index}`, { step: 1 }]))
    const large = { headline: { note: 'x'.repeat(600) } }
    const cases: [unknown, string][] = [
      [{ ...empty, slots: many }, 'Overrides may change at most 40 slots'],
      [{ ...empty, slots: large }, 'The unknown fields of a slot are too large'],
      [{ ...empty, layers: [] }, 'Overrides may have only version, slots, added and label'],
      [{ ...empty, version: 2 }, 'Overrides must have the version 1'],
      [{ ...empty, slots: { 'No such': {} } }, 'A slot is named like headline, benefit:2 or picture:1'],
      [{ ...empty, slots: { cta: { move: [2, 0] } } }, 'move must be two numbers from -1 to 1'],
      [{ ...empty, slots: { cta: { zoom: 9 } } }, 'zoom must be a number from 1 to 4'],
      [7, 'overrides must be an object'],
    ]
    for (const [overrides, detail] of cases) {
      for (const [path, method] of [
        ['preview', 'POST'],
        ['versions', 'POST'],
        ['draft', 'PUT'],
      ] as const)
        expect(await send(path, method, { overrides }, { 'if-match': '"0"' })).toMatchObject({
          status: 422,
          body: { detail },
        })
    }
  })

  test('keep unknown fields of a slot in a draft, and compare equal numbers as equal', async () => {
    const slots = { cta: { move: [0.123456, -0], glow: { color: 'gold' } } }
    const { status } = await send('draft', 'PUT', { overrides: { version: 1, slots } }, { 'if-match': '"0"' })
    expect(status).toBe(200)
    const { draft } = await ann.api.design.get({ params: { id } })
    expect(draft?.design.overrides.slots).toEqual({ cta: { move: [0.1235, 0], glow: { color: 'gold' } } })
  })
})
