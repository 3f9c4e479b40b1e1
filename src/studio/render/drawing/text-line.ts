import { toRegisteredWeight, getFontFamily } from '../../type/font-families.ts'
import { isRightToLeft, buildFontStack, findFigures } from '../../type/scripts.ts'
import type { UploadedFamily } from '../../type/uploaded-family.ts'
import { toEmojiKey, splitEmoji } from '../../type/graphemes.ts'
import { NARROW_SPACE_WIDTH, SOFT_HYPHEN, WORD_JOINER } from '../../type/breaking/drawable-text.ts'
import type { TextRun } from '../../model/text-line.ts'
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
  /** BCP 47. */
  language?: string
  /** The family itself, if it is not a bundled one. */
  uploaded?: UploadedFamily | undefined
  /** Parts of the line with a color of their own. */
  runs?: readonly TextRun[] | undefined
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
  const { uploaded } = of
  // The renderer may still have a face whose file was deleted.
  const isThere = uploaded?.faces.some(({ weight }) => weight === of.weight)
  const family = getFontFamily(uploaded?.substitute ?? of.family)
  const figures = findFigures(line, of.language)?.name
  const set = {
    // A line in capitals may have letters that its text lacks: İ for i in Turkish.
    fontFamily: [
      ...(uploaded && isThere ? [uploaded.name] : []),
      ...(figures ? [figures] : []),
      ...buildFontStack(family, text + line, of.language),
    ]
      .map((name) => `'${name}'`)
      .join(', '),
    fontWeight: uploaded ? of.weight : toRegisteredWeight(family, of.weight),
    fontSize: of.size,
    // Prices, dates and telephone numbers stand on the line. Some families have old-style figures unless they are asked for others.
    fontVariantNumeric: 'lining-nums',
    ...(of.tracking === 0 ? {} : { letterSpacing: `${of.tracking}px` }),
    whiteSpace: 'pre' as const,
    ...(isRightToLeft(text, of.language) ? { direction: 'rtl' as const, textAlign: 'left' as const } : {}),
    ...style,
  }
  const isTurned = isRightToLeft(text, of.language)
  const toDrawn = (words: string) => (isTurned ? holdSigns(replaceMarks(words)) : replaceMarks(words))
  const segments = splitRuns(line, of.runs).map((segment) => ({ ...segment, text: toDrawn(segment.text) }))
  const separator = of.tracking === 0 ? NARROW_SPACE : NARROW_SPACE_OR_MARKS
  const parts = segments.flatMap(({ text: words, color, struck }) =>
    words.split(separator).flatMap((part) => splitEmoji(part).map((sign) => ({ ...sign, color, struck }))),
  )
  const [first] = segments
  if (
    first &&
    parts.length <= 1 &&
    parts.every((part) => !part.emoji && part.text !== NARROW_SPACE_SIGN && !part.color)
  )
    return { type: 'text', text: first.text, style: set }
  const children = parts.map((part) =>
    part.text === NARROW_SPACE_SIGN ? createNarrowSpace(of.size) : createInlineNode(part, of.size),
  )
  return { type: 'container', style: { display: 'block', ...set }, children }
}

const STRUCK = { textDecoration: 'line-through', textDecorationThickness: '0.08em' }

interface Segment {
  text: string
  color?: string
  struck?: boolean | undefined
}

/** Splits a line where a part of it begins or ends that has a color of its own. */
function splitRuns(line: string, runs: readonly TextRun[] = []): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end, color, struck } of runs) {
    if (start > at) segments.push({ text: line.slice(at, start) })
    segments.push({ text: line.slice(start, end), color, struck })
    at = end
  }
  if (at < line.length || segments.length === 0) segments.push({ text: line.slice(at) })
  return segments
}

const LEFT_TO_RIGHT = '\u200E'
const RIGHT_TO_LEFT = '\u200F'

/**
 * Marks the direction of numbers with a sign. Without marks it depends on the letters before them, which another line may have: after an Arabic
 * letter "20%" has its sign at the left, at the start of a line at the right (UAX #9, rules W2 and W5). Telephone numbers would be shown
 * backwards.
 */
const holdSigns = (line: string) =>
  line
    .replace(/(?<!\p{Nd})[+(0]\p{Nd}[\p{Nd} ()/.-]{4,24}\p{Nd}/gu, (phone) =>
      hold(phone.replace(/[^\p{Nd}]{1,4}/gu, (sign) => hold(sign))),
    )
    .replace(/(?<=\p{Nd})[\u00A0 ]?[%٪](?!\p{Nd})/gu, hold)
    .replace(/(?<!\p{Nd}[\u00A0 ]?)[%٪](?=\p{Nd})/gu, (sign) => sign + RIGHT_TO_LEFT)
    .replace(/\p{Sc}(?=\p{Nd})|(?<=\p{Nd})\p{Sc}/gu, hold)
const hold = (text: string) => LEFT_TO_RIGHT + text + LEFT_TO_RIGHT

const NARROW_SPACE_SIGN = '\u202F'
const NARROW_SPACE = /(\u202F)/
/** The renderer spaces marks of direction as it spaces letters, so they are parts of their own without spacing. */
const NARROW_SPACE_OR_MARKS = /(\u202F|[\u200E\u200F]+)/

/** Letters that no font needs to have: a no-break space is drawn as a space, the end of a broken word as a hyphen. */
const replaceMarks = (line: string) =>
  line.replaceAll('\u00A0', ' ').replaceAll(SOFT_HYPHEN, '-').replaceAll(WORD_JOINER, '')

/** `size` is the font size in pixels. */
const createNarrowSpace = (size: number): Node => ({
  type: 'container',
  children: [],
  style: { display: 'inline-block', width: size * NARROW_SPACE_WIDTH, height: 1 },
})

function createInlineNode(part: Segment & { emoji: boolean }, size: number): Node {
  const color = part.color ? { color: part.color } : {}
  const through = part.struck ? STRUCK : {}
  const spacing = part.text.startsWith(LEFT_TO_RIGHT) || part.text.startsWith(RIGHT_TO_LEFT) ? { letterSpacing: 0 } : {}
  if (!part.emoji)
    return {
      type: 'text',
      text: part.text,
      style: { display: 'inline', whiteSpace: 'pre', ...color, ...through, ...spacing },
    }
  const box = { width: size * EMOJI_WIDTH, height: size }
  const style = { display: 'inline', objectFit: 'contain', verticalAlign: EMOJI_DROP, ...box } as const
  return { type: 'image', src: toEmojiSource(part.text), ...box, style }
}
