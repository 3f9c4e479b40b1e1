import { countCaption, getPostText } from '#contract/platforms/post-text.ts'
import { ended } from './sentence-end.ts'
import type { Copy } from './copy.ts'
import type { Brief } from '../model/brief.ts'

type Shown = Pick<
  Copy,
  'headline' | 'subline' | 'details' | 'benefits' | 'price' | 'cta' | 'badge' | 'small_print' | 'block'
>

/** What a caption may say in addition to the image. */
export interface Spoken {
  /** All words of the request, in their order: paragraphs. */
  messages: readonly string[]
  /** Facts that have no sentence around them: all of them are in the caption. */
  facts: readonly string[]
  /** Descriptions of product and brand in the prompt's language. */
  about: readonly string[]
  /** How a reader gets to the offer, on platforms whose posts contain no link; null if no words may be added. */
  way: string | null
}

/** Composes the text of the post: the words of the request, what the image says besides them, then the call to action. */
export function composeCaption(brief: Brief, shown: Shown, spoken: Spoken, hashtags: readonly string[]): string {
  const { platform } = brief
  const text = getPostText(platform)
  const textMax = text.caption - countCaption(platform, hashtags.map((tag) => ` #${tag}`).join('')) - 2
  const first = [...spoken.messages, ...listUnsaid(shown, spoken.messages)]
  const said = first.join('\n')
  const last = closing(said, shown, spoken.facts, text.link === 'nowhere' ? spoken.way : null)
  const parts = [...first, about(said, spoken), listNewBenefits(brief, shown, said), last]
  return fitCaption(
    parts.filter((part) => part.length > 0),
    textMax,
    (of) => countCaption(platform, of),
  )
}

/** Headline and subline, where they are no words of the request. */
function listUnsaid({ headline, subline }: Shown, messages: readonly string[]): string[] {
  const said = messages.join('\n')
  const texts = [headline, subline].filter((text) => text !== null && !says(said, text)) as string[]
  const fresh = texts.filter((text, index) => !texts.slice(0, index).some((other) => says(other, text)))
  return fresh.length > 0 ? [fresh.map(ended).join(' ')] : []
}

/** The first description of product or brand that is not said already. */
function about(said: string, spoken: Spoken): string {
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

/** Benefits that were not said before. */
const listNewBenefits = ({ platform }: Brief, shown: Shown, said: string) =>
  platform === 'twitter'
    ? ''
    : shown.benefits
        .filter((benefit) => !says(said, benefit))
        .map((benefit) => `• ${benefit}`)
        .join('\n')

function closing(
  said: string,
  { badge, price, details, small_print, cta }: Shown,
  others: readonly string[],
  way: string | null,
): string {
  const terms = small_print?.split(' · ') ?? []
  const shown = [badge, price, ...details.map(({ text }) => text), ...terms].filter((fact) => fact !== null)
  const facts = [...shown, ...others.filter((fact) => !shown.some((text) => says(text, fact)))]
    .filter((fact) => !says(said, fact))
    .join(' · ')
  const call = cta ? [says(said, cta) ? null : ended(cta), way].filter((text) => text !== null).join(' ') : ''
  return [facts, call].filter((text) => text.length > 0).join('\n')
}

const bare = (text: string) => text.trim().replace(/(?<![.!?。！？…])[.!?。！？…]+$/, '')
/** Whether a text contains another one, without regard to case and kinds of spaces. */
export const says = (text: string, part: string) => fold(text).includes(fold(bare(part)))
const fold = (text: string) =>
  text
    .replace(/[\s\u2060]+/gu, ' ')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')

/**
 * As many whole paragraphs as fit. If the first one alone is too long, as many of its sentences, or of its clauses; a single long clause ends
 * at a word.
 */
export function fitCaption(parts: readonly string[], textMax: number, length: (text: string) => number): string {
  const [first = ''] = parts
  if (length(first) <= textMax) return takeWhole(parts, '\n\n', textMax, length)
  const sentences = takeFirst(first.split(/(?<=[.!?。！？।])\s*(?=\S)/u), textMax, length)
  if (sentences) return sentences
  const clauses = takeFirst(first.split(/(?<=[,;:、，；：،؛])\s*(?=\S)/u), textMax, length)
  if (clauses) return clauses
  const letters = Array.from(first)
  while (length(letters.join('')) > textMax - 1) letters.pop()
  return `${letters.join('').replace(/(?<!\s)\s+\S*$/, '')}…`
}

/** Paragraphs that fit; a later one may fit where another one does not. */
function takeWhole(parts: readonly string[], joint: string, textMax: number, length: (text: string) => number): string {
  return parts.reduce((text, part) => {
    const next = text ? `${text}${joint}${part}` : part
    return length(next) <= textMax ? next : text
  }, '')
}

/** The first parts, up to one that does not fit. Scripts without spaces join them without one. */
function takeFirst(parts: readonly string[], textMax: number, length: (text: string) => number): string {
  let text = ''
  for (const part of parts) {
    const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？]$/u.test(text) ? '' : ' '
    const next = text ? `${text}${joint}${part}` : part
    if (length(next) > textMax) break
    text = next
  }
  return text
}
