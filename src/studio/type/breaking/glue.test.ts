import { assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { fakeMeasure } from '../../testing/briefs.ts'
import { fitText, wrapText, type TextStyle } from '../fit-text.ts'
import { getFontFamily } from '../font-families.ts'
import { createRuler, listMeasuredWords } from '../text-ruler.ts'
import { toDrawableText } from './drawable-text.ts'
import { createLineBreaker } from './line-breaker.ts'
import { splitAtLineBreaks } from './line-breaks.ts'

const split = (text: string, language?: string) => splitAtLineBreaks(text, language).map((piece) => piece.text)

test.each([
  ['de', 'Nur 20 % Rabatt', ['Nur', '20 %', 'Rabatt']],
  ['de', 'ab 19,90 € im Monat', ['ab', '19,90 €', 'im', 'Monat']],
  ['de', 'Freitag um 19 Uhr', ['Freitag', 'um', '19 Uhr']],
  ['de', 'mit Dr. Müller', ['mit', 'Dr. Müller']],
  ['nl', 'nu € 20 korting', ['nu', '€ 20', 'korting']],
  ['fr', 'Prêt ? Oui !', ['Prêt ?', 'Oui !']],
  ['fr', 'le « mot juste » ici', ['le', '« mot', 'juste »', 'ici']],
  ['fr', 'dès 1 299,50 € seulement', ['dès', '1 299,50 €', 'seulement']],
  ['en', 'Doors at 7 pm, 5 kg free', ['Doors', 'at', '7 pm,', '5 kg', 'free']],
  ['pl', 'w domu i w ogrodzie', ['w domu', 'i w ogrodzie']],
  ['ru', 'Скидки в субботу и в воскресенье', ['Скидки', 'в субботу', 'и в воскресенье']],
  ['uk', 'у нас є знижки', ['у нас', 'є знижки']],
  ['de', 'Anmeldung: fahrschule-lenk.example', ['Anmeldung:', 'fahrschule-lenk.example']],
  ['tr', 'şimdi % 20 indirim', ['şimdi', '% 20', 'indirim']],
  ['ar', 'السعر 19 د.إ فقط', ['السعر', '19 د.إ', 'فقط']],
  ['nl', 'zijn we maandag 4 en dinsdag 5 dicht', ['zijn', 'we', 'maandag 4', 'en', 'dinsdag 5', 'dicht']],
  ['ja', '11:00〜14:30のみ', ['11:00〜14:30', 'のみ']],
  ['ja', 'リース12/20(土)です', ['リース', '12/20(土)です']],
  ['ja', '営業：12/29〜1/3は休業', ['営業：', '12/29〜1/3は', '休業']],
  ['ja', 'お茶が通常2,980円', ['お茶が', '通常2,980円']],
  ['ja', '1,490円 12月31日まで', ['1,490円', '12月31日まで']],
  ['ko', '2026/3/14 토요일', ['2026/3/14', '토요일']],
  ['en', 'Please do not park', ['Please', 'do not', 'park']],
  ['en', 'for Year 6 families', ['for', 'Year 6', 'families']],
  ['de', 'Kuchen der Klasse 4b', ['Kuchen', 'der', 'Klasse 4b']],
  ['en', 'get $5 off all day', ['get', '$5 off', 'all', 'day']],
  ['en', 'the St Anne’s choir (doors 6.30)', ['the', 'St Anne’s', 'choir', '(doors 6.30)']],
  ['pl', 'godz. 10–18, ul. Długa 14', ['godz. 10–18,', 'ul. Długa 14']],
  ['de', 'Nordmanntanne 22 €/m, Glühwein', ['Nordmanntanne', '22 €/m,', 'Glühwein']],
  ['de', 'nur 22 € / m² netto', ['nur', '22 € / m²', 'netto']],
  ['fr', 'jeudi à 19 h 30 précises', ['jeudi', 'à 19 h 30', 'précises']],
  ['tr', 'Cumartesi günleri de açığız', ['Cumartesi', 'günleri de', 'açığız']],
  ['en', 'open 11 – 2 and later', ['open', '11 – 2', 'and', 'later']],
  ['en', 'At Dock Street 40, Cardiff', ['At', 'Dock', 'Street 40,', 'Cardiff']],
  ['fr', 'Réservez au 04 72 00 00 19', ['Réservez', 'au', '04 72 00 00 19']],
  ['en', 'Emergencies on 07700 900123', ['Emergencies', 'on', '07700 900123']],
  ['de', 'Ruf an: 0176 40012345', ['Ruf', 'an:', '0176 40012345']],
  ['en', 'Call +44 117 496 0123 now', ['Call', '+44 117 496 0123', 'now']],
  ['en', 'every weds 6.30 - 9 in the shop', ['every', 'weds', '6.30 - 9', 'in', 'the', 'shop']],
  ['en', 'Bonus card valid jan 2 - mar 31', ['Bonus', 'card', 'valid', 'jan 2 - mar 31']],
  ['de', 'täglich Mo - Fr geöffnet', ['täglich', 'Mo - Fr', 'geöffnet']],
  ['it', 'sab 9 - 13 in frantoio', ['sab', '9 - 13', 'in', 'frantoio']],
  ['en', 'last day is sun dec 20', ['last', 'day', 'is', 'sun dec 20']],
  ['es', 'el sáb 19 dic nos vemos', ['el', 'sáb 19 dic', 'nos', 'vemos']],
  ['en', 'in the xmas hols, 21, 22 + 23 dec', ['in', 'the', 'xmas', 'hols,', '21, 22 + 23 dec']],
  ['de', 'am 5., 6. und 7. Dezember', ['am', '5., 6. und 7. Dezember']],
  ['en', 'new spot 2210 S Lamar opens', ['new', 'spot', '2210 S Lamar', 'opens']],
  ['en', 'online or at 1418 N Wells', ['online', 'or', 'at', '1418 N Wells']],
  ['en', 'our last day on E 6th', ['our', 'last', 'day', 'on', 'E 6th']],
  ['en', 'repairs at 18 Capel St, D1', ['repairs', 'at', '18 Capel St,', 'D1']],
  ['fr', 'au 12 rue des Lilas', ['au', '12 rue', 'des', 'Lilas']],
  ['de', 'Gartenstraße 12 hinten', ['Gartenstraße 12', 'hinten']],
  ['pt', 'na R. Chile 1420, Curitiba', ['na', 'R. Chile 1420,', 'Curitiba']],
  ['en', 'from a 4 to a 7 and', ['from', 'a 4', 'to', 'a 7', 'and']],
  ['en', 'for all 3 (max 6 students) on', ['for', 'all', '3', '(max 6 students)', 'on']],
  ['pt', 'R$ 220 → R$ 149 hoje', ['R$ 220 →', 'R$ 149', 'hoje']],
  ['en', 'I was a fan', ['I', 'was', 'a', 'fan']],
  ['ar', 'العرض حتى ١٢ ديسمبر فقط', ['العرض', 'حتى', '١٢ ديسمبر', 'فقط']],
  ['he', 'מבצע עד 12 בדצמבר בחנות', ['מבצע', 'עד', '12 בדצמבר', 'בחנות']],
  ['ru', 'Открытие 12 декабря, вход свободный', ['Открытие', '12 декабря,', 'вход', 'свободный']],
  ['uk', 'до 24 грудня включно', ['до', '24 грудня', 'включно']],
  ['el', 'έως 6 Δεκεμβρίου μόνο', ['έως', '6 Δεκεμβρίου', 'μόνο']],
  ['hi', 'केवल 24 दिसंबर तक', ['केवल', '24 दिसंबर तक']],
  ['es', 'Empieza el 11 de enero', ['Empieza', 'el', '11 de enero']],
  ['nl', 'op 5 december 14:00 tot 16:30 uur', ['op', '5 december', '14:00 tot 16:30 uur']],
  ['fr', 'dimanche 13 décembre 15h-17h30', ['dimanche', '13 décembre', '15h-17h30']],
  ['de', 'jeden Donnerstag 19:30-21:00', ['jeden', 'Donnerstag', '19:30-21:00']],
  ['en', 'open from 4:30 to 6pm', ['open', 'from', '4:30 to 6pm']],
  ['en', 'rsvp to hello@marigoldpreschool.example', ['rsvp', 'to', 'hello@', 'marigoldpreschool.example']],
  ['en', 'DM or velvetfern.example/book', ['DM', 'or', 'velvetfern.example/', 'book']],
])('words stay together (%s): %s', (language, text, pieces) => {
  expect(split(text, language)).toEqual(pieces)
})

test('spaces without a line break stay, and hyphens that no font has are drawn as plain ones', () => {
  expect(toDrawableText('20\u00A0% \u00A0 Oui\u202F!')).toBe('20\u00A0% Oui\u202F!')
  expect(split('Nur 20\u00A0% Rabatt')).toEqual(['Nur', '20\u00A0%', 'Rabatt'])
  expect(toDrawableText('T\u2011Shirt E\u2010Bike')).toBe('T-\u2060Shirt E-Bike')
  expect(split('夏の\u00A020\u202F%\u00A0セール')).not.toContain('夏の')
})

test('a text with no-break spaces only is broken at them', () => {
  expect(split('Our\u00A0whole\u00A0summer\u00A0collection\u00A0is\u00A0here')).toHaveLength(6)
})

test.each([
  ['ja', '新色々を〜全品20%オフ', /^[々〜%ー]/u],
  ['ja', '税込1,980円から10個セットで', /^[円個]/u],
  ['zh-Hans', '全场8折，限时优惠，先到先得', /^[折，]/u],
  ['th', 'ลดราคาสูงสุด 50% วันนี้เท่านั้นๆ', /^[ๆ%]/u],
  ['km', 'ទិញឥឡូវនេះ ដើម្បីទទួលបានការបញ្ចុះតម្លៃ។', /^[។ៗ]/u],
])('no line of %s begins with a sign that belongs to the word before', (language, text, never) => {
  const pieces = split(text, language)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.filter((piece) => never.test(piece))).toEqual([])
})

