import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Prices of the stand-in, in USD for a million tokens; different ones, so that no two can be mixed up. */
export const OPENAI_PRICES = {
  copy: { input: 2, cached_input: 0.5, text_output: 8 },
  picture: { input: 5, image_input: 10, media_output: 40 },
}

interface Entry {
  url: string
  /** Null for a local server that asks for none. Its models cost nothing. */
  key: string | null
  /** Which kinds of call go to the server; both unless told. */
  kinds?: readonly ('copy' | 'picture')[]
}

/** Writes a PROVIDERS_FILE with one server into a folder. Returns its path. */
export function writeProvidersFile(folder: string, { url, key, kinds = ['copy', 'picture'] }: Entry): string {
  const file = join(folder, 'providers.json')
  const prices = (kind: 'copy' | 'picture') => (key === null ? {} : { usd_per_million: OPENAI_PRICES[kind] })
  const rows = [
    { kind: 'copy', provider: 'stand-in', model: 'words-1', ...prices('copy') },
    {
      kind: 'picture',
      provider: 'stand-in',
      model: 'paint-1',
      references: 4,
      sizes: ['1024x1024', '1536x1024', '1024x1536'],
      usd_per_item: key === null ? 0 : 0.05,
      ...prices('picture'),
    },
  ].filter(({ kind }) => kinds.some((one) => one === kind))
  const server = { name: 'stand-in', protocol: 'openai', base_url: url, key }
  writeFileSync(file, JSON.stringify({ providers: [server], models: rows }))
  return file
}
