import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { isExtra } from '../request-reading/not-price.ts'
import { isDays } from '../request-reading/tables/days-head.ts'
import { readRow } from '../request-reading/tables/read-row.ts'
import { NAMES_CURRENCY } from '../request-reading/tables/row-patterns.ts'
import type { Piece } from '../../model/pieces.ts'
import type { PlacementPlan } from './plan.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** "New class!" before what it is. Above a list, it is the title. */
export const isHerald = (piece: Piece, { pieces }: Pick<PlacementPlan, 'pieces'>): boolean =>
  HERALD.test(piece.text) && /^(?:message|date)$/u.test(pieces[pieces.indexOf(piece) + 1]?.kind ?? '')
/** "Good news!", "Hello neighbors,": a few words that say nothing by themselves. */
export const isGreeting = ({ text }: Piece) => GREETING.test(text)
/** "Про распродажу мебели": the subject of an order with the word that governs its case, before what is said of it. */
export const isAbout = ({ text }: Piece): boolean => ABOUT.test(text) && text.split(/\s+/u).length <= MOST_ABOUT
const ABOUT = /^(?:o|na temat|z okazji|о|об|обо|про|к|ко) (?!\p{Nd})|^(?:हमारे|हमारी|हमारा) \S+$/iu
/** Whether a request is about the price that follows such a subject. */
export const isPriceOf = ([first, second]: readonly Piece[]): boolean =>
  first !== undefined && isAbout(first) && second?.kind === 'price'
/** In words. */
const MOST_ABOUT = 6
/** "因设备检修": why, and not what. */
export const isReason = ({ text }: Piece) => REASON.test(text)
const REASON = /^(?:因|由于|由於)[^，。]{2,14}$|^\S{2,16}(?:のため|につき)$/u
const HERALD =
  /^(?:urgent|dringend|spoed|akut|haster|(?:good )?(?:morning|afternoon|evening)(?: all| everyone| folks)?|wanted|help wanted|gesucht|gezocht|new (?:class|course|workshop|room|treatment|arrivals?|flavou?rs?|products?|service|in store|here)|neue[rs]? (?:kurs|raum|sorten?|produkte?|behandlung|workshop)|neu (?:im sortiment|im programm|bei uns)|nieuwe (?:cursus|les|kamer|smaak|smaken|behandeling|producten|workshop)|ny(?:tt)? (?:kurs|klass|rum|smak|hold|behandling|i butiken|hos oss|i butikken)|nyhe[dt](?:er)?|uutuus|(?:achtung|wichtig|attention|let op|belangrijk|obs|viktigt?|vigtigt|huomio)(?: (?:all|an alle|alle|liebe|lieve))? \p{L}+)[!.:]{0,3}$/iu
const GREETING =
  /^(?:(?:good|great|big|exciting) news!?|(?:grand opening|coming soon|opening soon|last chance|save the date|now open|now hiring|back in stock|did you know|quiz(?: time)?|competition time|giveaway(?: time)?|(?:new|just) in|tip of the (?:day|week)|quizzeit|quizfrage|gewinnspiel(?:zeit)?|neu(?: bei uns| eingetroffen)?|quiztijd|winactie|nieuw(?: binnen| bij ons)?|nyhet(?:er)?|nyt hos os|tävling|konkurrence|konkurranse|uutuus|neueröffnung|letzte chance|wusstest du|wusstet ihr(?: schon)?|wist je dat|visste du|vidste du|tiesitkö|grande ouverture|dernière chance|gran apertura|grande apertura)[!?]|(?:wow|hooray|yay|hurra|juhu|guess what)[!?]?|(?:merry|happy(?! hours?)|frohe[sn]?|schöne[sn]?|joyeux|joyeuses|bonne|feliz|felices|buon[aeo]?|fijne|wesołych|mutlu) \p{L}[^.!?]{2,60}!?|(?:hi|hello|hey|dear|hallo|liebe|moin|servus|bonjour|salut|coucou|hola|buenas|ciao|salve|ol[áa]|hoi|beste|lieve|geachte|sehr geehrte|ihr lieben|kära|kære|kjære|hyvät?|rakkaat|chers?|chères?|car[ioae]|gentil[ei]|querid[oa]s?|estimad[oa]s?|prezad[oa]s|car[oa]s|drodzy|szanowni|kochani|moi drodzy|sevgili|değerli|дорогие|уважаемые|шановні|cze[śs][ćc]|witaj\p{L}*|merhaba|selam|مرحبا|أهلا|こんにちは|你好|नमस्ते)(?![\p{L}\p{M}])[^.!?]{0,24}[,!]{0,4})$/iu

