import type { Brief } from '#studio/brief.ts'
import { platformText } from '#studio/copy/platforms.ts'
import type { CopyAnswer } from './answers.ts'
import { CopyJson } from './copy-prompt.ts'

/** Characters; an answer beyond these did not understand what was asked. */
const MAX = { headline: 120, subline: 240, badge: 40, cta: 40, alt_text: 1000 }
const HASHTAG_MAX = 50

/** The copy that an answer's text holds, fit to be stored and drawn; null when it holds none. */
export function readCopy(text: string, { platform }: Brief): CopyAnswer | null {
  const parsed = CopyJson.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { data } = parsed
  const hashtags = cleanHashtags(data.hashtags).slice(0, platformText(platform).hashtags)
  const room = platformText(platform).caption - hashtags.reduce((sum, tag) => sum + tag.length + 2, 2)
  const copy = {
    headline: oneLine(data.headline),
    subline: oneLine(data.subline ?? '') || null,
    badge: oneLine(data.badge ?? '') || null,
    cta: oneLine(data.cta),
    caption: shortened(paragraphs(data.caption), room),
    hashtags,
    alt_text: oneLine(data.alt_text),
  }
  const isWhole = copy.headline !== '' && copy.cta !== '' && copy.caption !== '' && copy.alt_text !== ''
  const fits =
    copy.headline.length <= MAX.headline &&
    (copy.subline?.length ?? 0) <= MAX.subline &&
    (copy.badge?.length ?? 0) <= MAX.badge &&
    copy.cta.length <= MAX.cta &&
    copy.alt_text.length <= MAX.alt_text
  return isWhole && fits ? copy : null
}

/** Models wrap JSON into a fence now and then, however they are asked. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(/^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text)
  } catch {
    return null
  }
}

/** Without what a database cannot hold or a renderer cannot draw. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- these are the characters that are meant
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '')

const oneLine = (text: string) => clean(text).replaceAll(/\s+/g, ' ').trim()
const paragraphs = (text: string) =>
  clean(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

function cleanHashtags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => clean(tag).replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, ''))
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.toLowerCase()
    const isNew = word.length > 1 && word.length <= HASHTAG_MAX && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Whole sentences as far as there is room, else whole words. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const sentence = /^[\s\S]*[.!?…](?=\s|$)/.exec(cut)?.[0] ?? ''
  return sentence.length > max / 2 ? sentence : `${cut.replace(/\s+\S*$/, '').trimEnd()}…`
}
