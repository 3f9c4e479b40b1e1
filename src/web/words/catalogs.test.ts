import { afterEach, describe, expect, test } from 'vitest'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { ENGLISH_SENTENCES } from '#contract/sentences/english.ts'
import { matchInterfaceLanguage, type InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import { catalog as arabic, translate as toArabic } from './ar/catalog.ts'
import { catalog as german, translate as toGerman } from './de/catalog.ts'
import { catalog as french, translate as toFrench } from './fr/catalog.ts'
import { catalog as spanish, translate as toSpanish } from './es/catalog.ts'
import { catalog as portuguese, translate as toPortuguese } from './pt-br/catalog.ts'
import { catalog as japanese, translate as toJapanese } from './ja/catalog.ts'
import { type Catalog, defineWords, speak } from './define-words.ts'
import { fill, inSentence, plural } from './fill.ts'
import { t as options } from './options.ts'
import { disguise } from './pseudo.ts'

const LANGUAGES: readonly [InterfaceLanguage, Catalog, typeof toGerman][] = [
  ['de', german, toGerman],
  ['fr', french, toFrench],
  ['es', spanish, toSpanish],
  ['pt-BR', portuguese, toPortuguese],
  ['ja', japanese, toJapanese],
  ['ar', arabic, toArabic],
]
const english = import.meta.glob<{ t?: Record<string, unknown> }>('./*.ts', { eager: true })
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

afterEach(() => speak({ language: 'en', translate: (text) => text }))

test('no sentence about origins claims that a law is fulfilled', () => {
  const laws =
    /\b(?:law|legal\w*|regulat\w*|compl(?:y|ies|iant|iance)|act|gesetz(?:e[ns]?|lich\w*)?|verordnung\w*|\w*konform\w*|rechts\w*|loi|légal\w*|règlement\w*|conform\w*|ley(?:es)?|reglamento\w*|lei|leis|regulament\w*)\b|法律|法令|規則|準拠|قانون|لائحة|امتثال/iu
  const catalogs = [english['./proofs.ts']?.t, ...LANGUAGES.map(([, catalog]) => catalog['proofs'])]
  const claims = catalogs.flatMap((words) => Object.values(words ?? {}).filter((text) => laws.test(String(text))))
  expect(claims).toEqual([])
  expect('This file complies with the AI Act.').toMatch(laws)
  expect(catalogs.map((words) => Object.keys(words ?? {}).length > 50)).toEqual(catalogs.map(() => true))
})

test('German addresses people with Sie', () => {
  const familiar = /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i
  expect(Object.entries(german).filter(([, words]) => familiar.test(JSON.stringify(words)))).toEqual([])
})

test('the English label of an option is made of its value', () => {
  expect(Object.entries(options).map(([value]) => [value, optionLabel(value)])).toEqual(Object.entries(options))
})

describe.each(LANGUAGES)('%s', (language, catalog, translate) => {
  const areas = Object.entries(catalog).map(([area, words]) => ({ area, words, own: english[`./${area}.ts`]?.t ?? {} }))

  test('every area of the English sentences is translated', () => {
    const named = Object.entries(english).flatMap(([path, { t }]) => (t ? [path.replaceAll(/^\.\/|\.ts$/g, '')] : []))
    expect(Object.keys(catalog).toSorted()).toEqual(named.toSorted())
  })

  test('every sentence has the placeholders of the English one', () => {
    const wrong = areas.flatMap(({ area, words, own }) =>
      Object.entries(words).flatMap(([key, text]) => {
        const [from, to] = [own[key], text].map((value) => placeholders(JSON.stringify(value)).join(' '))
        return from === to ? [] : [`${area}.${key}: ${from ?? ''} / ${to ?? ''}`]
      }),
    )
    expect(areas.length).toBeGreaterThan(15)
    expect(wrong).toEqual([])
  })

  test('every plural has the forms that its language needs', () => {
    const needed = new Set([1, 2, 3, 11, 100].map((n) => new Intl.PluralRules(language).select(n)))
    const missing = areas.flatMap(({ area, words }) =>
      Object.entries(words).flatMap(([key, text]) => {
        if (typeof text === 'string' || Object.keys(text).length === 1) return []
        return [...needed].filter((form) => !(form in text)).map((form) => `${area}.${key}: ${form}`)
      }),
    )
    expect(missing).toEqual([])
  })

  test('every sentence of the contract is translated, and its changing part is kept', () => {
    const same = ENGLISH_SENTENCES.filter(
      ([name, text]) => translate(text) === text && !/^(CREDENTIALS|PREVIEW)/.test(name),
    )
    expect(same).toEqual([])
    expect(translate('Too many requests. Try again in 17 seconds.')).toContain('17')
    expect(translate('Could not validate credentials')).toBe('Could not validate credentials')
    expect(translate('What somebody typed')).toBe('What somebody typed')
  })
})

test('a sentence is read in the spoken language, and English is the fallback', () => {
  const t = defineWords('ui', { undo: 'Undo', unlisted: 'A sentence without a translation' })
  expect(t.undo).toBe('Undo')
  speak({ language: 'de', catalog: german, translate: toGerman })
  expect([t.undo, t.unlisted]).toEqual(['Rückgängig', 'A sentence without a translation'])
})

test('plurals follow the language, and numbers are written in it', () => {
  const forms = { one: '{n} Element', other: '{n} Elemente' }
  speak({ language: 'de', catalog: german, translate: toGerman })
  expect([1, 2, 1234].map((n) => plural(forms, n))).toEqual(['1 Element', '2 Elemente', '1.234 Elemente'])
  speak({ language: 'ar', catalog: arabic, translate: toArabic })
  const items = { one: 'عنصر واحد', two: 'عنصران', few: '{n} عناصر', many: '{n} عنصرًا', other: '{n} عنصر' }
  expect([1, 2, 3, 11, 100].map((n) => plural(items, n))).toEqual([
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '11 عنصرًا',
    '100 عنصر',
  ])
})

test('counts of millions have a form of their own in French', () => {
  speak({ language: 'fr', catalog: french, translate: toFrench })
  const elements = { one: '{n} élément', many: '{n} d’éléments', other: '{n} éléments' }
  expect([0, 2, 1_000_000].map((n) => plural(elements, n))).toEqual([
    '0 élément',
    '2 éléments',
    '1\u202f000\u202f000 d’éléments',
  ])
})

test('a label inside a sentence keeps its capitals only in German', () => {
  speak({ language: 'de', catalog: german, translate: toGerman })
  expect(inSentence('Primärfarbe')).toBe('Primärfarbe')
  speak({ language: 'fr', catalog: french, translate: toFrench })
  expect(inSentence('Légende')).toBe('légende')
})

test('a name in an Arabic sentence is isolated, so that it keeps its direction', () => {
  expect(fill('{name} is ready', { name: 'Nocte' })).toBe('Nocte is ready')
  speak({ language: 'ar', catalog: arabic, translate: toArabic })
  expect(fill('{name} جاهز', { name: 'Nocte' })).toBe('\u2068Nocte\u2069 جاهز')
})

test('the pseudo-language keeps placeholders and is 40 % longer', () => {
  expect(disguise('Search {noun}')).toBe('[Séàrçh {noun}~~~~~~]')
})

test.each([
  [['de-CH', 'en'], 'de'],
  [['nb', 'de'], 'de'],
  [['ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['xx'], null],
])('a browser that prefers %j is offered %s', (wanted, offered) => {
  expect(matchInterfaceLanguage(wanted)).toBe(offered)
})