test.each(['39,800円(税込)12月25日まで', '通常49,800円→39,800円(税込)', '全品20%オフ（一部除く）です'])(
  'no piece ends with an opening bracket, and none begins with an arrow or a closing bracket: %s',
  (text) => {
    const pieces = split(text, 'ja')
    expect(pieces.filter((piece) => /[(（]$|^[→)）]/u.test(piece))).toEqual([])
    expect(pieces.join('')).toBe(text)
  },
)

test('Khmer and Thai break between words, Korean only at spaces', () => {
  expect(split('ទិញឥឡូវនេះ', 'km').length).toBeGreaterThan(1)
  expect(split('\u1791\u17B7\u1789\u200B\u17A5\u17A1\u17BC\u179C', 'km').join('')).not.toContain(' ')
  expect(split('매일 아침 더 빛나는', 'ko')).toEqual(['매일', '아침', '더', '빛나는'])
})

const LOCALES =
  'en-US de-DE de-AT de-CH fr-FR es-ES es-MX pt-BR it-IT nl-NL pl-PL tr-TR ar-AE he-IL hi-IN ja-JP ko-KR ru-RU uk-UA'.split(
    ' ',
  )
const CURRENCIES = ['EUR', 'USD', 'PLN', 'TRY', 'AED', 'ILS', 'INR', 'JPY', 'KRW', 'RUB', 'UAH', 'CHF', 'BRL']
const WORDS: Record<string, string> = {
  pl: 'w domu i na tarasie z tobą',
  ru: 'в доме и на даче с вами к лету',
  uk: 'у місті й на дачі з вами',
  fr: '« Prêt » ? Oui ! Vite : c’est ici ;',
}
const STYLE: TextStyle = {
  face: { family: getFontFamily('Inter'), weight: 700 },
  leading: 1.04,
  tracking: 0,
  transform: 'none',
}
const NEVER_FIRST =
  /^(?:[!?:;‰»\u00A0\u202F]|%(?![\s\d])|\p{Sc}(?![\s\d\u00A0\u202F])|(?:zł|CHF|EUR|USD|PLN)(?![\s\d]))/u
