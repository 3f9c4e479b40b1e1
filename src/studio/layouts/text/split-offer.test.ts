import { expect, test } from 'vitest'
import { findFormer, splitCode, splitOffer, splitOfferHeadline } from './split-offer.ts'
import type { Piece } from '../../model/pieces.ts'

const show = (text: string) => splitOffer(text)?.map(({ kind, text: words }) => `${kind}: ${words}`)

test.each(['£5 before 10 am', '£5 before 10:30', '5 € vor 10 Uhr'])('the hour in “%s” is no former price', (text) => {
  expect(splitOffer(text)?.filter(({ kind }) => kind === 'former') ?? []).toEqual([])
})

test.each([
  ['Now $39 instead of $48', ['words: Now', 'figure: $39', 'words: instead of', 'former: $48']],
  ['Jetzt 29 € statt 38 €', ['words: Jetzt', 'figure: 29 €', 'words: statt', 'former: 38 €']],
  ['was $80, now $49', ['words: was', 'former: $80,', 'words: now', 'figure: $49']],
  ['29 € au lieu de 38 €', ['figure: 29 €', 'words: au lieu de', 'former: 38 €']],
  ['29 € en vez de 38 €', ['figure: 29 €', 'words: en vez de', 'former: 38 €']],
  ['29 € zamiast 38 €', ['figure: 29 €', 'words: zamiast', 'former: 38 €']],
  ['3 for £10', ['figure: 3 for £10']],
  ['Now 3 Tafeln für 10 €', ['words: Now', 'figure: 3 Tafeln für 10 €']],
  ['For $12', ['words: For', 'figure: $12']],
  ['Tickets $15', ['words: Tickets', 'figure: $15']],
  ['49 € inkl. Material', ['figure: 49 €', 'words: inkl. Material']],
  ['$12 a month', ['figure: $12', 'words: a month']],
  ['Ora 39 (era 55)', ['words: Ora', 'figure: 39', 'words: (era', 'former: 55)']],
  ['Była 120 zł, teraz 89', ['words: Była', 'former: 120 zł,', 'words: teraz', 'figure: 89']],
  ['4 voor 11 euro (normaal 13)', ['figure: 4 voor 11 euro', 'words: (normaal', 'former: 13)']],
  ['2 timmar 195 kr (ord. 290)', ['words: 2 timmar', 'figure: 195 kr', 'words: (ord.', 'former: 290)']],
  ['1,79 statt 2,29 € je 100 g', ['figure: 1,79', 'words: statt', 'former: 2,29 €', 'words: je 100 g']],
  ['Nu 249:- ord. 399:-', ['words: Nu', 'figure: 249:-', 'words: ord.', 'former: 399:-']],
  ['149 درهم بدلا من 220 درهم', ['figure: 149 درهم', 'words: بدلا من', 'former: 220 درهم']],
  ['2.400 TL yerine 1.750 TL', ['former: 2.400 TL', 'words: yerine', 'figure: 1.750 TL']],
  ['1.299,50 € pro Person', ['figure: 1.299,50 €', 'words: pro Person']],
  [
    '15% off with code NORTH15 until midnight',
    ['figure: 15% off', 'words: with code', 'code: NORTH15', 'words: until midnight'],
  ],
] as const)('%s is split into its parts, which together are the text', (text, parts) => {
  expect(show(text)).toEqual(parts)
  expect(
    splitOffer(text)
      ?.map((part) => part.text)
      .join(' '),
  ).toBe(text)
})

test.each([
  ['通常98,000円→今だけ79,800円', ['words: 通常', 'former: 98,000円', 'words: 今だけ', 'figure: 79,800円']],
  ['原价399元，现价259元', ['words: 原价', 'former: 399元', 'words: 现价', 'figure: 259元']],
])('%s is split without spaces', (text, parts) => {
  expect(show(text)).toEqual(parts)
})

