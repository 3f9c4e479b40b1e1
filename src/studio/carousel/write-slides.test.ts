import { expect, test } from 'vitest'
import { PACKS } from '../copywriter/languages/packs.ts'
import { detectOther } from '../copywriter/languages/detect-language.ts'
import { listCopyTexts } from '../copywriter/copy.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import type { Brief, ProductBrief } from '../model/brief.ts'
import { listFrames } from './slide.ts'
import { SLIDES_MAX, writeSlides, type SlideWish } from './write-slides.ts'

const write = (over: Partial<Brief>, count: number | null = null) => {
  const brief = createBrief(over)
  return writeSlides(brief, writeCopy(brief), { count }).slides
}
const headlines = (over: Partial<Brief>, count: number | null = null) =>
  write(over, count).map(({ copy }) => copy.headline)
const CREAM: ProductBrief = {
  name: 'Night Cream',
  description: 'A rich cream that repairs skin while you sleep. It absorbs in a minute.',
  proposition: 'Wake up to brighter skin',
  benefits: ['Hydrates for 24 hours', 'Vegan and fragrance free', 'Refillable glass jar', 'Dermatologically tested'],
  price_text: '$48.00',
  cta: 'Shop now',
}

test('a list becomes a hook, a slide for each point, and a call to action with the words after the list', () => {
  const slides = write({
    prompt: 'Why remote teams need rituals\n- They build trust\n- They help: new people settle in\nSave this post',
  })
  expect(slides.map(({ role, copy }) => [role, copy.headline, copy.subline])).toEqual([
    ['hook', 'Why remote teams need rituals', null],
    ['point', 'They build trust', null],
    ['point', 'They help', 'New people settle in'],
    ['cta', 'Save this post', null],
  ])
  expect(slides[0]?.copy.caption).toContain('• They build trust\n• They help: new people settle in')
  expect(slides[3]?.copy.cta).toBeTruthy()
})

const STEPS = [
  'Grind coarse',
  '60 g per litre',
  'Water at 94 °C',
  'Wait four minutes',
  'Press slowly',
  'Pour',
  'Pour on',
]
test.each([
  ['en', 'How to brew better French press', STEPS],
  ['de', 'So gelingt French Press', ['Mahlen', '60 g pro Liter', '94 °C', 'Warten', 'Drücken', 'Servieren']],
  ['fr', 'Bien infuser', ['Moudre', '60 g par litre', '94 °C', 'Attendre', 'Presser']],
  ['ja', 'おいしい淹れ方', ['挽く', '60 g', '94 °C', '待つ', '押す']],
  ['ar', 'طريقة التحضير', ['اطحن', '60 غ', '94 °م', 'انتظر', 'اضغط']],
] as const)(
  'all steps of a %s list get a slide in their order, also single words and numbers',
  (language, lead, steps) => {
    for (const between of [' ', '\n'])
      for (const mark of ['.', ')']) {
        const prompt = `${lead}:${between}${steps.map((step, index) => `${index + 1}${mark} ${step}`).join(between)}`
        const points = write({ prompt, language, product: CREAM }).filter(({ role }) => role === 'point')
        const frames = listFrames(points, 'plain')
        expect(points.map(({ copy }, index) => [frames[index]?.number, copy.headline])).toEqual(
          steps.map((step, index) => [index + 1, step]),
        )
      }
  },
)

test.each([
  ['en', 'How to descale a kettle: fill it, add vinegar, boil, rinse, dry and store', 5],
  ['de', 'Wie man entkalkt: füllen, Essig dazu, kochen, spülen, trocknen, wegstellen', 6],
  ['es', 'Cómo limpiar: llenar, hervir, enjuagar, secar', 4],
] as const)('all steps behind a heading in %s get a slide, also those of one word', (language, prompt, count) => {
  expect(write({ prompt, language }).filter(({ role }) => role === 'point')).toHaveLength(count)
})

test('points keep the numbers that the list gives them, and other points have none', () => {
  const slides = write({ prompt: 'Our tips:\n4. Pour slowly\n5. Wait\n6. Taste', product: CREAM }, 8)
  expect(slides.map(({ number, copy }) => [number, copy.headline]).slice(1, 6)).toEqual([
    [4, 'Pour slowly'],
    [5, 'Wait'],
    [6, 'Taste'],
    [null, 'Hydrates for 24 hours'],
    [null, 'Vegan and fragrance free'],
  ])
})

