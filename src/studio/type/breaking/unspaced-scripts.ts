import { splitGraphemes } from '../graphemes.ts'

/** Scripts without spaces. Thai and Khmer break between words, Han and kana between words with their particles. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\u3000-\u303F\uFF00-\uFFEF]/u
/** A Han or kana word longer than this is broken between its characters. */
const LONGEST_UNSPACED = 7
/** A longer word of another script in between is broken as well. */
const LONGEST_SPACED = 22

/** Whether a word has letters of a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** Splits a text without spaces into phrases and words, by the kinsoku rules. */
export const splitUnspaced = (text: string): string[] => applyKinsoku(splitPhrases(text))

function splitPhrases(text: string): string[] {
  return text
    .split(/(?<=[、。，．：；！？,.!?:;])(?![\d０-９])/)
    .flatMap((phrase) => (PHRASE.test(phrase) ? [phrase] : splitIntoWords(phrase)))
}

/** In Chinese, up to four characters between punctuation marks form one phrase. */
const PHRASE = /^\p{Script=Han}{1,4}[、。，．：；！？,.!?:;]*$/u

/** Thai words of foreign origin that the dictionary lacks and would split. */
const LOANWORDS =
  /(เอสเปรสโซ|เอสเพรสโซ|คาปูชิโน|อเมริกาโน่?|มัทฉะ|ครัวซองต์|สมูทตี้|โปรโมชั่น|คอลเลกชั่?น|เซรั่ม|คอลลาเจน|เวิร์[กค]ช็อป|พรีเมียม|ไลฟ์สไตล์)/

function splitIntoWords(text: string): string[] {
  const words = text
    .split(LOANWORDS)
    .flatMap((part) => (LOANWORDS.test(part) ? [part] : [...WORDS.segment(part)].map(({ segment }) => segment)))
  return words.flatMap((word) =>
    word.length <= LONGEST_UNSPACED || (!HAN_OR_KANA.test(word) && word.length <= LONGEST_SPACED)
      ? [word]
      : splitGraphemes(word),
  )
}

/** The dictionary depends on the script, not on this tag. */
const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Kinsoku rules: closing marks, small kana, particles, units, and repetition marks never start a line; opening marks never end one
 * (https://www.w3.org/TR/jlreq/).
 */
const NEVER_FIRST =
  /^[、。，．・：；！？ー」』）】〉》〕］｝〗〙％‰℃々〻〜～゛゜ヽヾゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)\]}%€”’»ฯๆៗ។៕៖…‥–—→\u2060\u00A0\u202F-]/u
const PARTICLE =
  /^(?:は|が|を|に|へ|と|で|の|も|や|か|ね|よ|な|から|まで|より|です|ます|ました|だ|た|て|的|了|吗|呢|吧)$/u
const NEVER_LAST = /[「『（【〈《〔［｛〖〘￥＄¥$€£#([{“‘«\u2060\u00A0\u202F]$/u
/** Digits stay together, with the signs between them and the unit or counter after them: "12/20", "29〜1/3". */
const NUMBER_END = /[\d０-９][.,:．，：〜～–\-/／−年月時]?$/u
const COUNTER = /^[\d０-９.,．，%％枚個本名人年月日時分秒回階台杯点割倍号週円元折起]/u

/** A short word before a number says what it is: "通常2,980円", "定員8名". */
const LABEL = /^\p{Script=Han}{1,4}$/u
const NUMBER_START = /^[¥￥$]?[\d０-９]/u

/** In Chinese, a single character mostly continues a short word. The dictionary lacks many of these words, such as 咖啡机. */
const TWO_HAN = /^\p{Script=Han}{2}$/u
const ONE_HAN = /^\p{Script=Han}$/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

function applyKinsoku(words: readonly string[]): string[] {
  const isChinese = !words.some((word) => KANA.test(word))
  const pieces: string[] = []
  for (const [index, word] of words.entries()) {
    const last = pieces.at(-1)
    const isSuffix =
      isChinese &&
      ONE_HAN.test(word) &&
      (ONE_HAN.test(last ?? '') || (TWO_HAN.test(last ?? '') && !ONE_HAN.test(words[index + 1] ?? '')))
    if (last !== undefined && (isSuffix || staysTogether(last, word))) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return joinQuoted(pieces)
}

/** The name of something in brackets stays in one line if it is short: 「柚子塩らーめん」. */
const QUOTED = /[「『][^「」『』]{1,8}[」』]/gu

function joinQuoted(pieces: readonly string[]): string[] {
  const names = [...pieces.join('').matchAll(QUOTED)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  const joined: string[] = []
  let at = 0
  for (const piece of pieces) {
    const isInside = names.some(([start, end]) => start < at && at < end)
    if (isInside) joined[joined.length - 1] = (joined.at(-1) ?? '') + piece
    else joined.push(piece)
    at += piece.length
  }
  return joined
}

const staysTogether = (last: string, word: string) =>
  NEVER_FIRST.test(word) ||
  PARTICLE.test(word) ||
  NEVER_LAST.test(last) ||
  (NUMBER_END.test(last) && COUNTER.test(word)) ||
  (LABEL.test(last) && NUMBER_START.test(word)) ||
  // "16日(日)"
  (/[日号號]$/u.test(last) && /^[（(]/u.test(word)) ||
  (/[A-Za-z\d$€£¥%]$/.test(last) && /^[!-~]/.test(word))
