import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What stands before the name of a venue, by language. A language without an entry keeps such clauses whole. */
const BEFORE_VENUE: Readonly<Record<string, string>> = {
  fr: "à la|à l['’]|à|au|aux|chez|dans|devant|derrière|face à|place|salle|sous|église|eglise|gymnase|stade|mairie|parc|maison|théâtre|théatre|bibliothèque|médiathèque|école|foyer|espace|domaine|château|ferme|halle|centre|complexe|terrain|mjc|square|marché|rue",
  es: 'en|plaza|teatro|iglesia|parque|pabellón|centro|sala|salón|casa|biblioteca|polideportivo|ayuntamiento|colegio|campo|mercado|calle',
  it: "a|al|alla|allo|all['’]|ai|in|nel|nella|nello|nell['’]|presso|da|sotto|piazza|teatro|chiesa|parco|palestra|sala|salone|centro|biblioteca|oratorio|campo|stadio|cortile|circolo|via",
  'pt-BR':
    'em|no|na|nos|nas|praça|teatro|igreja|parque|ginásio|salão|centro|biblioteca|quadra|clube|escola|rua|largo|galpão',
  pl: 'w|we|na|przy|u|dom kultury|kościół|park|rynek|świetlica|biblioteka|sala|hala|plac|szkoła|remiza|stadion|boisko|klub|ul\\.',
  ru: 'в|во|на|у|дк|клуб|парк|зал|библиотека|площадь|театр',
  uk: 'в|у|на|бк|клуб|парк|зал|бібліотека|площа|театр',
  vi: 'tại|ở',
  ar: 'في',
  tr: '',
  ko: '',
  he: '',
  hi: '',
  th: '',
  und: 'v|ve|na|u|στο|στη|στην|στον',
}

/** What stands behind the same words and is no venue: "sur réservation", "en directo", "na żywo". */
const NO_VENUE =
  /^\s*(?:dans la limite|à (?:partir|volonté|tarif|moitié|confirmer|prix|emporter|deux)|au (?:choix|prix|tarif|profit|lieu)|en (?:vivo|directo|familia|pareja|español|inglés|honor|beneficio|total|grupo)|in (?:diretta|regalo|coppia|famiglia|omaggio|offerta|promo|totale)|a (?:partire|scelta|prezzo|soli|favore|offerta|numero)|em (?:família|casal|dobro|até|prol|média|grupo)|na (?:żywo|wszystk\p{L}+|rzecz|całe|cał[yaą]|hasło|cele|miejscu|две|весь|всё|все|усе|всі)|w (?:cenie|promocji|całości|duecie|parach)|в (?:подарок|прямом|честь|наличии|пользу|рассрочку)|at)(?![\p{L}])/iu

/** What stands before a venue in a language; undefined if it is not known. */
export const findVenueWords = ({ tag }: ReadingWords): string | undefined => BEFORE_VENUE[tag]

/** The longest name before a day, and the longest venue behind it. In UTF-16 code units. */
export const LONGEST_NAME = 70
const LONGEST_VENUE = 60
/** In words. */
const MOST_VENUE = 7

export const isDay = ({ kind }: Pick<Span, 'kind'>) => kind === 'date'

/** Whether nothing stands behind a day, or the venue and nothing else. */
export function isVenue(tail: string, before: string, words: ReadingWords): boolean {
  const said = tail.replace(/^[\s)]+|(?<![\s.,!;:])[\s.,!;:]+$/gu, '')
  if (said === '') return true
  if (said.length > LONGEST_VENUE || said.split(/\s+/u).length > MOST_VENUE || /[,;:()]/u.test(said)) return false
  if (words.tag === 'tr') return /(?:[dt][ae]|'[dt][ae]|’[dt][ae])$/u.test(said) && !/^(?:da|de)(?!\p{L})/u.test(said)
  return (
    before !== '' &&
    compilePattern(`^(?:${before})(?<=['’])\\p{L}|^(?:${before})\\s+[\\p{L}"«“]`, 'iu').test(said) &&
    !NO_VENUE.test(said) &&
    !matchWords(words.binding, false).test(said.replace(/^\S+\s/u, ''))
  )
}

/** Whether a part begins with a day, and a venue follows: "sábado 13 de 11 a 20h en la plaza mayor". */
export function isWhenAndWhere(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  words: ReadingWords,
): boolean {
  const before = BEFORE_VENUE[words.tag]
  const inside = spans.filter((span) => span.start >= start && span.end <= end)
  const [first] = inside
  const last = inside.findLast(isDay)
  if (before === undefined || !first || !last || !inside.every(isDay)) return false
  if (!/\p{Nd}/u.test(text.slice(first.start, last.end))) return false
  const isLed = text.slice(start, first.start).replace(matchJoints(words), '').trim() === ''
  return isLed && /\p{L}/u.test(text.slice(last.end, end)) && isVenue(text.slice(last.end, end), before, words)
}

/** Whether a part is a name, then a day with its venue: "cours de salsa tous les mardis 19h30-21h salle Jean Moulin". */
export function namesWhenAndWhere(text: string, part: Extent, spans: readonly Span[], words: ReadingWords): boolean {
  const first = spans.find((span) => isDay(span) && span.start > part.start && span.end <= part.end)
  return (
    first !== undefined &&
    text.slice(part.start, first.start).trim().length <= LONGEST_NAME &&
    isWhenAndWhere(text, { start: first.start, end: part.end }, spans, words)
  )
}

/** What a title says before its date, also where both are one fact: "Opening hours from 1 October:". A day alone is no such title. */
const TITLED =
  /^\s*(?:(?:our|new|unsere?|neue|onze|nieuwe|våra|nya|vores|våre|nye) ){0,2}(?:\p{L}{3,12} )?(?:\p{L}*(?:hours|times|zeiten|tijden|tider|ajat)|timetable|schedule|menu|programme?|dates|termine|programm|speisekarte|rooster|agenda|menukaart|schema|program|meny|skema|timeplan|ohjelma)(?!\p{L})/iu

/** Whether words before a list are its title, although all of them are a fact. */
export const isDatedTitle = (said: string, { spans }: { spans: readonly Span[] }): boolean =>
  spans.length > 0 && /[:：]\s*$/u.test(said) && TITLED.test(said)

const leads = new Map<string, RegExp>()
/** Words that join two days or two hours. */
export function matchJoints(words: ReadingWords): RegExp {
  const pattern =
    leads.get(words.tag) ??
    compilePattern(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.lead}|et|y|e|i|a|al|à|au|o|do|od|le|el|il|and|oraz|и|та|ve|và|lúc|from|de|à partir|alle|ore|às|das|até)(?![\\p{L}\\p{M}\\p{N}])`,
      'giu',
    )
  leads.set(words.tag, pattern)
  return pattern
}

const AFTER_HOUR =
  /^(?:after|before|nach|vor|après|avant|después de|antes de|dopo|prima|depois|antes|na|po|przed|после|до) (?:\p{L}{1,5}\.? )?\d{1,2}(?:[:.h]\d\d)? ?(?:h|uhr|uur|[ap]\.?m)?[.,!\s]*$/iu

/** "20% off after 6pm": a part of each day, which limits what is offered. */
export const isAfterHour = (said: string): boolean => AFTER_HOUR.test(said.trimStart())
