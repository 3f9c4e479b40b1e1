import { getPostText } from '#contract/platforms/post-text.ts'
import { capitalizeFirst } from '../type/text-case.ts'
import { findBanned } from './banned.ts'
import { findSeason } from './languages/language-pack.ts'
import type { DesignLanguages } from './requests/language.ts'
import type { Intent } from './requests/intent.ts'
import type { Brief } from '../model/brief.ts'

/** Lists hashtags from names and keywords of the user, and general ones of the language. Without the leading '#'. */
export function listHashtags(brief: Brief, intent: Intent, { language, pack }: DesignLanguages): string[] {
  const { brand, product, platform } = brief
  const dont = brand.dont ?? []
  if (dont.some((entry) => /hashtag/i.test(entry))) return []
  const general = intent === 'sale' || intent === 'hiring' ? pack?.hashtags[intent] : undefined
  const ours = [findSeason(pack, brief.theme)?.name ?? '', general ?? '']
  const trade = language === 'en' ? [tradeOf(brand.description)] : []
  const names = [brand.name, product?.name ?? '', ...ours, ...(brand.keywords ?? []), ...trade]
  const tags = names.filter((name) => findBanned(name, dont) === null).map((name) => tagOf(name, language))
  const usable = tags.filter((tag) => tag.length > 1 && tag.length <= 28 && !/^\d+$/.test(tag))
  const unique = usable.filter(
    (tag, index) => usable.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  )
  return unique.slice(0, getPostText(platform).hashtags)
}

/** The kind of business in a brand's description: "Neighborhood bakery in Leith" is a neighborhood bakery. */
function tradeOf(description: string | null): string {
  const head =
    description?.match(
      /^[^,.;:–—]+?(?=(?<!\s)\s+(?:for|in|from|by|at|on|that|which|with|to|of|made|since)\b|[,.;:–—]|$)/i,
    )?.[0] ?? ''
  const words = head.trim().split(/\s+/)
  return words.length <= 2 && !/(?:ed|ing|the|we|our)$/i.test(head) ? head : ''
}

function tagOf(name: string, language: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => capitalizeFirst(word, language)).join('')
}
