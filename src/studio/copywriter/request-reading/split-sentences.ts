import { UNSPACED } from '../carry/create-rules.ts'
import { isPriceContinued } from '../carry/join-former-price.ts'
import { hide } from './read-spans.ts'
import { INCLUSIVE } from './find-days.ts'
import { endsAbbreviated, endsOrdinal, ORDINALS, PRICED_STREET, startsStreet } from './abbreviations.ts'
import { endsCount, endsHours, endsStreet, HOURS, MONTH, PRICED_END } from './ends-sentence.ts'
import { isLookAsked, isLookOrdered } from './find-look.ts'
import { isNotShown } from './find-not-shown.ts'
import { matchNextStatement } from './next-statements.ts'
import { createMonths, createWeekdays } from './tables/row-patterns.ts'
import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/**
 * Splits a section of a text into sentences and lines. No sentence ends inside of the extents in `whole`. A sentence that begins with a word that
 * continues the one before it belongs to that one.
 */
export function splitSentences(
  text: string,
  { start, end }: Extent,
  whole: readonly (Extent & { span?: { kind: string } })[],
  words: ReadingWords,
): Extent[] {
  const hidden = (UNSPACED.includes(words.tag) ? markContacts(hide(text, whole), whole) : hide(text, whole)).slice(
    start,
    end,
  )
  const isContinued = findContinuation(words)
  const sentences: Extent[] = []
  for (const { segment, index } of listSegments(hidden, words)) {
    const last = sentences.at(-1)
    const before = last ? hidden.slice(last.start, last.end) : ''
    const extent = { start: index, end: index + segment.length }
    const isEmoji = !/[\p{L}\p{N}\uFFFC]/u.test(segment)
    const isMonth = DAY_NUMBER.test(before.slice(-16)) && NORTHERN_MONTH.test(text.slice(start + index))
    const isLine = !/[\n\r]/.test(before.slice(before.trimEnd().length))
    if (last && isLine && (isEmoji || isMonth || isContinued(before, segment))) last.end = extent.end
    else sentences.push(extent)
  }
  return sentences
    .map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }))
    .filter((sentence) => text.slice(sentence.start, sentence.end).trim() !== '')
}

/** Marks the end of each contact, behind which a space ends a sentence in scripts without spaces: "电话 010-8888 1234 不要写地址". */
const markContacts = (hidden: string, whole: readonly (Extent & { span?: { kind: string } })[]): string =>
  whole.reduce(
    (left, { end, span }) =>
      span?.kind === 'contact' ? left.slice(0, end - 1) + AFTER_CONTACT + left.slice(end) : left,
    hidden,
  )
const AFTER_CONTACT = '\uFFFD'

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

interface Segment {
  segment: string
  index: number
}

/**
 * A space in a script without spaces ends a sentence, 投稿を作って 新作が登場, also before a date and behind one: 休業のお知らせ 12月30日(水) 渋谷店.
 * A day and its hours, and both ends of a range, stay together: 10月15日(木) 10時から.
 */
const GAP =
  /(?<!\d[年月日])(?<!問い?合わ?せ先?|連絡先|申し?込み?先?|担当|会場|場所|日時|電話|联系人?|电话|地址|時間|时间|地點|地点)(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}！？])[ \u3000](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?!(?<=[元円][ \u3000])(?:原价|原價|定价|定價|通常|定価|元値|现价|現價|现在|現在|特价|特價|今なら|今だけ)(?:只要|仅|僅|价|價)?[¥￥]?\d)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}！？）)」』](?<![年月至と・]))[ \u3000](?=\d{1,2}月[\d末])|(?<=\d日[）)]?|\d日?[（(][^（()）]{1,6}[)）])[ \u3000](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?!午前|午後|上午|下午|早上|晚上|中午|朝|昼|夜|夕方|正午|[（(]|から|より|まで|至|到|の)|(?<=\d{1,2}[:：]\d\d|\d[時时点])[ \u3000](?=\p{Script=Han})(?!(?:開場|開演|開始|頃|起))|(?<=\d-\d{1,4})[ \u3000](?=[\p{Script=Han}\p{Script=Katakana}])(?!\S{0,12}(?:ビル|階|号室|[FＦ]))|(?<=(?<![日)）][ \u3000]?)[〜～]|OK)[ \u3000](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d])|(?<=\d[:：]\d\d|\d[時点])[ \u3000](?=[¥￥]?\d[\d,]{2,6}[円元])|(?<=まで)[ \u3000](?=\S)|(?<=休み|休業|定休)[ \u3000](?=\d{1,2}日)|(?<=\S)[ \u3000](?=(?:定員|参加費|受講料|会場|場所|住所|予約|お?申し?込み?|お問い?合わ?せ|日時|料金|対象|持ち物|雨天|先着|締切|費用|時給|勤務|資格|电话|地址|报名|预约|名额|限额|时间|地点|费用|学费)(?=\S))|(?<=\uFFFD)[ \u3000](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=たいです|たいので|ください|下さい|お願いします|ほしいです)(?=[「『\uFFFC\uFFFD])/gu

