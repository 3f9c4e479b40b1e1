import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { chooseLanguage } from '../requests/language.ts'
import { writeCopy } from '../write-copy.ts'
import { formatPercent, formatPrice } from './format-amounts.ts'
import type { BrandBrief, Brief } from '../../model/brief.ts'

const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ') ?? null

const choose = (prompt: string, brand: Partial<BrandBrief> = {}, over: Partial<Brief> = {}) =>
  chooseLanguage(createBrief({ prompt, ...over }, brand)).language

describe('the language of a design', () => {
  test.each([
    ['여름 세일', 'ko'],
    ['夏季大促销', 'zh-Hans'],
    ['夏季大促銷，限時優惠', 'zh-Hant'],
    ['夏のセール', 'ja'],
    ['ลดราคา 20% ถึงวันอาทิตย์', 'th'],
    ['מבצע קיץ', 'he'],
    ['गर्मियों की सेल', 'hi'],
    ['Летняя распродажа, скидки до 50%', 'ru'],
    ['Літній розпродаж, знижки до 50%', 'uk'],
    ['Yaz indirimi', 'tr'],
    ['Khuyến mãi mùa hè', 'vi'],
    ['Wyprzedaż letnia', 'pl'],
    ['Promoção de verão', 'pt-BR'],
    ['Summer sale, 20% off until Sunday', 'en'],
  ])('"%s" is %s', (prompt, language) => expect(choose(prompt)).toBe(language))

  test('a product name does not decide', () => {
    const product = {
      name: 'Käsespätzle Übermaß',
      description: null,
      proposition: null,
      benefits: [],
      price_text: null,
      cta: null,
    }
    expect(choose('Promote our Käsespätzle Übermaß this weekend', {}, { product })).toBe('en')
    expect(choose('Käsespätzle Übermaß', { language: 'fr' }, { product })).toBe('fr')
  })

  test('short prompts are in the language of the product, then of the brand', () => {
    const product = { name: 'Alba', description: null, proposition: null, benefits: [], price_text: null, cta: null }
    expect(choose('Nike Air Max 90', { language: 'de' })).toBe('de')
    expect(choose('Alba 2026', { language: 'de' }, { product: { ...product, language: 'it' } })).toBe('it')
    expect(choose('', { language: 'pl' }, { product })).toBe('pl')
  })

  test('a longer prompt in another language is not in that of the brand', () => {
    expect(choose('We are hiring a baker for our new shop in Hamburg', { language: 'de' })).toBe('en')
    expect(choose('Nous recrutons un boulanger pour notre boutique', { language: 'de' })).toBe('fr')
  })

  test('the choice of the request is stronger than everything else', () => {
    expect(choose('Summer sale, 20% off', { language: 'de' }, { language: 'ja' })).toBe('ja')
  })
})

describe('a design in another language than its prompt', () => {
  const prompt = 'Summer sale, 20% off everything, free shipping, from €19.90, until Sunday'

  test.each([
    ['de', '20 % Rabatt', 'Jetzt shoppen', 'Ab 19,90 €', 'Bis Sonntag', 'Versandkostenfrei'],
    ['fr', '−20 %', 'Acheter', 'Dès 19,90 €', 'Jusqu’à dimanche', 'Livraison offerte'],
    ['tr', '%20 indirim', 'Alışverişe başlayın', 'Başlangıç fiyatı €19,90', 'Pazara kadar', 'Ücretsiz kargo'],
    ['ja', '20%オフ', '商品を見る', '€19.90から', '日曜まで', '送料無料'],
    ['zh-Hans', '8折', '立即选购', '€19.90起', '周日截止', '免运费'],
    ['ar', 'خصم 20%', 'تسوّق الآن', 'ابتداءً من 19.90 €', 'حتى الأحد', 'شحن مجاني'],
  ])('%s says the facts whose meaning is certain, and nothing in English', (language, off, cta, price, until, free) => {
    const copy = writeCopy(createBrief({ prompt, language }, { name: 'Nordwind' }))
    const texts = [copy.headline, copy.badge, ...copy.details.map(({ text }) => text)].map(plain)
    expect(copy.language).toBe(language)
    expect(texts).toEqual(expect.arrayContaining([until, free]))
    expect(texts.some((text) => text?.includes(off))).toBe(true)
    expect([plain(copy.cta), plain(copy.price)]).toEqual([cta, price])
    expect(`${texts.join(' ')} ${copy.caption}`).not.toMatch(/\b(?:sale|off|shipping|until|from|Sunday|Plant-based)\b/i)
  })

  test('an English design of a German prompt is in English', () => {
    const copy = writeCopy(
      createBrief({ prompt: 'Sommerfest, 20 % Rabatt auf alles, bis Sonntag', language: 'en' }, { name: 'Nordwind' }),
    )
    expect(copy).toMatchObject({
      language: 'en',
      headline: '20% off everything',
      badge: '20% off everything',
      cta: 'Shop now',
    })
  })

  test('quoted words stay as they are', () => {
    expect(writeCopy(createBrief({ prompt: 'Post that says "Glow, now!"', language: 'de' })).headline).toBe(
      'Glow, now!',
    )
  })
})

test.each([
  [19.9, 'EUR', 'de', '19,90 €'],
  [20, 'EUR', 'fr', '20 €'],
  [1980, 'JPY', 'ja', '¥1,980'],
  [1299.5, 'BRL', 'pt-BR', 'R$ 1.299,50'],
  [19.9, 'USD', 'en', '$19.90'],
  [19.9, 'MXN', 'es', '$19.90'],
  [1299.5, 'CHF', 'de', "CHF 1'299.50"],
  [150000, 'VND', 'vi', '150.000 ₫'],
  [1299.5, 'INR', 'hi', '₹1,299.50'],
])('%d %s in %s is %s', (amount, currency, language, written) => {
  expect(plain(formatPrice(amount, currency, language))).toBe(written)
})

test('percentages have the digits and the sign of the language', () => {
  expect(['de', 'fr', 'en', 'tr', 'ar'].map((language) => plain(formatPercent(20, language)))).toEqual([
    '20 %',
    '20 %',
    '20%',
    '%20',
    '20%',
  ])
  expect(plain(formatPercent(20, 'ar', 'EGP'))).toBe('٢٠٪')
})
