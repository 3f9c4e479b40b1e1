import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { AnalyticsItem, ModelPrice } from '#contract/library/analytics.ts'
import { formatDecimal, formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { exactTime, fileSize, shortDate, thousands } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { fill, fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/analytics.ts'
import { platformName } from '../charts/chart-data.ts'

export interface DetailGroup {
  title: string
  facts: readonly (readonly [term: string, value: ReactNode])[]
}

const OK = 200

/** All facts of a row, in the groups of the details dialog. */
export function renderDetails(row: AnalyticsItem): DetailGroup[] {
  const { performance_metrics: speed, token_usage: tokens, content_details: content, api_call_details: call } = row
  return [
    {
      title: t.contentInformation,
      facts: [
        [t.contentId, `#${row.content_id}`],
        [t.type, optionLabel(row.content_type)],
        [t.platform, platformName(row.platform)],
        [t.brand, row.brand_name],
        [t.product, row.product_name || 'N/A'],
        [t.created, exactTime(row.created_at)],
      ],
    },
    {
      title: t.modelPerformance,
      facts: [
        [t.model, row.model_used],
        [t.generationTime, formatDuration(speed.generation_time_seconds)],
        [t.tokensPerSecond, formatDecimal(speed.tokens_per_second, 2)],
        [t.bytesPerSecond, fileSize(speed.bytes_per_second)],
      ],
    },
    {
      title: t.tokenUsage,
      facts: [
        [t.inputTokens, thousands(tokens.prompt_token_count)],
        [t.outputTokens, thousands(tokens.candidates_token_count)],
        [t.totalTokens, thousands(tokens.total_token_count)],
        [t.cachedTokens, thousands(tokens.cached_content_token_count)],
        [t.thoughtsTokens, thousands(tokens.thoughts_token_count)],
      ],
    },
    listCosts(row),
    ...listPrices(row),
    {
      title: t.contentDetails,
      facts: [
        [t.contentSize, fileSize(content.content_size_bytes)],
        [t.promptLength, fill(t.characters, { count: thousands(content.prompt_length) })],
        [t.referenceImages, content.has_reference_images ? t.yes : t.no],
        [t.referenceCount, thousands(content.reference_count)],
      ],
    },
    {
      title: t.apiCallDetails,
      facts: [
        [t.provider, call.provider || '—'],
        ['Endpoint', call.api_endpoint],
        [t.requestSize, fileSize(call.request_payload_size_bytes)],
        [t.responseSize, fileSize(call.response_size_bytes)],
        [t.responseTime, formatDuration(call.response_time_seconds)],
        [t.statusCode, <StatusCode key="code" code={call.status_code} />],
      ],
    },
  ]
}

function listCosts({ cost_estimation: cost }: AnalyticsItem): DetailGroup {
  return {
    title: t.costBreakdown,
    facts: [
      [t.totalCost, formatUsd(cost.estimated_cost_usd, 6)],
      [t.perInputToken, <TokenRate key="input" rate={cost.cost_per_input_token} />],
      [t.perOutputToken, <TokenRate key="output" rate={cost.cost_per_output_token} />],
    ],
  }
}

/** The prices that were valid when the item was made; nothing for an item of the studio. */
function listPrices({ cost_estimation: { prices } }: AnalyticsItem): DetailGroup[] {
  if (prices.length === 0) return []
  const facts = prices.map((price) => [price.model, <Price key={price.model} price={price} />] as const)
  return [{ title: t.pricesAtThatTime, facts }]
}

const UNITS = new Set(['item', '1K', '2K', '4K', 'second'])

function Price({ price: { valid_from, rates } }: { price: ModelPrice }) {
  return (
    <>
      {Object.entries(rates).map(([rate, usd]) => (
        <span key={rate} className="block">
          {nameRate(rate)}:{' '}
          {UNITS.has(rate) ? formatUsd(usd, 4) : fillNodes(t.perMillion, { price: formatUsd(usd, 3) })}
        </span>
      ))}
      {valid_from && (
        <span className="block text-xs text-muted">
          {fill(t.validSince, { date: shortDate(`${valid_from}T12:00`) })}
        </span>
      )}
    </>
  )
}

const RATE_NAMES: Readonly<Record<string, () => string>> = {
  input: () => t.rateInput,
  cached_input: () => t.rateCachedInput,
  image_input: () => t.rateImageInput,
  text_output: () => t.rateTextOutput,
  media_output: () => t.rateMediaOutput,
  item: () => t.rateItem,
  second: () => t.rateSecond,
}

const nameRate = (rate: string): string => RATE_NAMES[rate]?.() ?? fill(t.rateImageOfSize, { size: rate })

/** A rate per token with six decimals is often 0.000000, so the price per million tokens is shown below. */
function TokenRate({ rate }: { rate: number }) {
  return (
    <>
      {formatUsd(rate, 6)}
      {rate > 0 && (
        <span className="block text-xs text-muted">
          {fillNodes(t.perMillion, { price: formatUsd(rate * 1_000_000, 2) })}
        </span>
      )}
    </>
  )
}

function StatusCode({ code }: { code: number }) {
  return <Badge className={clsx(code === OK ? 'text-success' : 'text-danger')}>{code}</Badge>
}
