import { expect, test } from 'vitest'
import { CERTAIN } from '../../objects/choose-subject.ts'
import { CONCEPTS } from '../../objects/naming/concepts.ts'
import { createBrief } from '../../testing/briefs.ts'
import { REVIEWED_REQUESTS, type ReviewedRequest } from '../../testing/subjects/requests.ts'
import type { BrandBrief, Brief } from '../../model/brief.ts'
import { listBriefSubjects } from '../../objects/brief-subjects.ts'
import { findCompanions, findObjects, listMotifs } from './find-objects.ts'
import { openObjectPack } from './object-pack.ts'

const bare = { name: 'Verdant', description: null, keywords: [] }
const namesFor = async (over: Partial<Brief>, brand: Partial<BrandBrief> = bare) =>
  (await findObjects(createBrief(over, brand))).map(({ name }) => name)

const listReviewed = ({ prompt, brand: name, description, language }: ReviewedRequest) =>
  listMotifs(createBrief({ prompt }, { ...bare, name, description, language: language === 'en' ? null : language }))

test('of the reviewed requests no picture shows a wrong subject, and most show theirs', async () => {
  const wrong: string[] = []
  let shown = 0
  for (const request of REVIEWED_REQUESTS) {
    const { shown: names } = await listReviewed(request)
    const others = names.filter((name) => !request.accepted.includes(name))
    if (others.length > 0) wrong.push(`${request.brand}: ${request.prompt}: ${others.join(' ')}`)
    if (request.isCertain && names.length > 0) shown++
  }
  const certain = REVIEWED_REQUESTS.filter(({ isCertain }) => isCertain).length
  expect(wrong).toEqual([])
  expect(REVIEWED_REQUESTS.length).toBeGreaterThanOrEqual(800)
  expect(new Set(REVIEWED_REQUESTS.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(40)
  expect(new Set(REVIEWED_REQUESTS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12)
  expect(shown / certain).toBeGreaterThan(0.6)
})

test('a dish without a drawing shows none of what is beside it', async () => {
  expect(await namesFor({ prompt: 'Fresh fish today, with peas and a lemon' })).toEqual([])
  expect((await namesFor({ prompt: 'Fish supper £8.95, haddock, chips and mushy peas' }))[0]).toBe('french-fries')
})

test('the pack draws all objects of the concepts, and none of them is a person, a face, or a flag', async () => {
  const { objects } = await openObjectPack()
  expect(
    CONCEPTS.flatMap(({ objects: drawn, others }) => [...drawn, ...others].filter((name) => !objects[name])),
  ).toEqual([])
  const banned = /(?:^|-)(?:man|woman|person|people|men|women|boy|girl|face|flag|hand|santa|angel)(?:-|$)/
  const things = /^(?:open|closed)-mailbox|^folding-hand-fan$/
  const allowed = ['flag-in-hole', 'womans-boot', 'womans-clothes', 'womans-hat', 'womans-sandal', 'mans-shoe']
  expect(
    Object.keys(objects).filter((name) => banned.test(name) && !things.test(name) && !allowed.includes(name)),
  ).toEqual([])
})

test.each([
  ['French press brew guide', ['newspaper']],
  ['Save before the quarter ends', ['first-quarter-moon']],
  ['Refill station now open', ['fuel-pump']],
  ['Ouvert le 1er mai', ['open-book']],
  ['Only 5 service slots left', ['slot-machine']],
  ['Orange cones on Mill Road', ['potted-plant', 'ice-cream']],
  ['Book your table', ['books', 'open-book']],
  ['Spring cleaning our mailing list', ['broom']],
  ['Bridge, crown or implant?', ['crown', 'bridge-at-night']],
  ['How Bloom Bakery saved 40 hours', ['bread']],
  ['Parking and coffee included', ['hot-beverage']],
  ['Kein Kaffee mehr am Montag', ['hot-beverage']],
  ['Wir trauern um Anna Berg, Musik: Chor St. Marien', ['musical-score', 'microphone']],
  ['Schweinsbraten', ['wine-glass']],
  ['Fermé en août', ['tractor', 'chicken']],
  ['Text TEA to enter our giveaway', ['teacup-without-handle']],
  ['15 % mit dem Code KAFFEE', ['hot-beverage']],
  ['Wine glasses 20% off', ['glasses']],
  ['Käse reifen lassen, so geht es', ['wheel']],
  ['フライパン 1,980円', ['bread']],
  ['Build a robot dog in a weekend', ['dog']],
  ['Hook your next developer in 30 days', ['laptop']],
  ['The Cabin coop houses six hens', ['house', 'key']],
  ['Climbing gym opens on Friday', ['mountain', 'hiking-boot']],
  ['Stage d’escalade pour enfants', ['mountain', 'hiking-boot']],
  ['Lastenrad mieten, 39 € am Tag', ['bicycle']],
  ['Focaccia con cipolle ogni venerdì', ['bread']],
])('%s does not show %s', async (prompt, wrong) => {
  const names = await namesFor({ prompt })
  expect(names.filter((name) => wrong.includes(name))).toEqual([])
})

test.each([
  ['Christmas tree sale, all sizes', 'christmas-tree', 'an entry of several words is read whole'],
  ['Guitar lessons for adults', 'guitar', 'a lesson is about its subject'],
  ['Chocolate cake, every Friday', 'shortcake', 'the last noun is the head in English'],
  ['Bergkäse 12 Monate gereift', 'cheese-wedge', 'the last part is the head of a German compound'],
  ['Käsekurs am Samstag', 'cheese-wedge', 'a course is about its subject in a compound, too'],
  ['Cours de guitare le jeudi', 'guitar', 'a French course names its subject behind it'],
  ['Corso di chitarra per principianti il giovedì', 'guitar', 'the first noun is the head in Italian'],
  ['ピアノ教室 体験無料', 'musical-keyboard', 'the last word is the head in Japanese'],
  ['Dog coats 20% off', 'dog', 'coats are about what they are made for'],
  ['Sushi platter for two, $24', 'sushi', 'a platter is about what is on it'],
  ['Thursday 6 pm: pizza night', 'pizza', 'a clause that only says when does not count'],
  ['How to water a cactus', 'cactus', 'a guide is about its object'],
])('%s shows %s, because %s', async (prompt, object) => {
  expect((await namesFor({ prompt }))[0]).toBe(object)
})

test('the trade of the brand decides where the request names no thing of the same area', async () => {
  const school = { name: 'Ton & Takt', description: 'Gitarrenschule in Freiburg', language: 'de' }
  const closed = await namesFor({ prompt: 'Werkstatt geschlossen vom 24. Dezember bis 6. Januar' }, school)
  expect(closed).toContain('guitar')
  const roaster = { name: 'Harbor & Sons', description: 'Coffee roasters in Portland' }
  const parking = Array.from({ length: 9 }, (_, index) =>
    namesFor({ prompt: `Parking for ${index + 2} hours` }, roaster),
  )
  expect(new Set((await Promise.all(parking)).flat())).toEqual(new Set(['hot-beverage']))
  expect(await namesFor({ prompt: 'Croissants are back' }, roaster)).toEqual(['croissant'])
  expect(await namesFor({ prompt: 'Guitar night on Friday' }, roaster)).toEqual(['guitar'])
  expect(await namesFor({ prompt: 'Tell everyone that we are back' })).toEqual([])
})

test('posts that name nothing show the objects of the trade in turns, and some stand on type', async () => {
  for (const [description, language, objects] of [
    ['Bakery in York', null, ['bread', 'baguette-bread']],
    ['Zahnarzt in Ulm', 'de', ['tooth', 'toothbrush']],
    ['Fleuriste à Nantes', 'fr', ['bouquet', 'tulip', 'rose']],
  ] as const) {
    const firsts = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const [first] = await namesFor({ prompt: `Open again from ${index + 1}` }, { ...bare, description, language })
        return first ?? null
      }),
    )
    expect(new Set(firsts)).toEqual(new Set([...objects, null]))
    expect(firsts.filter((name) => name === null).length / firsts.length).toBeCloseTo(0.3, 0)
  }
})

