import { isFact, isLead, type SourceText } from './source-text.ts'
import { isSameRow } from './find-joins.ts'
import { joinTokens, toFault } from './judge-place.ts'
import { isMoney } from './number-key.ts'
import type { JudgedLine, WordFinding } from './judged-design.ts'
import type { Part, Place } from './place-line.ts'
import type { ReadDesign } from './read-design.ts'

/** A line that shows an entry of a list of the request. */
interface Entry {
  line: number
  /** Its place in the list, from 0. */
  index: number
}

/** The fewest entries that are a list without markers. */
const LEAST = 3

/** Finds lists whose entries are in another order than in the request, or of which one in between is missing. */
export function judgeLists(read: ReadDesign): WordFinding[] {
  return read.sources.request.flatMap((source, index) => {
    const parts = read.parts.flatMap((part) => {
      const [place, ...others] = part.places.filter(({ origin, source: of }) => origin === 'request' && of === index)
      return place ? [{ part, place, isSure: others.length === 0 }] : []
    })
    // Of words that the request has twice, nobody knows which are meant.
    const sure = parts.filter(({ isSure }) => isSure)
    return [
      ...judgeMarked(read, source, parts),
      ...judgePriced(read, source, sure),
      ...groupBySentence(read, source, sure).flatMap((group) => judgeGroup(read, source, group)),
    ]
  })
}

interface Placed {
  part: Part
  place: Place
}

/** Entries with markers: "1.", "•". */
function judgeMarked(read: ReadDesign, source: SourceText, parts: readonly Placed[]): WordFinding[] {
  const items = listItems(source)
  if (items.length < 2) return []
  const entries = parts.flatMap(({ part, place }) => {
    const index = items.findIndex(({ from, to }) => place.from >= from && place.to <= to)
    return index < 0 ? [] : [{ line: part.line, index }]
  })
  const { isShown = [] } = read.coverage[read.sources.request.indexOf(source)] ?? {}
  const shown = new Set(entries.map(({ index }) => index))
  const isOnImage = (index: number) => {
    const item = items[index]
    return shown.has(index) || (item !== undefined && isShown.slice(item.from, item.to).some(Boolean))
  }
  const last = Math.max(-1, ...shown)
  const gaps = items.flatMap((item, index) =>
    shown.size > 1 && index < last && !isOnImage(index)
      ? [{ rule: 'gap' as const, line: null, words: joinTokens(source.tokens.slice(item.from, item.to)) }]
      : [],
  )
  return [...gaps, ...findDisorder(read, entries)]
}

/** Clauses of one sentence that each name a thing and its price are a list, whatever their lines are for: none may stand before the one before it. */
function judgePriced(read: ReadDesign, source: SourceText, parts: readonly Placed[]): WordFinding[] {
  const lists = new Map<number, Entry[]>()
  for (const { part, place } of parts) {
    const words = source.tokens.slice(place.from, place.to)
    const isNamed = words.some(({ kind }) => kind === 'word')
    const amounts = words.filter(({ kind, key }) => kind === 'number' && isMoney(key)).length
    if (!isNamed || amounts !== 1 || source.clauses[place.from] !== source.clauses[place.to - 1]) continue
    const sentence = source.sentences[place.from] ?? 0
    lists.set(sentence, [...(lists.get(sentence) ?? []), { line: part.line, index: place.from }])
  }
  return [...lists.values()].filter((list) => list.length >= LEAST).flatMap((list) => findDisorder(read, list))
}

function listItems(source: SourceText): { from: number; to: number }[] {
  const { tokens } = source
  const items: { from: number; to: number }[] = []
  for (const [at, token] of tokens.entries()) {
    const open = items.at(-1)
    if (!token.starts_line && at > 0) {
      if (open?.to === at) open.to = at + 1
    } else if (token.marker !== null) items.push({ from: at, to: at + 1 })
  }
  return trimLast(source, items)
}

/** The last entry of a list in one line ends with its sentence, if the others have one sentence. */
function trimLast({ sentences }: SourceText, items: { from: number; to: number }[]): { from: number; to: number }[] {
  const last = items.at(-1)
  if (!last || items.slice(0, -1).some(({ from, to }) => sentences[from] !== sentences[to - 1])) return items
  let to = last.from + 1
  while (to < last.to && sentences[to] === sentences[last.from]) to += 1
  return [...items.slice(0, -1), { ...last, to }]
}

/** Lines with the same role whose words stand in one sentence are a list if there are enough of them. */
function groupBySentence(read: ReadDesign, source: SourceText, parts: readonly Placed[]): Placed[][] {
  const groups = new Map<string, Placed[]>()
  for (const placed of parts) {
    const { role } = read.design.lines[placed.part.line] ?? { role: '' }
    const name = `${role} ${source.sentences[placed.place.from] ?? 0}`
    groups.set(name, [...(groups.get(name) ?? []), placed])
  }
  return [...groups.values()].filter(
    (group) => new Set(group.map(({ place }) => source.clauses[place.from])).size >= LEAST,
  )
}

/** Facts about when and where may stand in the order of their importance. */
function judgeGroup(read: ReadDesign, source: SourceText, group: readonly Placed[]): WordFinding[] {
  const named = group.filter(({ place }) => !isFactAlone(source, place))
  if (named.length < LEAST) return []
  return findDisorder(
    read,
    named.map(({ part, place }) => ({ line: part.line, index: place.from })),
  )
}

