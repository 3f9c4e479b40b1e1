import { hasSingle, type LanguageTerms } from './languages/terms.ts'
import { isBoundary, isUnspaced, type Token } from './tokens.ts'
import type { UnsupportedClaim } from './unsupported-claim.ts'

/** Names that everybody may use: of platforms and of feasts. */
const FREE = new Set(
  'instagram facebook linkedin tiktok youtube pinterest twitter whatsapp christmas easter halloween valentine valentine’s xmas january weihnachten ostern noël pâques navidad pascua natal páscoa natale pasqua kerst pasen boże narodzenie wielkanoc ramazan bayram diwali eid ramadan black friday cyber monday i i’m i’ll i’ve ok'.split(
    ' ',
  ),
)

const isCapital = ({ text, kind }: Token) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text)

/** Whether nearly all words of a text have capitals, as in an English headline. Then capitals tell no names. */
export function isNameless(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3 && /^\p{L}/u.test(text))
  const raised = long.filter(({ text }) => /^\p{Lu}/u.test(text)).length
  const isLower = tokens.some(({ kind, text }) => kind === 'word' && /^\p{Ll}/u.test(text))
  const isTitle = raised === long.length && (long.length > 3 || !isLower)
  return (
    long.length > 2 &&
    (isTitle || (long.length > 6 && raised / long.length >= MOST_RAISED)) &&
    !isUnspaced(long[0]?.text ?? '')
  )
}
const MOST_RAISED = 0.85

/** Names that no source has: words with capitals inside of a sentence, words at a title, and foreign letters. */
export function readNames(
  clean: string,
  tokens: readonly Token[],
  terms: LanguageTerms,
  known: ReadonlySet<string>,
): UnsupportedClaim[] {
  const isNew = (token: Token | undefined) =>
    token?.kind === 'word' && !known.has(token.key) && !known.has(token.key.replace(/’s?$/, '')) && !FREE.has(token.key)
  const toName = (from: number, to: number): UnsupportedClaim => ({
    kind: 'name',
    words: clean.slice(tokens[from]?.start, tokens[to - 1]?.end),
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  })
  const found: UnsupportedClaim[] = [...findTitledSuffixes(clean, terms, known)]
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (!isNew(token)) continue
    if (isTitled(tokens, terms, at) || isForeign(token, terms)) found.push(toName(at, at + 1))
    else if (isCapital(token) && isNamed(tokens, terms, at, isNew)) found.push(toName(at, at + 1))
  }
  return joinNeighbors(found, clean)
}

/** German writes all nouns with capitals: there, a name is two of them. */
function isNamed(
  tokens: readonly Token[],
  { tag, long_days }: LanguageTerms,
  at: number,
  isNew: (token: Token | undefined) => boolean,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || long_days.has(token.key)) return false
  const isPaired = (other: Token | undefined) => other !== undefined && isNew(other) && isCapital(other)
  const isStart = token.opens || !before || (isBoundary(before) && before.key !== ',')
  const isNextPaired = isPaired(next) && !next?.opens
  if (tag === 'de') return !isStart && (isNextPaired || (isPaired(before) && !isOpening(tokens, at - 1)))
  return isStart ? isNextPaired && !isOpening(tokens, at + 1) : true
}

const isOpening = (tokens: readonly Token[], at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return !before || token?.opens === true || isBoundary(before)
}

function isTitled(tokens: readonly Token[], { titles, tag }: LanguageTerms, at: number): boolean {
  if (SUFFIXED.has(tag)) return false
  const before = tokens[at - 1]?.key === '.' || tokens[at - 1]?.key === '&.' ? tokens[at - 2] : tokens[at - 1]
  const isName = UNCASED.has(tag) || isCapital(tokens[at] as Token)
  return isName && before !== undefined && hasSingle(titles, before.key)
}

const SUFFIXED = new Set(['ja', 'zh-Hans'])
const UNCASED = new Set(['ar', 'hi'])

/** Latin letters in a text of another script are a name. */
const isForeign = ({ text }: Token, { tag }: LanguageTerms) =>
  (SUFFIXED.has(tag) || UNCASED.has(tag)) && /^\p{Lu}\p{Script=Latin}{2,}$/u.test(text)

/** "山田さん", "王女士": the characters before a title. */
function findTitledSuffixes(
  clean: string,
  { titles, tag }: LanguageTerms,
  known: ReadonlySet<string>,
): UnsupportedClaim[] {
  if (!SUFFIXED.has(tag)) return []
  const names = [...titles.values()].flatMap((terms) => terms.map((keys) => keys.join('')))
  return names.flatMap((title) => {
    const at = clean.indexOf(title)
    if (at < 1) return []
    const name = /[\p{Script=Han}\p{Script=Katakana}ー・]{1,8}$/u.exec(clean.slice(Math.max(0, at - 8), at))?.[0]
    if (!name || Array.from(name).every((character) => known.has(character))) return []
    return [{ kind: 'name' as const, words: name + title, start: at - name.length, end: at + title.length }]
  })
}

function joinNeighbors(names: readonly UnsupportedClaim[], clean: string): UnsupportedClaim[] {
  const joined: UnsupportedClaim[] = []
  for (const name of names.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && name.start <= last.end + 1) {
      const end = Math.max(last.end, name.end)
      joined[joined.length - 1] = { ...last, end, words: clean.slice(last.start, end) }
    } else joined.push(name)
  }
  return joined
}