const NEVER_LAST = /[«(\u00A0\u202F]$/u
const SHORT = { pl: /(?:^|\s)[aiouwz]$/i, ru: /(?:^|\s)[вкосуиа]$/i, uk: /(?:^|\s)[взіуйоає]$/i } as Record<
  string,
  RegExp
>

test('in prices of 19 locales, no line begins with a sign or a unit, or ends with an opening mark or a short word', async () => {
  const cases = record({
    locale: constantFrom(...LOCALES),
    currency: constantFrom(...CURRENCIES),
    amount: integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100),
    share: integer({ min: 1, max: 90 }).map((percent) => percent / 100),
    width: integer({ min: 130, max: 600 }),
    isPlain: boolean(),
  })
  await assert(
    asyncProperty(cases, async ({ locale, currency, amount, share, width, isPlain }) => {
      const price = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount)
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(-share)
      const [language = ''] = locale.split('-')
      const given = `${WORDS[language] ?? 'One word'} ${price} next ${percent} last word ${price}`
      const text = isPlain ? given.replace(/[\u00A0\u202F]/g, ' ') : given
      const breaker = createLineBreaker({ language })
      const ruler = await createRuler(listMeasuredWords(breaker.split(text)), [STYLE.face], fakeMeasure, breaker)
      const fitted = fitText(text, STYLE, ruler, { width, height: 900, counts: [3, 4], most: 80, least: 0 })
      const lines = [...(fitted?.lines ?? []), '', ...(wrapText(text, STYLE, ruler, 20, width, 30) ?? [])]
      for (const [index, line] of lines.entries()) {
        if (line === '') continue
        expect(line).not.toMatch(NEVER_FIRST)
        if (lines[index + 1]) expect(line).not.toMatch(NEVER_LAST)
        if (lines[index + 1] && SHORT[language]) expect(line).not.toMatch(SHORT[language])
      }
    }),
    { numRuns: 400 },
  )
})

