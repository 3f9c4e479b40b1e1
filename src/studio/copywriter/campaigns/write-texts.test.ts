import { expect, test } from 'vitest'
import { TEXT_SETS, checkTexts, findTextField } from '#contract/platforms/text-rules.ts'
import { findBanned } from '../banned.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { findPack } from '../languages/packs.ts'
import { createBrief } from '../../testing/briefs.ts'
import type { Copy } from '../copy.ts'
import type { BrandBrief, Brief, ProductBrief } from '../../model/brief.ts'
import { writeTexts } from './write-texts.ts'

const PRODUCT: ProductBrief = {
  name: 'Oat Barista',
  description: 'An oat milk that foams like whole milk, made from Swedish oats.',
  proposition: 'Foam that holds',
  benefits: ['No added sugar', 'Foams in seconds', 'Climate neutral'],
  price_text: '€2.49',
  cta: null,
}
const BRAND: Partial<BrandBrief> = { name: 'Havre', description: 'Oat drinks for coffee people', keywords: ['coffee'] }
const OATS = createBrief(
  { prompt: 'Launch our new oat milk: creamy foam, 2.49 € until Sunday', product: PRODUCT },
  BRAND,
)
const LINK = 'https://havre.example/barista?utm_source=instagram&utm_medium=social&utm_campaign=oats'

const NATIVE: Readonly<Record<string, string>> = {
  en: 'Summer sale: 20% off all sneakers until Sunday, free delivery',
  de: 'Sommerschlussverkauf: 20 % auf alle Sneaker bis Sonntag, kostenloser Versand',
  fr: 'Soldes d’été : 20 % sur toutes les baskets jusqu’à dimanche, livraison offerte',
  es: 'Rebajas de verano: 20 % en todas las zapatillas hasta el domingo, envío gratis',
  'pt-BR': 'Liquidação de verão: 20% em todos os tênis até domingo, frete grátis',
  it: 'Saldi estivi: 20% su tutte le sneaker fino a domenica, spedizione gratuita',
  nl: 'Zomeruitverkoop: 20% korting op alle sneakers tot en met zondag, gratis verzending',
  pl: 'Letnia wyprzedaż: 20% na wszystkie buty do niedzieli, darmowa dostawa',
  tr: 'Yaz indirimi: tüm ayakkabılarda %20 indirim, pazara kadar, ücretsiz kargo',
  ar: 'تخفيضات الصيف: خصم 20% على جميع الأحذية حتى الأحد، شحن مجاني',
  he: 'מבצע קיץ: 20% הנחה על כל הנעליים עד יום ראשון, משלוח חינם',
  hi: 'समर सेल: सभी जूतों पर 20% की छूट, रविवार तक, मुफ़्त डिलीवरी',
  ja: '夏のセール：スニーカー全品20%オフ、日曜まで、送料無料',
  'zh-Hans': '夏季特惠：所有运动鞋八折，周日截止，免运费',
  'zh-Hant': '夏季特賣：所有運動鞋八折，週日截止，免運費',
  ko: '여름 세일: 모든 운동화 20% 할인, 일요일까지, 무료 배송',
  vi: 'Giảm giá mùa hè: giảm 20% tất cả giày thể thao đến Chủ nhật, miễn phí giao hàng',
  th: 'ลดราคาหน้าร้อน รองเท้าทุกคู่ลด 20% ถึงวันอาทิตย์ ส่งฟรี',
  ru: 'Летняя распродажа: скидка 20% на все кроссовки до воскресенья, бесплатная доставка',
  uk: 'Літній розпродаж: знижка 20% на всі кросівки до неділі, безкоштовна доставка',
}

const LONG = 'An unusually long sentence about something that nobody will ever read to its end, '.repeat(9)
const BRIEFS: readonly (readonly [string, (language: string) => Brief])[] = [
  ['a launch with a product', () => OATS],
  [
    'a sale in the own language',
    (language) => createBrief({ prompt: NATIVE[language] ?? '' }, { name: 'Pacer', description: null, language }),
  ],
  ['only a name', () => createBrief({ prompt: '' }, { name: 'A', description: null })],
  [
    'a job offer',
    () => createBrief({ prompt: 'We are hiring a baker in Porto, apply by 12 May' }, { name: 'Padaria' }),
  ],
  ['a season', () => createBrief({ prompt: '', theme: 'black_friday', goal: 'sales', product: PRODUCT }, BRAND)],
  [
    'texts that are much too long',
    () =>
      createBrief(
        {
          prompt: LONG,
          product: {
            ...PRODUCT,
            name: 'Donaudampfschifffahrtsgesellschaft Kapitän Deluxe',
            description: LONG,
            benefits: [LONG, '🎉'.repeat(80)],
          },
        },
        { name: 'The Extraordinarily Long Brand Name Company of Edinburgh', keywords: ['x'.repeat(200), LONG] },
      ),
  ],
  [
    'signs that platforms refuse',
    () =>
      createBrief(
        {
          prompt: 'Visit <b>www.acme.com</b> or ask @acme #new 🎉! C++ & "R&D"!!',
          product: { ...PRODUCT, name: '新商品 <1>' },
        },
        { name: '株式会社オーツミルク研究所東京本店' },
      ),
  ],
  [
    'a prompt that quotes',
    () =>
      createBrief(
        { prompt: 'Create a post “Nothing tastes like Sunday” for our cheap brunch' },
        { name: 'Ema', dont: ['cheap', 'emoji'] },
      ),
  ],
]

