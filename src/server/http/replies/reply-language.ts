import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_HEADER,
} from '#contract/languages/interface-languages.ts'
import { sentences as arabic } from '#contract/sentences/ar.ts'
import { sentences as german } from '#contract/sentences/de.ts'
import { sentences as french } from '#contract/sentences/fr.ts'
import { sentences as spanish } from '#contract/sentences/es.ts'
import { sentences as portuguese } from '#contract/sentences/pt-br.ts'
import { sentences as japanese } from '#contract/sentences/ja.ts'
import { createTranslate, type Translate } from '#contract/sentences/translate.ts'

const TRANSLATIONS: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, Translate>> = {
  de: createTranslate(german),
  fr: createTranslate(french),
  es: createTranslate(spanish),
  'pt-BR': createTranslate(portuguese),
  ja: createTranslate(japanese),
  ar: createTranslate(arabic),
}

/**
 * Translates an English sentence into the language of a request and sets `Content-Language`: the language of the account,
 * otherwise the one that the web client sends, otherwise English. Error replies are not stored (`no-store`), so they need no
 * `Vary`.
 */
export function translateReply(english: string, request: FastifyRequest, reply: FastifyReply): string {
  const language = findLanguage(request)
  void reply.header('content-language', language)
  return language === 'en' ? english : TRANSLATIONS[language](english)
}

/** The language of the account, otherwise the one that the web client sends, otherwise English. */
export function findLanguage({ signedIn, headers }: FastifyRequest): InterfaceLanguage {
  const sent = headers[LANGUAGE_HEADER]
  return signedIn?.language ?? (isInterfaceLanguage(sent) ? sent : 'en')
}