test('the product counts more than the brand, and the title of an item tells less than both', async () => {
  const product = {
    name: 'Lavender soap',
    description: null,
    proposition: null,
    benefits: [],
    price_text: null,
    cta: null,
  }
  const brand = { name: 'Kettle', description: 'Coffee roasters' }
  expect((await namesFor({ prompt: 'Now in store', product, title: 'Guitar V2' }, brand))[0]).toBe('soap')
})

test('the objects depend on the words alone, so all cells of a campaign share them', async () => {
  const prompt = 'Bouquets for Mother’s Day'
  const cells = [
    { prompt, seed: 1, width: 1080, height: 1920 },
    { prompt, seed: 99, width: 1200, height: 628, language: 'de', platform: 'LinkedIn' },
  ]
  const [one, two] = await Promise.all(cells.map((cell) => namesFor(cell)))
  expect(one).toEqual(two)
  expect(one).not.toEqual([])
})

test('what is named only beside the subject is offered, and not drawn', () => {
  const [subject] = listBriefSubjects(createBrief({ prompt: 'Join our board on Friday, with wine and music' }, bare))
  expect(subject?.certainty).toBeLessThan(CERTAIN)
})

test('companions of a product belong to the product itself', async () => {
  const named = async (prompt: string, brand: Partial<BrandBrief> = bare) =>
    (await findCompanions(createBrief({ prompt }, brand))).map(({ name }) => name)
  expect(await named('Lemonade in cans, ice cold')).toEqual(['tangerine'])
  expect(await named('Tell everyone that we are back')).toEqual([])
  // The brand's description says what the company does, not what the product needs.
  expect(await named('We are back', { ...bare, description: 'Florist' })).toEqual([])
})

