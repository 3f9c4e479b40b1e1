import { guessLanguage } from './guess-language.ts'
import { toLanguageTag, UNDETERMINED } from './language-tag.ts'
import { PACKS } from './packs.ts'

/** The language of a text: a BCP 47 tag, and whether it is sure enough to add words of that language. */
export interface DetectedLanguage {
  language: string
  isCertain: boolean
}

/** A statistical guess needs this many words. */
const MIN_WORDS = 5
/** The language of the brand is close enough with this share of the best score, among the best three. */
const CLOSE = 0.85
/** A script is that of the text from this share of the letters. Letters of Latin names stand between those of other scripts. */
const MIN_SHARE = 0.3

/**
 * Detects the language of a text that is not English: by its script, then by letters of one language, then by common words, then by the
 * language of the brand if it is close, then by statistics. `expected` is the language of the brand.
 */
export function detectOther(text: string, expected: string | null): DetectedLanguage {
  const script = detectScript(text, expected)
  if (script) return { language: script, isCertain: true }
  const words = splitWords(text)
  const common = countCommonWords(words)
  const northern = countIn(words, NORTHERN_WORDS) + (NORTHERN_AMOUNT.test(text) ? 2 : 0)
  // "Loppemarked i gården søndag": its letters are those of no language with words here.
  const isLettered = NORTHERN_LETTERS.test(text)
  const least = isLettered ? Math.max(1, common?.count ?? 0) : Math.max(LEAST_NORTHERN, (common?.count ?? 0) + 1)
  if (northern >= least) return { language: guessNorthern(text), isCertain: true }
  if (isFinnish(text, words) && (common?.count ?? 0) < 2) return { language: 'fi', isCertain: true }
  if (countIn(words, INDONESIAN_WORDS) > Math.max(1, common?.count ?? 0)) return { language: 'id', isCertain: true }
  const spoken = common?.language ?? null
  if (CZECH_LETTERS.test(text) || countIn(words, CZECH_WORDS) > Math.max(1, common?.count ?? 0))
    return { language: 'cs', isCertain: true }
  const marked = MARKS.find(([, letters]) => letters.test(text))?.[0]
  if (marked && (spoken === null || spoken === marked || (common?.count ?? 0) < 2))
    return { language: marked, isCertain: true }
  if (spoken) return { language: spoken, isCertain: true }
  return guess(text, words.length, expected)
}

const FINNISH_WORDS: ReadonlySet<string> = new Set(
  'alkaa ja kertaa vuotiaat lapset aikuiset paikkoja ilmoittaudu klo ilman sekä tervetuloa meillä nyt uusi uudet ark avoinna suljettu hinta varaa soita kaikille päivä myös vain asti alkaen euroa'.split(
    ' ',
  ),
)
const FINNISH_END = /(?:aa|ää|ii|uu|yy|ss[aä]|st[aä]|ll[aä]|lt[aä]|ksi|nen|iin|een)$/u

/** Whether a text has the letters, and words or endings, of Finnish. */
const isFinnish = (text: string, words: readonly string[]): boolean =>
  (/[äö]/iu.test(text) || FINNISH_HOUR.test(text)) &&
  !/[åßüøæ]/iu.test(text) &&
  countIn(words, FINNISH_WORDS) * 2 + words.filter((word) => FINNISH_END.test(word)).length > 2

const FINNISH_HOUR = /(?<!\p{L})klo ?\d/iu
const INDONESIAN_WORDS: ReadonlySet<string> = new Set(
  'untuk dan yang tolong buatkan bikin buatin bikinin dari kami jam pukul harga ribu juta setiap tiap hari postingan buat jangan dengan mulai sampai hanya cuma toko diskon beli senin selasa rabu kamis jumat sabtu minggu buka tutup orang anak jalan jl pesan hubungi pendaftaran daftar kelas tersedia bisa ada semua kakak lowongan gaji pengalaman lamaran sebelum lokasi gratis promo hub telp makan gambar baru tutup libur masuk karyawan belajar'.split(
    ' ',
  ),
)

/** Letters that only Czech and Slovak have, and frequent Czech words as people type them without accents. */
const CZECH_LETTERS = /[ěřůťď]/iu
const CZECH_WORDS: ReadonlySet<string> = new Set(
  'prosim prosím potrebuju potrebuji potřebuju dobry dobrý den ahoj udelejte udělejte prispevek příspěvek plakat plakát sobota nedele neděle pondeli pondělí patek pátek streda středa ctvrtek čtvrtek utery úterý kc kč vstup deti děti zdarma zavreno zavřeno otevreno otevřeno jen pouze pro nebo sleva hod kazdy každý kazdou každou nepiste nepište hledame hledáme volejte'.split(
    ' ',
  ),
)

/** Letters and frequent words of Danish, Norwegian and Swedish, which have no language pack. */
const NORTHERN_LETTERS = /[åøæ]/iu
const NORTHERN_WORDS: ReadonlySet<string> = new Set(
  'kr kl pr stk tlf ny kurs og och på til till med er är vi har fra från kl lørdag lördag søndag söndag mandag måndag tirsdag tisdag onsdag torsdag fredag ikke inte nå nu også också hos ved for för den det et ett en av af alle alla søker söker åpner öppnar åbner gården åben åbent åpent öppet nye nya'.split(
    ' ',
  ),
)

