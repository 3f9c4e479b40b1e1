import { decodeHTML } from 'entities'
import { headsSteps } from '../../model/heads-steps.ts'
import { endsLettered } from '../../model/lettered.ts'
import { toAsciiDigits, toNumberKey } from './number-key.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

export type TokenKind = 'word' | 'number' | 'link' | 'sign' | 'mark'

/** A word, number, address, sign or mark of a text. Quotation marks and emoji are no tokens. */
export interface Token {
  kind: TokenKind
  /** Equal for texts that differ only by what may be changed: case, kinds of dashes, spaces and apostrophes, the way a number is written. */
  key: string
  text: string
  /** Offsets in the clean text, in UTF-16 code units. */
  start: number
  end: number
  /** Whether a clause begins here: after a mark, a quotation mark, an emoji, or at a new line. */
  opens: boolean
  /** Whether a line of the text begins here. */
  starts_line: boolean
  /** Whether a new line or a dot stands before it, so that it does not continue what was said. */
  is_parted: boolean
  /** The marker of a list that stood before it: "1.", "•". */
  marker: string | null
}

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々\\p{Script=Thai}\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}'
/** Scripts that write no spaces between words: each character is a word. */
export const isUnspaced = (text: string): boolean => ANY_UNSPACED.test(text)
const ANY_UNSPACED = compilePattern(`[${UNSPACED}]`, 'u')

const CURRENCY = '(?:(?:R|A|C|US|HK|NT|MX|S)\\$|\\p{Sc}|CHF|EUR|USD|GBP|Fr\\.|Rs\\.?)'
const UNIT =
  '(?:\\p{Sc}|%|％|‰|°\\s?[CF]?(?![\\p{L}])|円|元|원|(?:EUR|USD|GBP|CHF|PLN|BRL|[Ee]uros?|zł|Kč|kr|Ft|TL|lei|грн|руб|ريالا?|درهما?|دينارا?|جنيها?|ج\\.م|र|रुपये|kWh|km|kg|cm|mm|ml|cl|dl|m²|m³|m2|GB|TB|MB|kW|g|l|L|m)(?![\\p{L}\\p{N}]))'
const DIGITS = "\\p{Nd}+(?:[.,:'’/⁄٫٬]\\p{Nd}+)*"
const NUMBER = `(?:${CURRENCY}\\s?)?(?:\\p{Nd}{1,3}(?: \\p{Nd}{3})+(?!\\p{Nd})|${DIGITS})(?:[.,][-–—](?!\\p{L}))?(?:\\s?${UNIT}(?<!\\s\\p{Sc}(?=\\s?\\p{Nd}))|[\\p{Script=Latin}]{1,12}|[\\p{No}]{1,3})?`
const LATIN = '\\p{Script=Latin}\\p{Nd}'
const TAIL = '[^\\s<>"“”„«»]'
/** Addresses begin where no address can go on: so each character is read by one of them at most. */
const LINK = `(?:https?:\\/\\/|www\\.)${TAIL}+|(?<![${LATIN}._+-])[${LATIN}_][${LATIN}._+-]*@[${LATIN}-]+\\.[${LATIN}.-]+|(?<![${LATIN}._+-])(?:[${LATIN}-]+\\.){1,4}(?:com|org|net|io|de|fr|es|br|it|nl|pl|tr|jp|cn|co|uk|eu|shop|store|app|example|info|ch|be|us|ca|studio|cafe)(?![${LATIN}-]|\\.[${LATIN}])(?:\\/${TAIL}*)?|[@#][\\p{L}\\p{N}_][\\p{L}\\p{N}\\p{M}_.]*`
const WORD = `\\p{Script=Hebrew}+["״]\\p{Script=Hebrew}+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}]|’(?=\\p{L}))+’?|[${UNSPACED}]\\p{M}*`
const EMOJI =
  '[#*\\d]\\uFE0F?\\u20E3|(?![©®™#*\\p{N}])\\p{Extended_Pictographic}[\\uFE0F\\u200D\\p{Emoji_Modifier}\\p{Extended_Pictographic}]*|\\p{RI}\\p{RI}'
const DECOR = '[✓✔✗★☆•·・･►▶●○◎■□◆◇※|｜]'
const QUOTE = '["“”„«»‹›「」『』]|(?<![\\p{L}\\p{N}])[‘‚’]|’(?![\\p{L}])'

const TOKEN = compilePattern(
  [
    `(?<decor>${DECOR})|(?<emoji>${EMOJI})`,
    `(?<link>${LINK})`,
    `(?<number>${NUMBER})`,
    `(?<word>${WORD})`,
    `(?<quote>${QUOTE})`,
    '(?<sign>(?!~(?=\\s\\p{L}))\\p{S})',
    '(?<mark>\\S)',
  ].join('|'),
  'gu',
)

