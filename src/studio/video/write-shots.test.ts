import { expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { listCopyTexts } from '../copywriter/copy.ts'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { listShotTexts, type Shot } from './shot.ts'
import { SHOTS_MAX } from './join-shots.ts'
import { writeShots } from './write-shots.ts'

const PROMPTS = [
  'Morning Serum now $39 instead of $48, only until Sunday, May 17',
  'Join our skin clinic evening on Thursday, June 4 at 6 pm, Verdant Studio, 12 Mercer Street, New York. Free entry, reserve your seat.',
  "We're hiring: Social Media Manager (full-time, Brooklyn). Apply by June 30 at sunbolt.com/jobs",
  'How to brew better French press: 1. Grind coarse 2. 60 g per litre 3. Water at 94 °C 4. Wait four minutes 5. Press slowly',
  '9 tips for a better night: 1. Dim the light 2. No screens 3. Read 4. Cool the room 5. Breathe 6. Stretch 7. Drink tea 8. Write 9. Sleep',
  '"The best espresso on the harbor" – Anna Meyer, barista champion 2025',
  'Donaudampfschifffahrtsgesellschaftskapitän gesucht! Bewirb dich bis Freitag',
  'خصم 20٪ على جميع منتجات العناية بالبشرة حتى يوم الجمعة. اطلبي الآن عبر verdant.example',
  '新発売！夏限定ブラッドオレンジ缶、6本セット1,200円。7月11日から全国のコンビニで。',
  'Announce our new cold brew',
  'Sleep well',
]

const write = (prompt: string) => {
  const brief = createBrief({ content_type: 'video', prompt })
  const copy = writeCopy(brief)
  return { copy, shots: writeShots(brief, copy) }
}
const joinTexts = (shots: readonly Shot[]) => shots.flatMap(listShotTexts).join('\n')
const listTexts = (shots: readonly Shot[]) => shots.map((shot) => [shot.kind, listShotTexts(shot).join(' | ')])

test.each(PROMPTS)('all words of a request are in three to eight shots of its film: %s', (prompt) => {
  const { copy, shots } = write(prompt)
  const shown = joinTexts(shots)
  for (const text of listCopyTexts(copy)) expect(shown).toContain(text.replace(/^[—–]\s/, ''))
  expect(shots.length).toBeGreaterThanOrEqual(3)
  expect(shots.length).toBeLessThanOrEqual(SHOTS_MAX)
  expect([shots[0]?.kind, shots.at(-1)?.kind]).toEqual(['hook', 'end'])
})

test.each(['ar', 'ja', 'de'])('a film in %s says nothing in the language of its request', (language) => {
  const prompt = 'Launch of our night cream. 20% off until Friday'
  const brief = createBrief({ content_type: 'video', prompt, language })
  const shown = joinTexts(writeShots(brief, writeCopy(brief)))
  expect(shown).not.toMatch(/Launch|until|off/i)
})

test('a film states what the request states, in its order', () => {
  const { shots } = write('Sunbolt Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans!')
  const shown = joinTexts(shots)
  expect(shown.indexOf('July 11')).toBeLessThan(shown.indexOf('skate ramp'))
})

test('each entry of a list has a shot with its number, and a long list is joined in rows that keep theirs', () => {
  const points = write(PROMPTS[3] ?? '').shots.filter(({ kind }) => kind === 'point')
  expect(points.map(({ number, lines }) => [number, lines[0]?.text])).toEqual([
    [1, 'Grind coarse'],
    [2, '60 g per litre'],
    [3, 'Water at 94 °C'],
    [4, 'Wait four minutes'],
    [5, 'Press slowly'],
  ])
  const steps = Array.from({ length: 11 }, (_, index) => `Step ${index + 1}`)
  const brief = createBrief({ content_type: 'video' })
  const rows = writeShots(brief, createCopy('Eleven steps', { block: { kind: 'steps', steps } }))
  expect(rows.length).toBeLessThanOrEqual(SHOTS_MAX)
  expect(rows[1]?.lines.map(({ text }) => text)).toEqual(['1. Step 1', '2. Step 2'])
  expect(joinTexts(rows)).toContain('Step 11')
})

test('a quotation keeps its marks, and who said it is shown with it or after it', () => {
  const { shots } = write(PROMPTS[5] ?? '')
  expect(shots[0]?.lines[0]?.text).toBe('“The best espresso on the harbor”')
  expect(joinTexts(shots)).toContain('Anna Meyer, barista champion 2025')
})

test('the end says what to do and where, or when', () => {
  const end = (prompt: string) =>
    write(prompt)
      .shots.at(-1)
      ?.lines.map(({ text }) => text)
  expect(end(PROMPTS[1] ?? '')).toEqual(['Reserve your seat', 'Verdant Studio', '12 Mercer Street, New York'])
  expect(end(PROMPTS[2] ?? '')).toEqual(['Apply by June 30 at sunbolt.com/jobs'])
  expect(end(PROMPTS[0] ?? '')).toEqual(['Only until Sunday, May 17'])
})

test('texts that a person removed from the design are in no shot, and texts that a person added are', () => {
  const brief = createBrief({ content_type: 'video' })
  const copy = createCopy('Hello', { benefits: ['Vegan', 'Cold pressed'], cta: 'Try it' })
  const shown = joinTexts(writeShots(brief, copy, { hidden: new Set(['Vegan']), added: ['Made in Lisbon'] }))
  expect(shown).not.toContain('Vegan')
  expect(shown).toContain('Made in Lisbon')
})

test('a film without a call ends with the line that has an address', () => {
  const { shots } = write('Blood Orange & Yuzu 6-pack now $12 instead of $15, this weekend only. Order at sunbolt.com')
  expect(shots.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ['hook', ['Blood Orange & Yuzu 6-pack']],
    ['offer', ['Now $12 instead of $15']],
    ['event', ['This weekend only']],
    ['end', ['Order at sunbolt.com']],
  ])
})

