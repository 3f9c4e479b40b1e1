import { hasSingle, measureTerm, type LanguageTerms } from './languages/terms.ts'
import { isMoney } from './number-key.ts'
import { isBoundary, type Token } from './tokens.ts'

/**
 * Why two neighboring tokens must not be parted: they are one number or name, or a price and what it is for. A number and the word behind it
 * (`unit`) may stand in two lines of one picture.
 */
export type Bond = 'number' | 'price' | 'cut' | 'unit'

/** Finds where a text must not be cut: one entry for each token, about the cut before it, and one for the end. */
export function findBonds(clean: string, tokens: readonly Token[], terms: LanguageTerms): (Bond | null)[] {
  const isList = endsRows(tokens)
  const bonds: (Bond | null)[] = tokens.map((_, at) => findBond(tokens, terms, at, isList))
  bonds.push(null)
  for (let at = 0; at < tokens.length; at += 1) {
    bindRange(bonds, tokens, terms, at)
    bindUnit(bonds, tokens, terms, at)
  }
  bindTelephones(bonds, clean, tokens)
  return bonds
}

const TIGHT = new Set(['-', '+/', '&.', '’'])
const isPlain = (token: Token | undefined) => token?.kind === 'number' && /^[\d.⁄]+$/.test(token.key)
const isAmount = (token: Token | undefined) =>
  token?.kind === 'number' && (isMoney(token.key) || token.key.endsWith('%'))

function findBond(tokens: readonly Token[], terms: LanguageTerms, at: number, isList: boolean): Bond | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token || token.opens || isBoundary(before) || isBoundary(token)) return null
  const isNumber = before.kind === 'number' || token.kind === 'number'
  if (before.end === token.start && (TIGHT.has(before.key) || TIGHT.has(token.key))) return isNumber ? 'number' : 'cut'
  if (before.kind === 'sign' || token.kind === 'sign') return isNumber ? 'number' : 'cut'
  if (token.kind === 'number') return bindNumber(tokens, terms, at, isList)
  // "1,280円 苺": where words have no spaces between them, a space is a mark.
  if (isAmount(before) && before.end < token.start && UNSPACED_WORD.test(token.text)) return null
  return before.kind === 'number' && token.kind === 'word' && !isFree(terms, tokens, at) && !isNextRow(tokens, at)
    ? isAmount(before)
      ? 'price'
      : 'unit'
    : null
}

const UNSPACED_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a word behind an amount begins the next row of a list without marks, each of which ends with its amount: "coupe 22€ brushing 25€ barbe 12€". */
function isNextRow(tokens: readonly Token[], at: number): boolean {
  let [start, end] = [at, at]
  while (start > 0 && at - start < LONGEST_LINE && !tokens[start]?.opens && !isBoundary(tokens[start - 1] as Token))
    start -= 1
  while (
    end < tokens.length &&
    end - at < LONGEST_LINE &&
    !(end > at && tokens[end]?.opens) &&
    !isBoundary(tokens[end] as Token)
  )
    end += 1
  const line = tokens.slice(start, end)
  const amounts = line.flatMap((token, index) => (isAmount(token) ? [index] : []))
  if (line[0]?.kind !== 'word' || amounts.length < LEAST_ROWS) return false
  // "sofas £50 off beds £30 off lamps £5 off": the same word behind each amount belongs to it.
  const behind = amounts.map((index) => line[index + 1])
  return isAmount(line.at(-1)) || (new Set(behind.map((token) => token?.key)).size > 1 && behind.every(isWord))
}
const isWord = (token: Token | undefined) => token?.kind === 'word'
const LEAST_ROWS = 3
/** In tokens on each side, so that the cost grows with the length of a text. */
const LONGEST_LINE = 60

/** A word that may stand apart from the number before it. */
const isFree = (terms: LanguageTerms, tokens: readonly Token[], at: number) => {
  const { key } = tokens[at] ?? { key: '' }
  const lists = [terms.limits, terms.conditions, terms.only, terms.former]
  return (
    NORTHERN_LINK.test(key) ||
    hasSingle(terms.leads, key) ||
    hasSingle(terms.links, key) ||
    terms.days.has(key) ||
    lists.some((list) => measureTerm(list, tokens, at) > 0)
  )
}

