/** USD for a million tokens. */
export const TOKEN_RATES = ['input', 'cached_input', 'image_input', 'text_output', 'media_output'] as const
/** USD for an image of a size, or a second of a video; Gemini. */
export const UNIT_RATES = ['1K', '2K', '4K', 'second'] as const

/** The names of prices. `item` is USD for an image of a provider of PROVIDERS_FILE. */
const RATES = [...TOKEN_RATES, ...UNIT_RATES, 'item'] as const
export type Rate = (typeof RATES)[number]

const USD_MAX = 10_000

/** Reads `input=1.5`. Null for anything else. */
export function parseRate(text: string): [Rate, number] | null {
  const [name = '', amount = ''] = text.split('=')
  const rate = RATES.find((one) => one === name)
  const usd = /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : Number.NaN
  return rate && usd <= USD_MAX ? [rate, usd] : null
}
