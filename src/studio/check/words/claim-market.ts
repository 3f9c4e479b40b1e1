import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { LANGUAGE_REGIONS, MARKET_GROUPS, REGION_CURRENCIES } from './market-regions.ts'

/** For whom a design is: its language, and the currency in which the brand sells, if that is known. */
interface Audience {
  /** A BCP 47 tag. */
  language: string
  /** An ISO 4217 code. */
  currency?: string | null | undefined
}

/**
 * Whether a claim of a market may be made in a design. The market is what a person typed: names or codes of countries, in any language of
 * designs, or of groups such as "DACH". A market that cannot be read is another one, because nobody knows that it is this one.
 */
export function isForMarket(market: string | null | undefined, audience: Audience): boolean {
  const parts = splitMarket(market ?? '')
  const own = new Set(listRegions(audience))
  return parts.length === 0 || parts.some((part) => readRegions(part).some((region) => own.has(region)))
}

/** The regions that read a language. Its currency leaves those that pay in it, unless none of them does. */
function listRegions({ language, currency }: Audience): readonly string[] {
  const spoken = LANGUAGE_REGIONS[language] ?? []
  const paying = spoken.filter((region) => currency && REGION_CURRENCIES[region] === currency)
  return paying.length > 0 ? paying : spoken
}

const AND = /[,;/&+|·،、，；]| (?:and|und|et|y|e|en|i|ve|и|та|và) |(?<!\s)\s+-\s+| و\s?/u

/** The places of a market. A few names have an "and" or a comma: "Trinidad & Tobago". */
function splitMarket(market: string): string[] {
  const whole = toKey(market)
  if (findNames().has(whole)) return [whole]
  return market
    .split(AND)
    .map(toKey)
    .filter((part) => part !== '')
}

const toKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{Mn}.'’]/gu, '')
    .toLowerCase()
    .replace(/^(?:the|die|der|das|la|le|les|l|el|los|las|il|de|o|os|a)\s+/u, '')
    .replace(/(?<!\s)\s+(?:only|nur|seulement|solo|apenas|alleen|tylko)$/u, '')
    .trim()

const readRegions = (part: string): readonly string[] => findNames().get(part) ?? []

let names: ReadonlyMap<string, readonly string[]> | null = null

/** All names and codes of regions and groups, as keys. */
function findNames(): ReadonlyMap<string, readonly string[]> {
  names ??= readNames()
  return names
}

function readNames(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const displays = DESIGN_LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const nameAll = (code: string, regions: readonly string[]) => {
    for (const display of displays) {
      const name = display.of(code)
      if (name) found.set(toKey(name), regions)
    }
  }
  for (const { codes, words, regions } of MARKET_GROUPS) {
    const members = regions ?? ALL
    for (const code of codes) nameAll(code, members)
    for (const word of words) found.set(toKey(word), members)
  }
  for (const region of ALL) {
    nameAll(region, [region])
    found.set(region.toLowerCase(), [region])
  }
  return found
}

const ALL: readonly string[] = [...new Set(Object.values(LANGUAGE_REGIONS).flat())]
