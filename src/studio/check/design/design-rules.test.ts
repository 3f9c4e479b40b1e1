import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { checkLayout } from './check-layout.ts'
import { checkPictureContrast } from './picture-contrast.ts'
import { LEFT_OUT_LABEL } from './message-rule.ts'
import { SETTING_LABELS } from './setting-rule.ts'
import type { Layer, ObjectLayer, Scene, TextLayer } from '../../model/scene.ts'
import type { TextLine } from '../../model/text-line.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

type Line = string | Pick<TextLine, 'text' | 'scale' | 'runs'>

/** A text of 1,000 pixels width, one line below the other. */
function text(lines: readonly Line[], over: Partial<TextLayer> = {}): TextLayer {
  const { size = 100, box = { x: 40, y: 40, width: 1000, height: size * lines.length } } = over
  const written = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
  return {
    kind: 'text',
    role: 'headline',
    text: written.map((line) => line.text).join(' '),
    transform: 'none',
    family: 'Inter',
    weight: 700,
    size,
    tracking: 0,
    color: '#000000',
    ground: '#FFFFFF',
    box,
    lines: written.map((line, index) => ({ ...line, x: box.x, y: box.y + (index + 0.8) * size, width: 1000 })),
    ...over,
  }
}

const drawing = (width: number, over: Partial<ObjectLayer> = {}): ObjectLayer => ({
  kind: 'object',
  name: 'pizza',
  box: { x: 100, y: 500, width, height: width },
  angle: 0,
  treatment: 'flat',
  ramp: { dark: '#000000', middle: '#808080', light: '#FFFFFF' },
  clip: null,
  shadow: null,
  ...over,
})

const design = (layers: readonly Layer[], over: Partial<Scene> = {}): Scene =>
  ({
    width: 1080,
    height: 1080,
    layout: 'poster',
    roles: { primary: '#0F4C3F', paper: '#FFFFFF' },
    copy: createCopy('Words'),
    notes: [],
    layers: [{ kind: 'backdrop', color: '#FFFFFF' }, ...layers],
    ...over,
  }) as Scene

const find = (scene: Scene, rule: string, words: Parameters<typeof checkLayout>[1] = null) =>
  checkLayout(scene, words).find((of) => of.rule === rule)
const listFound = (lines: readonly Line[], language = 'en') =>
  (find(design([text(lines)], { copy: createCopy('Words', { language }) }), 'set_together')?.findings ?? []).map(
    ({ label }) => label,
  )

const PRODUCT = { key: 'jar', role: 'product' as const }

test('every rule about the design has a sentence that the screens translate', () => {
  const sentences = Object.values<string>(BRAND_CHECK_SENTENCES)
  const pieces = [{ slot: 'price', kind: 'price', text: '$39', emphasis: [] }] as unknown as PlacedPiece[]
  const scene = design([text(['$39']), drawing(300)], { height: 1920, copy: createCopy('$39', { pieces }) })
  const recent = [{ layout: 'poster', picture: 'type' as const, ground: 'light' as const, family: null }]
  const pixels = { data: new Uint8Array(1080 * 1920 * 3), width: 1080, height: 1920 }
  const rules = [
    ...checkLayout(scene, { brief: createBrief({ pictures: [PRODUCT] }), recent }),
    ...checkPictureContrast(scene, pixels),
  ]
  expect(rules.map(({ rule }) => rule).toSorted()).toEqual([
    'headline_short',
    'looks_new',
    'message_shown',
    'offer_leads',
    'picture_clear',
    'picture_large',
    'picture_meant',
    'picture_whole',
    'product_shown',
    'set_together',
    'space_used',
    'story_type',
  ])
  const labels = [...rules.map(({ label }) => label), ...Object.values(SETTING_LABELS), LEFT_OUT_LABEL]
  expect(labels.filter((label) => !sentences.includes(label))).toEqual([])
})