const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u061C\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g

/** A text as it is compared: character references decoded, without invisible characters, one kind of space and of apostrophe. */
export const toCleanText = (text: string): string =>
  decodeTwice(text)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/['`´‘’]/g, '’')
    .replace(
      /(\p{Nd})?([\u2150-\u215E])/gu,
      (_, whole: string | undefined, sign: string) =>
        `${whole === undefined ? '' : `${whole} `}${sign.normalize('NFKD')}`,
    )

/** References are decoded twice, for texts that were encoded twice. */
const decodeTwice = (text: string) => (text.includes('&') ? decodeHTML(decodeHTML(text)) : text)

const MARKER =
  /^ *(?:(\p{Nd}{1,2})(?:[.)](?= )|[、．）](?=\p{L}))|\d{1,2}\uFE0F?\u20E3|[a-h]\)(?= )|([-–—*•✓✔▪‣·►▶→])(?= )|(?:[✓✔✅➡👉🔹🔸⭐✨]\uFE0F? ?))/u
const DASH = /^[-–—−―]$/u

const BOUNDARIES = new Set([',', ';', ':', '!', '?', '.', '(', ')', '{', '}', '—', '/', '~'])

/** Whether a token ends a clause and begins the next one. */
export const isBoundary = ({ kind, key }: Token): boolean => kind === 'mark' && BOUNDARIES.has(key)

/**
 * Reads the tokens of a clean text. The cost grows with its length. In a language without ordinals of the form "12. Juli", a dot behind a number
 * ends a sentence.
 */
export function readTokens(clean: string, hasOrdinals = true): Token[] {
  const tokens: Token[] = []
  let at = 0
  const isList = (clean.match(NUMBERED)?.length ?? 0) > 1
  for (const line of clean.split('\n')) {
    for (const { start, text, isBare } of splitEntries(line, hasOrdinals)) {
      const found = (isBare ? BARE_MARKER : MARKER).exec(text)
      const isDate =
        !isBare && hasOrdinals && !isList && found?.[1] !== undefined && isOrdinal(text.slice(found[0].length))
      const marker = isDate ? null : found
      const from = marker?.[0].length ?? 0
      readLine(tokens, text, { at: at + start, from, marker: marker ? marker[0].trim() : null, hasOrdinals })
    }
    at += line.length + 1
  }
  return tokens
}

/** A line that begins with a number. */
const NUMBERED = /(?:^|\n) *\p{Nd}{1,2}[.)] /gu

const INLINE = /(?<![^\s:：，；。、])\p{Nd}{1,2}(?:[.)] |[、．）])(?=[\p{L}\p{N}])/gu

/** The entries of a list in one line: "1. Wash. 2. Rinse." */
function splitEntries(line: string, hasOrdinals: boolean): { start: number; text: string; isBare?: boolean }[] {
  const starts: number[] = []
  for (const { 0: marker, index } of line.matchAll(INLINE)) {
    const isNext = Number.parseInt(toAsciiDigits(marker), 10) === starts.length + 1
    if (isNext && !(hasOrdinals && isOrdinal(line.slice(index + marker.length)))) starts.push(index)
  }
  if (starts.length < 2) return splitBare(line)
  const all = starts[0] === 0 ? starts : [0, ...starts]
  return all.map((start, at) => ({ start, text: line.slice(start, all[at + 1]) }))
}

/** "how to use it: 1 cleanse 2 warm it 3 press in": digits without a mark, the first of them behind a colon or at the start. */
function splitBare(line: string): { start: number; text: string; isBare?: boolean }[] {
  const starts: number[] = []
  for (const { 0: marker, index } of line.matchAll(BARE)) {
    const isFirst =
      starts.length > 0 ||
      /(?:^|[:：])\s*$/u.test(line.slice(Math.max(0, index - 3), index)) ||
      headsSteps(line.slice(0, index))
    if (isFirst && Number.parseInt(toAsciiDigits(marker), 10) === starts.length + 1) starts.push(index)
  }
  const [first = 0] = starts
  if (starts.length < LEAST_BARE) return [{ start: 0, text: line }]
  const entries = starts.map((start, at) => ({ start, text: line.slice(start, starts[at + 1]), isBare: true }))
  return first > 0 ? [{ start: 0, text: line.slice(0, first) }, ...entries] : entries
}
const LEAST_BARE = 3
const BARE = /(?<=^|[\s:：])\p{Nd}{1,2} (?=\p{L})/gu
const BARE_MARKER = /^ *\p{Nd}{1,2}(?= )/u

