import type { PlatformFormat } from '../platforms/format.ts'
/** Tracking parameters of a landing page. No zod, so any page may import it. */

/** Values are written in lower case, because analytics tools tell `Spring` from `spring`. */
export interface UtmValues {
  source: string
  medium: string
  campaign: string
  content?: string | null
  id?: string | null
  /** Only for search ads. */
  term?: string | null
}

const PARAMETERS = [
  ['utm_source', 'source'],
  ['utm_medium', 'medium'],
  ['utm_campaign', 'campaign'],
  ['utm_content', 'content'],
  ['utm_id', 'id'],
  ['utm_term', 'term'],
] as const

/**
 * Adds tracking parameters to the address of a landing page. Its own query and fragment are kept, byte for byte. A parameter that it has
 * already, in any case, keeps its own value. Returns null for a text that is no http(s) address.
 */
export function buildUtmUrl(landing: string, values: UtmValues): string | null {
  const address = landing.trim()
  if (!WEB_ADDRESS.test(address)) return null
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const own = query.slice(1)
  const present = new Set(own.split('&').map((pair) => decodeName(pair.split('=')[0] ?? '')))
  const added = PARAMETERS.flatMap(([name, field]) => {
    const value = toUtmValue(values[field] ?? '')
    return value === '' || present.has(name) ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  const parts = [own.replace(/(?<!&)&+$/, ''), ...added].filter((part) => part !== '')
  return `${base}${parts.length > 0 ? `?${parts.join('&')}` : ''}${fragment}`
}

/** A host, perhaps with a port, and no user name. */
const WEB_ADDRESS = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** Lower case, with hyphens for spaces. Letters of other scripts are kept. */
const toUtmValue = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-').slice(0, 200)

/** The medium of a format: ads are paid; Google's banners are `display`. */
export function utmMedium({ platform, placement }: Pick<PlatformFormat, 'platform' | 'placement'>): string {
  if (placement !== 'ad') return 'social'
  return platform === 'google' ? 'display' : 'paid_social'
}
