import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis'
import type { CharSet } from 'refa'

/**
 * The positions of a pattern that consume a character, and which position can follow which, listed twice if there are two ways.
 */
interface Positions {
  chars: CharSet[]
  follows: number[][]
}

/** Where a part of the pattern can begin and end, and whether it can be empty. */
interface Ends {
  first: number[]
  last: number[]
  isEmpty: boolean
}

const NOTHING: Ends = { first: [], last: [], isEmpty: true }

/**
 * Whether a repeated group of the pattern can match one text in two ways, so that a backtracking matcher tries exponentially many. The
 * automaton of the positions (Glushkov 1961) is searched for two different paths from a position to itself over the same text (Weber and
 * Seidl 1991). Assertions count as empty.
 */
export function hasAmbiguousLoop(source: string, flags: string): boolean {
  const unicode = flags.includes('u')
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode })
  const context = { unicode, ignoreCase: flags.includes('i'), dotAll: flags.includes('s') }
  let found = false
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (found || quantifier.max !== Infinity || !quantifier.element.type.endsWith('Group')) return
      found = isAmbiguous(findPositions(quantifier, context))
    },
  })
  return found
}

function findPositions(quantifier: AST.Quantifier, flags: ReadonlyFlags): Positions {
  const positions: Positions = { chars: [], follows: [] }
  findEnds(quantifier, positions, flags)
  return positions
}

function findEnds(node: AST.Element, positions: Positions, flags: ReadonlyFlags): Ends {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return joinAlternatives(node.alternatives.map(({ elements }) => inTurn(elements, positions, flags)))
    case 'Quantifier': {
      if (node.max === 0) return NOTHING
      const ends = findEnds(node.element, positions, flags)
      if (node.max > 1) connect(positions, ends.last, ends.first)
      return { ...ends, isEmpty: ends.isEmpty || node.min === 0 }
    }
    case 'Assertion':
    case 'Backreference':
      return NOTHING
    default: {
      const position = positions.chars.push(toUnicodeSet(node, flags).chars) - 1
      positions.follows.push([])
      return { first: [position], last: [position], isEmpty: false }
    }
  }
}

const joinAlternatives = (ends: Ends[]): Ends => ({
  first: ends.flatMap(({ first }) => first),
  last: ends.flatMap(({ last }) => last),
  isEmpty: ends.some(({ isEmpty }) => isEmpty),
})

function inTurn(elements: AST.Element[], positions: Positions, flags: ReadonlyFlags): Ends {
  let whole = NOTHING
  for (const element of elements) {
    const next = findEnds(element, positions, flags)
    connect(positions, whole.last, next.first)
    whole = {
      first: whole.isEmpty ? [...whole.first, ...next.first] : whole.first,
      last: next.isEmpty ? [...whole.last, ...next.last] : next.last,
      isEmpty: whole.isEmpty && next.isEmpty,
    }
  }
  return whole
}

function connect({ follows }: Positions, from: number[], to: number[]): void {
  for (const position of from) follows[position]?.push(...to)
}

/** All positions of a loop can reach each other, so one pair of different positions between two equal ones is enough. */
function isAmbiguous({ chars, follows }: Positions): boolean {
  if (follows.some((next) => new Set(next).size < next.length)) return true
  const count = chars.length
  const forward = new Map<number, number[]>()
  const backward = new Map<number, number[]>()
  const equal = chars.map((_, position) => position * count + position)
  const open = [...equal]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (forward.has(pair)) continue
    const next = pairsAfter(pair, { chars, follows })
    forward.set(pair, next)
    for (const after of next) backward.set(after, [...(backward.get(after) ?? []), pair])
    open.push(...next)
  }
  const leading = reachable(equal, backward)
  return [...forward.keys()].some((pair) => Math.floor(pair / count) !== pair % count && leading.has(pair))
}

function pairsAfter(pair: number, { chars, follows }: Positions): number[] {
  const count = chars.length
  const [one, other] = [follows[Math.floor(pair / count)] ?? [], follows[pair % count] ?? []]
  return one.flatMap((a) =>
    other.flatMap((b) => (a === b || meet(chars[a], chars[b]) ? [Math.min(a, b) * count + Math.max(a, b)] : [])),
  )
}

const meet = (a: CharSet | undefined, b: CharSet | undefined) =>
  a !== undefined && b !== undefined && !a.isDisjointWith(b)

function reachable(from: readonly number[], edges: ReadonlyMap<number, number[]>): Set<number> {
  const seen = new Set<number>()
  const open = [...from]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(edges.get(next) ?? []))
  }
  return seen
}
