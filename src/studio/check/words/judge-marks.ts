import { toCleanText } from './tokens.ts'
import type { Fault } from './judge-place.ts'

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
export function judgeMarks(text: string): Fault[] {
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
