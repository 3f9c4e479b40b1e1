import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { AnalyticsItem } from '#contract/analytics.ts'
import { formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { exactTime, fileSize, thousands } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { platformName } from './chart-data.ts'

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
      title: 'Content Information',
      facts: [
        ['Content ID', `#${row.content_id}`],
        ['Type', optionLabel(row.content_type)],
        ['Platform', platformName(row.platform)],
        ['Brand', row.brand_name],
        ['Product', row.product_name || 'N/A'],
        ['Created', exactTime(row.created_at)],
      ],
    },
    {
      title: 'Model & Performance',
      facts: [
        ['Model', row.model_used],
        ['Generation Time', formatDuration(speed.generation_time_seconds)],
        ['Tokens/Second', speed.tokens_per_second.toFixed(2)],
        ['Bytes/Second', fileSize(speed.bytes_per_second)],
      ],
    },
    {
      title: 'Token Usage',
      facts: [
        ['Input Tokens', thousands(tokens.prompt_token_count)],
        ['Output Tokens', thousands(tokens.candidates_token_count)],
        ['Total Tokens', thousands(tokens.total_token_count)],
        ['Cached Tokens', thousands(tokens.cached_content_token_count)],
        ['Thoughts Tokens', thousands(tokens.thoughts_token_count)],
      ],
    },
    listCosts(row),
    {
      title: 'Content Details',
      facts: [
        ['Content Size', fileSize(content.content_size_bytes)],
        ['Prompt Length', `${thousands(content.prompt_length)} characters`],
        ['Reference Images', content.has_reference_images ? 'Yes' : 'No'],
        ['Reference Count', thousands(content.reference_count)],
      ],
    },
    {
      title: 'API Call Details',
      facts: [
        ['Endpoint', call.api_endpoint],
        ['Request Size', fileSize(call.request_payload_size_bytes)],
        ['Response Size', fileSize(call.response_size_bytes)],
        ['Response Time', formatDuration(call.response_time_seconds)],
        ['Status Code', <StatusCode key="code" code={call.status_code} />],
      ],
    },
  ]
}

function listCosts({ cost_estimation: cost }: AnalyticsItem): DetailGroup {
  return {
    title: 'Cost Breakdown',
    facts: [
      ['Total Cost', formatUsd(cost.estimated_cost_usd, 6)],
      ['Per Input Token', <TokenRate key="input" rate={cost.cost_per_input_token} />],
      ['Per Output Token', <TokenRate key="output" rate={cost.cost_per_output_token} />],
    ],
  }
}

/** A rate per token with six decimals is often 0.000000, so the price per million tokens is shown below. */
function TokenRate({ rate }: { rate: number }) {
  return (
    <>
      {formatUsd(rate, 6)}
      {rate > 0 && <span className="block text-xs text-muted">{formatUsd(rate * 1_000_000, 2)} per million</span>}
    </>
  )
}

function StatusCode({ code }: { code: number }) {
  return <Badge className={clsx(code === OK ? 'text-success' : 'text-danger')}>{code}</Badge>
}
