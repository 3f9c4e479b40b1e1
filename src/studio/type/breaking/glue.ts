import { MONTH, SHORT_WEEKDAY, WEEKDAY } from './date-words.ts'

/**
 * Whether no line breaks between a word and the one before it. The rules of all languages come first: numbers with their unit or sign,
 * marks that never begin or end a line, and titles with the name after them.
 */
export function isGlued(words: readonly string[], index: number, language: string): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (before === undefined || word === undefined) return false
  if (OPENING.test(before) || TITLE.test(before) || SEPARATOR.test(word) || SLASHED.test(before)) return true
  if ((/^\p{Lu}\.$/u.test(before) || SAINT.test(before)) && /^\p{Lu}/u.test(word)) return true
  if (AMOUNT_END.test(before) && OFF.test(word)) return true
  if (DASH.test(before) && isRangeEnd(word) && isRangeEnd(words[index - 2] ?? '')) return true
  // "dal 10 al / 24 agosto": the end of a range says nothing alone.
  if (
    UP_TO.test(before) &&
    /^\p{Sc}?\p{Nd}/u.test(word) &&
    /\p{Nd}/u.test(words.slice(Math.max(0, index - 3), index - 1).join(' '))
  )
    return true
  if (/^[hH]$/.test(before) && /^\p{Nd}{2}(?!\p{Nd})/u.test(word) && NUMBER_END.test(words[index - 2] ?? ''))
    return true
  if (isShortParenthesis(words, index) || CLOSING.test(word)) return true
  if (DASH.test(word)) return !QUOTE_END.test(before)
  if (DASH.test(before) && QUOTE_END.test(words[index - 2] ?? '')) return true
  if (SIGN.test(word)) return !(after !== undefined && NUMBER_START.test(after)) || NUMBER_END.test(before)
  if (NUMBER_START.test(word) && (BEFORE_NUMBER.test(before) || NUMBERED.test(before))) return true
  if (NUMBER_END.test(before) && (UNIT.test(word) || THOUSANDS.test(word) || MONTH.test(word))) return true
  // "ab dem 19. | sind wir da": a small word begins a phrase of its own.
  const isOrdinal = ORDINALS.test(language) && !findDanglingWords(language).test(word)
  if (ORDINAL.test(before) && (MONTH.test(word) || isOrdinal)) return true
  // "Friday / 12 June" is a good break, "Monday / 4" is none.
  if (WEEKDAY.test(before) && /^\p{Nd}{1,2}(?!\p{Nd})/u.test(word) && !CLOCK.test(word) && !MONTH.test(after ?? ''))
    return true
  // Behind a comma, an hour begins: "14 March, / 10 am".
  if (MONTH.test(before) && !/[,;:]$/u.test(before) && /^\p{Nd}{1,2}(?!\p{Nd})/u.test(word))
    // "5 december / 14:00": behind a day and a month, an hour begins as well.
    return !(CLOCK.test(word) && NUMBER_END.test(words[index - 2] ?? ''))
  if (isClockRange(words, index) || isLinkedDate(words, index) || isBundle(words, index)) return true
  if (isShortDate(words, index) || isDayList(words, index)) return true
  if (isPhone(words, index) || isHouseNumber(before, word, after) || isStreet(words, index)) return true
  const [code = ''] = language.split('-', 1)
  // "From a 4 to a 7": the number alone says nothing.
  const isBare = /^an?$/i.test(before) && /^\p{Nd}/u.test(word)
  if (code === 'en' && (isBare || (/^not$/i.test(word) && AUXILIARY.test(before)))) return true
  return (CLITICS[code]?.test(word) ?? false) || (SHORT_WORDS[code]?.test(before) ?? false)
}

/** "Please do / not park" first reads as the opposite. */
const AUXILIARY = /^(?:do(?:es)?|did|can|could|will|would|should|must|may|is|are|was|were|has|have|had)$/i
/** What has a number for its name: "Year 6", "Klasse 4b", "salle 2". */
const NUMBERED =
  /^(?:year|grade|class|form|room|hall|unit|gate|level|stage|platform|group|klasse|stufe|jahrgang|raum|halle|gruppe|gleis|salle|classe|groupe|quai|aula|sala|curso|grupo|turma|gruppo|binario|lokaal|groep|klas|spoor|klasa|peron|grupa|klass|grupp|sal|spor)$/iu