/**
 * Thai has a space between phrases. Words that say how to reach somebody, when it is open, or what is free begin another one, and so does
 * what follows a price: "ชาเย็น 25 บาท กาแฟ 35 บาท".
 */
const THAI_GAP =
  /(?<=[\p{Script=Thai}\p{M}\p{N}.\uFFFC\uFFFD]) (?=(?:โทร|ติดต่อ|สอบถาม|จองคิว|จองได้|จองที่|สั่งได้|สั่งที่|ไลน์|line|เปิด|ปิด|หยุด|ฟรี(?=\S)|แถม|พิกัด|อยู่ที่|วันนี้ถึง|วันนี้-|ซื้อ|สมัคร|สนใจ|อายุ|ทดลอง|เดือนละ|คอร์สละ|ครั้งละ|ค่าเรียน|ค่าน้ำ|ค่าไฟ|ค่าส่ง|เงินเดือน|รับแค่|รับเพียง|รับจำกัด|จำกัด|ขั้นต่ำ|ส่งฟรี|มัดจำ|ทุกวัน|ราคา(?= ?\p{N})|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|ขอ(?=รูป|ภาพ|โทน|สี|แบบ|พื้น|ตัวหนังสือ|ตัวอักษร|ฟอนต์|ธีม|สไตล์)|สี(?:ฟ้า|ขาว|ชมพู|แดง|เขียว|เหลือง|ม่วง|ส้ม|ดำ|ครีม|พาสเทล|น้ำเงิน|ทอง)|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|(?:กรุณา)?(?:ไม่ต้อง|อย่า|ห้าม)(?=ใส่|เขียน|ลง|โชว์|บอก|แสดง|ระบุ|เลี้ยง))(?!\p{Script=Latin}))|(?<=บาท|฿\p{N}{1,6}) (?=[\p{Script=Thai}](?!\.))(?!จาก|ปกติ|ต่อ|ลด|เหลือ|เท่านั้น|ถ้วน|รวม|ขึ้นไป|ถึง|หรือ|และ|ทุก|ชิ้นละ|ราคา|เดิม|วันนี้|พร้อม|เมื่อ|สำหรับ|ไม่|เฉพาะ)/giu

