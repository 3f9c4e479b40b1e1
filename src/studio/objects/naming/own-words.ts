import { CZECH } from './words/by-language/cs.ts'
import { DANISH } from './words/by-language/da.ts'
import { FINNISH } from './words/by-language/fi.ts'
import { GREEK } from './words/by-language/el.ts'
import { HEBREW } from './words/by-language/he.ts'
import { HINDI } from './words/by-language/hi.ts'
import { INDONESIAN } from './words/by-language/id.ts'
import { KOREAN } from './words/by-language/ko.ts'
import { NORWEGIAN } from './words/by-language/no.ts'
import { RUSSIAN } from './words/by-language/ru.ts'
import { SWEDISH } from './words/by-language/sv.ts'
import { THAI } from './words/by-language/th.ts'
import { UKRAINIAN } from './words/by-language/uk.ts'
import { VIETNAMESE } from './words/by-language/vi.ts'

/** A line of a language's own file. */
export interface OwnLine {
  /** Of a concept. */
  id: string
  words: readonly string[]
}

/** The files of languages whose words are not in `words/*.ts`, by ISO 639-1 code. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  sv: SWEDISH,
  da: DANISH,
  no: NORWEGIAN,
  fi: FINNISH,
  cs: CZECH,
  ru: RUSSIAN,
  uk: UKRAINIAN,
  el: GREEK,
  ko: KOREAN,
  he: HEBREW,
  hi: HINDI,
  vi: VIETNAMESE,
  id: INDONESIAN,
  th: THAI,
}

/** The codes of the languages that have a file. */
export const OWN_LANGUAGES: readonly string[] = Object.keys(OWN_WORDS)

/** Reads the lines `id: word, word!, stem*, -compound` of a language. Empty if it has no file. */
export const readOwnWords = (language: string): OwnLine[] =>
  (OWN_WORDS[language] ?? '')
    .split('\n')
    .filter((line) => line.includes(': '))
    .map((line) => {
      const at = line.indexOf(': ')
      return { id: line.slice(0, at), words: line.slice(at + 2).split(',') }
    })
