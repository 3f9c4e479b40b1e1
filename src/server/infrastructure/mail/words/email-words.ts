import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english, type EmailWords } from './english.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { portuguese } from './pt-br.ts'

/** The sentences of all emails by language. A missing language does not compile. */
export const EMAIL_WORDS: Readonly<Record<InterfaceLanguage, EmailWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  ja: japanese,
  ar: arabic,
}
