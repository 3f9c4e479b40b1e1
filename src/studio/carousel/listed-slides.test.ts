import { expect, test } from 'vitest'
import { listCopyTexts } from '../copywriter/copy.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { judgeTexts } from '../testing/words/judge-texts.ts'
import { listFrames } from './slide.ts'
import { writeSlides } from './write-slides.ts'
import type { Brief } from '../model/brief.ts'

/** The slides of a request, and what the judge of words finds in them. */
function read(over: Partial<Brief>) {
  const brief = createBrief(over)
  const copy = writeCopy(brief)
  const { slides, left_out } = writeSlides(brief, copy, { count: null })
  const texts = slides.flatMap((slide) => listCopyTexts(slide.copy))
  const frames = listFrames(slides, 'plain')
  const points = slides.flatMap(({ role, copy: { headline, subline } }, index) =>
    role === 'point' ? [[frames[index]?.number ?? null, subline ? `${headline}: ${subline}` : headline] as const] : [],
  )
  return {
    points,
    hook: slides[0]?.copy,
    closing: slides.at(-1)?.copy,
    left_out,
    faults: judgeTexts(brief, { language: copy.language, texts, caption: copy.caption, left_out }),
  }
}

test.each([
  [
    'Five tips: 1. Go to bed early. 2. Read a novel. 3. No coffee',
    'Five tips',
    ['1 Go to bed early', '2 Read a novel', '3 No coffee'],
  ],
  [
    'Why rituals\n- They build trust\n• They help\nSave this post',
    'Why rituals',
    ['1 They build trust', '2 They help'],
  ],
  ['Unser Kaffee\nFolie 1: Mahlen\nFolie 2: Wiegen', 'Unser Kaffee', ['1 Mahlen', '2 Wiegen']],
  ['Tips\n4. Pour slowly\n   and in circles\n5) Wait', 'Tips', ['4 Pour slowly and in circles', '5 Wait']],
  ['Brew 1️⃣ “Bloom” 30 s 2️⃣ Pour 3️⃣ $5 beans', 'Brew', ['1 “Bloom” 30 s', '2 Pour', '3 $5 beans']],
])('the list of %j is read', (prompt, headline, points) => {
  const slides = read({ prompt })
  expect(slides.hook?.headline).toBe(headline)
  expect(slides.points.map(([number, text]) => `${number} ${text}`)).toEqual(points)
})

test.each(['Opening on 2. May and 3. June', 'We open at 5. Come by', 'A calm post - about our cream'])(
  '%j has no list',
  (prompt) => expect(read({ prompt }).points.every(([number]) => number === null)).toBe(true),
)

const LISTS = [
  [
    'en',
    'Six signs your bike needs a service',
    [
      'Squeaky brakes',
      'Gears that skip',
      'A chain you can see rust on',
      'Wobbly wheels, front or back',
      'Flat tyres every week',
      'It has been 12 months',
    ],
  ],
  [
    'de',
    'Das gehört in die Wickeltasche',
    [
      '3 Windeln',
      'Feuchttücher',
      'Wechselkleidung (Größe 74)',
      'Wickelunterlage',
      'Schnuller & Spielzeug',
      'Snacks ab 6 Monaten',
    ],
  ],
  [
    'fr',
    'Nos étapes pour une pâte feuilletée',
    ['500 g de farine', 'Pétrir 10 min', 'Laisser reposer 2 h au frais', 'Plier en trois', 'Étaler', 'Cuire à 200 °C'],
  ],
  [
    'es',
    'Cómo cuidar tu orquídea',
    [
      'Riega una vez por semana',
      'Sin sol directo',
      'Abono cada 15 días',
      'Nunca dejes agua en el plato',
      'Corta la vara seca',
      'Paciencia',
    ],
  ],
  [
    'pl',
    'Co zabrać w góry',
    ['Mapa', 'Woda 2 l', 'Kurtka przeciwdeszczowa', 'Apteczka', 'Latarka', 'Naładowany telefon'],
  ],
  ['ja', '春の肌ケア', ['やさしく洗う', '化粧水は2回', '日焼け止めを塗る', '水を飲む', '早く寝る', 'こすらない']],
  [
    'ar',
    'نصائح لنوم أفضل',
    ['نم مبكرًا', 'لا قهوة بعد 5 مساءً', 'غرفة مظلمة', 'أغلق الهاتف', 'اقرأ كتابًا', 'درجة حرارة 18'],
  ],
] as const

const MARKS: readonly (readonly [string, (index: number) => string])[] = [
  ['numbers with a dot', (index) => `${index + 1}. `],
  ['numbers with a bracket', (index) => `${index + 1}) `],
  ['keycaps', (index) => `${index + 1}️⃣ `],
  ['hyphens', () => '- '],
  ['bullets', () => '• '],
  ['check marks', () => '✅ '],
  ['letters', (index) => `${'abcdef'.charAt(index)}) `],
]

test.each(LISTS.flatMap((list) => MARKS.map((mark) => [...list, ...mark] as const)))(
  'a list in %s, "%s" with %j and %s, has a slide for each point, whole and in its order',
  (language, lead, entries, _name, mark) => {
    const prompt = `${lead}\n${entries.map((text, index) => mark(index) + text).join('\n')}`
    const slides = read({ prompt, language })
    expect(slides.points).toEqual(entries.map((text, index) => [index + 1, text]))
    expect(slides.hook?.headline).toBe(lead)
    expect(slides.left_out).toEqual([])
    expect(slides.faults).toEqual([])
  },
)

test('numbers stay those of the request, on slides and in the caption', () => {
  const { points, hook } = read({ prompt: 'Part two of our guide\n4. Pour slowly\n5. Wait\n6. Taste' })
  expect(points).toEqual([
    [4, 'Pour slowly'],
    [5, 'Wait'],
    [6, 'Taste'],
  ])
  expect(hook?.caption).toContain('4. Pour slowly\n5. Wait\n6. Taste')
})

test('the text after a list is on the last slide: its words, its date, and its price', () => {
  const { closing, hook, faults } = read({
    prompt:
      'What you learn in our knife class\n- Sharpening\n- Chopping\n- Filleting\nBring an apron. Saturday 14 March, 10 am. €85 per person',
  })
  expect(hook?.headline).toBe('What you learn in our knife class')
  const said = listCopyTexts(closing as NonNullable<typeof closing>).join('\n')
  for (const text of ['Bring an apron', 'Saturday 14 March, 10 am', '€85 per person']) expect(said).toContain(text)
  expect(faults).toEqual([])
})

test('long points are not cut: their first sentence is the headline', () => {
  const long =
    'Rinse the rice until the water runs clear. It takes about four washes, and it makes all the difference to how fluffy the grains become'
  expect(read({ prompt: `How to cook rice\n1. ${long}\n2. Rest it` }).points[0]).toEqual([
    1,
    'Rinse the rice until the water runs clear.: It takes about four washes, and it makes all the difference to how fluffy the grains become',
  ])
})