/** "If your boiler keeps losing pressure call us": a whole sentence, for those whom it concerns. */
export const isCondition = (text: string) =>
  /^(?:if|wenn|falls|als|wanneer|om|når|hvis|jos) /iu.test(text) && text.split(' ').length > LEAST_SENTENCE
/** In words. */
const LEAST_SENTENCE = 6

/** What no headline begins with: a negation, a reason, or until when one registers. The thing itself is the headline. */
export const isSecondary = (text: string): boolean => SECONDARY.test(text) && !isInviting(text)
const SECONDARY =
  /^(?:(?:not|no|never|don['’]?t|nicht|kein\p{L}*|ohne|außer|pas de|sans|sin|no se|não|sem|non|senza|niet|geen|zonder|nie|bez|hariç)(?![\p{L}\p{M}])|(?=(?:\S+ ){0,3}\S+$)(?:due to|because of|owing to|wegen|aufgrund|i\.v\.m\.|vanwege|wegens|à cause de|en raison de|por motivo|debido a|a causa di|per motivi|z powodu|nedeniyle)(?![\p{L}\p{M}])|(?:registrations?|register|rsvp|sign[- ]?up|(?:book|reserve|order|pre-?order|enter|apply)(?= (?:your|yours|now|by|before|till|until|an?|the|online|via|at|on|with|early|ahead|tickets?|places?|spots?|seats?|tables?|today)(?![\p{L}]))|anmeld\p{L}*|bestell\p{L}*|inscri\p{L}*|réserv\p{L}*|reserv\p{L}*|prenot\p{L}*|iscri\p{L}*|aanmeld\p{L}*|reserveer|zapis\p{L}*|başvuru|kayıt)(?![\p{L}\p{M}])(?=.{0,24}(?<![\p{L}])(?:by|before|till|until|bis|vor|hasta|antes|até|avant|jusqu|entro|vóór|voor|tot|do|at|on|via|per|unter|under|kadar)(?![\p{L}])))/iu

/** What comes on top of a price, and hours: nothing that a design leads with. */
export const isAside = ({ text }: Piece, language: string): boolean => {
  // "Open Mon–Sat 8–17", but not "Samedi brocante de 7h à 17h"
  const said = text.replace(matchOpen(language), '')
  const row = readRow(said, language)
  const isHours = row?.kind === 'day' && row.isComplete && isDays(said.slice(0, row.label.end), language)
  return isExtra(text) || isCurrencyNote(text) || isHours
}

/** "All in £": a currency, and no amount. */
const isCurrencyNote = (text: string) =>
  text.length <= LONGEST_NOTE && !/\p{Nd}/u.test(text) && NAMES_CURRENCY.test(text)

const opening = new Map<string, RegExp>()

/** The word before hours: "open". */
function matchOpen(language: string): RegExp {
  const { tag, open } = findReadingWords(language)
  const pattern = opening.get(tag) ?? compilePattern(`^(?:${open})\\s`, 'iu')
  opening.set(tag, pattern)
  return pattern
}

/** In UTF-16 code units. */
const LONGEST_NOTE = 80

/** Whether words only begin like a negation, and invite: "No joining fee", "Don't forget your mum!" */
export const isInviting = (text: string): boolean => INVITING.test(text)
const INVITING =
  /^(?:no|zero|kein\p{L}{0,2}|ohne|geen|zonder|sans|pas de|sin|sem|senza) (?:\p{L}{1,24} )?\p{L}{0,24}?(?:fees?|charges?|deposit|interest|contract|gebühr(?:en)?|anfahrtskosten|versandkosten|inschrijfkosten|voorrijkosten|verzendkosten|frais|comisi[oó]n|matr[ií]cula|taxas?|commissioni)(?!\p{L})|^(?:do not|don['’]?t) (?:forget|miss|worry|panic|wait|throw|bin|settle|let)(?!\p{L})|^nicht (?:vergessen|verpassen|wegwerfen)(?!\p{L})|^niet (?:vergeten|missen|weggooien)(?!\p{L})/iu
