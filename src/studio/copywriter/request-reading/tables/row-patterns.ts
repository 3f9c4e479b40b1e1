import { withoutAccents } from '../../carry/day-names.ts'
import { CLOSED } from '../../closed.ts'
import { FEAST_DAYS, NO_TITLE } from './feast-days.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

const listed = new Map<string, readonly string[]>()

/** The names of days or months in a language, long and short, in lower case. Twenty patterns have them, and `Intl` takes milliseconds to write them. */
function listNames(part: 'weekday' | 'month', language: string): readonly string[] {
  const names = listed.get(`${part} ${language}`) ?? writeNames(part, language)
  listed.set(`${part} ${language}`, names)
  return names
}

function writeNames(part: 'weekday' | 'month', language: string): readonly string[] {
  const times = Array.from({ length: 12 }, (_, index) =>
    part === 'month' ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, index + 1),
  )
  const names = (['long', 'short'] as const).flatMap((length) => {
    const options = { [part]: length, timeZone: 'UTC' } as const
    const [alone, dated] = [{}, { day: 'numeric' } as const].map(
      (more) => new Intl.DateTimeFormat(language, { ...options, ...more }),
    )
    const read = (format: Intl.DateTimeFormat | undefined, time: number) =>
      format?.formatToParts(time).find(({ type }) => type === part)?.value ?? ''
    return times.flatMap((time) => [read(alone, time), read(dated, time)])
  })
  const bare = names.map((name) => name.toLowerCase().replace(/\.$/, ''))
  return bare.filter((name) => /^\p{L}[\p{L}\p{M} .-]+$/u.test(name))
}

/** Short names of days that people type and `Intl` does not write. */
const SHORT_DAYS: Readonly<Record<string, string>> = {
  en: 'tues|weds?|thurs?|mo|tu|fr|sa',
  de: 'mo|di|mi|do|fr|sa|so|sonnabend|sonntags? und feiertags?',
  fr: 'lun|mar|mer|jeu|ven|sam|dim',
  es: 'lun|mar|mi[eé]|jue|vie|s[aá]b|dom',
  pt: 'segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|seg|ter|qua|qui|sex|s[aá]b|dom|2ª|3ª|4ª|5ª|6ª',
  it: 'lun|mar|mart|mer|merc|gio|giov|ven|sab|dom',
  nl: 'ma|di|wo|woe|do|vr|za|zat|zo',
  pl: 'poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|pn|pon|wt|śr|sr|czw|cz|pt|sob|sb|nd|ndz|niedz',
  tr: 'pzt|sal|[cç]ar|per|cum|cmt|paz|pts',
  sv: 'mån|tis|ons|tors|fre|lör|sön|må|ti|on|to|fr|lö|sö',
  da: 'man|tir|ons|tor|fre|lør|søn',
  nb: 'man|tir|ons|tor|fre|lør|søn',
  ru: 'понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья|пн|вт|ср|чт|пт|сб|вс',
  el: 'δευτ?|τρ[ιί]?|τετ|πεμ|παρ|σ[αά]β|κυρ',
  uk: "понеділка|вівторка|середи|четверга|п[’']ятниці|суботи|неділі|пн|вт|ср|чт|пт|сб|нд",
}
const SPANS =
  "daily|every day|week ?days?|week ?ends?|bank hol(?:iday)?s?|public holidays?|holidays|(?:christmas|new year)[’']?s? (?:eve|day)|boxing day|easter|good friday|täglich|werktags|wochenende|sonn- (?:und|&) feiertags?|feiertage?|tägl|heiligabend|silvester|neujahr|tous les jours|en semaine|(?:les )?jours fériés|noël|todos los días|entre semana|fines? de semana|festivos|nochebuena|nochevieja|todos os dias|dias? úteis|fins? de semana|feriados?|véspera|natal|tutti i giorni|(?:giorni )?(?:feriali|festivi)|natale|vigilia|capodanno|dagelijks|door de week|feestdagen|codziennie|święta|wigilia|sylwester|hafta içi|hafta sonu|her gün|resmi tatil\\p{L}*|будни|выходные|ежедневно|vardagar|helger|يومي[اًا]*|रोज़ाना"

const oneOf = (names: readonly string[]) =>
  [...new Set([...names, ...names.map(withoutAccents)])]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|')

