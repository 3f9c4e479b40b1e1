import { toRegisteredWeight, getFontFamily } from '../../type/font-families.ts'
import { isRightToLeft, buildFontStack } from '../../type/scripts.ts'
import { toEmojiKey, splitEmoji } from '../../type/graphemes.ts'
import type { Node } from '@takumi-rs/core'

/** Size of an emoji in a line: width in em, and offset below the baseline. It is 1 em high. */
const EMOJI_WIDTH = 1.12
const EMOJI_DROP = '-0.14em'

/** The style of one line. */
export interface LineStyle {
  family: string
  weight: number
  /** Font size and letter spacing in pixels. */
  size: number
  tracking: number
}

/** Returns the name under which the renderer finds an emoji's SVG. */
export const toEmojiSource = (emoji: string) => `emoji-${toEmojiKey(emoji)}.svg`

/**
 * Creates the node for one line of words and emoji, for measuring and for drawing. The direction is that of the whole
 * `text`.
 * @throws Error if the font family is not bundled.
 */
export function createLineNode(
  line: string,
  text: string,
  of: LineStyle,
  style: Record<string, string | number>,
): Node {
  const family = getFontFamily(of.family)
  const set = {
    fontFamily: buildFontStack(family, text)
      .map((name) => `'${name}'`)
      .join(', '),
    fontWeight: toRegisteredWeight(family, of.weight),
    fontSize: of.size,
    ...(of.tracking === 0 ? {} : { letterSpacing: `${of.tracking}px` }),
    whiteSpace: 'pre' as const,
    ...(isRightToLeft(text) ? { direction: 'rtl' as const, textAlign: 'left' as const } : {}),
    ...style,
  }
  const parts = splitEmoji(line)
  if (parts.every((part) => !part.emoji)) return { type: 'text', text: line, style: set }
  return {
    type: 'container',
    style: { display: 'block', ...set },
    children: parts.map((part) => createInlineNode(part, of.size)),
  }
}

function createInlineNode(part: { text: string; emoji: boolean }, size: number): Node {
  if (!part.emoji) return { type: 'text', text: part.text, style: { display: 'inline', whiteSpace: 'pre' } }
  const box = { width: size * EMOJI_WIDTH, height: size }
  const style = { display: 'inline', objectFit: 'contain', verticalAlign: EMOJI_DROP, ...box } as const
  return { type: 'image', src: toEmojiSource(part.text), ...box, style }
}
