import { foldCase } from '../../model/fold-case.ts'
import type { Node, NodeType } from './node.ts'

/**
 * A text in which every part that was understood is one character of the private use area. The other parts are as typed. Offsets are in
 * UTF-16 code units.
 */
export interface Tape {
  source: string
  text: string
  /** For each code unit of `text`, where it starts and ends in `source`. */
  spans: readonly (readonly [start: number, end: number])[]
  nodes: ReadonlyMap<string, Node>
}

const TYPES: readonly NodeType[] = [
  'when',
  'bound',
  'money',
  'percent',
  'offer',
  'cond',
  'number',
  'measure',
  'code',
  'fact',
]
const FIRST = 0xe0_00
/** The most parts of a type in a text. */
const PER_TYPE = 600

/** Any understood part. */
export const ANY_NODE = String.raw`[\uE000-\uF8FF]`
const PRIVATE = /[\uE000-\uF8FF]/gu

/** A character class for the parts of a type. */
export function matchType(type: NodeType): string {
  const first = FIRST + TYPES.indexOf(type) * PER_TYPE
  return String.raw`[\u${first.toString(16)}-\u${(first + PER_TYPE - 1).toString(16)}]`
}

export function createTape(text: string): Tape {
  const source = text.replace(PRIVATE, ' ')
  const spans = Array.from({ length: source.length }, (_, at) => [at, at + 1] as const)
  return { source, text: source, spans, nodes: new Map() }
}

type Make = (match: RegExpMatchArray, nodes: Tape['nodes']) => Node | null

/** Replaces what a global pattern matches by one part each. Where `make` returns null, the text stays. */
export const replaceParts = (tape: Tape, pattern: RegExp, make: Make): Tape =>
  replaceMatches(tape, tape.text.matchAll(pattern), make)

/**
 * As `replaceParts`, in lower case: a pattern with the flag `i` and classes of Unicode takes milliseconds to compile, and there are hundreds
 * of them.
 */
export const replaceFolded = (tape: Tape, pattern: RegExp, make: Make): Tape =>
  replaceMatches(tape, foldCase(tape.text).matchAll(pattern), make)

/** As `replaceParts`, for matches that were found in a text of the same length. */
export function replaceMatches(tape: Tape, matches: Iterable<RegExpMatchArray>, make: Make): Tape {
  const nodes = new Map(tape.nodes)
  const full = new Set<NodeType>()
  let text = ''
  const spans: (readonly [number, number])[] = []
  let last = 0
  for (const match of matches) {
    const index = match.index ?? 0
    const node = match[0] === '' ? null : make(match, tape.nodes)
    const character = node && !full.has(node.as) ? nameNode(nodes, node.as) : null
    // What is left stays text.
    if (node && character === null) full.add(node.as)
    if (!node || character === null) continue
    const end = index + match[0].length
    text += tape.text.slice(last, index)
    spans.push(...tape.spans.slice(last, index))
    nodes.set(character, node)
    text += character
    spans.push([tape.spans[index]?.[0] ?? 0, tape.spans[end - 1]?.[1] ?? 0])
    last = end
  }
  if (last === 0) return tape
  return { ...tape, text: text + tape.text.slice(last), spans: [...spans, ...tape.spans.slice(last)], nodes }
}

/** A character that no part has; null if all of its type are taken. */
function nameNode(nodes: Tape['nodes'], type: NodeType): string | null {
  const first = FIRST + TYPES.indexOf(type) * PER_TYPE
  for (let tried = 0; tried < PER_TYPE; tried += 1) {
    const character = String.fromCharCode(first + ((nodes.size + tried) % PER_TYPE))
    if (!nodes.has(character)) return character
  }
  return null
}

/** The text as typed of a part of the tape. */
export function readSource({ source, spans }: Tape, start: number, end: number): string {
  if (end <= start) return ''
  return source.slice(spans[start]?.[0] ?? 0, spans[end - 1]?.[1] ?? 0)
}

/** Turns parts back into the text as typed where `isKept` refuses them. */
export function releaseParts(tape: Tape, isKept: (node: Node) => boolean): Tape {
  let text = ''
  const spans: (readonly [number, number])[] = []
  for (let at = 0; at < tape.text.length; at += 1) {
    const letter = tape.text.charAt(at)
    const node = tape.nodes.get(letter)
    const [start, end] = tape.spans[at] ?? [0, 0]
    if (!node || isKept(node)) {
      text += letter
      spans.push([start, end])
      continue
    }
    text += tape.source.slice(start, end)
    for (let from = start; from < end; from += 1) spans.push([from, from + 1])
  }
  return { ...tape, text, spans }
}