/** Languages of which one may be that of a text whose language is not known. */
const OTHERS: readonly string[] = ['en', 'sv', 'da', 'cs', 'fi', 'hu', 'ro']

/** The names of months in a language and in English, as a pattern. */
export const createMonths = (language: string): string =>
  oneOf(
    (language === 'und' ? OTHERS : [...new Set([language.split('-')[0] ?? language, 'en'])])
      .flatMap((tag) => listNames('month', tag))
      .concat('sept'),
  )

/** The names of days of the week in a language and in English, long and short, as a pattern. Lower case, without a dot behind them. */
export const createWeekdays = (language: string): string => {
  const base = language.split('-')[0] ?? language
  const known = base === 'und' ? OTHERS : [...new Set([base, 'en'])]
  return [
    ...known.flatMap((tag) => SHORT_DAYS[tag] ?? []),
    oneOf(known.flatMap((tag) => listNames('weekday', tag))),
  ].join('|')
}

const B = String.raw`(?<![\p{L}\p{M}\p{N}])`
const E = String.raw`(?![\p{L}\p{M}\p{N}])`
/** A day, a date, or a range of them, at the start of a row of a request in `language`. */
export function createHead(language: string): string {
  const days = createWeekdays(language)
  const months = createMonths(language)
  const DAY = String.raw`(?:${B}(?:(?:am|on|le|el|los|il|na|op|w|يوم) )?(?:(?:${FEAST_DAYS}|${days}|${SPANS})${NO_TITLE})(?:e?s|lar[ıi]?|ler[iı]?|-feira)?\.?${E}|[月火水木金土日祝]{0,6}[月火水木金土日祝](?:曜日?|(?=[・、〜～~–/-])|(?=\s*[:：（(]|\s+)|(?=\d{1,2}[:時]|休))|(?:周|週|星期|礼拜)[一二三四五六日天末]|平日|毎日|毎週|祝日|工作日|节假日|每天|[월화수목금토일](?:요일|(?=[–~〜·,-]|\s+\d))|평일|주말|매일)`
  const NUMBER_DAY = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|°)?`
  const MONTH = String.raw`(?:${months})\p{L}{0,3}\.?${E}`
  const DATE = String.raw`(?:${B}(?:${MONTH}\s?(?:[–-]|to|bis|à|au|al|a|tot|do|t\/m|e|y)\s?${MONTH}(?!\s?\d)|\d{1,2}\. ?(?:und|u\.|bis|and|[–+&-]) ?\d{1,2}\. ?\d{1,2}\.(?:\d{2,4})?|\d{1,2}\. ?\d{1,2}\.(?:\d{2,4})?|\d{1,2}\/\d{1,2} ${MONTH}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\p{N}/:])|\d{1,2}(?:st|nd|rd|th)${E}(?! ?(?:of |${months}))|${MONTH} ${NUMBER_DAY}${E}(?: ?[–-] ?${NUMBER_DAY}${E}(?!\s?(?:uhr|h|am|pm)|[:.]\d))?|${NUMBER_DAY} ?(?:(?:[–+&-]|t\/m|tot|bis|to|au|al|a|à|do|e|y|et|und|and|en|och|og|i) ?${NUMBER_DAY} ?)?(?:de |of )?${MONTH}|(?:dia|día|le|il|den|dnia) ${NUMBER_DAY}${E})|\d{1,2}月\d{1,2}日(?:[（(].[)）])?|\d{1,2}월 ?\d{1,2}일)`
  const JOIN = String.raw`(?:\s?(?:[–—~〜～/+&・、-]|,\s?(?=(?:\p{L}{2,9}\.?(?:,\s?|\s(?:&|and|und|et|y|e|i|en|ve|och|og)\s)){0,5}\p{L}{2,9}\.? ?(?:[–-]|\d)))\s?|\s(?:to|thru|through|till|bis|and|und|et|e|y|a|à|au|al|até|t\/m|tot|tm|en|i|do|ile|ve|och|til|til og med|ila|по|до|и|إلى|و|से|और)\s|から|至|到|と)`
  // "du lundi au vendredi", but not "from Monday on"
  const FROM_DAY = String.raw`(?:${B}(?:from|von|vom|du|de|dal|dalla|da|van|od|desde|с|от|від|من) (?=[\p{L}\p{M}]{2,16}(?:-feira)?\.?(?:\s?[–-]|\s(?:to|till|thru|through|bis|au|à|a|al|até|tot|do|по|до|إلى)\s)))?`
  return String.raw`${FROM_DAY}(?:${DAY}|${DATE})(?:${JOIN}(?:${DAY}|${DATE}|${NUMBER_DAY}(?= ?(?:[,:：]| \d| \p{L}))(?![.:]\d)))*(?:,? (?:${DATE}|\d{1,2}\.(?!\d)))?`
}

const CLOCK_WORDS =
  'noon|midday|midnight|late|close|mittags?|mitternacht|midi|minuit|mediod[ií]a|medianoche|meio-dia|meia-noite|mezzogiorno|mezzanotte|middernacht|północy?|południa?'
const HALF = String.raw`(?:a\.?m\.?|p\.?m\.?|صباحًا|صباحاً|مساءً|مساءا|ص|م)`
const UNIT = String.raw`(?:\s?(?:uhr|uur|u|hrs?|h|ч|godz\.?|kl\.?|बजे|時|时|点|點|시)(?![\p{L}]))`
const TIME = String.raw`(?:(?<![\p{N}.,])(?:午前|午後|上午|下午|오전|오후|सुबह|शाम|दोपहर|kl\.? |godz\.? |at |um |à |às |as |alle |a las |om |o |saat )?[0-2]?\d(?:[:.h][0-5]\d(?!\p{N})|時半|[時时点點]\d{0,2}分?)?(?:${UNIT})?(?:\s?${HALF}(?![\p{L}]))?|${B}(?:${CLOCK_WORDS})${E})`
const TO = String.raw`(?:\s?[–—~〜～-]\s?|\s(?:to|till|until|bis|à|a|às|as|al|alle|e|tot|do|ila|ile|til|til|до|إلى|الى|حتى|से|y|and|und|et)\s|から|至|到|[–-])`
const FROM = String.raw`(?:(?:from|von|de|das|dalle|dalla|da|od|van|من|с|desde|between|zwischen|entre) )?`
/** From when until when. */
export const RANGE = String.raw`${FROM}${TIME}${TO}${TIME}(?:\s(?:से|तक|बजे))*`
const LED = String.raw`(?:(?:from|until|till|til|to|by|after|ab|bis|um|ab ca\.|dès|jusqu['’]à|à partir de|desde|hasta|a partir das?|até|até as|até às|fino alle|dalle|vanaf|tot|od|do|från|till|с|до|من|حتى|at) )${TIME}(?:까지|まで|から)?`
/** A time that has minutes or a unit. */
export const CLOCK = String.raw`(?<![\p{N}.,])[0-2]?\d(?:(?:[:h][0-5]\d)(?!\p{N})(?:${UNIT})?(?:\s?${HALF}(?!\p{L}))?|\.[0-5]\d(?:${UNIT}|\s?${HALF}(?!\p{L}))|${UNIT}|\s?${HALF}(?!\p{L})|[時时点點]半?)(?:까지|まで|から)?`
/** One end of a range only, or a single time that has a unit. */
const SINGLE = String.raw`(?:${LED}|${CLOCK})`
const OPEN_WORDS =
  'off|day off|closed|zu|open 24 ?h(?:ou)?rs?|24 ?h(?:ou)?rs?|24\\/7|all day|ganztägig|by appointment(?: only)?|nach vereinbarung|sur rendez-vous|con cita(?: previa)?|su appuntamento|op afspraak|na zapis|tb[ac]|open|geöffnet|ouvert|abierto|aberto|aperto|otwarte|açık|dicht|chiusi|stängt|lukket|stengt|suljettu'
const STATUS = String.raw`(?:${CLOSED.source}|${B}(?:${OPEN_WORDS})${E}|お?休み|定休|休診|휴무|終日|24時間|终日|बंद)`
const MORE = String.raw`(?:(?:\s?(?:,|&|\+|\/)\s?|\s(?:and|und|et|y|e|en|i|ve|och|or|و)\s)${RANGE})*`
const NOTE = String.raw`(?:\s?[（(][^()（）]{1,32}[)）])?`
/** Hours, a time, or a word such as "closed". */
export const HOURS = String.raw`(?:${RANGE}${MORE}|${SINGLE}|${STATUS})${NOTE}`
/** A time at the start of a row of an agenda: it needs minutes, a unit, or a range. */
export const TIME_HEAD = String.raw`(?:${RANGE}|${SINGLE})`

const SIGN = String.raw`(?:\p{Sc}|(?:us|au|ca|a|c|nz|hk|nt|mx|s|r)\$|chf|s?fr\.|eur|usd|gbp|pln|sek|nok|dkk|czk|huf|try|euros?|kr\.?|zł|zl|kč|ft|lei|tl|руб\.?|₽|грн|лв|円|元|块|원|บาท|ريال|درهم|دينار|جنيه|شيكل|ש["״]?ח|שקל(?:ים)?|रुपये|रु\.?|đ|vnđ|vnd|rs\.?|rp\.?|rb|ribu|idr|kc|korun|ευρώ|ευρω|р\.?|рублей|гривень|dollars?|pesos?|reais|soles|pounds?|quid|bucks|ct|¢)`
const BARE_DIGITS = String.raw`(?:[1-9]\p{Nd}{0,3}|0(?=[.,]))(?:[.,]\p{Nd}{1,2}(?!\p{Nd})|(?<=(?<!\p{Nd})\p{Nd}{1,3})\.\p{Nd}00(?!\p{Nd}))?(?:[.,][-–—]{1,2})?`
const DIGITS = String.raw`\p{Nd}{1,6}(?:[.,'’ \u00A0\u202F]\p{Nd}{3}(?!\p{Nd})){0,2}(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd}))?(?:[.,][-–—]{1,2})?`
const SIGNED = String.raw`(?:(?<![\p{Nd}.,])\p{Nd}{1,2}p(?![\p{L}\p{N}])|${SIGN}\s?${DIGITS}(?:\s?[–-]\s?(?:${SIGN}\s?)?${DIGITS})?|${DIGITS}(?:\s?[–-]\s?${DIGITS})?\s?${SIGN}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]))`
const PRICE_LEAD = String.raw`(?:(?:starting at|starting from|from|only|just|for|each|now|add|plus|ab|nur|je|zu je|für|schon ab|à partir de|à|dès|pour|a partir de|desde|por|solo|sólo|só|da|a|per|vanaf|voor|slechts|od|tylko|za|po|jen|jen za|sadece|от|за|по|всего|від|лише|από|απο|μόνο|μονο|mulai|mulai dari|dari|cuma|hanya|từ|chỉ|chỉ từ|من|fra|från|kun|bara|يبدأ من|=|→)\s)`
const TAIL = String.raw`(?:['’]\p{L}{1,5}${E})?(?:\s?\/\s?\p{Nd}{0,4}\s?\p{L}[\p{L}²³]*|\s(?:per|pro|par|por|je|each|al|alla|a|an|la|le|el|il|lo|das|die|der|het|za|na|en|à la|at the) [\p{L}'’.-]{1,16}(?!\p{L})|\s(?:pp|p\.\s?[pP]\.|each|ea\.?|pro stück|stück|to go|zum mitnehmen|cad\.?|cada|l'unité|pièce|szt\.?)${E}|[~〜～]|から|より|起|\sसे(?: शुरू)?|\s(?:किलो|लीटर|पीस|दर्जन|प्लेट|الكيلو|للكيلو|كيلو|للحبة|للقطعة|للشخص|לקילו|ליחידה|לאדם|шт\.?|за шт\.?|за кг)${E}|\sप्रति(?:\s\p{Nd}{1,4})?\s[\p{L}\p{M}]{1,16})?(?:까지|부터)?`
const WORTHLESS =
  'free(?: of charge| entry)?|half price|half off|included|on request|on the house|gratis|kostenlos|kostenfrei|frei|umsonst|inklusive|auf anfrage|(?:preis )?nach (?:absprache|aufwand|größe|gewicht)|poa|(?:price )?by quote|in overleg|efter överenskommelse|enligt (?:offert|överenskommelse)|efter aftale|etter avtale|på forespørsel|på forespørgsel|sopimuksen mukaan|(?:zum )?halbe[rn] preis|gratuit(?:e|s)?|offert(?:e|s)?|inclus(?:e)?|sur devis|sur demande|(?:à )?moitié prix|demi-tarif|gratuit[oa]s?|incluid[oa]s?|a consultar|mitad de precio|grátis|(?<!(?:un|le|ce|du|au|de|bon|beau|mon|ton|son|notre|votre|leur) )livre|sob consulta|meia-entrada|metade do preço|gratuito|omaggio|inclus[oa]|su richiesta|metà prezzo|op aanvraag|halve prijs|inbegrepen|za darmo|bezpłatni?e|w cenie|pół ceny|ücretsiz|bedava|dahil|yarı fiyatına|бесплатно|безкоштовно|zdarma|δωρεάν|δωρεαν|חינם|मुफ़्त|मुफ्त|नि:शुल्क|مجان\\p{L}{0,3}|مجاناً|free\\.'
const FREE = String.raw`(?:${B}(?:${WORTHLESS})${E}|無料|半額|免费|免費|무료|半价|半價)`
/** The price of a row: an amount with its currency, what stands for one, and what belongs to it. */
export const PRICE = String.raw`(?:${PRICE_LEAD}{0,2}[+＋−]?\s?${SIGNED}${TAIL}${NOTE}|${FREE}${NOTE})`
/** An amount without a currency, as in a list of prices: "3.50". */
export const BARE_PRICE = String.raw`(?:${PRICE_LEAD}?[+＋−]?\s?(?<![\p{N}.,:]|\p{N}\/|\p{N} (?=\p{N}{3}(?!\p{N})))${BARE_DIGITS}(?![:\p{N}])${TAIL}${NOTE})`
/** One decimal. Two such amounts are prices: "6.5", "5.5". */
export const TENTHS = /(?<![\p{Nd}.,])\p{Nd}{1,3}[.,]\p{Nd}(?!\p{Nd})/u
export const DECIMALS = /\p{Nd}[.,٫]\p{Nd}{2}(?!\p{Nd})|[.,][-–—]/u

/** The names of currencies behind "in": "(all in £)", "prices in euros", "ceny w zł". */
const NAMED_SIGN = String.raw`(?:\p{Sc}|(?:chf|eur|euros?|usd|gbp|pln|sek|nok|dkk|czk|try|pounds?|dollars?|reais|pesos?|złotych|zł|zl|kronor|kroner|kr|tl|lira|руб\p{L}{0,4}|грн|гривн\p{L}{1,2})(?![\p{L}\p{M}]))`
const CURRENCY_SAID = String.raw`(?:(?<![\p{L}\p{N}])(?:(?:in|en|em|w|i|в|у) ${NAMED_SIGN}|(?:preise|prix|prezzi|precios|preços|prijzen|ceny|priser|fiyatlar|цены|ціни|prices) ${NAMED_SIGN})|(?:単位|单位|單位|단위) ?[:：] ?[円元원]|税[込抜别][・、]?円)`
/** Words behind a table that say in which currency all its amounts are: "(all in £)", " - all in €". They have no number. */
export const CURRENCY_NOTE = compilePattern(
  String.raw`(?:\s?[（(][^()（）\p{N}]{0,24}${CURRENCY_SAID}[^()（）\p{N}]{0,16}[)）]|\s[–—-]\s[^()\p{N}–—-]{0,24}${CURRENCY_SAID})[\s.]{0,3}$`,
  'iu',
)
/** A currency that is said without an amount, so that numbers are amounts. */
export const NAMES_CURRENCY = compilePattern(CURRENCY_SAID, 'iu')

/** A request with such a word names prices, so that its numbers are some even without a currency. */
export const PRICE_WORDS =
  /(?<![\p{L}\p{M}])(?:prices?|price ?list|rates|menu|preise?|preisliste|speisekarte|tarifs?|prix|carte|precios?|tarifas?|carta|pre[cç]os?|tabela|card[aá]pio|listino|prezzi|tariffe|prij(?:s|zen)|prijslijst|tarieven|cennik|ceny|ceník|cenik|menu|fiyat\p{L}*|menü\p{L}*|priser|prislista|прайс|прайс-лист|цены|ціни|τιμοκατάλογος|τιμοκαταλογος|τιμές|τιμες|μενού|μενου|harga|daftar harga|bảng giá|thực đơn|תפריט|מחירון|מחירים)(?![\p{L}\p{M}])|料金|価格|メニュー|价目|价格|菜单|价格表|가격|메뉴|ราคา|เมนู|أسعار|الأسعار|रेट|दाम|कीमत/iu