/** A group of the digits of a telephone number, and the least number of digits and groups of one. */
const DIGITS = /^[+(]?\p{Nd}[\p{Nd})\-/.]+[,!?]?$/u
const [LEAST_DIGITS, LEAST_GROUPS] = [7, 3]
/** Two groups are a number if it begins as one and is long: "07700 900123". */
const LEAST_DIGITS_OF_TWO = 9
const PHONE_START = /^\(?(?:\+|0\p{Nd})/u

/** Whether both words are groups of one telephone number: "04 72 00 00 19", "+44 117 496 0123", "07700 900123". */
function isPhone(words: readonly string[], index: number): boolean {
  if (!DIGITS.test(words[index] ?? '') || !DIGITS.test(words[index - 1] ?? '')) return false
  let [from, to] = [index - 1, index + 1]
  while (DIGITS.test(words[from - 1] ?? '')) from -= 1
  while (DIGITS.test(words[to] ?? '')) to += 1
  const digits = words
    .slice(from, to)
    .join('')
    .replace(/\P{Nd}/gu, '').length
  if (to - from === 2) return digits >= LEAST_DIGITS_OF_TWO && PHONE_START.test(words[from] ?? '')
  return to - from >= LEAST_GROUPS && digits >= LEAST_DIGITS
}

/** What begins or ends a range: a number with its unit, a day of the week, or a month. */
const isRangeEnd = (word: string): boolean =>
  /\p{Nd}/u.test(word) || MONTH.test(word) || WEEKDAY.test(word) || SHORT_WEEKDAY.test(word)

/** A time of the day with minutes or its unit, or a range of such times: "14:00", "6pm", "15h-17h30". */
const CLOCK =
  /^\p{Nd}{1,2}(?:[:.]\p{Nd}{2}(?:h|[ap]m)?|h(?:\p{Nd}{2})?|[ap]m)(?:[–-]\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?:h(?:\p{Nd}{2})?|[ap]m)?)?[,.!?;)]*$/iu

/** Whether both words are of one range of times in words: "4:30 to 6pm", "14:00 tot 16:30". */
function isClockRange(words: readonly string[], index: number): boolean {
  const [first = '', before = '', word = '', after = ''] = [words[index - 2], ...words.slice(index - 1)]
  const isRange = (start: string, lead: string, end: string) =>
    CLOCK_START.test(start) && UP_TO.test(lead) && CLOCK.test(end)
  return isRange(before, word, after) || isRange(first, before, word)
}
const CLOCK_START = /^\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?:h|[ap]m)?$/iu

/** Whether both words are of a day and a month that a word joins: "11 de enero", "3 di agosto". */
function isLinkedDate(words: readonly string[], index: number): boolean {
  const [first = '', before = '', word = '', after = ''] = [words[index - 2], ...words.slice(index - 1)]
  return (
    (DAY.test(before) && DATE_LINK.test(word) && MONTH.test(after)) ||
    (DAY.test(first) && DATE_LINK.test(before) && MONTH.test(word))
  )
}
const DATE_LINK = /^(?:de|di|of)$/iu

/** Whether both words are of one date with a short day of the week: "sun dec 20", "sáb 19 dic". */
function isShortDate(words: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = words.slice(index - 1)
  if (!SHORT_WEEKDAY.test(before)) return false
  return (MONTH.test(word) && DAY.test(after)) || (DAY.test(word) && MONTH.test(after))
}
const DAY = /^\p{Nd}{1,2}(?:\.|st|nd|rd|th|er|º)?[,!?:;]?$/u

