/**
 * Whether no line breaks between a word and the one before it. The rules of all languages come first: numbers with their unit or sign,
 * marks that never begin or end a line, and titles with the name after them.
 */
export function isGlued(words: readonly string[], index: number, language: string): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (before === undefined || word === undefined) return false
  if (OPENING.test(before) || TITLE.test(before) || SEPARATOR.test(word)) return true
  if (DASH.test(word)) return !QUOTE_END.test(before)
  if (DASH.test(before) && QUOTE_END.test(words[index - 2] ?? '')) return true
  if (SIGN.test(word)) return !(after !== undefined && NUMBER_START.test(after)) || NUMBER_END.test(before)
  if (CLOSING.test(word)) return true
  if (NUMBER_START.test(word) && BEFORE_NUMBER.test(before)) return true
  if (NUMBER_END.test(before) && (UNIT.test(word) || THOUSANDS.test(word) || MONTH.test(word))) return true
  if (ORDINAL.test(before) && (MONTH.test(word) || ORDINALS.test(language))) return true
  if (MONTH.test(before) && /^\p{Nd}{1,2}(?!\p{Nd})/u.test(word)) return true
  return SHORT_WORDS[language.split('-', 1)[0] ?? '']?.test(before) ?? false
}

/** A word of opening marks, as in "« mot »". */
const OPENING = /^[«‹([{¡¿„“‘「『]+$/u
/** A word of marks that never begin a line. */
const CLOSING = /^[!?:;‰»›)\]}…،؟؛।！？]+[.,]*$/u
/** A sign that stands before a number in some languages and behind it in others. */
const SIGN = /^[\p{Sc}%][.,!?:;)]*$/u

const SEPARATOR = /^[·•|]$/
/** A dash ends a line. Before the name behind a quotation, it begins one. */
const DASH = /^[–—]$/
const QUOTE_END = /["”“»」』][.,!?]*$/u

const NUMBER_START = /^[+\-−~≈]?\p{Sc}?\p{Nd}/u
const NUMBER_END = /\p{Nd}$/u
/** The groups of a number with spaces: 1 299,50. */
const THOUSANDS = /^\p{Nd}{3}(?!\p{Nd})/u

const CODES = 'EUR|USD|GBP|CHF|PLN|JPY|CNY|KRW|INR|TRY|BRL|AED|SAR|ILS|RUB|UAH|VND|THB|CZK|SEK|NOK|DKK|HUF|RON'
/** Signs that precede a number: currencies, and abbreviations such as "Nr. 5". */
const BEFORE_NUMBER = new RegExp(
  `^[+\\-−]?(?:\\p{Sc}|\\p{L}{1,2}\\$|${CODES}|kr\\.?|zł|Kč|Rs\\.?|Rp|Fr\\.|%|№|§|[Nn][ro]\\.|[Nn][°º])$`,
  'u',
)

const UNITS = [
  CODES,
  'zł|Kč|kr\\.?|lei|TL|руб\\.?|грн\\.?|тг\\.?|د\\.إ\\.?|ر\\.س\\.?|ج\\.م\\.?|د\\.م\\.?|درهم|ريال|جنيه|دينار|ש״ח|ש"ח',
  '°[CF]?|[kmµc]?g|[kcm]?m[²³]?|[cdm]?l|L|kcal|kWh|k?W|V|Hz|GHz|[GMTk]B|px|x|h|min|s|sec|Std\\.?|Min\\.?|Uhr|uur|uhr|Stk\\.?|szt\\.?|adet',
  'am|pm|a\\.m\\.|p\\.m\\.|AM|PM|кг|г|км|м|см|мм|мл|л|ч|мин\\.?|хв\\.?|год\\.?|шт\\.?',
].join('|')
/** What follows a number: units, currencies, and the hour. */
const UNIT = new RegExp(`^(?:${UNITS})[.,!?:;)»”…]*$`, 'u')

const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Dez|Okt',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
  'januari|februari|maart|mei|augustus|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
].join('|')
/** A month, which stays with its day. */
const MONTH = new RegExp(`^(?:${MONTHS})\\.?[,!?:;)”»…]*$`, 'iu')
const ORDINAL = /^\p{Nd}{1,2}\.$/u
/** Languages in which a number with a period is a day or another ordinal. */
const ORDINALS = /^(?:de|da|nb|nn|no|cs|sk|hu|fi|hr|sl|sr|et|lv|tr|is)\b/

const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Mme|Mlle|St|Sra?|Hr|Frau|Herr|Mx)\.$|^(?:Mme|Mlle|Dr|Mr|Mrs|Ms)$/u

/** Prepositions and conjunctions of one letter, which never end a line. */
const SHORT_WORDS: Readonly<Record<string, RegExp>> = {
  pl: /^\P{L}*[aiouwz]$/iu,
  cs: /^\P{L}*[ksvzouai]$/iu,
  ru: /^\P{L}*[вкосуияа]$/iu,
  uk: /^\P{L}*[взіуйоаєя]$/iu,
  fr: /^\P{L}*[ày]$/iu,
  es: /^\P{L}*[ayeou]$/iu,
  it: /^\P{L}*[aeoiè]$/iu,
  pt: /^\P{L}*[aeoàé]$/iu,
}

const LISTS: Readonly<Record<string, string>> = {
  en: 'a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|is',
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|von|zu|zum|zur|in|im|am|an|auf|für|mit|bei|bis|ab|aus|ihr|ihre|dein|deine|unser|unsere',
  fr: 'le|la|les|un|une|des|du|de|et|ou|à|au|aux|en|sur|pour|par|avec|dans|ce|cette|vos|votre|ton|ta|tes|nos|notre|dès',
  es: 'el|la|los|las|un|una|de|del|y|o|a|al|en|con|por|para|su|sus|tu|tus',
  pt: 'o|a|os|as|um|uma|de|do|da|dos|das|e|ou|em|no|na|nos|nas|com|por|para|seu|sua|ao|até',
  it: 'il|lo|la|i|gli|le|un|una|uno|di|del|della|e|o|a|al|alla|in|con|per|da|dal|su|tuo|tua',
  nl: 'de|het|een|en|of|van|voor|met|in|op|aan|bij|te|je|uw|onze|ons|t/m',
  pl: 'na|do|od|po|za|ze|we|nie|dla|przy|bez|ten|ta|to|czy|lub|oraz',
  tr: 've|ile|bir|bu|için|en|da|de',
  ru: 'на|по|за|из|от|до|для|без|не|но|или|во|со|об|при|ваш|наш',
  uk: 'на|по|за|із|від|до|для|без|не|але|або|та|при|ваш|наш',
}
const DANGLING = new Map(
  Object.entries(LISTS).map(([language, words]) => [language, new RegExp(`^(?:${words})$`, 'iu')]),
)
/** Where the language is not known. */
const DANGLING_ANYWHERE =
  /^(a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|is|de|la|le|der|die|das|und|el|y)$/i

/** The words that should not end a line. */
export const findDanglingWords = (language: string): RegExp =>
  DANGLING.get(language.split('-', 1)[0] ?? '') ?? DANGLING_ANYWHERE
