import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { design, drawing, text, type Line } from '../../testing/check/designs.ts'
import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { checkLayout } from './check-layout.ts'
import { checkImageContrast } from './image-contrast.ts'
import { LEFT_OUT_LABEL } from './message-rule.ts'
import { NO_OFFER_LABEL } from './offer-rule.ts'
import { SETTING_LABELS } from './setting-rule.ts'
import type { Layer, ObjectLayer, Scene } from '../../model/scene.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

const find = (scene: Scene, rule: string, words: Parameters<typeof checkLayout>[1] = null) =>
  checkLayout(scene, words).find((of) => of.rule === rule)
const listFound = (lines: readonly Line[], language = 'en') =>
  (find(design([text(lines)], { copy: createCopy('Words', { language }) }), 'set_together')?.findings ?? []).map(
    ({ label }) => label,
  )

const PRODUCT = { key: 'jar', role: 'product' as const }

test('every rule about the design has a sentence that the screens translate', () => {
  const sentences = Object.values<string>(BRAND_CHECK_SENTENCES)
  const source = { field: 'prompt', start: 0, end: 3 }
  const pieces = [
    { slot: 'headline', kind: 'message', text: 'Words', emphasis: [], source },
    { slot: 'price', kind: 'price', text: '$39', emphasis: [], source },
  ] as unknown as PlacedPiece[]
  const scene = design([text(['$39']), drawing(420)], { height: 1920, copy: createCopy('$39', { pieces }) })
  const recent = [{ layout: 'poster', picture: 'type' as const, ground: 'light' as const, family: null, thing: null }]
  const pixels = { data: new Uint8Array(1080 * 1920 * 3), width: 1080, height: 1920 }
  const rules = [
    ...checkLayout(scene, { brief: createBrief({ pictures: [PRODUCT] }), recent }),
    ...checkImageContrast(scene, pixels),
  ]
  expect(rules.map(({ rule }) => rule).toSorted()).toEqual([
    'few_groups',
    'headline_first',
    'headline_short',
    'looks_new',
    'message_shown',
    'offer_alone',
    'offer_leads',
    'offer_named',
    'offer_true',
    'picture_clear',
    'picture_drawn',
    'picture_large',
    'picture_meant',
    'picture_whole',
    'product_shown',
    'set_together',
    'space_bands',
    'space_filled',
    'space_used',
    'story_type',
    'subject_shown',
  ])
  const labels = [...rules.map(({ label }) => label), ...Object.values(SETTING_LABELS), LEFT_OUT_LABEL, NO_OFFER_LABEL]
  expect(labels.filter((label) => !sentences.includes(label))).toEqual([])
})

