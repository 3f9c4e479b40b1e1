import { getVocabulary, readWord } from './find-frames.ts'
import type { Extent } from '../../model/pieces.ts'

/** What hangs in a window or on a wall, at the end of a title. Other things are for windows and doors: "paint for the front door:". */
const DOCUMENT =
  /(?:^|[\s-])(?:price ?lists?|prices|menus?|menu board|time ?table|schedule|(?:opening |office |summer |winter )?hours|opening times|notice|sign|rota|rules|house rules|announcement|reminder|offers?|special|thank[ -]you|review|preisliste|preise|speisekarte|karte|stundenplan|kursplan|trainingsplan|öffnungszeiten|sprechzeiten|aushang|hinweis|hausordnung|regeln|info|angebot|ankündigung|prijslijst|prijzen|menukaart|lesrooster|rooster|openingstijden|mededeling|huisregels|aanbieding|prislista|priser|meny|schema|öppettider|regler|erbjudande|prisliste|menu|skema|åbningstider|åpningstider|timeplan|tilbud|tilbud|hinnasto|lukujärjestys|aukioloajat|säännöt|ilmoitus)$/iu

/** The first words of a request, with the mark behind them. */
const TITLE = /^[^.!?:：,;\n]{3,80}?(?=[:：]|\s[–—-]\s|\s*\n|\.\s)/u
const MARK = /^(?:[:：.]+|\s[–—-](?=\s))\s*/u
const FOR = /\s(?:for|to go (?:in|on|up in)|to put (?:in|on|up in)|für|fürs|fürn|voor|för|till|til)\s/giu
const ARTICLE =
  /(?:the|our|my|a|an|both|den|die|das|der|unsere?n?|mein\p{L}{0,2}|de|het|een|onze|ons|mijn|vår|vårt|våra|vores|våre|min|mitt) /iuy
const JOINT = /\s*(?:,|&|\+|\/|(?:and|und|en|och|og|ja|also|auch|ook)(?!\p{L}))\s*/iuy
const OTHER_WORD = /[\p{L}’'-]{2,20} /uy
const PLEASE = /\s*(?:(?:please|pls|plz|bitte|graag|aub|tack|gerne|takk|kiitos)\s*)?$/iuy

/**
 * Finds where a design will hang or be shown, behind the title that it has: "price list for the window and insta:". This is said to us, with
 * the mark behind it, and the title is not. Null if anything else is named.
 */
export function findPurpose(text: string, { start }: Extent): Extent | null {
  const shared = SHARED.exec(text.slice(start, start + LONGEST_SHARED))
  if (shared) return { start, end: start + shared[0].length }
  const title = TITLE.exec(text.slice(start, start + LONGEST))?.[0]
  if (!title) return null
  for (const { index, 0: lead } of title.matchAll(FOR)) {
    if (!DOCUMENT.test(title.slice(0, index)) || !namesPlaces(title, index + lead.length)) continue
    const mark = MARK.exec(text.slice(start + title.length, start + title.length + 4))?.[0] ?? ''
    return { start: start + index, end: start + title.length + mark.length }
  }
  return null
}

/** "Review from a bride I'd love to share:", and the quotation behind it. */
const SHARED =
  /^[^:："“„»«\n]{0,60}(?<!\p{L})(?:reviews?|testimonial|feedback|comment|bewertung|rezension|rückmeldung|recensie|beoordeling|recension|omdöme|anmeldelse|omtale|arvostelu|palaute)(?!\p{L})[^:："“„»«\n]{0,60}(?<!\p{L})(?:share|post|show off|shout about|put up|use|teilen|posten|zeigen|delen|plaatsen|dela|lägga upp|dele|legge ut|slå op|jakaa)(?!\p{L})[^:："“„»«\n]{0,24}[:：]\s*(?=["“„»«])/iu

/** In UTF-16 code units. */
const LONGEST = 96
const LONGEST_SHARED = 200

/** Whether the rest of a title names surfaces, platforms or kinds of posts, joined by "and", and nothing else. */
function namesPlaces(title: string, from: number): boolean {
  for (let at = from; at < title.length;) {
    const named = readPlace(title, readAt(ARTICLE, title, at))
    if (named === null) return false
    if (readAt(PLEASE, title, named) === title.length) return true
    const joined = readAt(JOINT, title, named)
    if (joined === named) return false
    // "for the window and for insta"
    const again = /^(?:for|für|fürs|voor|för|till|til) /iu.exec(title.slice(joined))
    at = joined + (again?.[0].length ?? 0)
  }
  return false
}

/** The offset behind a place, which one word may describe: "front window". */
function readPlace(title: string, at: number): number | null {
  const vocabulary = getVocabulary()
  const isPlace = (word: ReturnType<typeof readWord>) =>
    word !== null && (['surface', 'place', 'work', 'venue'] as const).some((role) => word.roles.has(role))
  const next = readAt(OTHER_WORD, title, at)
  const second = next > at ? readWord(title, next, vocabulary) : null
  if (second && isPlace(second)) return second.end
  const word = readWord(title, at, vocabulary)
  return word && isPlace(word) ? word.end : null
}

const ANY_ARTICLE =
  /(?:el|la|los|las|le|les|l['’]|il|lo|gli|o|a|os|as|the|our|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|mi|mon|ma) ?/iuy
/** What is said behind it is the message. */
const SAYING =
  /\s(?:que (?:diga|ponga|avise|anuncie|explique|dise|annonce)(?: que)?|qui (?:dit|annonce|indique)(?: que)?|pour (?:dire|annoncer|prévenir|indiquer)(?: que)?|para (?:decir|avisar|anunciar|dizer)(?: de)?(?: que)?|pra (?:avisar|falar|dizer)(?: que)?|(?:diciendo|avisando|anunciando|dizendo|falando|dicendo|disant)(?: que| che)?|(?:che|per) (?:dica|dice|dire|avvisare|annunci)(?: che)?|z (?:informacją|tekstem|napisem)(?: że)?|że|saying(?: that)?|that says|to say(?: that)?) /iuy

/**
 * The offset behind where a design will hang and what joins its words, behind an order: that of "del 5 al 20 cerramos" in "un cartel para el
 * escaparate que diga que del 5 al 20 cerramos". Null if something else stands there.
 */
export function skipPlace(text: string, at: number): number | null {
  const said = text.slice(at, at + LONGEST)
  const named = readPlace(said, readAt(ANY_ARTICLE, said, 0))
  const joined = named === null ? 0 : readAt(SAYING, said, named)
  return named !== null && joined > named ? at + joined : null
}

function readAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
