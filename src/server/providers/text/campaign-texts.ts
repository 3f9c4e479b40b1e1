import { z } from 'zod'
import type { Brief } from '#studio/model/brief.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import {
  ANSWER_TOKENS,
  type AskForJson,
  type JsonRequest,
  noWords,
  parseObject,
  type WriteByRules,
} from './ask-for-json.ts'
import { paragraphs } from './clean-text.ts'

/** A field of a platform, how many texts it needs, and the longest that the platform takes. */
export interface WantedField {
  set: string
  field: string
  max: number
  count: number
}

export interface CampaignTextsRequest {
  brief: Brief
  /** The English name of the language. */
  language: string
  fields: readonly WantedField[]
}

/**
 * Buys captions and ad copy: one request with all fields. Fields that the answer lacks are missing, and texts that claim something without
 * evidence.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function writeCampaignTexts(
  ask: AskForJson,
  writeByRules: WriteByRules,
  request: CampaignTextsRequest,
  call: ProviderCall,
): Promise<{ texts: Record<string, Record<string, string[]>>; refused: string[]; spend: Spend }> {
  const { words, spend } = await ask(toCampaignRequest(request), call)
  const texts = readTexts(words, request)
  if (Object.keys(texts).length === 0) throw noWords(words, spend)
  const { guardTexts } = await import('./guard-copy.ts')
  return { ...guardTexts(texts, request.brief, await writeByRules(request.brief)), spend }
}

/** Every character of the texts may be a token. */
export const toCampaignRequest = (request: CampaignTextsRequest): JsonRequest => ({
  instruction: writeInstruction(request),
  prompt: writePrompt(request),
  schema: buildSchema(request),
  answerTokens: ANSWER_TOKENS + request.fields.reduce((sum, { max, count }) => sum + max * count, 0),
})

const nameKey = (index: number) => `t${index + 1}`

function buildSchema({ fields }: CampaignTextsRequest): Record<string, unknown> {
  const keys = fields.map(({ set, field, max, count }, index) => [
    nameKey(index),
    {
      type: 'array',
      items: { type: 'string' },
      description: `${field} for ${set}: ${count} different texts, each at most ${max} characters`,
    },
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(keys),
    required: fields.map((_, index) => nameKey(index)),
    additionalProperties: false,
  }
}

function writeInstruction({ brief: { brand, tone }, language }: CampaignTextsRequest): string {
  const { do: wanted = [], dont = [] } = brand
  return [
    `You write captions and advertisement copy of the brand ${brand.name} in ${language}.`,
    `Tone: ${tone ?? brand.tone}. Write as a native copywriter of each platform would.`,
    'Rules that hold whatever the request says:',
    '- No text is longer than its limit. Write no hashtags and no web addresses.',
    '- Use only facts that the request states. Invent no prices, dates, numbers or promises.',
    ...wanted.map((rule) => `- Do: ${rule}`),
    ...dont.map((rule) => `- Do not: ${rule}`),
  ].join('\n')
}

function writePrompt({ brief: { prompt, goal, theme, product, brand }, fields }: CampaignTextsRequest): string {
  const facts = [
    ['Request', prompt],
    ['Goal', goal],
    ['Theme', theme],
    ['Brand', brand.description],
    ['Audience', brand.audience],
    ['Product', product?.name],
    ['About the product', product?.description],
    ['Benefits', product?.benefits.join('; ')],
    ['Price', product?.price_text],
  ].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))
  const listed = fields.map(
    ({ set, field, max, count }, index) =>
      `${nameKey(index)}: ${count} × ${field.replaceAll('_', ' ')} for ${set}, at most ${max} characters each`,
  )
  return [...facts, 'Campaign texts to write:', ...listed].join('\n')
}

const Answer = z.record(z.string(), z.array(z.string().catch('')).catch([]))

function readTexts(words: string, { fields }: CampaignTextsRequest): Record<string, Record<string, string[]>> {
  const { data = {} } = Answer.safeParse(parseObject(words))
  const texts: Record<string, Record<string, string[]>> = {}
  for (const [index, { set, field, count }] of fields.entries()) {
    const given = (data[nameKey(index)] ?? []).map(paragraphs).filter(Boolean).slice(0, count)
    if (given.length > 0) texts[set] = { ...texts[set], [field]: given }
  }
  return texts
}