test.each([
  ['通常49,800円→39,800円(税込)', ['words: 通常', 'former: 49,800円', 'figure: 39,800円', 'words: (税込)']],
  ['原价399元→259元（含税）', ['words: 原价', 'former: 399元', 'figure: 259元', 'words: （含税）']],
  ['通常8,800円から5,500円に！', ['words: 通常', 'former: 8,800円', 'words: から', 'figure: 5,500円に！']],
  ['59,000원에서 39,000원으로', ['former: 59,000원에서', 'figure: 39,000원으로']],
  ['R$ 220 → R$ 149', ['former: R$ 220', 'figure: R$ 149']],
  ['89 € → 59 € (inkl. Versand)', ['former: 89 €', 'figure: 59 €', 'words: (inkl. Versand)']],
  ['£95(inc VAT)', ['figure: £95', 'words: (inc VAT)']],
])('%s: a figure is number and unit, its bracket stays whole, and a struck price needs no arrow', (text, parts) => {
  expect(show(text)).toEqual(parts)
})

test.each([
  ['Sharpening £6 instead of £9 per blade', '£9'],
  ['Teppich 149 € (Listenpreis 229 €)', '229 €'],
  ['Spend £50, save £9', undefined],
  ['was £9', undefined],
])('the former price of %s is %s', (text, former) => {
  const found = findFormer(text)
  expect(found ? text.slice(found.start, found.end) : undefined).toBe(former)
})

test.each(['€75,000–90,000', 'Free entry', 'Until Sunday', '2 for 1, from $5 or $9', '30 minutes'])(
  '%s has no single figure of an offer',
  (text) => {
    expect(splitOffer(text)).toBeNull()
  },
)

test('a code is a word of capitals and digits behind a word that announces it', () => {
  expect(splitCode('With code RUN25 · Minimum order 60 €')?.map(({ kind }) => kind)).toEqual(['words', 'code', 'words'])
  expect(splitCode('Mit Gutscheincode HALLO10')?.at(-1)).toEqual({ kind: 'code', text: 'HALLO10' })
  expect(splitCode('NASA visits us')).toBeNull()
  expect(splitCode('Code of conduct')).toBeNull()
})

/** A headline as the reader places it, with a fact in it. */
const splitHead = (headline: string, kind: 'price' | 'discount' | 'quantity', language = 'en') => {
  const emphasis: Piece['emphasis'] = [{ kind, start: 0, end: 1 }]
  const piece = { id: 'a', kind: 'message' as const, text: headline, emphasis, slot: 'headline' as const }
  return splitOfferHeadline({ headline, language, pieces: [{ ...piece, order: 0 } as never] })?.map(
    (part) => `${part.kind}: ${part.text}`,
  )
}

test.each([
  [
    'Two bags a month now €22 instead of €28',
    'en',
    ['lead: Two bags a month', 'words: now', 'figure: €22', 'words: instead of', 'former: €28'],
  ],
  [
    '12er-Pack für 15 € statt 22 €',
    'de',
    ['lead: 12er-Pack', 'words: für', 'figure: 15 €', 'words: statt', 'former: 22 €'],
  ],
  [
    'Lavage complet à 15 € au lieu de 22 €',
    'fr',
    ['lead: Lavage complet', 'words: à', 'figure: 15 €', 'words: au lieu de', 'former: 22 €'],
  ],
  [
    'Ten classes for $120, valid for six months',
    'en',
    ['lead: Ten classes', 'words: for', 'figure: $120,', 'words: valid for six months'],
  ],
  ['Wollen truien vanaf € 89,95', 'nl', ['lead: Wollen truien', 'words: vanaf', 'figure: € 89,95']],
  ['Dämmung: bis zu 70 % Förderung', 'de', ['lead: Dämmung:', 'words: bis zu', 'figure: 70 %', 'words: Förderung']],
  ['Vols à partir de 49 €', 'fr', ['lead: Vols', 'words: à partir de', 'figure: 49 €']],
])('%s leads with what is offered, and its figure is the hero', (headline, language, parts) => {
  expect(splitHead(headline, 'price', language)).toEqual(parts)
})