test.each([
  [
    'Sunbolt Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans!',
    'Pier 17, Brooklyn',
    'event',
  ],
  [
    'Webinar: Close your books in a day. Tuesday, September 22, 11 am ET. Free, 45 minutes',
    'Tuesday, September 22, 11 am ET',
    'event',
  ],
  [
    'Töpferkurs für Anfänger: Samstag, 16. Januar 2027, 14–17 Uhr, Gartenstraße 8, Freiburg. 49 € inkl. Material und Brennen',
    '49 € inkl. Material und Brennen',
    'offer',
  ],
  [
    'Overnight Balm, last chance: 15% off with code NORTH15 until midnight',
    '15% off with code NORTH15 until midnight',
    'offer',
  ],
  ['春の新作、桜シフォンケーキ。1ピース480円、3月20日から4月10日まで。数量限定です。', '1ピース480円', 'offer'],
  [
    'Meet our new barista Jonas. He makes the best flat white in town, come say hi',
    'He makes the best flat white in town',
    'subject',
  ],
  [
    'Quiz night is back! Thursday 8 pm, teams of up to six, winner takes a £100 bar tab. Book a table: 0113 496 0000',
    'Teams of up to six, winner takes a £100 bar tab',
    'point',
  ],
] as const)('a subline that states an event or an offer is shown as one: %s', (prompt, text, kind) => {
  const { shots } = write(prompt)
  expect(shots.find(({ lines }) => lines.some((line) => line.text === text))?.kind).toBe(kind)
})

test.each([
  "We're hiring: Social Media Manager (full-time, Brooklyn). Apply by June 30 at sunbolt.com/jobs",
  'Soirée dégustation vendredi 12 juin à 19 h, 4 rue des Lilas, Lyon. 25 € par personne, réservation au 04 78 00 00 00',
  'Quiz night is back! Thursday 8 pm, teams of up to six, winner takes a £100 bar tab. Book a table: 0113 496 0000',
])('the end says its call once, and the scene before it says something else: %s', (prompt) => {
  const [before, end] = write(prompt).shots.slice(-2)
  for (const { text } of end?.lines ?? []) expect(before && listShotTexts(before).join('\n')).not.toContain(text)
  expect(end?.lines[0]?.role).toBe('cta')
})

test('an end without a call says when and where, or what the brand says of itself', () => {
  const end = (prompt: string) =>
    write(prompt)
      .shots.at(-1)
      ?.lines.map(({ text, size }) => [text, size])
  expect(end('Sunbolt Summer Party, Saturday July 11, 3 pm, Pier 17, Brooklyn. DJ, skate ramp, free cans!')).toEqual([
    ['Saturday July 11, 3 pm', 'hero'],
    ['Pier 17, Brooklyn', 'minor'],
  ])
  expect(end('Closed December 24–26. Merry Christmas from the Verdant crew!')).toEqual([
    ['Plant-based skincare for sensitive skin', 'hero'],
  ])
})

test('no scene says the name of the brand alone: its mark is at the end', () => {
  const prompt =
    'Varifocals without an appointment, every Thursday until 8 pm. Free eye test. Clearview Optics, 12 Harbor Street'
  const brief = createBrief({ content_type: 'video', prompt }, { name: 'Clearview Optics' })
  const shots = writeShots(brief, writeCopy(brief))
  expect(shots.map((shot) => listShotTexts(shot).join())).not.toContain('Clearview Optics')
  expect(joinTexts(shots)).toMatch(/Free eye test[\s\S]*12 Harbor Street/)
})

