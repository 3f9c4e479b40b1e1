/** How people ask, refuse and join, in the languages of the product and their neighbors: sources of patterns, because people mix them. */

/** "please" */
export const PLEASE =
  "pretty please|please|pls+|plz|plss|kindly|bitte|büdde|bittschön|svp|stp|s[’']il (?:te|vous) pla[iî]t|merci d[e’']|por favor|favor|porfa(?:vor)?|pfv|per favore|per piacere|per cortesia|grazie di|graag|alsjeblieft|alstublieft|aub|alsj|proszę|prosimy|uprzejmie|lütfen|من فضلك(?:م)?|لو سمحت(?:م|وا|ي)?|رجاءً?|الرجاء|בבקשה|कृपया|प्लीज़?|пожалуйста|пж(?:лст)?|плиз|будь ласка|прошу|просим|snälla|gärna|venligst|vennligst|helst|gerne|prosíme?|kérlek|kérjük|kérem|kiitos|vă rog|te rog|παρακαλώ|làm ơn|giúp"

/** "please" and "thanks" in scripts without spaces between words, and behind Korean words. */
export const PLEASE_UNSPACED =
  '(?:で|に)?お願い(?:します|いたします|致します)?|ください|下さい|请|請|拜托|麻烦|帮忙|幫忙|ありがとう(?:ございます)?|谢谢|謝謝|부탁(?:드려요|드립니다|해요|합니다)?|주세요|감사(?:합니다|해요)|ขอ(?:บคุณ)?(?:ครับ|ค่ะ|นะคะ)?'

/** "thanks" behind a wish */
export const THANKS =
  'thanks|thank you|thx|ta|cheers|danke|dankeschön|lg|merci|gracias|obrigad[oa]|valeu|grazie|bedankt|dank je(?:wel)?|dankjewel|dzi[ęe]kuj\\p{L}*|dzięki|teşekkürler|شكر[اً]{0,2}|תודה|धन्यवाद|спасибо|дякую|tack|takk?|kiitos|d[íi]ky|děkuj\\p{L}{1,3}|köszi|köszönöm|mulțumesc|mersi|ευχαριστώ|cảm ơn'

/** "no", "without" */
export const NO =
  "no|not|non|nothing|without|zero|kein\\p{L}{0,2}|keine|nicht|nichts|ohne|bloß kein\\p{L}{0,2}|bloß nicht|surtout pas d[e’']|surtout pas|pas d[e’']|pas|sans|rien|aucun\\p{L}?|sin|nada de|nada|ningún|ninguna?|sem|nenhum\\p{L}?|senza|niente|nessun\\p{L}?|geen|niet|niks|zonder|bez|żadn\\p{L}{1,4}|nie|nic|yok|olmasın|بدون|بلا|لا|من غير|בלי|ללא|लिए नहीं|बिना|без|не|ничего|нічого|inga|inget|ingen|utan|inte|ikke|uden|uten|ei|ilman|žádn\\p{L}{1,3}|ne|nelkül|fără|nu|χωρίς|όχι|không|đừng|ไม่|อย่า"

/** "and", "but" */
export const AND =
  'and|und|et|y|e|en|i|ve|or|oder|ou|o|of|lub|but|aber|mais|pero|mas|ma|maar|ale|ama|also|и|но|та|але|och|men|og|ja|a'

/** "or" */
export const OR = 'or|oder|ou|o|oppure|of|lub|albo|veya|ya da|или|або|чи|nebo|ή|η|atau|hoặc|أو|او|או|या|또는'

/** Matches behind a whole word: no letter follows. */
export const END = String.raw`(?![\p{L}\p{M}])`
/** Matches before a whole word: no letter precedes it. */
export const START = String.raw`(?<![\p{L}\p{M}])`

/** The word before those for whom something is made. */
export const FOR = /(?<!\p{L})(?:for|für|voor|för|till|til)\s*$/iu
/** Whom something is made for, if nothing else is said of it: "for our salon please?" */
export const VENUE =
  /^(?:our|my|the|unsere?n?|meine?n?|den|die|das|onze|ons|mijn|de|het|vår|vårt|min|vores) (?:\p{L}{1,20} ){0,2}\p{L}{0,20}(?:salon|studio|shop|store|practice|clinic|surgery|garage|school|nursery|caf[eé]|restaurant|pub|bakery|gym|bar|spa|business|company|club|church|farm|laden|window|door|notice ?board|wall|fenster|tür|theke|praxis|werkstatt|gärtnerei|bäckerei|verein|zaak|winkel|etalage|raam|deur|praktijk|butik(?:en)?|salong(?:en)?|klinik(?:ken)?)(?: please| pls| bitte| graag| aub)?\s*\?+\s*/iu
/** "de nuestra oferta:": words that only announce what follows the colon. */
export const GENERIC =
  /^(?:(?:est[ao]|eso|quest[ao]|isso|isto|disso|ceci|cela|ça|dit|dies|das hier|detta|dette|tämä) ?: *|(?:nuestr[ao]|la|el|notre|la nostra|il nostro|l['’]|noss[ao]|a|o|nasz\p{L}{0,2}|наш\p{L}{0,2}) ?(?:nuev[ao] |nouvelle |nuova |nova )?(?:oferta|promo|promoción|promotion|offre|offerta|promozione|promoção|promocj\p{L}|акци\p{L}|novedad|nouveauté|novità|novidade) ?: *)/iu

const FOR_OUR =
  /(?<!\p{L})(?:for|für|voor|för|till?|pour|para|per|dla) (?=(?:our|my|unser\p{L}{0,2}|mein\p{L}{0,2}|onze|ons|mijn|vår\p{L}?|min|vores|mi|nuestr[oa]|notre|mon|ma|noss[oa]|nostr[oa]) )/giu
/** Where a name begins behind "for": that of "our" in "a post for our swim school". Null without one. */
export function findForWhom(text: string, start: number, end: number): number | null {
  const found = [...text.slice(start, end).matchAll(FOR_OUR)].at(-1)
  return found ? start + found.index + found[0].length : null
}

/** What posts are about: "thank you post", "price list story". */
export const KIND_OF_POST =
  /^(?:thank(?:s|[- ]you)|prices?(?: list)?|menu|(?:opening )?hours|offer|sale|event|tips?|quote|job|hiring|launch|reminder|announcement|giveaway|danke|preis(?:e|liste)|öffnungszeiten|angebot|speisekarte|stellenanzeige|tipps?|zitat|merci|tarifs?|horaires|offre|promo|conseils?|precios|horarios?|oferta|gracias|carta|consejos?|prezzi|listino|orari|offerta|grazie|preços|obrigad[oa]|prijzen|prijslijst|openingstijden|aanbieding|bedankt|cennik|godziny otwarcia|podziękowani[ea])$/iu
export const ARTICLE =
  /^(?:the|our|my|die|den|das|der|unsere?n?|la|le|les|notre|nos|el|los|nuestr[ao]|il|lo|nostr[ao]|a|o|as|os|nossa?|de|het|een|onze)$/iu
