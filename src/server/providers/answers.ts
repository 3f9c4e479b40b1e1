/** Token counts of one call, with the provider's names. Missing counts are 0. */
export interface TokenCounts {
  prompt_token_count: number
  candidates_token_count: number
  total_token_count: number
  cached_content_token_count: number
  thoughts_token_count: number
}

/** The cost of one paid call, with the raw usage. USD; seconds; bytes. */
export interface Spend {
  /** `gemini`, or the name of a provider in PROVIDERS_FILE. */
  provider: string
  model: string
  kind: 'copy' | 'picture' | 'film' | 'speech'
  /** The called method or path, such as `generateContent` or `images/generations`. */
  endpoint: string
  status_code: number
  request_bytes: number
  response_bytes: number
  response_seconds: number
  tokens: TokenCounts
  estimated_cost_usd: number
  /** USD per prompt token that was not cached. */
  cost_per_input_token: number
  /** USD per output token: of the image, the video or the text. */
  cost_per_output_token: number
  /** True if the answer had no usage, so the numbers come from the price per item. */
  is_estimate: boolean
  raw_usage: unknown
  /** The row of the price table that was used. */
  price: unknown
}

/** An image from a provider: checked, decodable, not re-encoded. `mime_type` is detected from its first bytes. */
export interface PaintedImage {
  data: Uint8Array
  mime_type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** An image that is sent with a prompt: product and reference images of the brief, never its logo. */
export interface Reference {
  /** Bytes of the image file. */
  data: Uint8Array
  mime_type: string
}

/** The key that pays, and the signal that aborts the call. An aborted call rejects with the signal's reason. */
export interface ProviderCall {
  key: string
  signal: AbortSignal
  /** Runs right before the request is sent. If it rejects, nothing is sent and the call rejects. Resolves with an id of this call (a UUID). */
  beforeSend?: () => Promise<string>
  /** Ids of earlier calls for the same result whose answer is missing, newest first. */
  earlier?: readonly string[]
  /** Runs instead of `beforeSend` where the answer of an earlier call is awaited: the cost is then that call's. */
  onFound?: (id: string) => void
}

/** A call with pictures. They are decoded within the limits of the person whose call it is. */
export interface ImageCall extends ProviderCall {
  owner: number
}
