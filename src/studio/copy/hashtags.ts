import { bannedIn } from './banned.ts'
import { platformText } from './platforms.ts'
import { themeOf } from './themes.ts'
import type { Intent } from './topic.ts'
import type { Brief } from '../brief.ts'

const INTENT_TAGS: Partial<Record<Intent, string>> = { hiring: 'Hiring', sale: 'Sale' }

/** Names and topics that the person gave; only an English brief gets tags of ours. Without the leading '#'. */
export function hashtagsOf(brief: Brief, intent: Intent, english: boolean): string[] {
  const { brand, product, platform } = brief
  const dont = brand.dont ?? []
  if (dont.some((entry) => /hashtag/i.test(entry))) return []
  const ours = english ? [themeOf(brief.theme)?.name ?? '', INTENT_TAGS[intent] ?? ''] : []
  const trade = english ? [tradeOf(brand.description)] : []
  const names = [brand.name, product?.name ?? '', ...ours, ...(brand.keywords ?? []), ...trade]
  const tags = names.filter((name) => bannedIn(name, dont) === null).map(tagOf)
  const usable = tags.filter((tag) => tag.length > 1 && tag.length <= 28 && !/^\d+$/.test(tag))
  const unique = usable.filter(
    (tag, index) => usable.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  )
  return unique.slice(0, platformText(platform).hashtags)
}

/** What a brand says it is: "Neighbourhood bakery in Leith" is a neighbourhood bakery. */
function tradeOf(description: string | null): string {
  const head =
    description?.match(
      /^[^,.;:–—]+?(?=(?<!\s)\s+(?:for|in|from|by|at|on|that|which|with|to|of|made|since)\b|[,.;:–—]|$)/i,
    )?.[0] ?? ''
  const words = head.trim().split(/\s+/)
  return words.length <= 2 && !/(?:ed|ing|the|we|our)$/i.test(head) ? head : ''
}

function tagOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => word.charAt(0).toLocaleUpperCase('und') + word.slice(1)).join('')
}
