import { findTerms, hasSingle, measureTerm } from '../words/languages/terms.ts'
import { isMoney } from '../words/number-key.ts'
import { readTokens, toCleanText } from '../words/tokens.ts'
import type { Brief } from '../../model/brief.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'

/** A fault in how the rows of a design are set, with its words and the text where it can be seen. */
interface RowFault {
  kind: 'listed' | 'apart' | 'rows' | 'former'
  words: string
  layer: TextLayer
}

/** Finds rows that are none: lists that run on in a line, sentences in another order, and tables whose values do not belong to one kind. */
export const findRowFaults = (scene: Scene, texts: readonly TextLayer[], brief: Brief | null): RowFault[] => [
  ...texts.flatMap(findRunningList),
  ...texts.flatMap(findStuckLabel),
  ...(brief ? findTurned(scene, texts, brief) : []),
  ...findMixedTable(scene, texts),
]

/** "1. Wash 2. Rinse 3. Dry" in lines that begin anywhere: such a list can be read only with a line for each entry. */
function findRunningList(layer: TextLayer): RowFault[] {
  const markers = [...layer.text.matchAll(/(?<![\p{L}\p{Nd}.,:])(\p{Nd})[.)、．]\s?(?=\p{L})/gu)]
  const isList = markers.length > 2 && markers.every(({ 1: number }, index) => Number(number) === index + 1)
  const atStart = layer.lines.filter(({ text }) => /^\p{Nd}[.)、．]\s?\p{L}/u.test(text)).length
  return isList && atStart < markers.length ? [{ kind: 'listed', words: layer.text, layer }] : []
}

/** "What we bring: boats", "Paddles", "Vests": the label of a list looks as if it belonged to the first entry alone. */
function findStuckLabel(layer: TextLayer): RowFault[] {
  const [first, ...others] = layer.lines.map(({ text }) => text.trim())
  if (first === undefined || others.length < 2 || !/\p{L}: \S/u.test(first)) return []
  const isList = layer.text === [first, ...others].join(', ')
  return isList ? [{ kind: 'listed', words: layer.text, layer }] : []
}

/** Two rows that are one clause of the request, the second part of it above the first: "Tuesday at 9", "We open again". */
function findTurned({ copy }: Scene, texts: readonly TextLayer[], brief: Brief): RowFault[] {
  const rows = texts.filter(({ role }) => role === 'detail' || role === 'benefit' || role === 'subline')
  const find = ({ text }: PlacedPiece) => rows.filter((layer) => layer.text === text)
  const pieces = copy.pieces ?? []
  const said = ({ source }: PlacedPiece) => (brief[source.field] ?? '').slice(source.start, source.end)
  return pieces.flatMap((first) =>
    pieces.flatMap((second): RowFault[] => {
      const isNext =
        second.source.field === first.source.field &&
        second.source.start >= first.source.end &&
        second.source.start - first.source.end <= 1 &&
        /[\p{L}\p{Nd}]\s*$/u.test(said(first)) &&
        /^\s*[\p{L}\p{Nd}]/u.test(said(second))
      const [above, below] = isNext ? [find(second)[0], find(first)[0]] : []
      const isTurned = above && below && above.box.y < below.box.y
      return isTurned ? [{ kind: 'apart', words: `${above.text} / ${below.text}`, layer: above }] : []
    }),
  )
}

/**
 * A table of prices has prices in all of its rows, and none of them is one that was asked before. No value is a bare number (a year, a house
 * number), and no label has an amount of its own, or goes on in its value: "39 €, children", "Tour on".
 */
function findMixedTable({ copy }: Scene, texts: readonly TextLayer[]): RowFault[] {
  const { block, language } = copy
  if (block?.kind !== 'menu') return []
  const find = (text: string) => texts.find((layer) => layer.text === text)
  const { former, leads, links } = findTerms(language)
  const rows = block.rows.flatMap((row) => {
    const layer = find(row.price) ?? find(row.text)
    const hasPrice = readTokens(toCleanText(row.price)).some(({ key }) => isMoney(key))
    const label = readTokens(toCleanText(row.text))
    const isFormer = measureTerm(former, label, 0) > 0
    const last = label.at(-1)?.key ?? ''
    const isOpen = label.length > 1 && (hasSingle(leads, last) || hasSingle(links, last))
    const isTorn = isOpen || label.some(({ key }) => isMoney(key))
    const isBare = /^[\p{Nd}.]+$/u.test(row.price)
    return layer ? [{ ...row, layer, hasPrice, isFormer, isTorn, isBare }] : []
  })
  const bare = rows.filter(({ hasPrice }) => !hasPrice)
  // With more of them, the rows are a program or opening hours, and one of them says what it costs.
  const isFew = (few: readonly unknown[]) => few.length < rows.length / 2
  const numbers = rows.filter(({ isBare }) => isBare)
  const odd = rows.filter(
    (row) => row.isTorn || (isFew(bare) && bare.includes(row)) || (isFew(numbers) && numbers.includes(row)),
  )
  return [
    ...odd.map(({ text, price, layer }): RowFault => ({ kind: 'rows', words: `${text} / ${price}`, layer })),
    ...rows
      .filter(({ isFormer, layer }) => isFormer && !isStruck(layer))
      .map(({ text, price, layer }): RowFault => ({ kind: 'former', words: `${text} ${price}`, layer })),
  ]
}

const isStruck = ({ lines }: TextLayer) => lines.some(({ runs = [] }) => runs.some(({ struck }) => struck))
