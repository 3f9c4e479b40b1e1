import { findCarryWords } from './carry/words/all-words.ts'
import { findPack } from './languages/packs.ts'
import { listThemeSentences } from './theme-words.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { Brief } from '../model/brief.ts'

/** All sentences that the studio may add to a design of a brief in a language, with the names of brand and product in their places. */
export function listOwnSentences({ brand, product }: Brief, language: string): string[] {
  const pack = findPack(language)
  if (!pack) return []
  const names = product ? [product.name, brand.name] : [brand.name]
  const named = Object.values(pack.headlines).flatMap((phrase) =>
    listForms(phrase).flatMap((form) => fill(form, names)),
  )
  const english = language === 'en' ? listEnglish(names, brand.name) : []
  return [...listFixed(pack), ...named, ...english]
}

const listForms = (phrase: string | readonly string[]): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : phrase

const fill = (form: string, names: readonly string[]) => names.map((name) => form.replace('{name}', name))

/** The sentences of a language without a place for a name. Those of offers state facts, so they are none. */
const listFixed = ({ actions, themes, way }: LanguagePack): string[] => [
  ...Object.values(actions).flatMap(listForms),
  ...Object.values(themes).flatMap((season) => Object.values(season) as string[]),
  way,
]

/** English has more sentences than the packs of languages. */
const WITH_NAMES = [
  'Meet {name}',
  'Introducing {name}',
  'Say hello to {name}',
  '{name} is here',
  'Just launched: {name}',
  'Have you met {name} yet?',
  'Have you tried {name} yet?',
]

const listEnglish = (names: readonly string[], brand: string): string[] => [
  ...WITH_NAMES.flatMap((form) => fill(form, names)),
  ...names.flatMap((name) => listThemeSentences(name, brand)),
]

/** The words with which facts of a request are said in another language. */
export function listCarriedPhrases(language: string): string[] {
  return [findCarryWords(language), findPack(language)?.offers].flatMap(listStrings)
}

const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\{\w+\}/g, ' ').replaceAll('|', '\n')]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : []
