/** Token counts of one call, named as the provider names them; what an answer leaves out is 0. */
export interface TokenCounts {
  prompt_token_count: number
  candidates_token_count: number
  total_token_count: number
  cached_content_token_count: number
  thoughts_token_count: number
}

/** What one answered (or cut) paid call cost. Raw usage untouched beside the derived figures. USD; seconds; bytes. */
export interface Spend {
  model: string
  kind: 'copy' | 'picture' | 'film'
  /** `generateContent` or `interactions`. */
  endpoint: string
  status_code: number
  request_bytes: number
  response_bytes: number
  response_seconds: number
  tokens: TokenCounts
  estimated_cost_usd: number
  /** USD for one token of the prompt that was not cached. */
  cost_per_input_token: number
  /** USD for one token of what was asked for: of the picture, of the film, or of text. */
  cost_per_output_token: number
  /** True where the answer told no usage, so that the figures come from the price of an item. */
  is_estimate: boolean
  raw_usage: unknown
  /** The row of the price table that was used. */
  price: unknown
}

export interface CopyAnswer {
  headline: string
  subline: string | null
  badge: string | null
  cta: string | null
  caption: string
  /** Without the leading '#'. */
  hashtags: string[]
  alt_text: string
}

/** A picture as it came: checked, decodable, not written anew. `mime_type` is read from its first bytes. */
export interface PaintedPicture {
  data: Uint8Array
  mime_type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** A picture that goes along with a prompt: the brief's product and reference pictures, never its logo. */
export interface Reference {
  data: Uint8Array
  mime_type: string
}

/** Whose key pays, and what stops the call. An aborted call rejects with the signal's own reason. */
export interface GeminiCall {
  key: string
  signal: AbortSignal
  /** Runs right before the request goes out; when it rejects, nothing is sent and the call rejects likewise. */
  beforeSend?: () => Promise<void>
}