test.each([
  [
    'Puppy yoga this Saturday at 9 am in Riverside Park! Bring a mat, we bring eight puppies.',
    [
      ['hook', 'Puppy yoga'],
      ['event', 'This Saturday at 9 am | In Riverside Park!'],
    ],
  ],
  [
    'Töpferkurs für Anfänger am Samstag, 16. Januar im Atelier Nord',
    [
      ['hook', 'Töpferkurs für Anfänger'],
      ['event', 'Am Samstag, 16. Januar'],
    ],
  ],
  [
    'Nuova collezione di scarpe da corsa a partire da 79 €',
    [
      ['hook', 'Nuova collezione di scarpe da corsa'],
      ['offer', 'A partire da 79 €'],
    ],
  ],
  [
    'افتتاح عيادتنا الجديدة لطب الأسنان يوم الأحد 5 أبريل في شارع النخيل 22، دبي. الفحص الأول مجاني',
    [
      ['hook', 'افتتاح عيادتنا الجديدة لطب الأسنان'],
      ['event', 'يوم الأحد 5 أبريل في شارع النخيل 22، دبي'],
    ],
  ],
])('a headline that also says when, where or for how much gives that a scene of its own: %s', (prompt, first) => {
  expect(
    listTexts(write(prompt).shots)
      .filter(([, text]) => text)
      .slice(0, 2),
  ).toEqual(first)
})

test('a headline that a person removed from the design is in no scene, in no part', () => {
  const prompt = 'Puppy yoga this Saturday at 9 am in Riverside Park!'
  const brief = createBrief({ content_type: 'video', prompt, keeps_clauses: true })
  const copy = writeCopy(brief)
  expect(copy.headline).toMatch(/Saturday/)
  const shots = writeShots(brief, copy, { hidden: new Set([copy.headline]), added: [] })
  expect(joinTexts(shots)).not.toMatch(/Puppy|Saturday/i)
})

test.each([
  ['Sneaker drop Friday 10 am: the Volt Runner, $119, only 200 pairs. Set your alarm. voltlab.com', '$119'],
  ['Puppy yoga this Saturday at 9 am. Tickets $25, half goes to the shelter.', 'Tickets $25'],
  ['ヨガ体験会、11月23日(日)朝10時から。初心者歓迎、マット無料。参加費1,000円。', '参加費1,000円'],
])('a price among the facts is shown as an offer: %s', (prompt, price) => {
  expect(listTexts(write(prompt).shots)).toContainEqual(['offer', price])
})

test.each([
  [
    'Sneaker drop Friday 10 am: the Volt Runner, $119, only 200 pairs. Set your alarm. voltlab.com',
    'voltlab.com | Friday 10 am',
  ],
  [
    "Soldes d'hiver : -30 % sur tous les manteaux jusqu'au 31 janvier. Livraison offerte dès 80 €. maisonlarive.fr",
    'maisonlarive.fr | Jusqu’au 31 janvier',
  ],
])('an end with an address also says when: %s', (prompt, end) => {
  expect(listTexts(write(prompt).shots).at(-1)).toEqual(['end', end])
})

test('a short film does not end with what the scene before said', () => {
  const shots = listTexts(write('Concert de jazz vendredi 12 juin à 20 h au Parc des Lilas').shots)
  expect(shots).toEqual([
    ['hook', 'Concert de jazz'],
    ['event', 'Vendredi 12 juin à 20 h'],
    ['point', 'Au Parc des Lilas'],
    ['end', ''],
  ])
})

test.each([
  ['sourdough masterclass this saturday 10am–1pm, was £65 now £45, dm us to book', 'Dm us to book'],
  ['blocked drain at 2am? we answer 24/7. call 0800 046 0321. no fix, no fee', 'Call 0800 046 0321'],
  ['afternoon tea for two until 31 march, gluten free on request, book at kettle.example', 'Book at kettle.example'],
  [
    'Rohrbruch in der Nacht? Ruft uns an unter 0761 445 220. Keine Anfahrt, keine Kosten',
    'Ruft uns an unter 0761 445 220',
  ],
  ['we raised £1,240 for the food bank!!! thank you to 312 of you #kettleandcrumb', '#kettleandcrumb'],
])('what to do is said once, at the end, wherever the request says it: %s', (prompt, call) => {
  const shots = listTexts(write(prompt).shots)
  expect(shots.at(-1)?.[1]).toBe(call)
  expect(shots.filter(([, text]) => text?.includes(call))).toHaveLength(1)
})

test.each(['Night baker wanted (part-time, Leeds), start in May', 'Pane di segale (24 ore, a mano)'])(
  'a text is not divided inside of its parentheses: %s',
  (prompt) => {
    for (const text of write(prompt).shots.flatMap(listShotTexts))
      expect(text.replace(/[^()]/gu, '')).toMatch(/^(?:\(\))?$/)
  },
)

test('a discount is not parted from what it is for', () => {
  const { shots } = write('Thank you Portland! 10% off tours this week with code PADDLE10')
  expect(shots.flatMap(listShotTexts)).toEqual(
    expect.arrayContaining(['10% off tours this week', 'With code PADDLE10']),
  )
})

test.each([
  ['Neue Kurse ab Januar: Pilates montags 18 Uhr. Probestunde 9 €. Anmeldung: 0761 55 60 71', 'Probestunde 9 €'],
  [
    'Candle workshop on Saturday 5 December, 2 pm. All materials and a glass of mulled wine for £45. Book at the shop.',
    'All materials and a glass of mulled wine for £45',
  ],
])('a text that ends with its price is an offer, whose figure is large: %s', (prompt, text) => {
  expect(listTexts(write(prompt).shots)).toContainEqual(['offer', text])
})
