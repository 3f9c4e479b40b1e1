import { z } from 'zod'
import type { Spend, TokenCounts } from '../answers.ts'
import type { PriceRow } from './models.ts'
import { PROMPT_TOKENS } from '../image-prompt.ts'
import { VIDEO_SECONDS, chooseGeminiSize } from './sizes.ts'
import type { Exchange } from '../exchange.ts'
import { readUsage } from '../reply-parts.ts'
import { estimateSpeechSeconds } from '../voices.ts'

const MILLION = 1_000_000
/** Tokens of an ordinary piece of copy: its prompt and its answer. */
const COPY_TOKENS = { input: 1200, output: 700 }

const Count = z.number().int().min(0).max(1e9).catch(0)
const Modalities = (count: 'tokenCount' | 'tokens') =>
  z
    .array(z.object({ modality: z.string().catch(''), [count]: Count }))
    .catch([])
    .transform((list) => new Map(list.map((entry) => [String(entry['modality']).toLowerCase(), Number(entry[count])])))

const ContentUsage = z.object({
  promptTokenCount: Count,
  candidatesTokenCount: Count,
  totalTokenCount: Count,
  cachedContentTokenCount: Count,
  thoughtsTokenCount: Count,
  candidatesTokensDetails: Modalities('tokenCount'),
})
const VideoUsage = z.object({
  total_input_tokens: Count,
  total_output_tokens: Count,
  total_tokens: Count,
  total_cached_tokens: Count,
  total_thought_tokens: Count,
  output_tokens_by_modality: Modalities('tokens'),
})

interface Usage {
  tokens: TokenCounts
  /** Of the picture or the film, as far as they are counted apart from words. */
  media: number | undefined
}

function parseUsage(kind: Spend['kind'], raw: unknown): Usage | null {
  if (kind === 'film') {
    const { data } = VideoUsage.safeParse(raw)
    if (!data) return null
    const tokens = {
      prompt_token_count: data.total_input_tokens,
      candidates_token_count: data.total_output_tokens,
      total_token_count: data.total_tokens,
      cached_content_token_count: data.total_cached_tokens,
      thoughts_token_count: data.total_thought_tokens,
    }
    return { tokens, media: data.output_tokens_by_modality.get('video') }
  }
  const { data } = ContentUsage.safeParse(raw)
  if (!data) return null
  const tokens = {
    prompt_token_count: data.promptTokenCount,
    candidates_token_count: data.candidatesTokenCount,
    total_token_count: data.totalTokenCount,
    cached_content_token_count: data.cachedContentTokenCount,
    thoughts_token_count: data.thoughtsTokenCount,
  }
  return { tokens, media: data.candidatesTokensDetails.get(kind === 'speech' ? 'audio' : 'image') }
}

/** USD. Cached tokens are part of the prompt's; thoughts are none of the candidates'. */
function computeCost({ tokens, media = 0 }: Usage, { usd_per_million: usd }: PriceRow): number {
  const cached = Math.min(tokens.cached_content_token_count, tokens.prompt_token_count)
  const words = Math.max(0, tokens.candidates_token_count - media) + tokens.thoughts_token_count
  const input = (tokens.prompt_token_count - cached) * usd.input + cached * usd.cached_input
  return (input + media * usd.media_output + words * usd.text_output) / MILLION
}

const NO_TOKENS: TokenCounts = {
  prompt_token_count: 0,
  candidates_token_count: 0,
  total_token_count: 0,
  cached_content_token_count: 0,
  thoughts_token_count: 0,
}

export interface Paid {
  model: string
  price: PriceRow
  exchange: Exchange
  raw: unknown
  /** USD that counts when the answer tells no usage. */
  itemUsd: number
}

/** What an answered call cost. Usage that tells nothing of a picture's or film's share counts as all of it. */
export function computeSpend({ model, price, exchange, raw: told, itemUsd }: Paid): Spend {
  const raw = readUsage(told)
  const { kind, usd_per_million: usd } = price
  const usage = parseUsage(kind, raw)
  const media = kind === 'copy' ? 0 : (usage?.media ?? usage?.tokens.candidates_token_count)
  return {
    provider: 'gemini',
    model,
    kind,
    endpoint: kind === 'film' ? 'interactions' : 'generateContent',
    status_code: exchange.status,
    request_bytes: exchange.request_bytes,
    response_bytes: exchange.response_bytes,
    response_seconds: exchange.seconds,
    tokens: usage?.tokens ?? NO_TOKENS,
    estimated_cost_usd: usage ? computeCost({ ...usage, media }, price) : itemUsd,
    cost_per_input_token: usd.input / MILLION,
    cost_per_output_token: (kind === 'copy' ? usd.text_output : usd.media_output) / MILLION,
    is_estimate: usage === null,
    raw_usage: raw ?? null,
    price,
  }
}

/** Estimated price of the copy of one item, in USD. */
export const copyUsd = (row: PriceRow): number => tokensUsd(row, COPY_TOKENS.input, COPY_TOKENS.output)

/** Price of a call for text with so many tokens, in USD. */
export const tokensUsd = ({ usd_per_million: usd }: PriceRow, input: number, output: number): number =>
  (input * usd.input + output * usd.text_output) / MILLION

/** Price of one image of this size in pixels, in USD; 0 if the table has none. */
export const imageUsd = ({ usd_per_item: usd }: PriceRow, width: number, height: number): number =>
  usd[chooseGeminiSize(width, height).imageSize] ?? 0

/** What one image costs at most, in USD: its price, and the tokens that are charged beside it. */
export function imageUpperUsd(row: PriceRow, width: number, height: number, references: number): number {
  return imageUsd(row, width, height) + promptUpperUsd(row, references)
}

/** What the tokens of a prompt cost at most, with those of the pictures that go along and of what the model thinks; USD. */
function promptUpperUsd({ usd_per_million: { input, text_output } }: PriceRow, references: number): number {
  const { prompt, thoughts, reference } = PROMPT_TOKENS
  return ((prompt + references * reference) * input + thoughts * text_output) / MILLION
}

/** A second of speech has so many tokens, and a token of its text so many characters. */
const AUDIO_TOKENS_PER_SECOND = 25
const CHARACTERS_PER_TOKEN = 2

/** Price of a spoken text, in USD. */
export const speechUsd = ({ usd_per_million: usd }: PriceRow, text: string): number =>
  ((text.length / CHARACTERS_PER_TOKEN) * usd.input +
    estimateSpeechSeconds(text) * AUDIO_TOKENS_PER_SECOND * usd.media_output) /
  MILLION

/** Price of one video, in USD; 0 if the table has none. */
export const videoUsd = ({ usd_per_item: usd }: PriceRow): number => VIDEO_SECONDS * (usd.second ?? 0)

/** What one video costs at most, in USD: its price, and the tokens that are charged beside it. */
export const videoUpperUsd = (row: PriceRow, references: number): number =>
  videoUsd(row) + promptUpperUsd(row, references)