const CASES = BRIEFS.flatMap(([name, of]) =>
  DESIGN_LANGUAGES.map((language) => [name, language, of(language)] as const),
)

test.each(CASES)('%s in %s is never over a limit and has what the platforms need', (_name, language, brief) => {
  const written = writeTexts(brief, TEXT_SETS, { language, variants: 4, link: LINK })
  for (const set of TEXT_SETS) {
    const entries = written[set.key] ?? []
    expect(entries.length).toBeGreaterThanOrEqual(1)
    const problems = entries.flatMap((texts) => checkTexts(set.key, texts))
    // A brand's name of one long word cannot be shortened, because no word is cut.
    expect(problems.filter(({ problem, field }) => problem !== 'too_few' || field !== 'business_name')).toEqual([])
  }
})

test.each(DESIGN_LANGUAGES.filter((tag) => tag !== 'en'))('no English words in %s', (language) => {
  const pack = findPack(language)
  const own = `${JSON.stringify({ ...pack, facts: null, prompt: null })} ${language === 'nl' ? 'in' : ''}`.toLowerCase()
  const english = words(
    `${OATS.prompt} ${JSON.stringify(PRODUCT)} ${BRAND.description} ${JSON.stringify(findPack('en')?.actions)} graphic reads introducing link in bio`,
  )
  const foreign = [...english].filter((word) => !own.includes(word) && !['oat', 'barista', 'havre'].includes(word))
  const texts = Object.values(writeTexts(OATS, TEXT_SETS, { language, variants: 4 }))
    .flat()
    .flatMap((of) => Object.values(of).flat())
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((text) => [...words(text)].some((word) => foreign.includes(word)))).toEqual([])
})

test('nothing in the texts is on the don’t-list of the brand', () => {
  const dont = ['cheap', 'Use exclamation marks', 'creamy', 'emoji']
  const brief = createBrief(
    {
      prompt: 'Cheap launch! Creamy foam 🎉 for everyone. Our cheap oat milk is here!',
      product: { ...PRODUCT, benefits: ['Creamy', 'No sugar!'] },
    },
    { ...BRAND, dont },
  )
  const written = writeTexts(brief, TEXT_SETS, { language: 'en', variants: 4 })
  const texts = Object.values(written)
    .flat()
    .flatMap((of) => Object.values(of).flat())
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((text) => findBanned(text, dont) !== null)).toEqual([])
})

test('the variants of a post and of an ad differ', () => {
  const written = writeTexts(OATS, TEXT_SETS, { language: 'en', variants: 3 })
  const captions = written['instagram']?.map(({ caption }) => caption?.[0])
  expect(new Set(captions).size).toBe(3)
  const many = writeTexts(OATS, TEXT_SETS, { language: 'en', variants: 15 })['google.pmax']?.[0]
  expect(many?.headline).toHaveLength(15)
  expect(new Set(many?.headline).size).toBe(15)
  expect(many?.description).toHaveLength(5)
})

const EVENT = createBrief(
  { prompt: 'Open day of our pottery studio in Freiburg on 12 June 2027, 10:00 to 17:00, free entry' },
  { name: 'Tonwerk', description: 'Pottery courses' },
)
const ADS = TEXT_SETS.filter(({ kind }) => kind === 'ad')

test.each(DESIGN_LANGUAGES)(
  'the ads of a sale in %s have as many different texts as the platforms take',
  (language) => {
    const brief = createBrief({ prompt: NATIVE[language] ?? '' }, { name: 'Pacer', description: null, language })
    const written = writeTexts(brief, ADS, { language, variants: 1 })
    for (const { key, fields } of ADS)
      for (const { key: field, texts: rule } of fields.filter((one) => !['path', 'business_name'].includes(one.key))) {
        const texts = written[key]?.[0]?.[field] ?? []
        expect([key, field, new Set(texts.map((text) => text.toLowerCase())).size]).toEqual([key, field, rule.max])
      }
  },
)

test.each(['de', 'fr', 'ja'] as const)('words that a person gave for %s reach captions and ads', (language) => {
  const given = { headline: 'Mein Töpferfest', subline: 'Mit Kuchen', badge: 'Nur heute' }
  const changeCopy = (copy: Copy): Copy => ({ ...copy, ...given })
  const written = writeTexts(EVENT, TEXT_SETS, { language, variants: 2, changeCopy })
  for (const { key, kind } of TEXT_SETS)
    for (const texts of written[key] ?? []) {
      const all = Object.values(texts).flat().join('\n')
      expect([key, kind === 'post' && texts.caption?.[0]]).toEqual([
        key,
        kind === 'post' && expect.stringContaining(given.headline),
      ])
      if (kind === 'ad') expect([key, all]).toEqual([key, expect.stringContaining(given.headline)])
    }
})

