const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Splits a text into grapheme clusters: a letter with its marks, or an emoji with its modifiers
 * (https://unicode.org/reports/tr29/).
 */
export function splitGraphemes(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map((part) => part.segment)
}

/** Emoji as people type them, including sequences without variation selectors (https://unicode.org/reports/tr51/). */
const EMOJI =
  /^(?:\p{RGI_Emoji}|[0-9#*]\uFE0F?\u20E3|\p{Emoji_Presentation}[\p{Emoji_Modifier}\p{Emoji_Component}\p{Extended_Pictographic}]*|\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Emoji_Modifier}).*)$/v
/** Unicode counts these as pictographs. Here they are ordinary letters. */
const LETTERS = /^[©®™]/
const NO_EMOJI = /^[\u0020-\u007E\u00A0-\u017F]*$/

/** Whether one grapheme is drawn as an image. */
const isEmoji = (sign: string) => EMOJI.test(sign) && !LETTERS.test(sign)

/** Splits a text into words and emoji. Each emoji is a part of its own. */
export function splitEmoji(text: string): { text: string; emoji: boolean }[] {
  if (NO_EMOJI.test(text)) return [{ text, emoji: false }]
  const parts: { text: string; emoji: boolean }[] = []
  for (const sign of splitGraphemes(text)) {
    const emoji = isEmoji(sign)
    const last = parts.at(-1)
    if (last && !emoji && !last.emoji) last.text += sign
    else parts.push({ text: sign, emoji })
  }
  return parts
}

/** Whether a text contains an emoji. */
export const hasEmoji = (text: string) => splitEmoji(text).some((part) => part.emoji)

/**
 * Returns the code points of an emoji as in the Twemoji file names. Variation selectors are kept only in joined
 * sequences.
 */
export function toEmojiKey(emoji: string): string {
  const kept = emoji.includes('\u200D') ? emoji : emoji.replaceAll('\uFE0F', '')
  return Array.from(kept, (point) => (point.codePointAt(0) ?? 0).toString(16)).join('-')
}