/** "and", "or", "but" of languages whose words the judge does not know: "mandag 18 og onsdag 19.30". */
const NORTHERN_LINK = /^(?:og|och|ja|tai|sekä|eller|men|mutta)$/u

/** A number is bound to its limit, and a number without a unit to the name before it: "from $12", "Room 4". */
function bindNumber(tokens: readonly Token[], terms: LanguageTerms, at: number, isList: boolean): Bond | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if ((endsTerm(terms.limits, tokens, at) && !closesNumber(tokens, at)) || endsTerm(terms.former, tokens, at))
    return isAmount(token) ? 'price' : 'number'
  // "500 g €4": a measure, and its price.
  if (before?.kind === 'number' && isMoney(token?.key ?? '') && !isPlain(before)) return null
  // "8.30-5 £32 a day": hours, and a price.
  if (before?.kind === 'number' && /^\p{Sc}/u.test(token?.text ?? '') && tokens[at - 2]?.key === '-') return null
  // "+250円 15時から", "28,000원 12월": an amount, and when.
  if (isAmount(before) && before !== undefined && token !== undefined && before.end < token.start) return null
  // "às 19h 40 reais por mês": an hour, and an amount.
  if (before && HOUR.test(before.text) && token && before.end < token.start) return null
  if (before?.kind === 'number' || (terms.months.has(before?.key ?? '') && !isAmount(token))) return 'number'
  const isFollowed = next !== undefined && !next.opens && !isBoundary(next)
  // "Kinderflohmarkt 9.5. 10-13 Uhr": a day.
  if (next?.key === '.' && /^[0-3]?\d\.[01]?\d$/.test(token?.key ?? '')) return null
  // "Goggles 30 (was 55)": a price.
  if (next?.key === '(' && measureTerm(terms.former, tokens, at + 2) > 0) return null
  if (before?.kind !== 'word' || !isPlain(token) || isFollowed) return null
  return isFree(terms, tokens, at - 1) || isList ? null : 'number'
}

/**
 * Whether a text lists rows that end with an amount without a currency: "Wash 22, cut 38, color 65". Numbers of one digit are not counted:
 * they may be names, as of rooms.
 */
const endsRows = (tokens: readonly Token[]): boolean =>
  tokens.filter((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isLast = next === undefined || next.opens || isBoundary(next)
    return before?.kind === 'word' && isPlain(token) && token.key.length > 1 && isLast
  }).length >= LEAST_ROWS

/** "19h", "9h30" */
const HOUR = /^\p{Nd}{1,2}h(?:\p{Nd}{2})?$/iu

/** "90 min $55", "teams of 6 max": a unit or a limit of the number before it, and not of what follows. */
export const closesNumber = (tokens: readonly Token[], at: number): boolean =>
  /^(?:min|minute|minutes|max|maximum)$/.test(tokens[at - 1]?.key ?? '') && tokens[at - 2]?.kind === 'number'

/** Whether a term ends before a token. */
function endsTerm(list: LanguageTerms['limits'], tokens: readonly Token[], at: number): boolean {
  for (let length = 1; length <= LONGEST && length <= at; length += 1)
    if (measureTerm(list, tokens, at - length) === length && !isParted(tokens, at - length, at)) return true
  return false
}
const LONGEST = 4

const isParted = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from + 1, to + 1).some((token, index) => token.opens || isBoundary(tokens[from + index] as Token))