test('what a carousel has no slide for is told: more than fits, what the brand avoids, and what is in another language', () => {
  const list = Array.from({ length: 30 }, (_, index) => `${index + 1}. Step ${index + 1}`)
  const tell = (prompt: string, over: Partial<Brief>, wish: SlideWish, dont: string[] = []) => {
    const brief = createBrief({ prompt, ...over }, { dont })
    return writeSlides(brief, writeCopy(brief), wish).left_out
  }
  const prompt = `Thirty steps:\n${list.join('\n')}`
  expect(tell(prompt, {}, { count: null })).toEqual(list.slice(18).map((line) => line.replace(/^\d+\. /, '')))
  expect(tell(prompt, {}, { count: 5 })).toHaveLength(27)
  expect(tell(prompt, {}, { count: null, most: 10 })).toHaveLength(22)
  expect(tell('Tips\n1. Grind\n2. Cheap\n3. Pour', {}, { count: null }, ['cheap'])).toEqual(['Cheap'])
  expect(tell('Tips\n1. Grind it\n2. Pour it', { language: 'de' }, { count: null })).toEqual(['Grind it', 'Pour it'])
})

test('the points come from the product, a number is the proof, and price and button are on the last slide', () => {
  const slides = write({ prompt: 'Announce our new night cream', product: CREAM })
  expect(slides.map(({ role }) => role)).toEqual(['hook', 'point', 'point', 'point', 'point', 'point', 'proof', 'cta'])
  expect(slides.at(-2)?.copy).toMatchObject({
    headline: 'Hydrates for 24 hours',
    block: { kind: 'statistic', figure: '24' },
  })
  expect(slides.at(-1)?.copy).toMatchObject({
    headline: 'Have you met Night Cream yet?',
    price: '$48.00',
    cta: 'Shop now',
  })
  expect(slides[0]?.copy).toMatchObject({ price: null, cta: null })
})

test('a date, a place and a price are no proof', () => {
  const roles = write({ prompt: 'We hire in Berlin. Salary from 60,000 €. Apply by 30 June.' }).map(({ role }) => role)
  expect(roles).not.toContain('proof')
})

test('the person decides how many slides there are, as far as the brief has something to say', () => {
  const prompt = `Tips:\n${Array.from({ length: 30 }, (_, index) => `- Tip about ${'abcdefghijklmnopqrstuvwxyz1234'[index]} topic ${index}`).join('\n')}`
  for (const count of [2, 3, 7, SLIDES_MAX]) expect(headlines({ prompt }, count)).toHaveLength(count)
  expect(headlines({ prompt: 'Promote our new serum' }, SLIDES_MAX).length).toBeLessThan(6)
})

test('no two slides say the same, and nothing on the list of don’ts is said', () => {
  const brief = createBrief(
    { prompt: 'Sale\n- Cheap beans\n- Good beans\n- good beans!\n- Fresh milk' },
    { dont: ['cheap'] },
  )
  const texts = writeSlides(brief, writeCopy(brief), { count: null }).slides.map(({ copy }) => copy.headline)
  expect(texts.slice(1, -1)).toEqual(['Beans', 'Good beans', 'Fresh milk'].filter((text) => texts.includes(text)))
  expect(texts.join(' ')).not.toMatch(/cheap/i)
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
})

test.each(PACKS.map(({ tag }) => tag))('in %s a carousel has no English words besides names', (language) => {
  const brief = createBrief({
    prompt: 'Announce our new night cream, 20% off until Sunday',
    language,
    product: CREAM,
    platform: 'instagram',
  })
  const slides = writeSlides(brief, writeCopy(brief), { count: null }).slides
  expect(slides.length).toBeGreaterThanOrEqual(2)
  expect(new Set(slides.map(({ copy }) => copy.headline)).size).toBe(slides.length)
  const texts = slides.flatMap(({ copy }) => listCopyTexts(copy))
  const words = texts
    .map((text) => text.replaceAll(/Night Cream|Verdant/g, '').trim())
    .filter((text) => /[\p{L}\p{M}]{3}/u.test(text))
  if (language === 'en') return
  const english = /\b(?:the|and|for|with|your|off|until|learn|more|now|skin|sleep|hours|free|new)\b/i
  expect(words.filter((text) => english.test(text))).toEqual([])
  expect(words.map((text) => `${detectOther(text, language).language} ${text}`).join('|')).toContain(language)
})
