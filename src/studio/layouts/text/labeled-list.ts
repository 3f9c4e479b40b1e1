import { fitScaledBlock } from '../../type/scaled-block.ts'
import { placeText } from '../../type/text-block.ts'
import { minFactSize } from '../type-sizes.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { TextLayer } from '../../model/scene.ts'
import type { Align, TextBlock, TextSpec } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'

/** The label of a list and what it has: "Please bring: towel, snacks, water". */
export interface LabeledList {
  label: string
  items: readonly string[]
}

/** In UTF-16 code units. */
const LONGEST = { label: 40, item: 34 }
const MOST_ITEMS = 8
const LABELED = /^([^:：\n]{2,40}?)\s?(?::\s+|：\s*)(?=\S)/u
const MARK = /[,;،؛]\s+|[、，；]\s*/u

/** Reads a text as a label with its list; null if it is none. Both are without the marks between them. */
export function splitLabeledList(text: string): LabeledList | null {
  const [head, label] = LABELED.exec(text) ?? []
  if (head === undefined || label === undefined || !/\p{L}{2}|\p{Lo}/u.test(label)) return null
  const items = text
    .slice(head.length)
    .replace(/(?<![.,;])[.,;]+$/u, '')
    .split(MARK)
  const isShort = items.every((item) => item !== '' && item.length <= LONGEST.item)
  return isShort && label.length <= LONGEST.label && items.length >= 3 && items.length <= MOST_ITEMS
    ? { label, items }
    : null
}

/** Words that are drawn without the marks behind them, so that they are measured, too. */
export const listLabeledWords = (text: string): string[] => {
  const list = splitLabeledList(text)
  return list ? [...cutLabel(text), ...list.items].flatMap((part) => part.split(/\s+/u)) : []
}

/** The label with its mark, and the words behind it as they were typed. */
function cutLabel(text: string): readonly [string, string] {
  const end = text.search(/[:：]/u) + 1
  return [text.slice(0, end), text.slice(end).trim()]
}

/** How the entries of a list are set: each in a line of its own, or as they were typed, below the label. */
export type ListForm = 'lines' | 'typed'

/**
 * Sets a label with the entries of its list below it. It stays one text, so that it is shown whole or not at all. `size` and the measures of
 * the room are pixels. Null if the text is no such list, or does not fit.
 */
export function setLabeledList(
  context: LayoutContext,
  words: TextSpec,
  space: { width: number; height: number; size: number },
  form: ListForm = 'lines',
): TextBlock | null {
  const list = splitLabeledList(words.text)
  if (!list) return null
  const [label, typed] = cutLabel(words.text)
  // All parts have one size, so that the label is as near to its entries as they are to each other.
  const parts = [
    { text: label, scale: 1, most: 2 },
    ...(form === 'lines'
      ? list.items.map((text) => ({ text, scale: 1, most: 2 }))
      : [{ text: typed, scale: 1, most: 4 }]),
  ]
  const smallest = Math.min(space.size, minFactSize(context.canvas))
  const style = { ...words.style, leading: 1.36 }
  return fitScaledBlock({ ...words, style }, parts, context.ruler, {
    width: space.width,
    height: space.height,
    most: space.size,
    least: smallest,
    smallest,
  })
}

/** Places a list, also one that was set as it was typed. Its label has the color of marks. */
export function placeLabeledList(
  block: TextBlock,
  { mark }: SurfaceColors,
  x: number,
  top: number,
  align: Align = 'left',
): TextLayer {
  const layer = placeText(block, x, top, align)
  let left = splitLabeledList(layer.text)
    ? layer.text
        .split(/(?<=[:：])/u, 1)
        .join('')
        .replace(/\s/gu, '').length
    : 0
  const lines = layer.lines.map((line) => {
    const end = measureStart(line.text, left)
    left -= line.text.slice(0, end).replace(/\s/gu, '').length
    return end > 0 ? { ...line, runs: [{ start: 0, end, color: mark }] } : line
  })
  return { ...layer, lines }
}

/** The length of the start of a line that has `count` characters besides spaces. */
function measureStart(line: string, count: number): number {
  let [end, left] = [0, count]
  while (left > 0 && end < line.length) {
    if (!/\s/u.test(line.charAt(end))) left -= 1
    end += 1
  }
  return end
}