function readLine(
  tokens: Token[],
  line: string,
  { at, from, marker, hasOrdinals }: { at: number; from: number; marker: string | null; hasOrdinals: boolean },
): void {
  const state = { opens: true, starts_line: true, is_parted: true, marker }
  TOKEN.lastIndex = from
  for (let match = TOKEN.exec(line); match; match = TOKEN.exec(line)) {
    const token = toToken(match, line, at, hasOrdinals)
    if (token === null) {
      state.opens = true
      state.is_parted ||= match.groups?.['decor'] !== undefined
      continue
    }
    TOKEN.lastIndex = token.end - at
    const isApartHere = isSpaced(tokens.at(-1), token)
    tokens.push({ ...token, ...state, opens: state.opens || isApartHere, is_parted: state.is_parted || isApartHere })
    Object.assign(state, { opens: false, starts_line: false, is_parted: false, marker: null })
  }
}

type BareToken = Omit<Token, 'opens' | 'starts_line' | 'is_parted' | 'marker'>

const UNSPACED_ALONE = compilePattern(`^[${UNSPACED}]`, 'u')

/** A space in a script without spaces parts what is said, also behind how to reach somebody, and so does the end of a Korean sentence. */
const isSpaced = (before: Token | undefined, { start, text }: BareToken) =>
  before !== undefined &&
  before.end < start &&
  (KOREAN_END.test(before.text) ||
    (UNSPACED_ALONE.test(text) &&
      (UNSPACED_END.test(before.text) || before.kind === 'link' || countDigits(before.text) >= LEAST_DIGITS)))
const UNSPACED_END = compilePattern(`[${UNSPACED}]\\p{M}{0,4}$`, 'u')
const KOREAN_END = /[가-힣](?:니다|세요|해요|어요|아요|여요|예요|에요|돼요|네요|줘요|려요)$/u
const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0
/** A number of so many digits is that of a telephone. */
const LEAST_DIGITS = 7

function toToken(match: RegExpExecArray, line: string, at: number, hasOrdinals: boolean): BareToken | null {
  const { decor, emoji, quote, link, number, word, sign } = match.groups ?? {}
  if (decor !== undefined || emoji !== undefined || quote !== undefined) return null
  const start = at + match.index
  const make = (kind: TokenKind, text: string, key: string): BareToken => ({
    kind,
    text,
    key,
    start,
    end: start + text.length,
  })
  if (link !== undefined) {
    const bare = link.replace(/[.,;:!?)\]}'’…。、，]{1,9}$/u, '')
    return make('link', bare || link, (bare || link).toLowerCase())
  }
  if (number !== undefined) return make('number', number, toNumberKey(number))
  if (word !== undefined) return make('word', word, word.toLowerCase().replaceAll('i\u0307', 'i').replace(/’$/, ''))
  if (sign !== undefined) return make('sign', sign, sign === '−' ? '-' : sign)
  return make('mark', match[0], toMarkKey(match[0], line, match.index, hasOrdinals))
}

/** Marks of one meaning have one key. A dash between spaces and a hyphen inside of a word are different. */
function toMarkKey(mark: string, line: string, index: number, hasOrdinals: boolean): string {
  if (DASH.test(mark)) return isApart(line, index) || isLongDash(mark, line, index) ? '—' : '-'
  if (mark === '.' && !isFullStop(line, index, hasOrdinals)) return '&.'
  // "大人1,000円／子ども500円": another price behind it.
  if (mark === '／' && /^[^／\s\p{Nd}]{1,12}\p{Nd}/u.test(line.slice(index + 1, index + 14))) return '/'
  if (mark === '/' || mark === '／') return isApart(line, index) ? '/' : '+/'
  const found = SAME_MARKS.find(([marks]) => marks.includes(mark))
  return found ? found[1] : mark
}

const isApart = (line: string, index: number) => line.charAt(index - 1) === ' ' && line.charAt(index + 1) === ' '
/** English writes a long dash without spaces; between numbers it is a range. */
const isLongDash = (mark: string, line: string, index: number) =>
  /[—―]/.test(mark) && !/\p{N}/u.test(line.charAt(index - 1)) && !/\p{N}/u.test(line.charAt(index + 1))

const SAME_MARKS: readonly (readonly [string, string])[] = [
  [',，、،', ','],
  [';；؛', ';'],
  [':：', ':'],
  ['!！¡', '!'],
  ['?？؟¿', '?'],
  ['.。।…', '.'],
  ['(（【[', '('],
  [')）】]', ')'],
  ['＆', '&'],
  ['＋', '+'],
]

