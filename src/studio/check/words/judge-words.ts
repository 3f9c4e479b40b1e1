import { judgeAttachment, judgeLists, toFinding } from './judge-order.ts'
import { judgePlace, toFault, type Fault } from './judge-place.ts'
import { findOtherLanguage, isCarried, judgeUnplaced } from './judge-unplaced.ts'
import { findUnsupported } from './find-unsupported.ts'
import { judgeWhole } from './judge-whole.ts'
import { readDesign, type ReadDesign } from './read-design.ts'
import { readTokens, toCleanText } from './tokens.ts'
import type { JudgedDesign, WordFinding, WordSources } from './judged-design.ts'
import type { Part } from './place-line.ts'

/**
 * Judges the words of a design by what it was asked for, and by nothing else: each line is a whole part of the request or of a text of
 * brand or product, or a sentence of ours, and says nothing that they do not say. Returns what is wrong, line by line. The cost grows at
 * most as n log n with the length of the texts.
 * Why, and what was rejected: docs/decisions/0088-judge-of-words.md.
 */
export function judgeWords(design: JudgedDesign, given: WordSources): WordFinding[] {
  const read = readDesign(design, given)
  const lost: WordFinding[] = design.has_lost_letters ? [{ rule: 'sign', line: null, words: '' }] : []
  const found = [
    ...lost,
    ...read.parts.flatMap((part) => judgePart(read, part).map((fault) => toFinding(part.line, fault))),
    ...judgeAttachment(read),
    ...judgeLists(read),
    ...judgeWhole(read),
  ]
  return unique(found)
}

function judgePart(read: ReadDesign, part: Part): Fault[] {
  const isOwn = part.places.some(({ origin, from, to, source }) => {
    const { tokens } = read.sources[origin][source] ?? { tokens: [] }
    return origin === 'own' && from === 0 && to === tokens.length
  })
  if (isOwn) return []
  const marks = judgeMarks(part.text)
  if (part.places.length === 0) return unique([...marks, ...judgeUnplaced(read, part)])
  const claims = judgeClaims(read, part)
  if (claims) return [...marks, ...claims]
  const other = findOtherLanguage(read, part)
  if (!other && isCarried(read, part.tokens)) return marks
  const judged = part.places.map((place) => judgePlace(read, place, part.tokens))
  const best = judged.reduce((few, faults) => (faults.length < few.length ? faults : few))
  return [...marks, ...best, ...(other ? [other] : []), ...judgeCapitals(read, part)]
}

/** What a text of a text model claims without evidence; null if the words of a line are not a model's. */
function judgeClaims(read: ReadDesign, { tokens, text, places }: Part): Fault[] | null {
  const isModel = places.some(({ origin }) => origin === 'model')
  const isGiven = places.some(({ origin }) => origin !== 'model')
  if (!isModel || (isGiven && tokens.length > 1)) return null
  return findUnsupported(text, read.design.language, read.evidence).map(({ words }) => ({ rule: 'claim', words }))
}

/** Words with capitals of their own, such as "iPhone", "mRNA" and "eBay", that are drawn with others. */
function judgeCapitals(read: ReadDesign, { line, tokens, places }: Part): Fault[] {
  const [place] = places
  const { drawn } = read.design.lines[line] ?? {}
  const shown = drawn === undefined ? tokens : readTokens(toCleanText(drawn))
  const source = place && read.sources[place.origin][place.source]
  if (!place || !source) return []
  const drawnTexts = new Set(shown.map(({ text }) => text))
  const lost = source.tokens
    .slice(place.from, place.to)
    .filter(({ kind, text }) => kind === 'word' && OWN_CAPITALS.test(text) && !drawnTexts.has(text))
  return lost.length > 0 ? [toFault('capitals', lost)] : []
}

/** A small letter before a capital. */
const OWN_CAPITALS = /\p{Ll}\p{Lu}/u

const unique = <Finding extends Fault & { line?: number | null }>(findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>()
  return findings.filter(({ rule, words, line = null }) => {
    const name = `${line} ${rule} ${words}`
    return !seen.has(name) && seen.add(name) !== undefined
  })
}

const SMILEY = /[:;]-?[()DP](?!\p{L})/gu
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
] as const
const EMPTY = /\(\s*\)|\[\s*\]|（\s*）|「\s*」|“\s*”|„\s*“|"\s*"/u
const LEADING = /^\s*(?:[,;.!?)\]}、，。；）」](?!\p{N})|[:：](?!\p{L})|[/&+·•|](?=\s|$))/u
const TRAILING = /(?:[,;([{、，；（「/&·•|¿¡]|(?<!\p{N})\+|\s[-–—])\s*$/u
const DOUBLED = /\(\s|\s\)|,\s*[,;.]|;\s*[,;.]|:\s*[,;]|\(\s*[,;.:]|[,;:]\s*\)|[–—]\s*[–—]|&\s*&/u

/** Finds marks that stand alone, that are doubled, or that open nothing: what a cut leaves behind. */
function judgeMarks(text: string): Fault[] {
  const clean = toCleanText(text).replace(SMILEY, '').trim()
  if (!/[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(clean))
    return clean === '' ? [] : [{ rule: 'mark', words: clean }]
  const isBroken =
    [EMPTY, LEADING, TRAILING, DOUBLED].some((pattern) => pattern.test(clean)) ||
    PAIRS.some(([open, close]) => isUnbalanced(clean, open, close))
  return isBroken ? [{ rule: 'mark', words: clean }] : []
}

/** A closing bracket behind a number or letter is that of a list: "a)". */
const isUnbalanced = (text: string, open: string, close: string) => {
  const count = (mark: string) => text.split(mark).length - 1
  return count(open) !== count(close) && !/^\s*[\p{L}\p{N}]{1,2}\)/u.test(text)
}
