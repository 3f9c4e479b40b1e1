import { drawnWeight, familyNamed } from '../type/families.ts'
import { isRightToLeft, stackOf } from '../type/scripts.ts'
import { emojiKey, partsOf } from '../type/signs.ts'
import type { Node } from '@takumi-rs/core'

/** How wide an emoji stands in a line, in em. It is 1 em high, a little below the baseline. */
const EMOJI_WIDTH = 1.12
const EMOJI_DROP = '-0.14em'

export interface LineStyle {
  family: string
  weight: number
  /** Font size and letter spacing in pixels. */
  size: number
  tracking: number
}

export const emojiSource = (emoji: string) => `emoji-${emojiKey(emoji)}.svg`

/** One line of words and emoji, as it is measured and as it is drawn. `direction` is that of the whole text. */
export function lineNode(line: string, text: string, of: LineStyle, style: Record<string, string | number>): Node {
  const family = familyNamed(of.family)
  const set = {
    fontFamily: stackOf(family, text)
      .map((name) => `'${name}'`)
      .join(', '),
    fontWeight: drawnWeight(family, of.weight),
    fontSize: of.size,
    ...(of.tracking === 0 ? {} : { letterSpacing: `${of.tracking}px` }),
    whiteSpace: 'pre' as const,
    ...(isRightToLeft(text) ? { direction: 'rtl' as const, textAlign: 'left' as const } : {}),
    ...style,
  }
  const parts = partsOf(line)
  if (parts.every((part) => !part.emoji)) return { type: 'text', text: line, style: set }
  return {
    type: 'container',
    style: { display: 'block', ...set },
    children: parts.map((part) => inline(part, of.size)),
  }
}

function inline(part: { text: string; emoji: boolean }, size: number): Node {
  if (!part.emoji) return { type: 'text', text: part.text, style: { display: 'inline', whiteSpace: 'pre' } }
  const box = { width: size * EMOJI_WIDTH, height: size }
  const style = { display: 'inline', objectFit: 'contain', verticalAlign: EMOJI_DROP, ...box } as const
  return { type: 'image', src: emojiSource(part.text), ...box, style }
}
