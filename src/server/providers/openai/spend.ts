import { z } from 'zod'
import type { Spend, TokenCounts } from '../answers.ts'
import type { Exchange } from '../exchange.ts'
import { PROMPT_TOKENS } from '../image-prompt.ts'
import { ProviderFault } from '../provider-fault.ts'
import type { CopyRow, ModelRow, ImageRow } from '../providers-file.ts'
import { readUsage } from '../reply-parts.ts'
import type { OpenAiServer } from './send.ts'

const MILLION = 1_000_000
/** Tokens of an ordinary piece of copy: its prompt and its answer. */
const COPY_TOKENS = { input: 1200, output: 700 }

const Count = z.number().int().min(0).max(1e9).catch(0)
const details = <S extends z.ZodRawShape>(shape: S) => z.object(shape).catch(() => z.object(shape).parse({}))

/** The usage of chat completions and of images; each has its own names. */
const Usage = z.object({
  prompt_tokens: Count,
  completion_tokens: Count,
  prompt_tokens_details: details({ cached_tokens: Count }),
  completion_tokens_details: details({ reasoning_tokens: Count }),
  input_tokens: Count,
  output_tokens: Count,
  input_tokens_details: details({ image_tokens: Count, cached_tokens: Count }),
})
type Usage = z.output<typeof Usage>

interface Paid {
  server: OpenAiServer
  row: ModelRow
  endpoint: string
  exchange: Exchange
  /** The `usage` of the answer. */
  raw: unknown
}

/** What an answered call cost. Without usage, or with usage of nothing, the price of an item counts. */
export function computeSpend({ server, row, endpoint, exchange, raw: told }: Paid): Spend {
  const raw = readUsage(told)
  const parsed = Usage.safeParse(raw)
  const usage = parsed.success ? countTokens(parsed.data) : null
  const isTold = usage !== null && usage.tokens.total_token_count > 0
  const { input, text_output, media_output } = row.usd_per_million
  const isByToken = row.kind === 'copy' || hasRates(row)
  return {
    provider: server.name,
    model: row.model,
    kind: row.kind,
    endpoint,
    status_code: exchange.status,
    request_bytes: exchange.request_bytes,
    response_bytes: exchange.response_bytes,
    response_seconds: exchange.seconds,
    tokens: isTold ? usage.tokens : NO_TOKENS,
    estimated_cost_usd: isTold && isByToken ? computeCost(usage, row) : itemUsd(row),
    cost_per_input_token: input / MILLION,
    cost_per_output_token: (row.kind === 'copy' ? text_output : media_output) / MILLION,
    is_estimate: !isTold,
    raw_usage: raw ?? null,
    price: row,
  }
}

const NO_TOKENS: TokenCounts = {
  prompt_token_count: 0,
  candidates_token_count: 0,
  total_token_count: 0,
  cached_content_token_count: 0,
  thoughts_token_count: 0,
}

interface Counted {
  tokens: TokenCounts
  /** The part of the prompt's tokens that are pictures. */
  imageInput: number
}

function countTokens(usage: Usage): Counted {
  const prompt = usage.prompt_tokens + usage.input_tokens
  const answered = usage.completion_tokens + usage.output_tokens
  const thoughts = Math.min(answered, usage.completion_tokens_details.reasoning_tokens)
  const cached = Math.max(usage.prompt_tokens_details.cached_tokens, usage.input_tokens_details.cached_tokens)
  const tokens = {
    prompt_token_count: prompt,
    candidates_token_count: answered - thoughts,
    total_token_count: prompt + answered,
    cached_content_token_count: Math.min(prompt, cached),
    thoughts_token_count: thoughts,
  }
  return { tokens, imageInput: Math.min(prompt, usage.input_tokens_details.image_tokens) }
}

/** USD. Cached tokens and those of pictures are part of the prompt's. */
function computeCost({ tokens, imageInput }: Counted, { kind, usd_per_million: usd }: ModelRow): number {
  const cached = tokens.cached_content_token_count
  const rest = Math.max(0, tokens.prompt_token_count - imageInput - cached)
  const input =
    rest * usd.input + cached * (usd.cached_input ?? usd.input) + imageInput * (usd.image_input ?? usd.input)
  const output = kind === 'picture' ? usd.media_output : usd.text_output
  return (input + tokens.candidates_token_count * output + tokens.thoughts_token_count * usd.text_output) / MILLION
}

const itemUsd = (row: ModelRow): number => (row.kind === 'copy' ? copyUsd(row) : row.usd_per_item)

/** Estimated price of the copy of one item, in USD. */
export const copyUsd = (row: CopyRow): number => tokensUsd(row, COPY_TOKENS.input, COPY_TOKENS.output)

/** Price of a call for text with so many tokens, in USD. */
export const tokensUsd = ({ usd_per_million: usd }: CopyRow, input: number, output: number): number =>
  (input * usd.input + output * usd.text_output) / MILLION

/** Estimated price of one image, in USD. */
export const imageUsd = ({ usd_per_item }: ImageRow): number => usd_per_item

/** What one image costs at most, in USD: its estimate, and the tokens of the prompt and of the pictures that go along. */
export function imageUpperUsd(row: ImageRow, references: number): number {
  const { input, image_input } = row.usd_per_million
  const beside = PROMPT_TOKENS.prompt * input + references * PROMPT_TOKENS.reference * (image_input ?? input)
  return imageUsd(row) + beside / MILLION
}

/** Whether tokens cost something. An image model can have a price for an image instead. */
const hasRates = ({ usd_per_million }: ModelRow): boolean =>
  Object.values(usd_per_million).some((rate) => rate !== undefined && rate > 0)

/** Nothing can have been charged for a call of a model without a price, also if its answer was lost. */
export function withoutCharge(fault: ProviderFault, row: ModelRow): ProviderFault {
  const isFree =
    !hasRates(row) &&
    (row.kind === 'copy' || row.usd_per_item === 0) &&
    (row.kind !== 'speech' || row.usd_per_million_characters === 0)
  if (!isFree || !fault.mayBePaid) return fault
  const { code, message, again, retryAfterSeconds } = fault
  return new ProviderFault(code, message, { again, retryAfterSeconds })
}