test('food, animals and teeth keep their own colors, tools take those of the brand', async () => {
  const find = async (prompt: string) => (await findObjects(createBrief({ prompt }, { description: null })))[0]
  expect(await find('Two smash burgers for $15')).toMatchObject({ isNatural: true })
  expect(await find('Teeth whitening at our dental practice')).toMatchObject({ name: 'tooth', isNatural: true })
  expect(await find('Bike repair week')).not.toHaveProperty('isNatural')
})

test.each([
  ['Wood-fired pizza, two for £18', 'pizza'],
  ['Six red wines, tasted blind', 'wine-glass'],
  ['Colchester oysters, half a dozen for £15', 'oyster'],
  ['Ofenfrische Brezeln ab 6 Uhr', 'pretzel'],
  ['Warm fish cakes, £8', undefined],
])('of an unknown business, %s shows %s: a word before food says which one it is', async (prompt, expected) => {
  expect((await namesFor({ prompt }))[0]).toBe(expected)
})

test.each([
  ['Second-hand books, three for £5', 'Bookshop', 'books'],
  ['Six red wines for autumn', 'Wine merchant', 'wine-glass'],
  ['Wedding rings in recycled gold', 'Goldsmith', 'ring'],
])('%s: what is known by its colors keeps them', async (prompt, description, name) => {
  const [object] = await findObjects(createBrief({ prompt }, { ...bare, description }))
  expect(object).toMatchObject({ name, isNatural: true, hasOwnColors: true })
})

test('a school in a name teaches everything, so its request says what', async () => {
  const school = { ...bare, name: 'Splash School' }
  expect(await namesFor({ prompt: 'Swimming lessons for children from 4' }, school)).toEqual(['ring-buoy'])
})

