const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader takes for one sign: a letter with its marks, an emoji with its modifiers. */
export function graphemes(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map((part) => part.segment)
}

/** Emoji as people type them, also where a sequence lacks its presentation selectors. */
const EMOJI =
  /^(?:\p{RGI_Emoji}|[0-9#*]\uFE0F?\u20E3|\p{Emoji_Presentation}[\p{Emoji_Modifier}\p{Emoji_Component}\p{Extended_Pictographic}]*|\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Emoji_Modifier}).*)$/v
/** Pictographs to Unicode, ordinary letters to everyone else. */
const LETTERS = /^[©®™]/
const NO_EMOJI = /^[\u0020-\u007E\u00A0-\u017F]*$/

/** Whether one grapheme is drawn as a picture. */
const isEmoji = (sign: string) => EMOJI.test(sign) && !LETTERS.test(sign)

/** A text cut where words and emoji meet; every emoji is a part of its own. */
export function partsOf(text: string): { text: string; emoji: boolean }[] {
  if (NO_EMOJI.test(text)) return [{ text, emoji: false }]
  const parts: { text: string; emoji: boolean }[] = []
  for (const sign of graphemes(text)) {
    const emoji = isEmoji(sign)
    const last = parts.at(-1)
    if (last && !emoji && !last.emoji) last.text += sign
    else parts.push({ text: sign, emoji })
  }
  return parts
}

export const hasEmoji = (text: string) => partsOf(text).some((part) => part.emoji)

/** The code points of an emoji as the picture set names its files: presentation selectors only in joined sequences. */
export function emojiKey(emoji: string): string {
  const kept = emoji.includes('\u200D') ? emoji : emoji.replaceAll('\uFE0F', '')
  return Array.from(kept, (point) => (point.codePointAt(0) ?? 0).toString(16)).join('-')
}
