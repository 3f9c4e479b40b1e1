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

export const TRANSLATIONS: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, Translate>> = {
  de: createTranslate(german, 'de'),
  fr: createTranslate(french, 'fr'),
  es: createTranslate(spanish, 'es'),
  'pt-BR': createTranslate(portuguese, 'pt-BR'),
  ja: createTranslate(japanese, 'ja'),
  ar: createTranslate(arabic, 'ar-u-nu-latn'),
}

/** A translator into the language of a request. It sets `Content-Language`, and `Vary`, because the header decides it. */
export function getTranslator(request: FastifyRequest, reply: FastifyReply): Translate {
  const language = findLanguage(request)
  const vary = reply.getHeader('vary')
  void reply.header('content-language', language)
  void reply.header('vary', vary ? `${String(vary)}, ${LANGUAGE_HEADER}` : LANGUAGE_HEADER)
  return language === 'en' ? (english) => english : TRANSLATIONS[language]
}

/** The language of the account, otherwise the one that the web client sends, otherwise English. */
export function findLanguage({ signedIn, headers }: FastifyRequest): InterfaceLanguage {
  const sent = headers[LANGUAGE_HEADER]
  return signedIn?.language ?? (isInterfaceLanguage(sent) ? sent : 'en')
}
