import type { ReactNode } from 'react'
import type { Translate } from '#contract/sentences/translate.ts'
import { getDirection, type InterfaceLanguage } from '#contract/languages/interface-languages.ts'

/** The forms of a sentence with a count, by the categories of `Intl.PluralRules`. `{n}` stands for the count. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export type Sentences = Readonly<Record<string, string | PluralForms>>

/**
 * The shape of an area in another language: the same keys, other words.
 * Why, and what was rejected: docs/decisions/0036-interface-languages.md.
 */
export type Translation<T extends Sentences> = {
  readonly [K in keyof T]: T[K] extends string ? string : PluralForms
}

/** The sentences of one language by area. An area is named after its file. */
export type Catalog = Readonly<Record<string, Sentences>>

/** Makes the catalog of a language from the words of its files, which are given by their paths (`./brands.ts`). */
export const readCatalog = (files: Catalog): Catalog =>
  Object.fromEntries(Object.entries(files).map(([path, words]) => [path.replaceAll(/^\.\/|\.ts$/g, ''), words]))

interface Spoken {
  language: InterfaceLanguage
  /** Undefined for English, which is written in the areas themselves. */
  catalog?: Catalog
  /** Translates the sentences of the contract and of replies. */
  translate: Translate
  /** Set for the pseudo-languages of the tests. */
  disguise?: (text: string) => string
}

let spoken: Spoken = { language: 'en', translate: (english) => english }

/** Sets the language of all catalogs. It is called once, before the first screen is loaded. */
export function speak(next: Spoken): void {
  spoken = next
}

/** The language that the screens are written in. It stays the same until the page is loaded again. */
export const currentLanguage = (): InterfaceLanguage => spoken.language

const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', ar: 'ar-u-nu-latn' }

/** The locale of dates and numbers. English keeps the formats of the United States, Arabic the digits of sizes and prices. */
export const currentLocale = (): string => LOCALES[spoken.language] ?? spoken.language

/** The reading direction of the screens. */
export const currentDirection = (): 'ltr' | 'rtl' => getDirection(spoken.language)

/** Text that reads from left to right in every language, such as a size. Unicode isolates keep its order in Arabic sentences. */
export const leftToRight = (text: string): string => (currentDirection() === 'rtl' ? `\u2066${text}\u2069` : text)

/**
 * The sentences of an area, written in English. Reading a key returns the sentence in the current language, or the English one
 * if the language has none.
 */
export function defineWords<const T extends Sentences>(area: string, english: T): T {
  return new Proxy(english, {
    get: (target, key): unknown => {
      if (!Object.hasOwn(target, key)) return undefined
      const own: unknown = Reflect.get(spoken.catalog?.[area] ?? {}, key)
      return own ?? disguise(Reflect.get(target, key))
    },
  })
}

/**
 * The label of an option in the current language. English labels are made of the value, so that the first screen does not load a
 * list of them; `options.ts` lists them for the other languages.
 */
export function translateOption(value: string, english: string): string {
  const own = spoken.catalog?.options ?? {}
  const label = Object.hasOwn(own, value) ? own[value] : undefined
  return typeof label === 'string' ? label : (spoken.disguise?.(english) ?? english)
}

/** A sentence of the contract or a reply in the current language. Unknown texts are returned unchanged. */
export const translateSentence = (english: string): string => spoken.translate(english)

/** Like `translateSentence` for what a component shows: elements are returned unchanged. */
export const translateNode = (node: ReactNode): ReactNode => (typeof node === 'string' ? spoken.translate(node) : node)

function disguise(value: unknown): unknown {
  if (!spoken.disguise) return value
  if (typeof value === 'string') return spoken.disguise(value)
  if (typeof value !== 'object' || value === null) return value
  const forms = Object.entries(value).map(([form, text]) => [form, spoken.disguise?.(String(text))])
  return Object.fromEntries(forms)
}
