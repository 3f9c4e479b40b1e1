import type { Spend } from '../answers.ts'
import type { PictureRow } from '../providers-file.ts'
import type { ComfyServer } from './request.ts'

interface Measured {
  requestBytes: number
  responseBytes: number
  seconds: number
}

/** A finished run costs what the operator wrote down for one image; nothing else is known of it. */
export function computeSpend(server: ComfyServer, row: PictureRow, measured: Measured): Spend {
  const { workflows: _, ...price } = row
  return {
    provider: server.name,
    model: row.model,
    kind: 'picture',
    endpoint: 'prompt',
    status_code: 200,
    request_bytes: measured.requestBytes,
    response_bytes: measured.responseBytes,
    response_seconds: measured.seconds,
    tokens: {
      prompt_token_count: 0,
      candidates_token_count: 0,
      total_token_count: 0,
      cached_content_token_count: 0,
      thoughts_token_count: 0,
    },
    estimated_cost_usd: row.usd_per_item,
    cost_per_input_token: 0,
    cost_per_output_token: 0,
    is_estimate: false,
    raw_usage: null,
    price,
  }
}