/** Hours and prices as only these languages write them: "kl 18", "1 950 kr". */
const NORTHERN_AMOUNT = /(?<!\p{L})kl\.? ?\d|\d ?kr(?!\p{L})/iu
/** The least words of these languages in a text without their letters. */
const LEAST_NORTHERN = 4

function guessNorthern(text: string): string {
  if (/[äö]/iu.test(text)) return 'sv'
  const { scores } = guessLanguage(text)
  const score = (tag: string) =>
    Math.max(0, ...Object.entries(scores).flatMap(([code, value]) => (toLanguageTag(code) === tag ? [value] : [])))
  return score('da') > Math.max(score('no'), score('nb')) ? 'da' : 'no'
}

function guess(text: string, words: number, expected: string | null): DetectedLanguage {
  const result = guessLanguage(text)
  const ranked = Object.entries(result.scores).toSorted(([, one], [, other]) => other - one)
  const best = ranked[0]?.[1] ?? 0
  const isClose = ranked.slice(0, 3).some(([code, score]) => toLanguageTag(code) === expected && score >= best * CLOSE)
  if (expected && (isClose || words < MIN_WORDS)) return { language: expected, isCertain: true }
  const language = toLanguageTag(result.language) || UNDETERMINED
  return { language, isCertain: words >= MIN_WORDS && result.isReliable }
}

/** Scripts of one language, and what tells languages of one script apart. Kana comes before Han, because Japanese uses both. */
function detectScript(text: string, expected: string | null): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (letters === 0 ? 0 : (text.match(script)?.length ?? 0) / letters)
  const han = share(/\p{Script=Han}/gu)
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  if (kana > 0.05 && kana + han >= MIN_SHARE) return 'ja'
  if (han >= MIN_SHARE) return detectHan(text, expected)
  if (share(/\p{Script=Cyrillic}/gu) >= MIN_SHARE) return detectCyrillic(text, expected)
  return SCRIPTS.find(([, script]) => share(script) >= MIN_SHARE)?.[0] ?? null
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
]

/** Frequent characters that only one of the two Chinese scripts has. */
const TRADITIONAL = /[們個這國來時說對會學與為產業優數員歡體機專賣開關點價網買麵週節搶購禮單門館書車樂飲燈]/gu
const SIMPLIFIED = /[们个这国来时说对会学与为产业优数员欢体机专卖开关点价网买面周节抢购礼单门馆书车乐饮灯]/gu
/** Japanese without kana. */
const JAPANESE = /[円検価図気売駅営応込広発]|無料|予約/u

function detectHan(text: string, expected: string | null): string {
  if (JAPANESE.test(text)) return 'ja'
  if (expected === 'ja' && !/[们个这吗]/u.test(text)) return 'ja'
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [traditional, simplified] = [count(TRADITIONAL), count(SIMPLIFIED)]
  if (traditional === simplified && expected?.startsWith('zh')) return expected
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans'
}

function detectCyrillic(text: string, expected: string | null): string {
  if (/[іїєґ]/iu.test(text)) return 'uk'
  if (/[ыэёъ]/iu.test(text)) return 'ru'
  if (expected === 'uk' || expected === 'ru') return expected
  const { language } = guessLanguage(text)
  return language === 'uk' ? 'uk' : 'ru'
}

/** Letters that, among the languages of the studio in Latin script, only one has. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['vi', /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/iu],
  ['tr', /[ğışİ]/u],
  ['pl', /[łąęśźżń]/iu],
  ['pt-BR', /[ãõ]|R\$/iu],
  ['de', /ß/u],
  ['es', /[ñ¿¡]/iu],
]

/** The least letters of the name of a day: shorter ones are words of other languages. */
const LEAST_NAME = 4

/** The long names of days: "joga środa, pilates piątek" says its language by little else. Months are alike in many languages. */
function listDays(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, index + 1)))
    .flatMap(splitWords)
    .filter((name) => name.length >= LEAST_NAME)
}

const COMMON = PACKS.map(({ tag, prompt }) => {
  const common = prompt.common.split(' ').filter((word) => word !== '')
  // "Black Friday" is said in all languages.
  return [tag, new Set(common.length > 0 && tag !== 'en' ? [...common, ...listDays(tag)] : common)] as const
})

/** The language with the most common words in a text, and their number; null if there is none or two have as many. */
function countCommonWords(words: readonly string[]): { language: string; count: number } | null {
  const [first, second] = COMMON.map(([language, common]) => ({ language, count: countIn(words, common) })).toSorted(
    (one, other) => other.count - one.count,
  )
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first : null
}

const countIn = (words: readonly string[], common: ReadonlySet<string>) =>
  [...new Set(words)].filter((word) => common.has(word)).length

/** Whether several common words contradict that a text is English. */
export function hasOtherWords(text: string): boolean {
  const words = splitWords(text)
  const found = countCommonWords(words)
  const english = COMMON.find(([language]) => language === 'en')?.[1] ?? new Set()
  return found !== null && found.language !== 'en' && found.count > countIn(words, english) + 1
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []
}