test.each([
  ['a name', ['Welcome to the Club', 'Ribera on Monday'], 'en', 'Club / Ribera'],
  ['an address', ['Gartenstraße', '8, Freiburg'], 'de', 'Gartenstraße / 8,'],
  ['a year', ['Samstag, 16. Januar', '2027, 14–17 Uhr'], 'de', 'Januar / 2027,'],
  ['initials', ['And so I stayed there. Tom', 'R., Google review'], 'en', 'Tom / R.,'],
  ['a number and its unit', ['Only 250', 'g for you'], 'en', '250 / g'],
  ['a time in Japanese', ['開演(13時', '30分開場)'], 'ja', '開演(13時 / 30分開場)'],
])('a line that breaks inside of %s is found', (_what, lines, language, words) =>
  expect(listFound(lines, language)).toContainEqual(expect.stringContaining(`“${words}”`)),
)

test('an address that breaks at its sign is found, and one that breaks at its hyphen is not', () => {
  const broken = text(['Write to werkstatt@', 'kette.example'], { text: 'Write to werkstatt@kette.example' })
  expect(find(design([broken]), 'set_together')?.value).toBe(1)
  const hyphened = text(['A state-of-the-', 'art kitchen'], { text: 'A state-of-the-art kitchen' })
  expect(find(design([hyphened]), 'set_together')?.value).toBe(0)
})

test.each([
  [['Baby swim starts', 'again on Monday'], 'en'],
  [['Friday', '12 June at 7 pm'], 'en'],
  [['Wir suchen Keramiker', 'Töpfer und Gesellen'], 'de'],
  [['This is the New York', 'edition of it all'], 'en'],
  [['新茶の季節', 'です'], 'ja'],
])('a break between words that can part is none: %j', (lines, language) =>
  expect(listFound(lines, language)).toEqual([]),
)

const colored = (line: string, part: string): Line => ({
  text: line,
  runs: [{ start: line.indexOf(part), end: line.indexOf(part) + part.length, color: '#FF0000' }],
})
test.each([
  ['zijn we maandag 4 en dinsdag', 'maandag', 'nl', 'we maandag 4'],
  ['Launch sat 12 dec 12-4pm', '12 dec 12-4pm', 'en', 'sat 12 dec 12-4pm'],
  ['Thurs 14 January 7pm', '14 January 7pm', 'en', 'Thurs 14 January 7pm'],
])('a date of which only a part is in color is found: %s', (line, part, language, words) =>
  expect(listFound([colored(line, part)], language)).toEqual([SETTING_LABELS.colored.replace('{words}', words)]),
)
test('a fact that is in color as a whole is none', () => {
  expect(listFound([colored('Order by 20 December in the shop', '20 December')])).toEqual([])
  expect(listFound([colored('Open on 3 floors, Monday', 'Monday')])).toEqual([])
})

test('the author of a quotation stands apart from it', () => {
  const said = '“I use it after every shift on the boat.”'
  const together = text(['“I use it after every', 'shift on the boat.” Signe,', 'ferry captain'])
  expect(find(design([together]), 'set_together')?.findings?.[0]?.label).toContain('Signe, ferry captain')
  const apart = text([said, { text: 'Signe, ferry captain', scale: 0.4 }])
  expect(find(design([apart]), 'set_together')?.value).toBe(0)
})

test('a lonely rest in small type is found, and so are words that are said twice and a former price that is not struck', () => {
  expect(listFound(['From $29', { text: 'pp', scale: 0.3 }])).toEqual([SETTING_LABELS.lonely.replace('{words}', 'pp')])
  const twice = design([text(['Made by hand in Freiburg']), text(['By hand in Freiburg'], { role: 'detail' })])
  expect(find(twice, 'set_together')?.value).toBe(1)
  expect(listFound(['The pan for 49 €', 'instead of 80 €'])).toHaveLength(1)
  const struck = { start: 11, end: 15, color: '#888888', struck: true }
  expect(listFound(['The pan for 49 €', { text: 'instead of 80 €', runs: [struck] }])).toEqual([])
  expect(listFound(['Small 49 €, large 80 €'])).toEqual([])
})

test('a large empty part is found with its place, and in a story a band is enough', () => {
  const top = text(['Words'], { size: 160 })
  const rule = find(design([top]), 'space_used')
  expect(rule).toMatchObject({ passed: false, threshold: 26 })
  expect(rule?.box?.[1]).toBeGreaterThan(150)
  const full = text(
    Array.from({ length: 9 }, () => 'Words'),
    { size: 105 },
  )
  expect(find(design([full]), 'space_used')?.passed).toBe(true)
  const story = { height: 1920 }
  const lower = {
    ...full,
    box: { ...full.box, y: 400 },
    lines: full.lines.map((line) => ({ ...line, y: line.y + 400 })),
  }
  expect(find(design([lower], story), 'space_used')).toMatchObject({ passed: false, threshold: 18 })
})