/** Whether both words are of one list of days before a month: "21, 22 + 23 dec". */
function isDayList(words: readonly string[], index: number): boolean {
  if (![words[index - 1], words[index]].every((word) => LISTED_DAY.test(word ?? ''))) return false
  let [from, to] = [index - 1, index + 1]
  while (LISTED_DAY.test(words[from - 1] ?? '')) from -= 1
  while (LISTED_DAY.test(words[to] ?? '')) to += 1
  const days = words.slice(from, to)
  const isList = [days[0], days.at(-1)].every((day) => /^\p{Nd}/u.test(day ?? '')) && MONTH.test(words[to] ?? '')
  return isList && days.join(' ').length <= LONGEST_PARENTHESIS
}
const LISTED_DAY = /^(?:\p{Nd}{1,2}\.?,?|\+|&|and|und|et|y|e|en|i|ve|och|og)$/u

/** Whether both words are of one street that begins with its number: "2210 S Lamar", "18 Capel St", "12 rue des Lilas". */
function isStreet(words: readonly string[], index: number): boolean {
  const [first = '', before = '', word = '', after = ''] = [words[index - 2], ...words.slice(index - 1)]
  if (STREET_NUMBER.test(before))
    return (
      (COMPASS.test(word) && STREET_NAME.test(after)) ||
      STREET_BEFORE.test(word) ||
      (STREET_NAME.test(word) && STREET_BEHIND.test(after))
    )
  if (COMPASS.test(before))
    return /^\p{Nd}+(?:st|nd|rd|th)\b/u.test(word) || (STREET_NUMBER.test(first) && STREET_NAME.test(word))
  return (
    (STREET_NUMBER.test(first) && STREET_BEHIND.test(word)) ||
    (STREET_STEM.test(before) && /^\p{Nd}{1,5}[a-z]?[.,!?;:]{0,2}$/u.test(word))
  )
}
const STREET_NUMBER = /^\p{Nd}{1,5}[a-z]?,?$/u
const STREET_NAME = /^(?:\p{Lu}|\p{Nd}+(?:st|nd|rd|th)\b)/u
const COMPASS = /^(?:[NSEW]|NE|NW|SE|SW)\.?$/u
const STREET_BEFORE = /^(?:rue|avenue|av\.?|bd\.?|boulevard|place|quai|chemin|allée|impasse|cours)$/iu
const STREET_BEHIND =
  /^(?:St|Street|Rd|Road|Ave?|Avenue|Ln|Lane|Blvd|Drive|Way|Sq|Square|Quay|Hill|Row|Terrace|Court|Ct|Crescent|Parade|Wharf)\.?[,!?;:.]?$/u
const STREET_STEM = /\p{L}(?:straße|strasse|str\.|gasse|platz|allee|gracht|straat|laan|plein|gatan|gade|vej)$/u

/** Whether a word is the number of the house in the street before it: "Dock Street 40, Cardiff". */
const isHouseNumber = (before: string, word: string, after: string | undefined): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’.-]{2,}$/u.test(before) &&
  /^\p{Nd}{1,4}[a-z]?,?$/u.test(word) &&
  (word.endsWith(',') || after === undefined || /^[–—·|]$/u.test(after))

/** Whether a line ends with an amount whose "off" begins the next one: without it, a discount is a price. */
export const isTornAmount = (line: string, next: string): boolean =>
  AMOUNT_END.test(line) && OFF.test(next.split(' ')[0] ?? '')

/** Whether both words are of one short parenthesis, which stays on one line: "(doors 6.30)", "(max 6 students)". */
function isShortParenthesis(words: readonly string[], index: number): boolean {
  let [from, to] = [index - 1, index]
  while (from > 0 && index - from < MOST_IN_PARENTHESIS && !/[()]/u.test(words[from] ?? '')) from -= 1
  if (!/^\([^)]*$/u.test(words[from] ?? '')) return false
  while (to < words.length - 1 && to - from < MOST_IN_PARENTHESIS && !/[()]/u.test(words[to] ?? '')) to += 1
  return (
    /^[^(]*\)[.,!?:;]*$/u.test(words[to] ?? '') && words.slice(from, to + 1).join(' ').length <= LONGEST_PARENTHESIS
  )
}
const MOST_IN_PARENTHESIS = 8
/** In UTF-16 code units. */
const LONGEST_PARENTHESIS = 22