/** A mark before a small letter ends a sentence as well where people type without capitals: "Bike week. no logo". */
const MARK =
  /(?<=\p{L} (?:pp|pw|pcm|ea)\.) +(?=\d{1,2} ?%)|(?<=\p{L}{3} [A-H]\.) +(?=\p{Ll}{2})|(?<=(?:[\p{L}\p{N})”"»\uFFFC]{2}|[\p{Sc}%.!?]\)|\d ?[\p{Sc}%°]|[\s/–-]\d|\p{Sc}\d)[.!?]) +(?=[\p{Ll}\p{Sc}]|[-−]\d)|(?<=\/\p{L}{1,4}\.) +(?=\p{L})|(?<=\d (?:ans?|mois|años?|ann[oi]|meses|mesi|jaar|lat|yıl)\.) +(?=\d)|(?<=\d ?(?:h|u|l|g|m|r|j|г|ч|р)\.) +(?=\p{Ll})|(?<=\d ?(?:am|pm|uhr|uur)\.) +(?=[\d\uFFFC])|(?<=\p{L} (?:St|Rd|Ave|Ln|Sq|Blvd)\.) +(?=\d{1,3} )|(?<=\s[:;]-?[()]) +(?=[\p{L}\p{N}])|(?<!(?<!\p{L})(?:tlf|tel|tél|mob|fax|puh)\.)(?<=(?:[\p{L}\uFFFC]{3}|[\p{L}:]\d{2}|[–-]\d{2}(?=\. \uFFFC)|\p{Sc}\d{1,4})[.!?]) +(?=[\d\uFFFC])|(?<=\d,\d{2}\.) +(?=\uFFFC|\d{1,2} \p{L}{3})|(?<=\p{Sc} ?\d{1,4}[.,]\d{2}[.!]|\d[.,][–—-]{1,2}[.!]) +(?=[\p{L}\d\uFFFC])|(?<= (?:nu|nå|nyt|us|me|uns|ons|oss|os)[.!]) +(?=\d)|(?<=(?:godz\.?|ore|alle|um|om) \d{1,2}\.) +(?=\uFFFC)|(?<=\d ?(?:zł|kr|TL|Kč|Ft|р|\p{Sc})\.) +(?=\uFFFC)/gu

/** A comma before words that ask us ends a sentence: "- Hannah P., can you put this on a nice post". */
const ASKING =
  /(?<=,) +(?=(?:(?:pls|plz|please) )?(?:(?:can|could|would) (?:you|u|someone)|könnte?t ihr|können sie|könnten sie|kannst du|pouvez[- ]vous|tu peux|podéis|puedes|podrías|potete|puoi|kunnen jullie|kun je|możecie|mógłbyś)(?![\p{L}\p{M}]))/gu

function* listSegments(text: string, { tag }: ReadingWords): Generator<Segment> {
  const isUnspaced = UNSPACED.includes(tag)
  for (const found of segmenterOf(tag).segment(text)) {
    const marked = splitAtMarks(found, isUnspaced ? GAP : MARK)
    const gaps = isUnspaced ? marked : marked.flatMap((part) => splitAtMarks(part, ASKING))
    const next = tag === 'th' ? THAI_GAP : matchNextStatement(tag)
    const parts = next ? gaps.flatMap((part) => splitAtMarks(part, next)) : gaps
    const counted = isUnspaced || ORDINALS.includes(tag) ? parts : parts.flatMap((part) => splitAtMarks(part, COUNTED))
    const dated = tag === 'ko' ? counted.flatMap((part) => splitAtMarks(part, NEXT_DATE)) : counted
    const sentences = isUnspaced ? dated : dated.flatMap((part) => splitAtMarks(part, PRICED_STREET))
    for (const part of sentences) yield* isUnspaced ? [part] : splitAtEmoji(part)
  }
}

function splitAtMarks({ segment, index }: Segment, pattern: RegExp): Segment[] {
  const parts: Segment[] = []
  let start = 0
  for (const mark of segment.matchAll(pattern)) {
    const end = mark.index + mark[0].length
    parts.push({ segment: segment.slice(start, end), index: index + start })
    start = end
  }
  return [...parts, { segment: segment.slice(start), index: index + start }]
}

/** "~1월 4일(월) 1월 5일(화)": a second date begins another statement, and so does what stands behind an order to us, or behind the verb that ends a sentence. */
const NEXT_DATE =
  /(?<=\d일 ?\([월화수목금토일]\)) (?=\d{1,2}월 ?\d{1,2}일)|(?<=(?:만들어|제작해|디자인해|작성해) ?(?:줘|줘요|주세요|주실래요)|[가-힣](?:니다|세요|해요|어요|아요|여요|예요|에요|돼요|네요|줘요|려요)[~!^]{0,3}) (?=[\p{L}\p{N}\uFFFC])/gu

/** "C/ del Río 14. 20 € por pareja", "sab 10-10.45. 8 lezioni", in languages whose numbers have no dot. */
const COUNTED = /(?<=[\s–-]\d{1,3}\.|[–-] ?\d{1,2}[.:h](?:00|15|30|45)\.) +(?=\d)/gu

function splitAtEmoji({ segment, index }: Segment): Segment[] {
  const parts: Segment[] = []
  let start = 0
  for (const mark of segment.matchAll(EMOJI)) {
    const end = mark.index + mark[0].length
    const isBetween = isSentence(segment.slice(start, end)) && isSentence(segment.slice(end))
    const isLeading = index > 0 && !/[\p{L}\p{N}]/u.test(segment.slice(0, mark.index))
    if (!isBetween && !isLeading) continue
    parts.push({ segment: segment.slice(start, end), index: index + start })
    start = end
  }
  return [...parts, { segment: segment.slice(start), index: index + start }]
}

/** Emoji between two sentences end the first one: "$15 off your mani 💅 mon-thu only". */
const EMOJI = /\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]{0,2} +(?=[\p{L}\p{N}\uFFFC])/gu
const LEAST_WORDS = 3
const isSentence = (text: string) => (text.match(/[\p{L}\p{N}\uFFFC][^\s]*/gu)?.length ?? 0) >= LEAST_WORDS

type Continuation = (before: string, after: string) => boolean
const continuations = new Map<string, Continuation>()

/** Tells whether a part continues the one before it, in a language. */
function findContinuation(words: ReadingWords): Continuation {
  const continuation = continuations.get(words.tag) ?? createContinuation(words)
  continuations.set(words.tag, continuation)
  return continuation
}

function createContinuation(words: ReadingWords): Continuation {
  const { continuing } = words
  const starts = matchWords(continuing, false)
  const says = matchWords(`${words.open}|${FREE}`, false)
  const day = matchWords(`(?:${createWeekdays(words.tag)})s?`, false)
  const reach = matchWords(words.reach, false)
  const small = matchWords([words.lead, words.dangling, continuing, words.binding].filter(Boolean).join('|'), false)
  return (before: string, after: string): boolean => {
    const end = before.slice(-16)
    const isLine = !/[\n\r]/.test(before.slice(before.trimEnd().length))
    if (isLine && isBracketOpen(before, after)) return true
    // "18 h. que sea sencillo, gracias"
    if (isNotShown(after) || isLookAsked(after.trim(), words) || isLookOrdered(after.trim(), words)) return false
    // "40 zł. ul. Długa 8"
    if (PRICED_END.test(before.slice(-16)) && startsStreet(after)) return false
    if (isLine && isPriceContinued(before, after)) return true
    if (AUTHOR_END.test(before.slice(-40)) && /^\p{Lu}\p{Ll}/u.test(after)) return false
    // "13,50 €/h. Meld dich", "start godz. 17. ul. Lipowa 8"
    if (/\/\p{L}{1,4}\.\s*$/u.test(end) && /^[\p{L}\uFFFC]/u.test(after)) return false
    if (/\d\.\s*$/u.test(end) && startsStreet(after)) return false
    if (/(?:godz\.?|ore|alle|um|om) \d{1,2}\.\s*$/u.test(end) && after.startsWith('\uFFFC')) return false
    // "sob 10-14. ul. Rowerowa 5"
    if (/[–-]\d{2}\.\s*$/u.test(end) && after.startsWith('\uFFFC')) return false
    // "(at the desk)"
    if (isLine && /^[([（]/u.test(after)) return true
    // "9.5. 10-13 Uhr"
    if (DAY_MONTH.test(before.slice(-12)) && HOURS_START.test(after)) return true
    // "vom 23.12. bis 3.1."
    if (
      /(?<!\d)[0-3]?\d\.(?:0?[1-9]|1[0-2])\.\s*$/u.test(before.slice(-12)) &&
      !HOURS.test(before.slice(-16)) &&
      /^\p{Ll}/u.test(after)
    )
      return true
    if (words.tag === 'und' && DAY_NUMBER.test(end) && NUMBERED.test(after)) return true
    if (endsAbbreviated(before, words) || endsOrdinal(before, words, after)) {
      if (INCLUSIVE.test(after)) return true
      // "by 10 jan. all kit incl", and not "10 jan. at 6 pm".
      const isDated = MONTH.test(before.slice(-16)) && /^\p{Ll}/u.test(after)
      const isSmall = /^(?:\p{L}{1,2}|t\/m)(?!\p{L})/u.test(after) || startsWith(small, after)
      if (isDated && (startsWith(says, after) || !isSmall)) return false
      if (PRICED_END.test(end) && (startsWith(day, after) || /^(?:\uFFFC|\d{1,2} \p{L}{3})/u.test(after))) return false
      // "12,50 / 250 g. dienstags Ruhetag"
      if (/\d ?(?:h|g|kg|ml|cl|l|m|km)\.\s*$/u.test(end) && startsWith(day, after)) return false
      if (LIMITED.test(end) && (startsWith(reach, after) || ENTRY.test(after))) return false
      return !endsCount(before, after) && !endsStreet(before, after, says) && !endsHours(before, after)
    }
    // An ellipsis before a small letter.
    if (/^\p{Ll}/u.test(after) && /(?:\.\.|…)\s*$/.test(end)) return true
    // "Not for suede!! also bridle repairs": another statement.
    if (/[!?]\s*$/u.test(end) && ANOTHER.test(after)) return false
    return (
      before.length + after.length <= LONGEST_CONTINUED &&
      starts.exec(after.slice(0, 24))?.index === 0 &&
      CONJUNCTION.test(after)
    )
  }
}

/** '… de Nantes" Sophie T.' */
const AUTHOR_END = /["”»]\s*(?:[–—-]\s*)?\p{Lu}\p{Ll}+ \p{Lu}\.\s*$/u
/** Longer sentences have no space in one line, so that each stands in its own. In UTF-16 code units. */
const LONGEST_CONTINUED = 120

const DAY_MONTH = /(?<!\d)[0-3]?\d\.(?:0?\d|1[0-2])\.\s*$/u
/** The number of a day, which may be an ordinal. An hour is none: "kl 11.", "17.30." */
const DAY_NUMBER =
  /(?<![\p{Nd}.:,]|(?<!\p{L})(?:kl|klo|klockan|uke|uge|vecka|v|vko|nr|maks|max)\.? ?)(?:[12]?\d|3[01])\.\s*$/iu
/** What has a number with a dot: a month, a floor, a class. */
const NUMBERED = compilePattern(
  `^(?:(?:${createMonths('und')})|\\p{L}{0,9}(?:kuuta)|til|till|og|och|ja|a|i|és|și|si|asti|saakka|mennessä|alkaen|klass\\p{L}*|klasse|etasje|etage|sal|gang|plads|plass|plats|våning\\p{L}*|kerro\\p{L}*|krs|luok\\p{L}*|sæson|sesong|säsong|udgave|runde|omgang|jul\\p{L}*|advent\\p{L}*|pinse\\p{L}*|påske\\p{L}*|dag|uge|uke|patro|ročník)(?!\\p{L})`,
  'iu',
)
/** In small letters, as these languages write it. A short request of them may be read as English. */
const NORTHERN_MONTH =
  /^(?:januari?|februari?|mars|marts|april|mai|maj|juni|juli|augusti?|september|oktober|november|[dt]e[cs]ember)(?!\p{L})/u
const HOURS_START = /^\d{1,2}(?:[.:]\d{2})? ?(?:[–-] ?\d{1,2}|bis \d{1,2}|uhr(?!\p{L})|uur(?!\p{L}))/iu

/** "ab 16.", "do 12.": an age or a number at most, which is no ordinal before what begins a sentence. */
const LIMITED = /(?<!\p{L})(?:ab|bis|unter|über|od|do|poniżej|powyżej|yaş|עד|מגיל) \d{1,2}\.\s*$/iu
const ENTRY =
  /^(?:eintritt|einlass|treffpunkt|beginn|kosten|teilnahme|voranmeldung|bewerbung|wstęp|wejście|zbiórka|koszt|udział|giriş|katılım|buluşma)(?!\p{L})/iu

/** Whether a bracket that `before` opens is closed behind it, on the same line: "75 € (Geschw. 60 €)". */
function isBracketOpen(before: string, after: string): boolean {
  const opened = before.slice(-LONGEST_BRACKET).match(/[(（][^()（）\n]*$/u)
  return opened !== null && /^[^()（）\n]{0,80}[)）]/u.test(after)
}
/** In UTF-16 code units. */
const LONGEST_BRACKET = 80

const startsWith = (pattern: RegExp, text: string) => pattern.exec(text.slice(0, 24))?.index === 0

const FREE = 'also|we|please|no|not|ring|phone|free|gratis|entry|tickets|doors|kids|bring|all|everyone'

/** What begins another statement behind one that is over. */
const ANOTHER =
  /^(?:also|plus|and also|aussi|et aussi|también|y también|também|e também|anche|e anche|ook|en ook)(?!\p{L})/iu

/** Other words that continue a clause may begin a sentence of its own: "That is why", "Until Sunday". */
const CONJUNCTION =
  /^(?:And|But|So|Or|Also|Und|Aber|Oder|Et|Mais|Ou|Y|Pero|O|E|Mas|Ma|En|Maar|Of|I|Ale|Lub|Ve|Ama)(?!\p{L})/iu