test.each([
  ['Sconto 15% sul primo taglio', 'it', ['small: Sconto', 'figure: 15%', 'words: sul primo taglio']],
  ['Descuento del 20 % en cortes', 'es', ['small: Descuento del', 'figure: 20 %', 'words: en cortes']],
  ['Rabatt 10 % auf alles', 'de', ['small: Rabatt', 'figure: 10 %', 'words: auf alles']],
])('a headline that begins with a discount has it as its figure: %s', (headline, language, parts) => {
  expect(splitHead(headline, 'quantity', language)).toEqual(parts)
})

test.each([
  ['Curry night every Wednesday, any curry, rice and a pint £11.95', 'Curry night every Wednesday'],
  ['Schnitzelabend am Donnerstag, alle Schnitzel mit Pommes für 12,90 €', 'Schnitzelabend am Donnerstag'],
])('a long lead is the name that it begins with: %s', (headline, lead) => {
  expect(splitHead(headline, 'price')?.[0]).toBe(`lead: ${lead}`)
})

test.each([
  ['en', 'Book online and save 10% in January', 'lead: Book online and', 'words: save', 'figure: 10%'],
  ['de', 'Termin online buchen und 10 % sparen', 'lead: Termin online buchen und', 'figure: 10 % sparen'],
  ['fr', 'Réservez en ligne et 10 % de réduction', 'lead: Réservez en ligne et', 'figure: 10 % de réduction'],
  ['es', 'Reserva en línea y 10 % de descuento', 'lead: Reserva en línea y', 'figure: 10 % de descuento'],
  ['it', 'Prenota online e 10 % di sconto', 'lead: Prenota online e', 'figure: 10 % di sconto'],
  ['nl', 'Boek online en 10 % korting', 'lead: Boek online en', 'figure: 10 % korting'],
])('a percentage takes the words that belong to it, and no “and” (%s)', (language, headline, ...parts) => {
  expect(splitHead(headline, 'discount', language)?.slice(0, parts.length)).toEqual(parts)
})

test('a headline that begins with its figure is an offer if it has a code', () => {
  expect(splitHead('15% off everything with code NORTH15', 'discount')).toEqual([
    'figure: 15% off',
    'words: everything with code',
    'code: NORTH15',
  ])
})

test('a headline without an offer, or that begins with its figure, is no such offer', () => {
  expect(splitHead('We raised $300 last month', 'quantity')).toBeUndefined()
  expect(splitHead('$12 a month', 'price')).toBeUndefined()
  expect(splitHead('Two for $12, four for $20', 'price')).toBeUndefined()
})

test('an amount keeps its “off”, and a code has no comma', () => {
  expect(splitOffer('On Dec 5 cuts are $5 off all day')?.map(({ text }) => text)).toEqual([
    'On Dec 5 cuts are',
    '$5 off',
    'all day',
  ])
  expect(splitOffer('Get 20% off with code SAM20, new clients only')?.map(({ text }) => text)).toEqual([
    'Get',
    '20% off',
    'with code',
    'SAM20',
    'new clients only',
  ])
})

test.each([
  ['Matrícula gratis en septiembre (antes 35 €)', '35 €'],
  ['Free enrollment in May (was £35)', '£35'],
  ['Rinderrouladen 1,79 statt 2,29 € je 100 g', '2,29 €'],
])('the former price of "%s" is found', (text, former) => {
  const found = findFormer(text)
  expect(text.slice(found?.start, found?.end)).toBe(former)
})

test('a former price alone, without brackets, is struck by nobody', () => {
  expect(findFormer('Antes 35 €')).toBeNull()
})

test.each(['Tickets £15 / £10', 'Karten 15 € / 10 €', 'Entrada 15 € | 10 €', 'Billets 15 € & 10 €'])(
  'of two prices beside each other, none is a former one: %s',
  (text) => {
    expect(splitOffer(text)?.some(({ kind }) => kind === 'former') ?? false).toBe(false)
  },
)