/** Words that lean on the word before them. */
const CLITICS: Readonly<Record<string, RegExp>> = {
  tr: /^(?:de|da|mi|mı|mu|mü|ki)[.,!?…]*$/u,
  hi: /^(?:में|से|तक|के|की|का|को|पर|ने|भी|ही)[.,!?।]*$/u,
}

/** A word of opening marks, as in "« mot »". */
const OPENING = /^[«‹([{¡¿„“‘「『]+$/u
/** A word of marks that never begin a line. */
const CLOSING = /^[!?:;‰»›)\]}…،؟؛।！？]+[.,]*$/u
/** A sign that stands before a number in some languages and behind it in others. */
const SIGN = /^[\p{Sc}%](?:\/[\p{L}²³\d]+\.?)?[.,!?:;)]*$/u

const AMOUNT_END = /(?:[\p{Nd}%]|\p{Sc}|zł|kr|TL|EUR|CHF)$/u
/** "$5 off": without this word, an amount is a price. */
const OFF = /^(?:off|OFF|dto\.)[.,!?:;)]*$/u

const SEPARATOR = /^(?:[·•|=→]|\/|>)$/
/** A slash between an amount and its unit: "22 € / m²". */
const SLASHED = /(?:[\p{Sc}%]|zł|kr) \/$|^\/$/u
/** What leads to the end of a range. */
export const UP_TO = /^(?:to|till|until|bis|à|au|a|al|alle|até|às|ao|tot|t\/m|do|til|hasta)$/iu
/** A dash ends a line. Before the name behind a quotation, it begins one. */
const DASH = /^[-–—−]$/
const QUOTE_END = /["”“»」』][.,!?]*$/u

const NUMBER_START = /^[+\-−~≈]?\p{Sc}?\p{Nd}/u
const NUMBER_END = /\p{Nd}$/u
/** The groups of a number with spaces: 1 299,50. */
const THOUSANDS = /^\p{Nd}{3}(?!\p{Nd})/u

const CODES = 'EUR|USD|GBP|CHF|PLN|JPY|CNY|KRW|INR|TRY|BRL|AED|SAR|ILS|RUB|UAH|VND|THB|CZK|SEK|NOK|DKK|HUF|RON'
/** Signs that precede a number: currencies, and abbreviations such as "Nr. 5". */
const BEFORE_NUMBER = new RegExp(
  `^[+\\-−]?(?:\\p{Sc}|\\p{L}{1,2}\\$|${CODES}|kr\\.?|zł|Kč|Rs\\.?|Rp|Fr\\.|%|№|§|[Nn][ro]\\.|[Nn][°º]|kl\\.?|godz\\.|[Tt]el\\.?|[Tt]él\\.?|[Hh]ausnr\\.|vol\\.|art\\.|p\\.|S\\.|[Ss]aat|ca\\.|approx\\.)$`,
  'u',
)

const UNITS = [
  CODES,
  'zł|Kč|kr\\.?|lei|TL|руб\\.?|грн\\.?|тг\\.?|د\\.إ\\.?|ر\\.س\\.?|ج\\.م\\.?|د\\.م\\.?|درهم|ريال|جنيه|دينار|ש״ח|ש"ח',
  '°[CF]?|[kmµc]?g|[kcm]?m[²³]?|[cdm]?l|L|kcal|kWh|k?W|V|Hz|GHz|[GMTk]B|px|x|h|min|s|sec|Std\\.?|Min\\.?|Uhr|uur|uhr|Stk\\.?|szt\\.?|adet',
  'am|pm|a\\.m\\.|p\\.m\\.|AM|PM|кг|г|км|м|см|мм|мл|л|ч|мин\\.?|хв\\.?|год\\.?|шт\\.?',
  'minutes?|mins?|hours?|days?|weeks?|months?|years?|[Mm]inuten|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|heures?|jours?|semaines?|mois|ans|minutos?|horas?|d[ií]as?|semanas?|meses|años|anos',
  'minuti|or[ae]|giorni?|settiman[ae]|mesi|ann[io]|uren|dagen|weken|maanden|jaar|minut[ay]?|godzin[ay]?|dni|tygodni|minuter|timmar|dagar|dakika|saat|gün|hafta',
].join('|')
/** What follows a number: units, currencies, and times. */
const UNIT = new RegExp(`^(?:${UNITS})[.,!?:;)»”…]*$`, 'u')

const ORDINAL = /^(?:\p{Nd}{1,2}\.?[–-])?\p{Nd}{1,2}\.$/u
/** Languages in which a number with a period is a day or another ordinal. */
const ORDINALS = /^(?:de|da|nb|nn|no|cs|sk|hu|fi|hr|sl|sr|et|lv|tr|is)\b/

const TITLE =
  /^(?:Dr|Prof|Mr|Mrs|Ms|Mme|Mlle|St|Sra?|Hr|Frau|Herr|Mx|ul|al|pl|os|im|[Aa]v|[Aa]vda|[Bb]d|C|inkl|incl|zzgl|max|min|m|lek|inż|mgr)\.$|^(?:Mme|Mlle|Dr|Mr|Mrs|Ms|Herr|Frau|C\/)$/u
/** Saints and streets without a period: "St Anne's". */
const SAINT = /^(?:St|Ste|San|Santa|São|Sankt|Via|Rua|Rue|Calle|Plaza|Piazza|Place|Praça|Avenida)$/u

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
  en: 'a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|is|are|from|until|till|before|after|than|as|per|every|only|no|not|we|i|you|this|that|its|their|if|when|how|who|into|over|under|about|be|up|without|between|during|through|near|since|inside|outside|his|her|these|those|which|where|while|whose',
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|von|zu|zum|zur|in|im|am|an|auf|für|mit|bei|bis|ab|aus|ihr|ihre|dein|deine|unser|unsere|unserem|unseren|unserer|nur|wenn|dass|wir|ist|sind|kein|keine|pro|über|nach|vor|ohne|seit|um|als|wie|nicht|für’s|eure|euer|vom|beim|ins|ans|durch|gegen|zwischen|neben|unter|hinter|jeden|jede|jeder|jedes|diese|diesen|dieser|dieses|mein|meine|sein|seine|euren|eurem|deinen|deinem|deiner|ihren|ihrem|welche',
  fr: 'le|la|les|un|une|des|du|de|et|ou|à|au|aux|en|sur|pour|par|avec|dans|ce|cette|vos|votre|ton|ta|tes|nos|notre|dès|que|qui|chez|sans|sous|si|nous|vous|se|ne|pas|plus|entre|vers|jusqu’au|leur|leurs|son|sa|ses|mon|ma|mes|depuis|pendant|avant|après|chaque|cet|ces|dont|jusqu’à',
  es: 'el|la|los|las|un|una|de|del|y|o|a|al|en|con|por|para|su|sus|tu|tus|que|sin|desde|hasta|sobre|si|se|no|nuestro|nuestra|mi|más|e|u|entre|cada|este|esta|estos|estas|nuestros|nuestras|mis|durante',
  pt: 'o|a|os|as|um|uma|de|do|da|dos|das|e|ou|em|no|na|nos|nas|com|por|para|seu|sua|ao|até|que|sem|desde|se|não|nosso|nossa|só|mais|às|pelo|pela|à|num|numa|entre|cada|este|esta|nossos|nossas|durante',
  it: 'il|lo|la|i|gli|le|un|una|uno|di|del|della|e|o|a|al|alla|in|con|per|da|dal|dalle|dai|dei|delle|degli|dello|nel|nella|sul|sulla|che|fino|se|non|tuo|tua|più|alle|allo|agli|ai|dopo|entro|ore|tra|fra|ogni|questo|questa|nostro|nostra|nei|negli|nelle|sui|sulle|senza|durante|ed',
  nl: 'de|het|een|en|of|van|voor|met|in|op|aan|bij|te|je|uw|onze|ons|t/m|dat|die|als|om|er|is|zijn|geen|niet|tot|naar|over|per|wij|we|onder|tussen|door|elke|deze|dit|jouw|jullie|zonder|tijdens|vanaf|tegen',
  pl: 'na|do|od|po|za|ze|we|nie|dla|przy|bez|ten|ta|to|czy|lub|oraz|nad|pod|że|się|jest|nasz|nasza|bo|ale|przed|między|każdy|każda|każdą|twój|nasze|u|i|w|z|a|o',
  tr: 've|ile|bir|bu|en|her|daha|ya|veya',
  sv: 'en|ett|den|det|de|och|eller|av|i|på|till|från|för|med|om|vid|hos|som|att|vår|våra|er|din|kl|är|inte|under|mellan|utan|genom|varje|denna|detta|ditt|vårt',
  da: 'en|et|den|det|de|og|eller|af|i|på|til|fra|for|med|om|ved|hos|som|at|vores|din|kl|er|ikke',
  nb: 'en|et|ei|den|det|de|og|eller|av|i|på|til|fra|for|med|om|ved|hos|som|at|vår|din|kl|er|ikke',
  fi: 'ja|tai|se|on|ei|kun|jos|klo',
  cs: 'na|do|od|po|za|ze|ve|pro|při|bez|nad|pod|se|je|ať|že|ten|ta|to|nebo|až',
  ar: 'في|من|إلى|على|عن|مع|أو|و|حتى|بعد|قبل|هذا|هذه|كل|لا|عند|يوم|ليلة|مساء|صباح',
  he: 'של|על|עם|את|או|גם|כל|לא|זה|עד|אל|מן',
  hi: 'और|या|एक|यह|हर|सिर्फ़|केवल',
  ro: 'de|la|în|cu|pe|din|și|sau|un|o|pentru|până|al|a|ai|ale|prin|fără|că|nu',
  hu: 'a|az|egy|és|vagy|hogy|nem|ha|de',
  id: 'di|ke|dari|dan|atau|untuk|dengan|yang|ini|itu|pada|hanya',
  vi: 'của|và|hoặc|cho|với|từ|đến|tại|ở|các|những|một|là|chỉ',
  el: 'ο|η|το|οι|τα|του|της|των|τον|την|και|ή|με|σε|στο|στη|στην|στον|από|για|ως|μας|να|θα',
  ru: 'на|по|за|из|от|до|для|без|не|но|или|во|со|об|при|ваш|наш',
  uk: 'на|по|за|із|від|до|для|без|не|але|або|та|при|ваш|наш',
}
const DANGLING = new Map(
  Object.entries(LISTS).map(([language, words]) => [language, new RegExp(`^(?:${words})$`, 'iu')]),
)
/** Where the language is not known. */
const DANGLING_ANYWHERE =
  /^(?:a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|is|de|la|le|der|die|das|und|el|y)$/i

