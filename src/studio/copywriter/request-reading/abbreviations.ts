import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const compiled = new Map<string, RegExp>()

/** Whether a text ends with an abbreviation or an initial, and the dot behind it. */
export function endsAbbreviated(text: string, { tag, short }: Pick<ReadingWords, 'tag' | 'short'>): boolean {
  const pattern =
    compiled.get(tag) ??
    compilePattern(`(?<![\\p{L}\\p{M}\\p{N}])(?:${short}|ord|norm|orig|\\p{L}|\\p{L}{2,24}str)\\.\\s*$`, 'iu')
  compiled.set(tag, pattern)
  return pattern.test(text.slice(-28))
}

/** Abbreviations that may also end a sentence. */
const CLOSING = /(?:[ap]\.m|etc|inc|ltd|co|usw|itd|itp|ecc|enz|vb|vs|şti|т\. ?[дп])\.\s*$/iu

/** A letter that may end a sentence: a unit behind its number ("5 h."), or a capital behind a word ("Plan B."). "Kloß u.", ", R.", "z.B." do not. */
const CLOSING_LETTER =
  /(?:\p{N} ?\p{Ll}|[\p{L}\p{N})] \p{Lu}|(?<!\p{L})\p{Lu}\.\p{Lu}|(?<=\p{Ll}{3} )[a-d]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}])\.\s*$/u

/** "R. Chile 1420", "C. Mayor, 12": a letter before a name and a number is part of an address. */
const NUMBERED = /^\s*\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]*){0,3},? (?:nº ?)?\d{1,4}(?![\p{N}%]|[.,:]\d)/u

/** "J. Smith 01632 960 114", "K. Weiß, Tel.": a capital before a name alone is an initial. A sentence goes on with a small word. */
const NAMED =
  /^\s*(?!(?:Open|Free|Now|Also|Bring|Only|Sun|Mon|Sat|Citas?|Tel|Info|Reservas?|Inscripciones|Prenotazioni|Contatti|Contacto|Contact|Réservations?|Zapisy)\b)\p{Lu}[\p{Ll}\p{M}'’-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}[\p{Ll}\p{M}'’-]+)?(?=\s*(?:$|[,;:)(\n–—-]|\+?\d{3}|\.(?:\s|$)))/u

/** Whether a text ends with an abbreviation that needs what stands behind it: "Dr.", "ul.", "Hauptstr." */
export function endsOpenAbbreviated(text: string, words: Pick<ReadingWords, 'tag' | 'short'>, after: string): boolean {
  const end = text.slice(-12)
  if (CLOSING.test(end) || !endsAbbreviated(text, words)) return false
  const isLetter = /(?<!\p{L})\p{L}\.\s*$/u.test(end)
  return (
    !isLetter || !CLOSING_LETTER.test(end) || (/\p{Lu}\.\s*$/u.test(end) && (NUMBERED.test(after) || NAMED.test(after)))
  )
}

/** Languages in which a number with a dot is an ordinal, also before a noun with a capital: "12. Juli". */
export const ORDINALS: readonly string[] = ['de', 'pl', 'tr', 'he', 'cs']

/** Whether a text ends with an ordinal, whose noun follows: "im 3." before "Stock". `after` is what follows it. */
export const endsOrdinal = (text: string, { tag }: Pick<ReadingWords, 'tag'>, after = ''): boolean =>
  ORDINAL_RANGE.test(text.slice(-16)) ||
  (ORDINALS.includes(tag) &&
    /(?<![\p{N}.,:/%]|[:：] ?)\d{1,2}\.\s*$/u.test(text.slice(-16)) &&
    !STREET.test(text.slice(-32)) &&
    !(tag === 'de' && endsGerman(text, after)))

/** Whether a number with a dot ends a German sentence, by the words before and behind it: "beides 19. online buchen", "ab KW 17. Heckenschnitt". */
const endsGerman = (text: string, after: string): boolean =>
  STARTS_GERMAN.test(after) ||
  COUNTED_THING.test(text) ||
  (NO_DAY.test(text) && !JUBILEE.test(after)) ||
  (STARTS_SMALL.test(after) && !LEADS_ORDINAL.test(text))

const COUNTED_THING =
  /(?<!\p{L})(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s (?:bis|ab)|kw|nr|max|woche|zimmer|platz|linie|tor|tisch|stand|gate) \d{1,2}\.\s*$/iu
/** A word in small letters with which a sentence begins, and no name of what is counted. */
const STARTS_SMALL =
  /^(?:online|kein\p{L}{0,2}|bitte|nur|mit|ohne|wir|ihr|auch|alle|anmeld\p{L}*|eintritt|einlass|reservier\p{L}*|termin\p{L}*|gutschein\p{L}*|neu|jetzt|heute|dienstags|montags|mittwochs|donnerstags|freitags|samstags|sonntags)(?!\p{L})/u
/** What stands before the number of a day: "am 12. mit Musik". */
const LEADS_ORDINAL =
  /(?<!\p{L})(?:am|vom|bis|bis zum|ab|ab dem|den|dem|der|die|das|zum|zur|im|ins|seit|und|oder|jede[rsnm]?|mo|di|mi|do|fr|sa|so)\.? \d{1,2}\.\s*$|[–-] ?\d{1,2}\.\s*$/iu

