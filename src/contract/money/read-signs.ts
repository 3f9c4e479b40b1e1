import type { Currency } from '../languages/languages.ts'
import { hasMinorUnits } from './minor-units.ts'
import { findSign, isCertainSign, type Sign, SIGN_OR_WORD } from './currency-signs.ts'

export interface SignContext {
  /** The currency of a price without a sign. It also decides what a sign of several currencies means. */
  currency?: Currency | null | undefined
  /** What a person said that signs of several currencies mean: `{ $: 'CAD' }`. */
  meanings?: Readonly<Partial<Record<string, Currency>>> | undefined
}

export interface DecidedCurrency {
  /** Null if no currency is written and none is known, or the sign has several meanings. */
  currency: Currency | null
  /** A sign with several meanings, such as `$`, also where the context decided it. */
  sign: string | null
  /** What the sign may mean. Empty if the text names no currency. */
  candidates: readonly Currency[]
}

interface Written {
  text: string
  start: number
  end: number
}

/** The signs before and behind an amount, and what is left of both texts without them. */
export function findSigns(before: string, behind: string): { found: Sign[]; before: string; behind: string } {
  const sol = /(?:^| )S\/\.? ?$/.exec(before)
  if (sol) return { found: [{ sign: 'S/', currencies: ['PEN'] }], before: before.slice(0, sol.index), behind }
  const end = before.trimEnd().length
  const start = behind.length - behind.trimStart().length
  const first = takeSigns(before, (word) => word.end === end)
  const last = takeSigns(behind, (word) => word.start === start)
  return { found: [...first.found, ...last.found], before: first.rest, behind: last.rest }
}

/** Takes the signs out of a text. Words that are signs only beside the amount count if `isBeside` says so. */
function takeSigns(text: string, isBeside: (word: Written) => boolean): { found: Sign[]; rest: string } {
  const found: Sign[] = []
  let rest = ''
  let at = 0
  for (const word of listWords(text)) {
    const sign = isCertainSign(word.text) || isBeside(word) ? findSign(word.text) : null
    if (!sign) continue
    found.push(sign)
    rest += `${text.slice(at, word.start)} `
    at = word.end
  }
  return { found, rest: rest + text.slice(at) }
}

/** Words and signs. A word that ends with a sign it does not belong to, as in `from$5`, is two. */
const listWords = (text: string): Written[] =>
  [...text.matchAll(SIGN_OR_WORD)].flatMap(({ 0: word, index: start }) => {
    const whole = { text: word, start, end: start + word.length }
    const at = word.search(/\p{Sc}$/u)
    if (at <= 0 || findSign(word)) return [whole]
    const sign = { text: word.slice(at), start: start + at, end: whole.end }
    return [{ text: word.slice(0, at), start, end: start + at }, sign]
  })

/**
 * Decides which currency signs mean together. Without signs, it is the one of the context. An amount that `hasDecimals` is of none that
 * has no minor units: `¥19.80` are yuan.
 */
export function decideCurrency(
  signs: readonly Sign[],
  hasDecimals: boolean,
  { currency: usual = null, meanings = {} }: SignContext,
): (DecidedCurrency & { problem: null }) | { problem: 'not_listed' | 'two_currencies' } {
  const [first] = signs
  if (!first) return { problem: null, currency: usual, sign: null, candidates: [] }
  if (signs.some(({ currencies }) => currencies.length === 0)) return { problem: 'not_listed' }
  const shared = first.currencies.filter((one) => signs.every(({ currencies }) => currencies.includes(one)))
  const divided = shared.filter(hasMinorUnits)
  const candidates = hasDecimals && divided.length > 0 ? divided : shared
  const [only] = candidates
  if (!only) return { problem: 'two_currencies' }
  if (candidates.length === 1) return { problem: null, currency: only, sign: null, candidates }
  const meant = [meanings[first.sign], usual].find((one) => one && candidates.includes(one))
  return { problem: null, currency: meant ?? null, sign: first.sign, candidates }
}
