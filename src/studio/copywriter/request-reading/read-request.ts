import { chooseLanguage } from '../requests/language.ts'
import { UNDETERMINED } from '../languages/language-tag.ts'
import { keepResults } from '../keep-results.ts'
import { readField } from './read-field.ts'
import type { Brief } from '../../model/brief.ts'
import type { ReadRequest, RequestField } from '../../model/pieces.ts'

/**
 * Reads a request: which words of prompt and instructions are a message, in pieces that are never cut, and which are addressed to us. Each
 * character of a message is in exactly one piece. The same request gives the same pieces.
 */
export function readRequest(brief: Brief): ReadRequest {
  const { prompt, instructions, brand, product, keeps_clauses: keepsClauses = false } = brief
  const { spoken } = chooseLanguage(brief)
  const names = [brand.name, product?.name ?? ''].filter((name) => name.length > 1)
  const asked = {
    prompt,
    instructions,
    language: spoken,
    names,
    currency: product?.currency ?? brand.currency ?? null,
    keepsClauses,
  }
  return readOnce(JSON.stringify(asked))
}

/** Letters that no English text has: a short text that is taken for English may be Czech or Danish. */
const FOREIGN = /[ěřůťďňőűțșăåøæðþčšžąęłżźćńśő]/iu

/** Letters of Danish, Norwegian and Swedish that these languages do not have. A text with them has no words of its own here. */
const NORDIC = /[åøæ]/iu
const WITHOUT_NORDIC: readonly string[] = ['de', 'it', 'nl', 'es', 'pt-BR', 'pl']

interface Asked {
  prompt: string
  instructions: string | null
  language: string
  names: readonly string[]
  currency: string | null
  keepsClauses: boolean
}

const readOnce = keepResults((text): ReadRequest => {
  const { prompt, instructions, keepsClauses, language, ...readerOf }: Asked = JSON.parse(text)
  const typedWords = `${prompt} ${instructions ?? ''}`
  const isForeign =
    (language === 'en' && FOREIGN.test(typedWords)) || (WITHOUT_NORDIC.includes(language) && NORDIC.test(typedWords))
  const reader = { ...readerOf, language: isForeign ? UNDETERMINED : language }
  const fields: readonly (readonly [RequestField, string])[] = [
    ['prompt', prompt],
    ['instructions', instructions ?? ''],
  ]
  const read = fields.map(([field, typed]) => readField(field, typed, reader, keepsClauses))
  return {
    language,
    pieces: read.flatMap(({ pieces }) => pieces),
    instructions: read.flatMap((one) => one.instructions),
  }
})
