import { escape, oneOf } from './read-days.ts'
import { matchType, replaceMatches, type Tape } from './tape.ts'
import { foldCase } from '../../model/fold-case.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Node, NodeType, PhraseKey } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** A phrase that is read: a text of the tables with the types of its parts. */
export interface Rule {
  key: PhraseKey
  as: NodeType
  kind: FactKind
  /** The alternatives, with their parts in braces. */
  texts: readonly string[]
  /** `digits` is a number of up to three digits. */
  parts?: Readonly<Record<string, NodeType | 'digits' | readonly NodeType[]>>
  /** Words that must not follow: units. */
  isNotBefore?: readonly string[]
  make?: (parts: Readonly<Record<string, Node>>) => Node | null
}

/** Replaces what the rules say, in their order. */
export const applyRules = (tape: Tape, rules: readonly CompiledRule[]): Tape =>
  rules.reduce((left, { pattern, names, rule, isUnspaced }) => {
    const { key, as, kind } = rule
    const matches = listMatches(left.text, pattern, isUnspaced)
    return replaceMatches(left, matches, (match, nodes) => {
      const at = names.findIndex(({ group }) => match[group] !== undefined)
      if (at < 0) return null
      const parts: Record<string, Node> = {}
      for (const [index, name] of (names[at]?.parts ?? []).entries()) {
        const text = match[(names[at]?.group ?? 0) + 1 + index] ?? ''
        const isDigits = rule.parts?.[name] === 'digits'
        const part = isDigits ? toNumber(text) : name === 'code' ? toCode(left.text, match, text) : nodes.get(text)
        if (!part) return null
        parts[name] = part
      }
      return rule.make ? rule.make(parts) : { as, kind, is: 'phrase', key, parts }
    })
  }, tape)

/** A code has capitals: "use code SPRING". */
function toCode(text: string, { index = 0, 0: whole }: RegExpMatchArray, folded: string): Node | null {
  const start = index + whole.lastIndexOf(folded)
  const typed = text.slice(start, start + folded.length)
  const isCode = /\p{Lu}/u.test(typed) && typed === typed.toUpperCase()
  return isCode ? { as: 'code', kind: 'condition', is: 'text', text: typed } : null
}

const toNumber = (text: string): Node => ({
  as: 'number',
  kind: 'quantity',
  is: 'number',
  value: Number(text),
  written: text,
})

const WORD = /[\p{L}\p{M}\p{N}]/u
const isInside = (text: string, at: number) =>
  at > 0 && at < text.length && WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at))

/** The matches that begin and end with whole words. */
function listMatches(typed: string, pattern: RegExp, isUnspaced: boolean): RegExpMatchArray[] {
  const text = foldCase(typed)
  const found: RegExpMatchArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match && match[0] !== ''; match = pattern.exec(text)) {
    const isPart = !isUnspaced && (isInside(text, match.index) || isInside(text, match.index + match[0].length))
    if (isPart) pattern.lastIndex = match.index + 1
    else found.push(match)
  }
  return found
}

export interface CompiledRule {
  rule: Rule
  pattern: RegExp
  isUnspaced: boolean
  /** For each alternative, its group and the parts in it. */
  names: readonly { group: number; parts: readonly string[] }[]
}

const CODE = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{1,18}[\p{L}\p{N}]`

/** Without the dots of abbreviations: "max. 2", "incl. VAT". */
export const dropDots = (text: string): string =>
  text.replace(
    /(?<![\p{L}])(max|maks|máx|min|mín|mind|incl|inkl|excl|exkl|inc|inkl|zzgl|reg|approx|ca|tel|godz|godz|ul|szt|od|нap|мин|макс|шт)\.(?= ?[\p{L}\p{N}\p{Sc}{])/giu,
    '$1',
  )

export function compileRule(rule: Rule, isUnspaced: boolean): CompiledRule[] {
  const texts = [...new Set(rule.texts.filter((text) => text !== '').map(dropDots))].toSorted(
    (a, b) => b.length - a.length,
  )
  if (texts.length === 0) return []
  let group = 1
  const names: { group: number; parts: string[] }[] = []
  const alternatives = texts.map((text) => {
    const parts = [...text.matchAll(/\{([a-z_\d]+)\}/g)].map(([, name]) => name ?? '')
    names.push({ group, parts })
    group += 1 + parts.length
    return `(${toPattern(foldCase(text), rule.parts ?? {})})`
  })
  const last = rule.isNotBefore ? `(?! ?(?:${oneOf(rule.isNotBefore)}))(?![.,:]?\\d)` : ''
  return [{ rule, isUnspaced, pattern: compilePattern(`(?:${alternatives.join('|')})${last}`, 'gu'), names }]
}

/** The pattern of a text: spaces beside parts may be missing, and words are whole. */
function toPattern(text: string, types: NonNullable<Rule['parts']>): string {
  const pieces = text.split(/(\{[a-z_\d]+\})/).filter((piece) => piece !== '')
  const patterns = pieces.map((piece, index) => {
    const name = piece.match(/^\{(.+)\}$/)?.[1]
    if (name === 'code') return `(${CODE})`
    const type = name === undefined ? undefined : (types[name] ?? 'number')
    if (type === 'digits') return String.raw`(?<!\d[.,]?)(\d{1,3})`
    if (type !== undefined) return `(${toClass(type)})`
    const [before, after] = [index > 0, index < pieces.length - 1]
    const trimmed = piece.trim()
    const words = escape(trimmed).replaceAll(' ', '[ -]')
    const gap = ' ?'
    if (trimmed === '') return gap
    const end = trimmed.endsWith(':') ? gap : piece.endsWith(' ') ? `:?${gap}` : ''
    return `${before && piece.startsWith(' ') ? gap : ''}${words}${after ? end : ''}`
  })
  return patterns.join('')
}

const toClass = (types: NodeType | readonly NodeType[]): string =>
  typeof types === 'string' ? matchType(types) : `(?:${types.map(matchType).join('|')})`
