import { ASIA } from './requests-asia.ts'
import { ASIAN_SINGLES } from './requests-asian-singles.ts'
import { EAST } from './requests-east.ts'
import { ASKED } from './requests-asked.ts'
import { ENGLISH } from './requests-english.ts'
import { GERMAN_DUTCH } from './requests-german-dutch.ts'
import { METAPHORS } from './requests-metaphors.ts'
import { GOODS } from './requests-goods.ts'
import { MORE } from './requests-more.ts'
import { NORDIC } from './requests-nordic.ts'
import { NORTH_SINGLES } from './requests-north-singles.ts'
import { OTHERS } from './requests-others.ts'
import { POSTS } from './requests-posts.ts'
import { ROMANCE } from './requests-romance.ts'
import { SERVICES } from './requests-services.ts'
import { SINGLES } from './requests-singles.ts'
import { TRADES } from './requests-trades.ts'
import { UNUSUAL } from './requests-unusual.ts'
import { VISITS } from './requests-visits.ts'

/** A request with the objects that a reviewer accepts on its picture. */
export interface ReviewedRequest {
  brand: string
  language: string
  description: string | null
  prompt: string
  /** Objects that show its subject. Any other object is a wrong picture. */
  accepted: readonly string[]
  /** Whether the subject is certain, so that a picture should show one of `accepted`. */
  isCertain: boolean
}

/**
 * Requests of many kinds of business, as people type them, reviewed line by line. A block starts with `# brand | language | description |
 * objects of the trade`. Each further line is a request and its objects: `+` accepts those of the trade, `-` none, and a name after `?` is
 * accepted, but not expected: all objects of a trade that only has a sign.
 */
export const REVIEWED_REQUESTS: readonly ReviewedRequest[] = readRequests(
  [
    ENGLISH,
    GERMAN_DUTCH,
    ROMANCE,
    OTHERS,
    UNUSUAL,
    MORE,
    POSTS,
    METAPHORS,
    SINGLES,
    TRADES,
    SERVICES,
    GOODS,
    VISITS,
    NORDIC,
    EAST,
    ASIA,
    NORTH_SINGLES,
    ASIAN_SINGLES,
    ASKED,
  ].join('\n'),
)

function readRequests(text: string): ReviewedRequest[] {
  return text.split(/^# /m).slice(1).flatMap(readBusiness)
}

function readBusiness(block: string): ReviewedRequest[] {
  const [head = '', ...lines] = block.trim().split('\n')
  const [brand = '', language = '', description = '', trade = ''] = head.split('|').map((part) => part.trim())
  return lines.map((line) => {
    const [prompt = '', marks = ''] = line.split(' | ')
    const names = marks.split(/\s+/).flatMap((mark) => (mark === '+' ? trade.split(' ') : mark))
    const accepted = names.filter((name) => name !== '-' && name !== '').map((name) => name.replace('?', ''))
    const isCertain = names.some((name) => /^[a-z0-9]/.test(name))
    return { brand, language, description: description || null, prompt, accepted, isCertain }
  })
}