test('a short word is not alone on the last line where another break avoids it', async () => {
  const text = 'We bake all of our bread for you'
  const ruler = await createRuler(listMeasuredWords(splitAtLineBreaks(text)), [STYLE.face], fakeMeasure)
  for (let width = 150; width < 420; width += 10)
    expect(wrapText(text, STYLE, ruler, 20, width, 9)?.at(-1)).not.toBe('you')
})

test.each([
  ['ru', 'Сон — это навык', ['Сон —', 'это', 'навык']],
  ['en', '“It works.” — Maya R.', ['“It', 'works.”', '— Maya', 'R.']],
  ['vi', 'Miễn phí · Chủ nhật', ['Miễn', 'phí ·', 'Chủ', 'nhật']],
  ['fr', 'Machine à expresso', ['Machine', 'à expresso']],
  ['zh-Hant', '全新義式咖啡機，NT$9,900起', ['全新', '義式', '咖啡機，', 'NT$9,900起']],
  ['th', 'เครื่องชงเอสเปรสโซรุ่นใหม่', ['เครื่อง', 'ชง', 'เอสเปรสโซ', 'รุ่น', 'ใหม่']],
])('lines break well in sentences of the gallery (%s): %s', (language, text, pieces) => {
  expect(split(text, language)).toEqual(pieces)
})

test('marks of direction stay, and overrides of the direction do not', () => {
  expect(toDrawableText('20\u200E%\u200E \u202Eabc\u2067')).toBe('20\u200E%\u200E abc')
})