/** The words that should not end a line. */
export const findDanglingWords = (language: string): RegExp =>
  DANGLING.get(language.split('-', 1)[0] ?? '') ?? DANGLING_ANYWHERE

/**
 * Languages whose phrases begin with a small word, so that a line may begin with it: "Sunday roast | for two". In others, endings or words
 * behind a noun say the same.
 */
const LEADING_LANGUAGES = /^(?:en|de|fr|es|pt|it|nl|pl|sv|da|nb)(?![a-z])/
/** The words with which a phrase begins; null where the language has too few of them. */
export const findLeadingWords = (language: string): RegExp | null =>
  LEADING_LANGUAGES.test(language) ? findDanglingWords(language) : null

/** Articles and the like, by language: at the end of a line they are torn from their noun, a preposition only from its phrase. */
const ARTICLES =
  /^(?:a|an|the|our|your|my|der|die|das|den|dem|des|eine?|eine[nmr]|unser[emn]*|dein[emn]*|le|la|les|une?|des|du|nos|vos|el|los|las|una|unos|tu|su|il|lo|i|gli|os|as|uma?|de|het|een|ons|onze|uw)$/iu
export const isArticle = (word: string): boolean => ARTICLES.test(word)

/** "3 for 2", "3 für 2": no line breaks in it. */
const isBundle = (words: readonly string[], index: number): boolean =>
  [index, index + 1].some(
    (at) =>
      /^\p{Nd}{1,2}$/u.test(words[at - 2] ?? '') &&
      /^(?:for|für|pour|por|per|voor|za|för|за)$/iu.test(words[at - 1] ?? '') &&
      /^\p{Nd}{1,2}[.,!]?$/u.test(words[at] ?? ''),
  )