/** "Endreinigung 60. Hund 8 €": no day of a month. Years and guests are counted further. */
const NO_DAY = /(?:3[2-9]|[4-9]\d)\.\s*$/u
const JUBILEE =
  /^$|^(?:\p{Ll}+ )?(?:Geburtstag|Jubiläum|Jahrestag|Hochzeitstag|Todestag|Ausgabe|Auflage|Mal|Kund\p{L}+|Besucher\p{L}*|Mitglied\p{L}*|Gast|Saison|Lebensjahr|Jahr|Bestehen|Folge|Runde|Weinfest|\p{L}+(?:fest|lauf|tag|markt|turnier|treffen|jubiläum))(?!\p{L})/iu

/** "USB-Stick mit Gravur 12. In 30 Minuten fertig": no noun, but a word with which a sentence begins. */
const STARTS_GERMAN =
  /^(?:In|Im|Am|An|Ab|Mit|Ohne|Der|Die|Das|Den|Dem|Bei|Beim|Für|Wir|Ihr|Sie|Es|Alle|Nur|Auch|Bitte|Jetzt|Heute|Kein\p{L}{0,2}|Jede\p{L}?|Anmeld\p{L}*|Eintritt|Einlass|Beginn|Unter|Nach|Vor|Um|Von|Vom|Zu|Zum|Zur|Wer|Was|Wie|Noch|Und|Oder|Neue?[rsn]?|Infos?|Termine?|Kommt?|Bring\p{L}*|Reservier\p{L}*|Geöffnet|Geschlossen)(?!\p{L})/u

/** "3.–10." before "Mai": in every language, because the language of a short text may be taken for another one. */
const ORDINAL_RANGE = /(?<![\p{N}.,:/])\d{1,2}\. ?[–-] ?\d{1,2}\.\s*$/u

/** The words before the name of a street, in the languages of the product: "ul.", "C/", "Av.", "rue". */
const SHORT_STREET =
  '(?:ul|al|os|pl|вул|ул|пр|просп|пр-т|бул|пер|av|avda|avd|bd|boul|r|cra|ctra|cl|pza|pça|c|v|p\\.za)\\.|c\\/'
const BEFORE_STREET = `(?:${SHORT_STREET}|(?:rua|rue|calle|avenida|viale|piazza|plaza)(?!\\p{L}))`
const LEADS_STREET = compilePattern(
  `^${BEFORE_STREET} ?(?:(?:de|da|do|das|dos|del|della|du|des|la|le|el|los|las) ){0,2}`,
  'iu',
)
const LEADS_SHORT = compilePattern(`^(?:${SHORT_STREET})`, 'iu')
/** Behind a price, where a street begins. */
export const PRICED_STREET = compilePattern(
  `(?<=(?:\\d ?(?:zł|kr|TL|руб|грн|р|Kč|Ft|lei|PLN|EUR|euros?|euro|\\p{Sc})|\\p{Sc} ?\\d[\\d.,]{0,7}|(?:(?:godz\\.?|o|do) |[-–])\\d{1,2}(?::\\d{2})?))\\. +(?=${BEFORE_STREET} ?(?:\\p{L}|$))`,
  'giu',
)
/** Whether a text begins with the name of a street. A word that is not shortened needs a name with a capital: "rue des Arts". */
export function startsStreet(text: string): boolean {
  const lead = LEADS_STREET.exec(text)?.[0]
  if (lead === undefined) return false
  const rest = text.slice(lead.length).trimStart()
  return rest === '' || /^\p{Lu}/u.test(rest) || (LEADS_SHORT.test(text) && /^\p{L}/u.test(rest))
}
const ENDS_STREET = compilePattern(
  `(?<![\\p{L}\\p{N}])${BEFORE_STREET} ?[\\p{L}\\p{M}’' .-]{2,40},?\\s*$|\\p{L}{3}(?:stra(?:ß|ss)e|str\\.|straat|laan|weg),?\\s*$`,
  'iu',
)

/** The number of a house behind its street. */
export const isHouse = (text: string, left: Extent, right: Extent): boolean =>
  HOUSE.test(text.slice(right.start, right.end)) && ENDS_STREET.test(text.slice(left.start, left.end))
const HOUSE =
  /^\s*(?:(?:д|дом|буд|б|корп|кв|оф|n[.°º]|no\.?|nr\.?|nº|№) ?\.? ?)?\p{Nd}{1,4}\p{L}?(?![\p{L}\p{N}:]| ?[\p{Sc}%]|[.,:]\p{Nd}| (?!bajo|local|piso|puerta|esquina|entre|junto|frente|interior|loja|sala|andar|lok|mieszk|piętro|kat|daire|этаж|офис|ap)[a-zà-ÿąćęłńóśźż]{4})/u

/** A number of a house: "Vaubanallee 3. Kaffee gratis". */
const STREET =
  /(?:(?:stra(?:ß|ss)e|str\.|allee|weg|platz|gasse|ring|damm|ufer|markt|chaussee|steig|pfad)|(?<!\p{L})(?:ul\.|al\.|pl\.) \p{Lu}[\p{L}-]{1,16}|(?:Sok|Cad|Cd)\.(?: No:?)?|(?:Yolu|Caddesi|Sokağı|Sokak|Bulvarı)(?: No:?)?) \d{1,3}\.\s*$/iu

/** "a new x-ray. also we open on Monday": two sentences, of which a fact at the end belongs to the second. */
export const hasSentences = (typed: string, words: ReadingWords): boolean =>
  [...typed.matchAll(SENTENCE_END)].some(
    ({ index, 0: { length } }) => !endsAbbreviated(typed.slice(0, index + length), words),
  )
const SENTENCE_END = /\p{L}{3}[.!](?= +\p{Ll}{2})/gu
