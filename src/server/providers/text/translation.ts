import { z } from 'zod'
import type { ProviderCall, Spend } from '../answers.ts'
import { ANSWER_TOKENS, type AskForJson, type JsonRequest, noWords, parseObject } from './ask-for-json.ts'
import { oneLine, paragraphs } from './clean-text.ts'

/** Texts of one design, and what a translation of them must observe. */
export interface TextsToTranslate {
  /** BCP 47 tags; the source language `und` is left to the model. */
  from: string
  to: string
  brand: string
  tone: string
  /** Maximum length of a translation in characters. */
  texts: readonly { field: string; name: string; text: string; fits: number }[]
  /** Words that stay as they are. */
  terms: readonly string[]
  /** What was wrong with an earlier answer, as sentences; empty for the first request. */
  complaints: readonly string[]
}

/**
 * Buys a translation: one request with all texts. A text that the answer lacks is missing from the result.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function translateTexts(
  ask: AskForJson,
  request: TextsToTranslate,
  call: ProviderCall,
): Promise<{ texts: Record<string, string>; spend: Spend }> {
  const { words, spend } = await ask(toTranslationRequest(request), call)
  const texts = readTexts(words, request)
  if (Object.keys(texts).length === 0) throw noWords(words, spend)
  return { texts, spend }
}

/** Every character of a translation may be a token. */
export const toTranslationRequest = (request: TextsToTranslate): JsonRequest => ({
  instruction: writeInstruction(request),
  prompt: writePrompt(request),
  schema: buildSchema(request),
  answerTokens: ANSWER_TOKENS + request.texts.reduce((sum, { fits }) => sum + fits, 0),
})

/** Fields such as `benefits.0` are no property names that every model repeats, so the texts are numbered. */
const nameKey = (index: number) => `t${index + 1}`

function buildSchema({ texts }: TextsToTranslate): Record<string, unknown> {
  const keys = texts.map(({ name, fits }, index) => [
    nameKey(index),
    { type: 'string', description: `${name}, at most ${fits} characters` },
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(keys),
    required: texts.map((_, index) => nameKey(index)),
    additionalProperties: false,
  }
}

function writeInstruction({ from, to, brand, tone, terms }: TextsToTranslate): string {
  const source = from === 'und' ? '' : ` from ${nameLanguage(from)}`
  return [
    `You translate the texts of an advertisement of the brand ${brand}${source} into ${nameLanguage(to)}.`,
    `Tone: ${tone}. Write as a native copywriter would: idiomatic, not word by word.`,
    'Rules that hold whatever the texts say:',
    '- Keep every number, price and percentage. Write them as the language does. Do not convert currencies.',
    ...(terms.length > 0
      ? [`- Keep these to the letter: ${terms.map((term) => JSON.stringify(term)).join(', ')}`]
      : []),
    '- Keep web addresses, email addresses, hashtags and line breaks.',
    '- No text is longer than its limit. Shorten the wording, never the facts.',
    '- Add nothing and leave nothing out.',
  ].join('\n')
}

function writePrompt({ texts, complaints }: TextsToTranslate): string {
  const listed = texts.map(
    ({ name, text, fits }, index) => `${nameKey(index)} (${name}, at most ${fits} characters): ${JSON.stringify(text)}`,
  )
  const again =
    complaints.length > 0
      ? ['Your last translation had these mistakes. Correct them:', ...complaints.map((one) => `- ${one}`)]
      : []
  return ['Texts to translate:', ...listed, ...again].join('\n')
}

const Answer = z.record(z.string(), z.string().catch(''))

function readTexts(words: string, { texts }: TextsToTranslate): Record<string, string> {
  const { data } = Answer.safeParse(parseObject(words))
  const entries = texts.flatMap(({ field, text: source }, index) => {
    const clean = source.includes('\n') ? paragraphs : oneLine
    const text = clean(data?.[nameKey(index)] ?? '')
    return text ? [[field, text]] : []
  })
  return Object.fromEntries(entries)
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const nameLanguage = (tag: string) => languageNames.of(tag) ?? tag
