import { fitsLanguage, isPhraseIn, type DesignLanguages } from './requests/language.ts'
import { CLOSED } from './closed.ts'
import { findFormOfAddress } from './form-of-address.ts'
import { choosePhrase, type ActionName, type PromptWords } from './languages/language-pack.ts'
import { EN } from './languages/en.ts'
import { findReadingWords } from './languages/reading/find-reading-words.ts'
import { findMoments } from './request-reading/find-whole.ts'
import type { Fact } from './facts/fact.ts'
import type { Intent } from './requests/intent.ts'
import type { Topic } from './requests/read-topic.ts'
import { findPatterns } from './facts/languages.ts'
import type { Brief } from '../model/brief.ts'
import type { Piece } from '../model/pieces.ts'
import type { Writing } from './writing.ts'

const ACTIONS: Readonly<Record<Intent, ActionName | null>> = {
  launch: 'look',
  sale: 'shop',
  event: 'save_seat',
  hiring: 'apply',
  tips: 'read',
  greeting: null,
  thanks: null,
  question: null,
  statement: null,
  show: 'learn',
}
const CALM = ['luxury', 'minimal']
/** The default of the product form, which is not a choice of the user. */
const UNCHOSEN = /^learn more$/i
/** The name of the person who is quoted: “— Maya R., Porto”. */
const SIGNED = /[“”"„«]\s*[—–]\s*\p{Lu}/u
const SELLING = /\b(shop|buy|order|get|book|start|try|reserve|subscribe)\b/i

/**
 * Chooses the call to action: the product's, the brand's, or the usual one of its intent. Those of product and brand must be in the language
 * of the design. A request that says that something is closed, sold out or canceled invites to nothing.
 */
export function chooseCallToAction(writing: Writing, pieces: readonly Piece[]): string | null {
  const { brief, topic, facts, languages, pass } = writing
  const { prompt, product } = brief
  if (/\bquote\b/i.test(prompt) || SIGNED.test(prompt)) return null
  const kinds = new Set(pieces.map(({ kind }) => kind))
  if (kinds.has('quotation') && (kinds.has('person') || kinds.has('signature'))) return null
  // A clause of the request calls already: “Jetzt entdecken und sparen”.
  const calls = findPatterns(languages.spoken).action
  if (languages.spoken === languages.language && pieces.some(({ text }) => calls.some((call) => call.test(text))))
    return null
  if (pieces.some(({ text }) => CLOSED.test(text)) || CLOSED.test(prompt)) return null
  // A telephone number or an address is what a reader uses.
  if (brief.goal === null && pieces.some((piece) => hasContact(piece) || namesWay(piece.text))) return null
  // What has a price is bought at the address that is named.
  const isPriced = pieces.some(
    ({ kind, emphasis }) => kind === 'price' || emphasis.some((fact) => fact.kind === 'price'),
  )
  if (brief.goal === null && topic.intent !== 'event' && isPriced && pieces.some(hasAddress)) return null
  const usual = isBare(brief, topic, facts, languages) ? null : usualPhrase(brief, topic, languages)
  const own = productAction(brief, languages)
  const brands = usual || product || !prompt.trim() ? brandAction(brief, topic, languages) : null
  const left = brief.goal === 'sales' || languages.language !== 'en' ? [usual, own.usual] : [own.usual, usual]
  return [own.chosen, brands, ...left].flatMap((text) => pass(text) ?? [])[0] ?? null
}

const hasContact = ({ text, emphasis }: Piece): boolean =>
  WALK_IN.test(text) ||
  emphasis.some(({ kind, start, end }) => kind === 'contact' && /\p{Nd}|[.@]/u.test(text.slice(start, end)))

const hasAddress = ({ kind, text, emphasis }: Piece): boolean =>
  (kind === 'place' && /\p{Nd}/u.test(text)) ||
  emphasis.some((fact) => fact.kind === 'place' && /\p{Nd}/u.test(text.slice(fact.start, fact.end)))

const namesWay = (text: string) => WAY.test(text)

/** Whether a clause of a request says what a reader does: "book now", "DM us". */
export const callsReader = (text: string, language: string): boolean =>
  namesWay(text) || findPatterns(language).action.some((call) => call.test(text))

/** How a reader comes, calls, writes or asks, in the words of the request. */
const WAY =
  /(?<![\p{L}\p{M}])(?:(?:come|pop|drop|stop|swing|call) (?:by|in|over|round|along)|(?:ask|look) for \p{Lu}\p{Ll}+|(?:dm|message|text|call|ring|email|whatsapp|tell|ask) (?:us|me)|find us (?:at|in|on)|link in (?:the |our )?bio|vorbei(?:kommen|schauen)|(?:komm|kommt|kommen sie|schau|schaut) (?:einfach |gern |doch )?vorbei|nach \p{Lu}\p{Ll}+ fragen|(?:ruf|ruft|rufen sie|schreib|schreibt|schreiben sie|meld|meldet|melden sie) (?:uns|mir|an|euch|dich|sich)|link in (?:der )?bio|passez (?:nous|à|au|chez|directement)|venez (?:nous|à|au|chez)|(?:appelez|écrivez|contactez)[- ](?:nous|moi)|demandez \p{Lu}\p{Ll}+|lien en bio|(?:pásate|pasate|ven|vení|acércate|pregunta) (?:por|a|al|y)|(?:llámanos|escríbenos|mándanos)|(?:enlace|link) en (?:la |nuestra )?bio|passa (?:da noi|in|a|lá|na|no)|(?:vieni|venite|passate) (?:a|da|in|al)|chiedi di|(?:chiamaci|scrivici|chiamateci|scriveteci)|venha|(?:chame|ligue|mande mensagem)|link na bio|kom (?:gerust |gewoon )?(?:langs|binnen)|vraag naar|(?:bel|app|mail|stuur) (?:ons|me|mij)|(?:wpadnij|wpadajcie|zajrzyj|przyjdź|zapytaj|zadzwoń|napisz|pytaj o)|link w bio|(?:uğrayın|arayın|yazın|bize ulaşın)|(?:заходите|приходите|звоните|пишите|спросите)|(?:заходьте|приходьте|телефонуйте|пишіть))(?![\p{L}\p{M}])/iu

/** Where nobody needs to book. */
const WALK_IN =
  /(?<!\p{L})(?:no appointment|walk[- ]?ins?|(?:order|buy|collect|sign up|register) (?:in|at) (?:the|our) (?:shop|store|desk|counter|bar|truck)|ohne (?:termin|voranmeldung|anmeldung)|kein(?:e)? (?:termin|anmeldung)|sans (?:rendez-vous|rdv|réservation)|sin (?:cita|reserva)|sem (?:hora marcada|agendamento)|senza (?:appuntamento|prenotazione)|(?:zonder|geen) afspraak|bez (?:umawiania|zapisów|rezerwacji)|randevu\p{L}* gerek yok|randevusuz)(?!\p{L})|予約不要|无需预约|無需預約|بدون موعد|बिना अपॉइंटमेंट/iu

/** The product's call to action: one that the user chose, and the default of the form in the language of the design. */
function productAction(brief: Brief, { language, pack }: DesignLanguages) {
  const { product, brand } = brief
  const cta = product?.cta ?? null
  if (cta === null) return { chosen: null, usual: null }
  if (UNCHOSEN.test(cta))
    return {
      chosen: null,
      usual: language === 'en' ? cta : pack && choosePhrase(pack.actions.learn, findFormOfAddress(brief, language)),
    }
  const isOurs = language === 'en' || isPhraseIn(cta, language, product?.language ?? brand.language ?? null)
  return { chosen: isOurs ? cta : null, usual: language === 'en' ? cta : null }
}

/** In other languages than English, a plain announcement has no button, and a product without a call to action keeps none. */
const isBare = (
  { product, goal }: Brief,
  { intent, isOrdered }: Topic,
  facts: readonly Fact[],
  { language }: DesignLanguages,
) =>
  language !== 'en' &&
  (product
    ? product.cta === null
    : goal === null &&
      !isOrdered &&
      facts.every(({ text }) => isMoment(text, language)) &&
      (intent === 'launch' || intent === 'show'))

/** "Coming soon" */
const isMoment = (text: string, language: string) =>
  findMoments(text, findReadingWords(language)).some(({ start, end }) => end - start === text.length)

/** One of the brand's calls to action that fits the language and the intent of the brief. */
function brandAction({ brand, goal, prompt }: Brief, { intent }: Topic, { language }: DesignLanguages) {
  if (['hiring', 'event', 'tips'].includes(intent)) return null
  const ours = (brand.ctas ?? []).filter((text) =>
    language === 'en' ? !prompt.trim() || fitsLanguage(text, true) : isPhraseIn(text, language, brand.language ?? null),
  )
  const selling = goal === 'sales' || intent === 'sale' ? ours.find((text) => SELLING.test(text)) : undefined
  return selling ?? ours[0] ?? null
}

function usualPhrase(brief: Brief, topic: Topic, { language, pack, spokenPack }: DesignLanguages): string | null {
  const action = usualAction(brief, topic, spokenPack?.prompt ?? pack?.prompt)
  return action && pack ? choosePhrase(pack.actions[action], findFormOfAddress(brief, language)) : null
}

/** Whether a text is about what `kind` says, in the words of its language or in English. */
const isAbout = (kind: 'served' | 'booked', text: string, words: PromptWords | undefined) =>
  EN.prompt[kind].test(text) || (words?.[kind].test(text) ?? false)

function usualAction(
  { prompt, goal, brand, tone, product }: Brief,
  { intent }: Topic,
  words: PromptWords | undefined,
): ActionName | null {
  // "Thank you to Marlow Motors for our raffle prize": nobody can take part any more.
  if (intent !== 'thanks' && words?.giveaway.test(prompt)) return 'enter'
  if (words?.recording.test(prompt)) return 'watch'
  if (goal === 'sales') {
    const isServed = isAbout('served', `${product?.description ?? ''} ${brand.description}`, words)
    return isServed ? 'start' : 'shop'
  }
  if (goal === 'engagement' && !product) return null
  const calm = CALM.includes(tone ?? brand.tone)
  const isOpen = words?.orders.length === 0 && !/webinar|workshop|class|conference|summit|seminar/i.test(prompt)
  if (intent === 'event' && isOpen) return 'join'
  const usual = intent === 'sale' && isAbout('booked', prompt, words) ? 'book' : ACTIONS[intent]
  return calm && (usual === 'look' || usual === 'learn') ? 'discover' : usual
}