function isFactAlone(source: SourceText, { from, to }: Place): boolean {
  for (let at = from; at < to; at += 1) if (isFact(source, at)) return true
  return isLead(source, from)
}

/** The first line that stands before one that comes earlier in its list. Columns may be read down or across. */
function findDisorder(read: ReadDesign, entries: readonly Entry[]): WordFinding[] {
  const lines = read.design.lines
  const isSorted = (sorted: readonly Entry[]) =>
    sorted.every((entry, at) => (sorted[at - 1]?.index ?? -1) <= entry.index)
  const across = entries.toSorted((a, b) => compareRows(lines[a.line], lines[b.line]))
  const down = entries.toSorted((a, b) => compareColumns(lines[a.line], lines[b.line]))
  const back = entries.toSorted((a, b) => compareColumns(lines[b.line], lines[a.line], -1))
  if ([across, down, back].some(isSorted)) return []
  const wrong = across.find((entry, at) => (across[at - 1]?.index ?? -1) > entry.index)
  return wrong ? [{ rule: 'order', line: wrong.line, words: lines[wrong.line]?.text ?? '' }] : []
}

const middle = ({ box }: JudgedLine) => box.y + box.height / 2

function compareRows(a: JudgedLine | undefined, b: JudgedLine | undefined): number {
  if (!a || !b) return 0
  return (a.slide ?? 0) - (b.slide ?? 0) || (isSameRow(a, b) ? a.box.x - b.box.x : middle(a) - middle(b))
}

/** Down one column, then the next. With -1, the columns are read from the right. */
function compareColumns(a: JudgedLine | undefined, b: JudgedLine | undefined, side: 1 | -1 = 1): number {
  if (!a || !b) return 0
  const isSame = Math.abs(a.box.x - b.box.x) < Math.min(a.box.width, b.box.width) / 2
  return (a.slide ?? 0) - (b.slide ?? 0) || (isSame ? side * (middle(a) - middle(b)) : a.box.x - b.box.x)
}

/**
 * Finds amounts that stand beside another thing than the one they belong to in the request. A list may name the amount first: "£3 small
 * £5 large".
 */
export function judgeAttachment(read: ReadDesign): WordFinding[] {
  return read.sources.request.flatMap((source, index) => {
    const { before, behind } = listPairs(read, source, index)
    const wrong = listWrong(read, before)
    return behind.length >= before.length && listWrong(read, behind).length === 0 ? [] : wrong
  })
}

interface Pair {
  label: number
  amount: number
}

function listWrong(read: ReadDesign, pairs: readonly Pair[]): WordFinding[] {
  if (pairs.length < 2) return []
  return pairs.flatMap(({ label, amount }) => {
    const near = pairs
      .map((pair) => pair.label)
      .toSorted((a, b) => measureGap(read, a, amount) - measureGap(read, b, amount))[0]
    const isWrong =
      near !== undefined && near !== label && measureGap(read, near, amount) < measureGap(read, label, amount)
    return isWrong ? [{ rule: 'attached' as const, line: amount, words: read.design.lines[amount]?.text ?? '' }] : []
  })
}

/** Lines that are only an amount, each with the line of the words before it, and with that of the words behind it. */
function listPairs(read: ReadDesign, source: SourceText, index: number): { before: Pair[]; behind: Pair[] } {
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()]
  const amounts: { line: number; from: number; to: number }[] = []
  for (const { line, places } of read.parts) {
    const [place] = places.filter(({ origin, source: of }) => origin === 'request' && of === index)
    if (!place || places.length > 1) continue
    const words = source.tokens.slice(place.from, place.to)
    const isAmount = words.some(({ kind, key }) => kind === 'number' && isMoney(key))
    if (isAmount && words.every((token, at) => token.kind === 'number' || isLead(source, place.from + at)))
      amounts.push({ line, from: place.from, to: place.to })
    else if (!isAmount) {
      starts.set(place.from, line)
      ends.set(place.to, line)
    }
  }
  const toPairs = (findLabel: (amount: { from: number; to: number }) => number | undefined) =>
    amounts.flatMap((amount): Pair[] => {
      const label = findLabel(amount)
      return label === undefined || label === amount.line ? [] : [{ label, amount: amount.line }]
    })
  return {
    before: toPairs(({ from }) => ends.get(skipMarks(source, from))),
    behind: toPairs(({ to }) => starts.get(to)),
  }
}

function skipMarks({ tokens }: SourceText, from: number): number {
  let at = from
  while (at > 0 && tokens[at - 1]?.kind === 'mark') at -= 1
  return at
}

/** How far two lines are apart. Texts in one row belong together, so the height counts more. */
const ROW_WEIGHT = 20

function measureGap({ design }: ReadDesign, one: number, other: number): number {
  const [a, b] = [design.lines[one], design.lines[other]]
  if (!a || !b) return Infinity
  const apart = (from: number, size: number, to: number, length: number) =>
    Math.max(0, from - (to + length), to - (from + size))
  const [x, y] = [
    apart(a.box.x, a.box.width, b.box.x, b.box.width),
    apart(a.box.y, a.box.height, b.box.y, b.box.height),
  ]
  return ((a.slide ?? 0) === (b.slide ?? 0) ? 0 : 1e9) + y * ROW_WEIGHT + x + Math.abs(middle(a) - middle(b)) / 100
}

export const toFinding = (line: number | null, { rule, words }: ReturnType<typeof toFault>): WordFinding => ({
  rule,
  line,
  words,
})