/** Both ends of a range: "24 to 26", "Monday to Friday", "9 Uhr bis 17 Uhr". */
function bindRange(bonds: (Bond | null)[], tokens: readonly Token[], terms: LanguageTerms, at: number): void {
  const length = measureTerm(terms.ranges, tokens, at)
  if (length === 0 || at === 0) return
  const isEnd = (index: number) => tokens[index]?.kind === 'number' || terms.days.has(tokens[index]?.key ?? '')
  const from = isEnd(at - 1) ? at - 1 : isEnd(at - 2) && tokens[at - 1]?.kind === 'word' ? at - 2 : -1
  const to = isEnd(at + length)
    ? at + length
    : isEnd(at + length + 1) && isFree(terms, tokens, at + length)
      ? at + length + 1
      : -1
  if (from < 0 || to < 0 || isBundle(tokens, from) || tokens[from]?.kind !== tokens[to]?.kind) return
  if (isAmount(tokens[from]) !== isAmount(tokens[to]) || isParted(tokens, from, to)) return
  // "35 € au lieu de 45 jusqu'au 20 février": no day of a month.
  if (terms.months.has(tokens[to + 1]?.key ?? '') && Number(tokens[from]?.key) > LAST_DAY) return
  for (let cut = from + 1; cut <= to; cut += 1) bonds[cut] ??= isAmount(tokens[from]) ? 'price' : 'number'
}

const LAST_DAY = 31

/** "2 for 1". */
const isBundle = (tokens: readonly Token[], at: number) => isPlain(tokens[at]) && isPlain(tokens[at - 2])

/** What an amount is for: "$29/mo", "12 € pro Person", "49 € le kilo". */
function bindUnit(bonds: (Bond | null)[], tokens: readonly Token[], terms: LanguageTerms, at: number): void {
  if (tokens[at]?.kind !== 'number' || !isMoney(tokens[at]?.key ?? '')) return
  const next = tokens[at + 1]
  if (!next || next.opens) return
  const length = measureTerm(terms.per, tokens, at + 1)
  const other = length > 0 ? 0 : measureTerm(terms.per_words, tokens, at + 1)
  const isUnit = other > 0 && hasSingle(terms.per_units, tokens[at + 1 + other]?.key ?? '')
  if (length === 0 && !isUnit) return
  const end = at + 1 + Math.max(length, other)
  const last = tokens[end]
  bonds[at + 1] = 'price'
  // "€24 p.p. Op maandag"
  const isOver = tokens[end - 1]?.kind === 'mark' && tokens[end - 1]?.key === '.'
  if (last?.kind === 'word' && !last.opens && !isOver) bonds[end] = 'price'
}

const TELEPHONE = /(?<![\p{L}\p{N}])(?:\+|\(|0)[\p{Nd} ()/.–-]{6,30}/gu
const LEAST_DIGITS = 7

function bindTelephones(bonds: (Bond | null)[], clean: string, tokens: readonly Token[]): void {
  const found = [...clean.matchAll(TELEPHONE)].filter(([text]) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS)
  let at = 0
  for (const { index, 0: text } of found) {
    const end = index + text.replace(/(?<=[\p{Nd})])[^\p{Nd})]+$/u, '').length
    while (at < tokens.length && (tokens[at]?.start ?? 0) <= index) at += 1
    for (; at < tokens.length && (tokens[at]?.end ?? 0) <= end; at += 1) bonds[at] = 'number'
  }
}

/** Whether the other side of a cut may stand in a line of its own: "max 6", and "… 100 kr" before words that say another thing. */
export function isLoose(
  { tokens, terms }: { tokens: readonly Token[]; terms: LanguageTerms },
  bond: Bond,
  at: number,
): boolean {
  if (bond !== 'price') return bond === 'unit'
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  // "140 ₺ sütlaç 70 ₺": the next row of a list.
  const isRow =
    before !== undefined &&
    before.kind === 'number' &&
    isMoney(before.key) &&
    (next?.kind === 'number' || next?.key === '%') &&
    !isTerm(terms, tokens, at)
  const isSaid = token?.kind === 'word' && (next?.kind === 'word' || isRow) && !next.opens
  return (
    before?.kind === 'number' && isSaid && measureTerm(terms.per, tokens, at) === 0 && !NORTHERN_PER.test(token.key)
  )
}
const isTerm = (terms: LanguageTerms, tokens: readonly Token[], at: number) =>
  [terms.former, terms.limits, terms.links, terms.price_leads, terms.conditions, terms.per_words].some(
    (list) => measureTerm(list, tokens, at) > 0,
  )

/** "per" of languages whose words the judge does not know. */
const NORTHERN_PER = /^(?:pr|per|stk|styck|kpl|hver|varje|om)$/u