test.each([
  ['en', EVENT],
  ['fr', EVENT],
  ['en', OATS],
  ['ja', OATS],
  ['de', createBrief({ prompt: 'Töpfermarkt in Freiburg am 12. Juni, 10 bis 17 Uhr' }, { name: 'Tonwerk' })],
] as const)('no text of an ad in %s is a fact or a word without a subject', (language, brief) => {
  const written = writeTexts(brief, ADS, { language, variants: 1 })
  const name = brief.product?.name ?? brief.brand.name
  for (const [texts] of Object.values(written))
    for (const [field, list] of Object.entries(texts ?? {})) {
      if (field === 'path' || field === 'business_name') continue
      // The headline is the first clause of the request, also where it is a single word.
      const known = [name, brief.brand.name, 'Töpfermarkt']
      for (const text of list.filter((one) => !known.includes(one))) {
        expect(text).not.toMatch(
          /^(Freiburg|(Until|Bis|Jusqu).{0,12}|(le |am )?12\.? Jun[ie]( 2027)?|[\d.,:€$ ]+)\.?$/i,
        )
        expect(text).toMatch(/\S[\s\u3040-\u9FFF]\S|[\u3040-\u9FFF]/u)
      }
    }
})

test('a caption states the facts of the request, on every platform', () => {
  const written = writeTexts(OATS, TEXT_SETS, { language: 'en', variants: 4 })
  for (const set of TEXT_SETS.filter(({ kind }) => kind === 'post'))
    for (const { caption } of written[set.key] ?? [])
      expect(caption?.[0]).toMatch(/2\.49.*until Sunday|until Sunday.*2\.49/is)
})

test('a link is added where readers can follow it', () => {
  const written = writeTexts(OATS, TEXT_SETS, { language: 'en', variants: 1, link: LINK })
  const hasLink = (set: string) => written[set]?.[0]?.caption?.[0]?.includes(LINK)
  expect(TEXT_SETS.filter(({ key }) => hasLink(key)).map(({ key }) => key)).toEqual([
    'facebook',
    'twitter',
    'linkedin',
    'youtube',
    'threads',
  ])
  expect(written['instagram']?.[0]?.caption?.[0]).toContain('Link in bio.')
})

test('words are never cut: every word of a short text is a word of the request', () => {
  const known = words(
    `${LONG} ${JSON.stringify(PRODUCT)} Donaudampfschifffahrtsgesellschaft Kapitän Deluxe edinburgh the extraordinarily long brand name company of meet have you tried yet met introducing at with ready for`,
  )
  const brief = createBrief(
    { prompt: LONG, product: { ...PRODUCT, name: 'Donaudampfschifffahrtsgesellschaft Kapitän Deluxe' } },
    { name: 'The Extraordinarily Long Brand Name Company of Edinburgh', description: null },
  )
  const [ad] = writeTexts(brief, TEXT_SETS, { language: 'en', variants: 15 })['google.pmax'] ?? []
  const calls = words(JSON.stringify(findPack('en')?.actions))
  for (const text of [...(ad?.headline ?? []), ...(ad?.description ?? []), ...(ad?.business_name ?? [])])
    for (const word of words(text)) expect([word, known.has(word) || calls.has(word)]).toEqual([word, true])
  expect(ad?.business_name).toEqual(['The Extraordinarily Long'])
  expect(findTextField('google.pmax', 'business_name')?.limit).toBe(25)
})

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [])
}

test('ads in another language show an offer with its limits, or not at all', () => {
  const prompt =
    'Wine tasting on Thursday, 8 October 2026, 6.30 pm to 9 pm. From €35 per person, 20% off over €100 with code WINE20, under 26 half price, book by 1 October.'
  for (const language of ['de', 'fr', 'pl', 'ja']) {
    const brief = createBrief({ prompt }, { name: 'Nordwind', description: null, language: 'en' })
    const texts = JSON.stringify(writeTexts(brief, TEXT_SETS, { language, variants: 4 }))
    expect(texts).not.toMatch(/(?:100 €(?: d’achat)?|26 Jahren|26 ans|26 lat|26歳未満|Réservation|Buchung)[."…]/)
  }
})

test('no headline has a part of a name, however long the name is', () => {
  const name = 'Wolfeschlegel Steinhausen & Bergerdorff Society'
  const brief = createBrief({ prompt: '' }, { name, description: null })
  for (const language of DESIGN_LANGUAGES) {
    const written = writeTexts(brief, TEXT_SETS, { language, variants: 1 })
    const headlines = ['google.pmax', 'google.search', 'google.display'].flatMap(
      (set) => written[set]?.[0]?.headline ?? [],
    )
    expect([language, headlines.filter((text) => text.includes('Wolfeschlegel'))]).toEqual([language, []])
    expect(headlines.length).toBeGreaterThanOrEqual(3)
  }
})