const PIZZERIA = { name: 'Da Giusi', description: 'Pizzeria in Florence' }

test('a picture that is tiny, cut off, or of something that nobody named takes points', () => {
  const headline = text(['Words'])
  const rules = (layer: ObjectLayer) => {
    const found = checkLayout(design([headline, layer]), {
      brief: createBrief({ prompt: 'Our new pizza is here' }, PIZZERIA),
    })
    return found.filter(({ passed }) => !passed).map(({ rule }) => rule)
  }
  expect(rules(drawing(500, { box: { x: 290, y: 400, width: 500, height: 500 } }))).toEqual([])
  expect(rules(drawing(150))).toContain('picture_large')
  expect(rules(drawing(600, { box: { x: 800, y: 500, width: 600, height: 500 } }))).toContain('picture_whole')
  expect(rules(drawing(400, { name: 'bicycle' }))).toContain('picture_meant')
})

test('a drawing in the color of its ground is found', () => {
  const pixels = (thing: number) => {
    const data = new Uint8Array(1080 * 1080 * 3).fill(200)
    for (let y = 550; y < 850; y += 1) data.fill(thing, (y * 1080 + 150) * 3, (y * 1080 + 450) * 3)
    return { data, width: 1080, height: 1080 }
  }
  const scene = design([drawing(400)])
  expect(checkPictureContrast(scene, pixels(220))[0]?.passed).toBe(false)
  expect(checkPictureContrast(scene, pixels(40))[0]?.passed).toBe(true)
})

test('a headline of many lines, a small offer and small words of a story take points', () => {
  expect(find(design([text(['a', 'b', 'c', 'd', 'e'])]), 'headline_short')).toMatchObject({ passed: false, value: 5 })
  const pieces = [{ slot: 'benefit', kind: 'price', text: 'Tickets £6', emphasis: [] }] as unknown as PlacedPiece[]
  const copy = createCopy('Words', { pieces })
  const small = text(['Tickets £6'], { role: 'benefit', size: 30 })
  expect(find(design([text(['Words']), small], { copy }), 'offer_leads')).toMatchObject({ passed: false, value: 30 })
  const large = { ...small, size: 60 }
  expect(find(design([text(['Words']), large], { copy }), 'offer_leads')?.passed).toBe(true)
  expect(find(design([text(['Words']), small], { height: 1920 }), 'story_type')?.passed).toBe(false)
  expect(find(design([text(['Words']), small]), 'story_type')).toBeUndefined()
})

test('a design that looks like the last ones takes points', () => {
  const look = { layout: 'poster', picture: 'type' as const, ground: 'light' as const, family: null }
  const check = (...recent: (typeof look)[]) =>
    find(design([text(['Words'])]), 'looks_new', { brief: createBrief(), recent })
  expect(check(look, { ...look, layout: 'split' })).toMatchObject({ passed: false, value: 1 })
  expect(check({ ...look, layout: 'split' })?.passed).toBe(true)
  expect(check()).toBeUndefined()
})

test('a message that is only in the caption takes points, unless a person put it there', () => {
  const place = { slot: 'caption', kind: 'place', text: '12 Mercer Street', emphasis: [], dropped: true }
  const check = (piece: object) =>
    find(design([text(['Words'])], { copy: createCopy('Words', { pieces: [piece as PlacedPiece] }) }), 'message_shown')
  expect(check(place)).toMatchObject({
    passed: false,
    findings: [{ label: expect.stringContaining('12 Mercer Street') }],
  })
  expect(check({ ...place, kind: 'message' })?.points).toBeGreaterThan(check(place)?.points ?? 1)
  expect(check({ ...place, dropped: false })?.passed).toBe(true)
  expect(check({ ...place, kind: 'action' })).toBeUndefined()
})

test('the picture of a chosen product is shown', () => {
  const words = { brief: createBrief({ pictures: [PRODUCT] }) }
  expect(find(design([text(['Words'])]), 'product_shown', words)?.passed).toBe(false)
  expect(find(design([text(['Words'])]), 'product_shown', { brief: createBrief() })).toBeUndefined()
})
