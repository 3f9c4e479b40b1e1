import { UNSPACED } from '../carry/create-rules.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`

/** A pattern for any of the words, which are separated by `|`: whole words, without regard to case. */
export const matchWords = (words: string, isUnspaced: boolean): RegExp =>
  compilePattern(toSource(words, isUnspaced), 'iu')

/** As `matchWords`, for all places where one of the words stands. */
export const matchAllWords = (words: string, isUnspaced: boolean): RegExp =>
  compilePattern(toSource(words, isUnspaced), 'giu')

function toSource(words: string, isUnspaced: boolean): string {
  if (words === '') return '(?!)'
  return isUnspaced ? `(?:${words})` : `${START}(?:${words})${END}`
}

/** Languages whose accents people leave out in a hurry: "nao colocar", "ne pas ecrire". */
const ACCENTED: readonly string[] = ['fr', 'es', 'pt-BR', 'it', 'pl', 'tr', 'cs', 'el']
const BARE: Readonly<Record<string, string>> = { ł: 'l', ı: 'i' }

/** The source of a pattern that also matches letters without their accents, in languages where people leave them out. */
export function allowBare(source: string, tag: string): string {
  if (!ACCENTED.includes(tag)) return source
  let isClass = false
  return source.normalize('NFC').replace(/\\.|\[|\]|[^\p{ASCII}]/gu, (letter) => {
    if (letter === '[') isClass = true
    if (letter === ']') isClass = false
    const bare = BARE[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
    if (bare === letter || bare.length !== 1 || !/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter)) return letter
    return isClass ? letter + bare : `[${letter}${bare}]`
  })
}

const limits = new Map<string, RegExp>()

/** What a limit begins or ends with: "except", "only". */
export function matchLimit({ tag, limit }: Pick<ReadingWords, 'tag' | 'limit'>): RegExp {
  const isUnspaced = UNSPACED.includes(tag)
  const pattern =
    limits.get(tag) ??
    (isUnspaced
      ? matchWords(limit, true)
      : compilePattern(`^[\\s(]*(?:${limit})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${limit})[\\s\\p{P}]{0,4}$`, 'iu'))
  limits.set(tag, pattern)
  return pattern
}