test.each([
  ['a name', ['Welcome to the Club', 'Ribera on Monday'], 'en', 'Club / Ribera'],
  ['an address', ['Gartenstraße', '8, Freiburg'], 'de', 'Gartenstraße / 8,'],
  ['a year', ['Samstag, 16. Januar', '2027, 14–17 Uhr'], 'de', 'Januar / 2027,'],
  ['initials', ['And so I stayed there. Tom', 'R., Google review'], 'en', 'Tom / R.,'],
  ['a number and its unit', ['Only 250', 'g for you'], 'en', '250 / g'],
  ['a time in Japanese', ['開演(13時', '30分開場)'], 'ja', '開演(13時 / 30分開場)'],
  ['a date in Japanese', ['休業:12/', '29〜1/3'], 'ja', '休業:12/ / 29〜1/3'],
  ['a date with a slash', ['Open until 12/', '20 this year'], 'en', '12/ / 20'],
  ['a date in Spanish', ['Sábado 9 de', 'mayo, 10:00'], 'es', 'de / mayo,'],
  ['a range of days', ['Fermeture du 3 au', '24 août'], 'fr', 'au / 24'],
  ['a phrase, with a short word alone', ['Revisione', 'di', 'primavera'], 'it', 'di / primavera'],
  ['a word behind its prefix', ['秋の新', '豆フェア'], 'ja', '秋の新 / 豆フェア'],
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
test('a date of which only one line is in color is found', () => {
  const first = { text: 'Todos los sábados', runs: [{ start: 0, end: 17, color: '#FF0000' }] }
  expect(listFound([first, 'de julio'], 'es')).toEqual([
    SETTING_LABELS.colored.replace('{words}', 'Todos los sábados de julio'),
  ])
  expect(listFound([first, 'con Marta'], 'es')).toEqual([])
})

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

test.each([
  [[{ text: 'Up', scale: 0.3 }, 'to £250'], 'en', 'Up / to'],
  [[{ text: 'À partir', scale: 0.3 }, 'de 14 €'], 'fr', 'partir / de'],
  [[{ text: 'A partir', scale: 0.3 }, 'de R$ 40'], 'pt-BR', 'partir / de'],
])('words of a limit in two sizes are found: %j', (lines, language, words) =>
  expect(listFound(lines, language)).toContainEqual(expect.stringContaining(`“${words}”`)),
)

test('lines at one height are columns', () => {
  const row = text(['20', '%'])
  const columns = { ...row, lines: row.lines.map((line) => ({ ...line, y: 100 })) }
  expect(find(design([row]), 'set_together')?.value).toBe(1)
  expect(find(design([columns]), 'set_together')?.value).toBe(0)
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
  expect(find(design([lower], story), 'space_used')).toMatchObject({ passed: false, threshold: 20 })
})

test('bands from edge to edge that are empty take points, and so do words that are small for their canvas', () => {
  const middle = text(['Words', 'Words'], { size: 150, box: { x: 40, y: 400, width: 1000, height: 300 } })
  expect(find(design([middle]), 'space_bands')).toMatchObject({ passed: false, box: [0, 0, 1080, 400] })
  const apart = [0, 220, 440, 660, 880].map((y) =>
    text(['Words'], { size: 150, box: { x: 40, y: y + 60, width: 1000, height: 150 } }),
  )
  expect(find(design(apart), 'space_bands')?.passed).toBe(true)
  const timid = text(['Words'], { size: 90, box: { x: 40, y: 500, width: 1000, height: 90 } })
  expect(find(design([timid]), 'space_filled')).toMatchObject({ passed: false })
  expect(find(design([timid, drawing(500)]), 'space_filled')?.passed).toBe(true)
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
  expect(rules(drawing(600, { box: { x: 240, y: 300, width: 600, height: 600 } }))).toEqual([])
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
  expect(checkImageContrast(scene, pixels(220))[0]?.passed).toBe(false)
  expect(checkImageContrast(scene, pixels(40))[0]?.passed).toBe(true)
  const panel = { kind: 'art', role: 'field', box: { x: 0, y: 700, width: 1080, height: 380 } } as unknown as Layer
  const behind = pixels(40)
  behind.data.fill(40, 700 * 1080 * 3)
  expect(checkImageContrast(design([drawing(400), panel]), behind)[0]?.passed).toBe(true)
})

test('a headline of many lines and small words of a story take points', () => {
  expect(find(design([text(['a', 'b', 'c', 'd', 'e'])]), 'headline_short')).toMatchObject({ passed: false, value: 5 })
  const small = text(['Tickets £6'], { role: 'benefit', size: 30 })
  expect(find(design([text(['Words']), small], { height: 1920 }), 'story_type')?.passed).toBe(false)
  expect(find(design([text(['Words']), small]), 'story_type')).toBeUndefined()
})

test('a message of a wide form that is tiny beside the largest words takes points', () => {
  const build = (size: number, width: number) =>
    design([text(['Locked out?'], { size: 170 }), text(['Call us'], { role: 'detail', size })], { width, height: 628 })
  const label = find(build(29, 1200), 'type_steps')?.label
  expect(Object.values<string>(BRAND_CHECK_SENTENCES)).toContain(label)
  expect(find(build(29, 1200), 'type_steps')?.passed).toBe(false)
  expect(find(build(40, 1200), 'type_steps')?.passed).toBe(true)
  expect(find(build(29, 628), 'type_steps')).toBeUndefined()
})

test('a thing that a sheet covers takes points as one that the edge cuts', () => {
  const box = { x: 0, y: 700, width: 1080, height: 380 }
  const sheet: Layer = {
    kind: 'art',
    role: 'field',
    box,
    corners: null,
    paths: [filled(rectanglePath(box), '#000000')],
  }
  expect(find(design([drawing(300), text(['Words'])]), 'picture_whole')?.passed).toBe(true)
  expect(find(design([drawing(300), sheet, text(['Words'])]), 'picture_whole')?.passed).toBe(false)
  expect(find(design([sheet, drawing(300), text(['Words'])]), 'picture_whole')?.passed).toBe(true)
})

test('a design that looks like the last ones takes points', () => {
  const look = { layout: 'poster', picture: 'type' as const, ground: 'light' as const, family: null, thing: null }
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

test.each([
  ['No class this Friday!! Back next week', 'No class this Friday!!', 'Back next week', 'message'],
  ['Fleki 25 zł, zelówki 60 zł. Pon.–pt. 9–17', 'Fleki 25 zł', 'Pon.–pt. 9–17', 'list_item'],
])('what stands behind the first message or a list is no headline: %s', (prompt, first, second, kind) => {
  const piece = (slot: string, words: string, of: string) =>
    ({
      slot,
      kind: of,
      text: words,
      emphasis: [],
      source: { field: 'prompt', start: prompt.indexOf(words) },
    }) as unknown as PlacedPiece
  const check = (large: string, small: string, pieces: readonly PlacedPiece[]) => {
    const below = text([small], { role: 'subline', size: 30, box: { x: 40, y: 600, width: 1000, height: 30 } })
    return find(design([text([large]), below], { copy: createCopy(large, { pieces }) }), 'headline_first')?.passed
  }
  expect(check(second, first, [piece('subline', first, kind), piece('headline', second, 'message')])).toBe(false)
  expect(check(first, second, [piece('headline', first, 'message'), piece('subline', second, kind)])).toBe(true)
})

test('the picture of a chosen product is shown', () => {
  const words = { brief: createBrief({ pictures: [PRODUCT] }) }
  expect(find(design([text(['Words'])]), 'product_shown', words)?.passed).toBe(false)
  expect(find(design([text(['Words'])]), 'product_shown', { brief: createBrief() })).toBeUndefined()
})