test('a football club is known by its name and by its players', async () => {
  const club = { ...bare, name: 'Riverside FC' }
  expect(await namesFor({ prompt: 'Riverside FC under-12s need a goalkeeper' }, club)).toEqual(['soccer-ball'])
  expect(await namesFor({ prompt: 'Training on Tuesday at 5:30 pm' }, club)).toEqual(['soccer-ball'])
  // What guests bring is not what a post is about.
  expect(await namesFor({ prompt: 'Trials on Saturday, bring boots' }, club)).toEqual(['soccer-ball'])
})

test('a trade without a drawing of its own keeps the things of other trades out', async () => {
  const tattoo = { name: 'Velvet Fern', description: 'Tattoo studio in Hamburg' }
  expect(await namesFor({ prompt: 'Books open for January' }, tattoo)).toEqual([])
  const sauna = { name: 'Saltmarsh', description: 'Sauna by the sea' }
  expect(await namesFor({ prompt: 'Sunrise sauna on Sunday, £12' }, sauna)).toEqual([])
  const physio = { name: 'Backline', description: 'Physiotherapy practice in Leeds' }
  expect(await namesFor({ prompt: 'Back pain at your desk?' }, physio)).toEqual([])
  const flamenco = { name: 'Danza Raíz', description: 'Escuela de baile flamenco', language: 'es' }
  expect(await namesFor({ prompt: 'Clase de prueba de flamenco' }, flamenco)).toEqual([])
})

test.each([
  ['Klarblick', 'Fensterputzer in Köln', 'de', 'window'],
  ['Chwyt', 'Ścianka wspinaczkowa w Gdańsku', 'pl', 'knot'],
  ['Ola Norte', 'Escuela de surf en Zarautz', 'es', 'water-wave'],
  ['Wit & Zwart', 'Pianolerares in Haarlem', 'nl', 'musical-keyboard'],
  ['Fanfare', 'Fanfare municipale de Vannes', 'fr', 'trumpet'],
  ['Parrocchia', 'Parrocchia San Carlo', 'it', 'church'],
])('where a request names nothing, %s shows a thing of its trade', async (name, description, language, object) => {
  const shown = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((day) => namesFor({ prompt: day }, { ...bare, name, description, language })),
  )
  expect(shown.flat()).toContain(object)
})

test.each([
  ['Intensive course in the Easter holidays', 'Driving school in Leeds', null, 'automobile', 'egg'],
  ['Ferienkurs in den Osterferien', 'Reitschule in Celle', 'de', 'horse', 'egg'],
  ['Wir streichen Ihre Wohnung in drei Tagen', 'Malerbetrieb für Wohnungen und Fassaden', 'de', 'paintbrush', 'house'],
  ['Primera clase gratis', 'Escuela de buceo en Almería', 'es', 'diving-mask', 'pencil'],
])('%s of a %s is no post about its time or place', async (prompt, description, language, right, wrong) => {
  const names = await namesFor({ prompt }, { ...bare, description, language })
  expect(names).toContain(right)
  expect(names).not.toContain(wrong)
})

test.each([
  ['Pizza, pasta and wine for two', 'Italian restaurant', ['pizza', 'spaghetti', 'wine-glass']],
  ['Cakes, cookies and croissants from $3', 'Cake shop', ['shortcake', 'cookie', 'croissant']],
])('%s names several things of its area, which stand together', async (prompt, description, names) => {
  const objects = await findObjects(createBrief({ prompt }, { ...bare, description }))
  expect(objects.filter(({ isListed }) => isListed).map(({ name }) => name)).toEqual(names)
})

test('one thing alone is no list, nor is a thing of another area', async () => {
  for (const prompt of ['Pizza night on Friday', 'Pizza and a free ticket for the cinema']) {
    const objects = await findObjects(createBrief({ prompt }, { ...bare, description: 'Italian restaurant' }))
    expect(objects.some(({ isListed }) => isListed)).toBe(false)
  }
})
