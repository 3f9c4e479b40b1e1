import { countCaption, getPostText } from '#contract/platforms/post-text.ts'
import type { Copy } from './copy.ts'
import type { Brief } from '../model/brief.ts'

type Shown = Pick<
  Copy,
  'headline' | 'subline' | 'details' | 'benefits' | 'price' | 'cta' | 'badge' | 'small_print' | 'block'
>

/** What a caption may say in addition to the image. */
export interface Spoken {
  /** The full subject of the prompt, if the headline had to be shorter. */
  subject: string | null
  /** Further sentences of the prompt that address the reader. */
  rest: readonly string[]
  /** Facts that have no sentence around them: all of them are in the caption. */
  facts: readonly string[]
  /** Descriptions of product and brand in the prompt's language. */
  about: readonly string[]
  /** How a reader gets to the offer, on platforms whose posts contain no link; null if no words may be added. */
  way: string | null
}

/** Composes the text of the post: what the image says, what did not fit on it, then the call to action. */
export function composeCaption(brief: Brief, shown: Shown, spoken: Spoken, hashtags: readonly string[]): string {
  const { platform } = brief
  const text = getPostText(platform)
  const room = text.caption - countCaption(platform, hashtags.map((tag) => ` #${tag}`).join('')) - 2
  const first = lead(shown, spoken)
  const last = closing(first, shown, spoken.facts, text.link === 'nowhere' ? spoken.way : null)
  const parts = [first, about(shown, spoken), listNewBenefits(brief, shown, first), last]
  return fitCaption(
    parts.filter((part) => part.length > 0),
    room,
    (of) => countCaption(platform, of),
  )
}

/** The full form of a shortened headline, the line below it, and the other texts. */
function lead({ headline, subline }: Shown, { subject, rest }: Spoken): string {
  return unique([subject ? whole(headline, subject) : headline, subline, ...rest])
    .map(ended)
    .join(' ')
}

/**
 * "Say hello to the new autumn menu", cut from "new autumn menu with pumpkin loaf", is continued by "with pumpkin loaf". If there is no
 * rest, returns the text that contains the other.
 */
function whole(headline: string, subject: string): string {
  if (says(subject, headline)) return subject
  const words = bare(headline).split(' ')
  const tails = words.map((_, index) => words.slice(index).join(' ')).filter((tail) => tail.length > 4)
  const tail = tails.find((of) => says(subject, of))
  if (tail === undefined) return headline
  const after = subject.slice(subject.toLowerCase().indexOf(tail.toLowerCase()) + tail.length)
  if (/^[\s,:–—-]+\S/.test(after) && !says(headline, after.trim())) return bare(headline) + after
  return words.every((word) => word.length < 4 || says(subject, word.replace(/[^\p{L}\p{N}]/gu, '')))
    ? subject
    : headline
}

/** The first description of product or brand that the image does not show already. */
function about({ headline, subline }: Shown, spoken: Spoken): string {
  const said = `${headline} ${subline ?? ''} ${spoken.subject ?? ''}`
  const fresh = spoken.about.find((text) => !says(said, opening(text)))
  if (fresh) return ended(fresh)
  const longer = spoken.about.find((text) => text.split(' ').length > opening(text).split(' ').length + 3)
  return longer
    ? ended(
        longer
          .trim()
          .slice(opening(longer).length)
          .replace(/^[.!?]\s*/, ''),
      )
    : ''
}

/** The first sentence, without its period. */
const opening = (text: string) => bare(text.match(/^[^.!?。！？]+/)?.[0] ?? text)

/** Benefits that the first paragraph has not said. */
const listNewBenefits = ({ platform }: Brief, shown: Shown, first: string) =>
  platform === 'twitter'
    ? ''
    : shown.benefits
        .filter((benefit) => !says(first, benefit))
        .map((benefit) => `• ${benefit}`)
        .join('\n')

function closing(
  first: string,
  { badge, price, details, small_print, cta }: Shown,
  others: readonly string[],
  way: string | null,
): string {
  const shown = [badge, price, ...details.map(({ text }) => text), small_print].filter((fact) => fact !== null)
  const facts = [...shown, ...others.filter((fact) => !shown.some((text) => says(text, fact)))]
    .filter((fact) => !says(first, fact))
    .join(' · ')
  const isSaid = cta !== null && bare(first).toLowerCase().endsWith(bare(cta).toLowerCase())
  const call = cta ? [isSaid ? null : ended(cta), way].filter((text) => text !== null).join(' ') : ''
  return [facts, call].filter((text) => text.length > 0).join('\n')
}

const bare = (text: string) => text.trim().replace(/(?<![.!?。！？…])[.!?。！？…]+$/, '')
/** Whether a text contains another one, without regard to case. */
export const says = (text: string, part: string) => text.toLowerCase().includes(bare(part).toLowerCase())
const ENDED = /[.!?…:;。！？؟।]$|\p{Extended_Pictographic}\uFE0F?$/u
/** Thai sentences end without a mark. */
const FULL_STOPS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, '。'],
  [/[\p{Script=Devanagari}\p{M}]$/u, '।'],
  [/\p{Script=Thai}\p{M}?$/u, ''],
]

/** The text with a mark at its end. */
export function ended(text: string): string {
  const trimmed = text.trim()
  if (ENDED.test(trimmed) || trimmed.startsWith('—')) return trimmed
  return `${trimmed}${FULL_STOPS.find(([script]) => script.test(trimmed))?.[1] ?? '.'}`
}

/** Removes repetitions, also where one text contains another. */
function unique(parts: readonly (string | null)[]): string[] {
  const given = parts.filter((part) => part !== null && part.length > 1) as string[]
  return given.filter((part, index) => !given.slice(0, index).some((other) => says(other, part)))
}

/** As many whole paragraphs as fit. If the first one alone is too long, it is cut at a word. */
export function fitCaption(parts: readonly string[], room: number, length: (text: string) => number): string {
  let text = ''
  for (const part of parts) {
    const next = text ? `${text}\n\n${part}` : part
    if (length(next) <= room) text = next
  }
  if (text) return text
  const letters = Array.from(parts[0] ?? '')
  while (length(letters.join('')) > room - 1) letters.pop()
  return `${letters.join('').replace(/(?<!\s)\s+\S*$/, '')}…`
}