/** Abbreviations and initials. */
const SHORT =
  /(?<![\p{L}\p{N}])(?:\p{Lu}|nr|no|str|dr|mr|mrs|ms|st|inkl|incl|exkl|excl|ca|approx|p|ex|av|sr|sra|núm|ul|godz|tel|z|b|bzw|zzgl|min|max|vs|art|tys|kat|n|u|a|m|e|i|g|d|o|s|co|ltd|inc|reg|pl|ст|ул|г)$/iu

/** Whether a period ends a sentence. It does not in "Nr. 5", "z. B.", "12. Juli" and "p.m". */
function isFullStop(line: string, index: number, hasOrdinals: boolean): boolean {
  const next = line.charAt(index + 1)
  if (next !== '' && next !== ' ' && /[\p{L}\p{N}]/u.test(next)) return false
  const before = line.slice(Math.max(0, index - 8), index)
  if (next === '') return true
  // "praca@podlipa.pl. Zrób post"
  if (/[\p{L}\p{N}]\.\p{L}{2,6}$/u.test(before) && ADDRESS.test(line.slice(Math.max(0, index - 48), index))) return true
  const after = line.slice(index + 1, index + 3).trim()
  if (/^ \p{L}{2}/u.test(line.slice(index + 1, index + 4)) && endsLettered(line.slice(Math.max(0, index - 24), index)))
    return true
  if (STREET.test(line.slice(Math.max(0, index - 40), index))) return true
  if (
    RANGE_END.test(line.slice(Math.max(0, index - 16), index)) ||
    MEASURED.test(line.slice(Math.max(0, index - 32), index))
  )
    return true
  if (/(?<![\p{N}.,])\p{Nd}{1,2}$/u.test(before)) {
    const behind = line.slice(index + 1, index + 14)
    // "14. januar" of a language whose words are not known.
    return !(hasOrdinals ? isOrdinal(behind) : namesMonth(behind))
  }
  if (/^\p{Lu}/u.test(after) && ENDED.test(line.slice(Math.max(0, index - 32), index))) return true
  return !(SHORT.test(before) && /^[\p{L}\p{N}]/u.test(after))
}

/** "od 9 do 17. minimum 1 kg": the end of a range is no ordinal. */
const RANGE_END = /\p{Nd} ?(?:do|bis|to|till|til|tot|à|a|–|-) ?\p{Nd}{1,2}$/u
/** "with you in 30 min. 24/7", "6 people max. bring a towel": a sentence may end here, whatever follows. */
const MEASURED = /\p{Nd}[^,;.!?]{0,16} (?:max|min)$/u
/** What ends a sentence with an abbreviation: "8 places max. Book", "a las 11 h. Gratis", "Carmen R. Thank you". */
const ENDED =
  /(?:\d[^.!?]{0,24} (?:max|min)|\d[^.!?\p{L}]{0,4} ?(?:p\. ?[pPw]|(?:pr\.?|per|pro|je) ?(?:[Pp]ers|[Ss]t|stk|[Ss]td|mnd))|\d ?(?:h|hs|hrs|g|l|m)|(?<=\p{Lu}\p{Ll}{2,16} )\p{Lu})$/u

/** A mailbox or a web address. */
const ADDRESS = /(?:@|www\.)\S{2,40}$/u

/** The end of an address: "22 High St", "ul. Długa 5". */
const STREET =
  /(?<=\d (?:[NSEW]{1,2}\.? )?(?:\p{Lu}\p{L}{2,20} ){1,2})(?:St|Rd|Ave|Ln|Sq|Blvd)$|(?<=(?:ul|al|pl)\. \p{Lu}\p{L}{2,20} )\d{1,3}$/u

/** A period behind a number makes it an ordinal before a small letter and before the name of a month. */
const isOrdinal = (after: string): boolean => {
  const word = /^ ?(\p{L}+)/u.exec(after)?.[1] ?? ''
  return (/^\p{Ll}/u.test(word) && !OPENING.test(word)) || MONTHS.has(word.toLowerCase())
}

const namesMonth = (after: string): boolean => MONTHS.has(/^ ?(\p{Ll}+)/u.exec(after)?.[1] ?? '')

/** A small letter behind the end of a sentence in hurried text: "Schlittschuhe leihen 3. täglich 10–18 Uhr". */
const OPENING = /^(?:täglich|nur|immer|bitte|auch|wir|jeden|geöffnet|gültig|jetzt|zzgl|inkl|sadece|her|kun|også|vain)$/u

const MONTHS: ReadonlySet<string> = new Set(
  ['de', 'tr', 'da', 'nb', 'fi', 'cs', 'hu'].flatMap((tag) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 2)).toLowerCase(),
    ),
  ),
)
