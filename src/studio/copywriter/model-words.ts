import { countCaption, getPostText } from '#contract/platforms/post-text.ts'
import { fitCaption, says } from './caption.ts'
import type { Brief } from '../model/brief.ts'

/** The texts that a text model wrote for a brief. */
export interface ModelWords {
  headline: string
  subline: string | null
  badge: string | null
  cta: string | null
  caption: string
  hashtags: readonly string[]
  alt_text: string
}

/** The model's badge, unless the design shows that fact already. */
export const chooseModelBadge = (badge: string | null, shown: readonly string[]): string | null =>
  badge && !shown.some((text) => says(text, badge) || says(badge, text)) ? badge : null

/** Appends the facts that the model's caption does not mention, within the limit of the platform. */
export function addFactsToCaption(brief: Brief, { caption, hashtags }: ModelWords, facts: readonly string[]): string {
  const missing = facts.filter((text) => !mentions(caption, text))
  if (missing.length === 0) return caption
  const line = missing.join(' · ')
  const room = getPostText(brief.platform).caption - hashtags.reduce((sum, tag) => sum + tag.length + 2, 2)
  const length = (text: string) => countCaption(brief.platform, text)
  const words = fitCaption(caption.split('\n\n'), room - length(line) - 2, length)
  return [words, line].filter((text) => text !== '').join('\n\n')
}

/** This share of the longer words of a fact has to be in the caption. A model may put them in another order. */
const MIN_SHARE = 0.6

/** Whether a caption states a fact: all of its numbers, and most of its words. */
function mentions(caption: string, fact: string): boolean {
  if (says(caption, fact)) return true
  const said = new Set(caption.toLowerCase().match(/\p{L}+|\d+/gu) ?? [])
  const parts = fact.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
  const numbers = parts.filter((part) => /\d/.test(part))
  const words = parts.filter((part) => !/\d/.test(part))
  const found = words.filter((word) => said.has(word)).length
  return parts.length > 0 && numbers.every((number) => said.has(number)) && found >= words.length * MIN_SHARE
}
