import { EVENT_KINDS } from '../copywriter/placing/read-stated.ts'
import { isOpenEnded, LEADS_TO_FACT, VERBS } from '../layouts/text/split-headline.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import type { Piece } from '../model/pieces.ts'
import { isGlued, UP_TO } from '../type/breaking/glue.ts'
import { compilePattern } from '../model/compile-pattern.ts'

/** The shortest part in front, the shortest one behind it, and the shortest one in front of a date or a verb. In UTF-16 code units. */
const LEAST = { lead: 9, rest: 5, word: 4 } as const

/** Prepositions and conjunctions that begin a phrase. Those that bind a word to the one before it ("of", "and") are none. */
const OPENERS: Readonly<Record<string, string>> = {
  en: 'with|using|without|for|in|on|at|from|until|till|before|after|while|when|if|because|during|near|every|this',
  de: 'mit|ohne|für|in|im|am|an|auf|bei|beim|ab|vor|nach|während|wenn|weil|zum|zur|aus|seit|bis|jeden|jede',
  fr: String.raw`avec|sans|pour|dans|en|sur|chez|dès|avant|après|pendant|quand|jusqu[’']\p{L}+|chaque`,
  es: 'con|usando|sin|para|en|desde|hasta|antes|después|durante|cuando|por|cada|al',
  pt: 'com|usando|sem|para|em|no|na|nos|nas|desde|até|antes|depois|durante|quando|por|cada',
  it: 'con|usando|senza|per|in|nel|nella|dal|dalle|fino|prima|dopo|durante|quando|ogni',
  nl: 'met|zonder|voor|in|op|aan|bij|vanaf|tot|na|tijdens|als|elke',
  pl: 'z|ze|bez|dla|na|w|we|od|do|przed|po|podczas|gdy|jeśli|przy|co',
  sv: 'med|utan|för|i|på|från|till|före|efter|under|när|hos|vid|varje',
  da: 'med|uden|for|i|på|fra|til|før|efter|under|når|hos|ved|hver',
  nb: 'med|uten|for|i|på|fra|til|før|etter|under|når|hos|ved|hver',
  tr: 'her|bu',
  ar: 'في|من|إلى|على|مع|حتى|بعد|قبل|عند|كل',
  ru: 'с|со|без|для|на|в|во|от|до|после|перед|при|если|когда|каждый',
  uk: 'з|із|без|для|на|в|у|від|до|після|перед|при|якщо|коли|щодня',
}
const OPENER = new Map(
  Object.entries(OPENERS).map(([language, words]) => [language, compilePattern(`^(?:${words})$`, 'iu')]),
)

/** The places in a text of unspaced words at which a line is broken: behind a Japanese particle. */
const PARTICLE = /(?<=[\p{L}\p{N}]{3}[をはがにで])(?=[\p{Script=Han}\p{Script=Katakana}\p{Nd}].{3})/gu

interface PhraseChoice {
  language: string
  /** Whether a text may also be split before its verb, or behind a day at its start: "Bare root roses", "are in". */
  isLast?: boolean | undefined
}

/**
 * Splits a text of one clause before a phrase or a date, where both parts are most alike in length: "Happy Easter", "from all of us". Returns
 * the text alone where it has no such place.
 */
export function splitBeforePhrase(text: string, facts: Piece['emphasis'], choice: PhraseChoice): string[] {
  const places = choice.language.startsWith('ja') ? listParticles(text) : listPhrases(text, facts, choice)
  const able = places.filter(
    (at) =>
      !facts.some((fact) => at > fact.start && at < fact.end && !(choice.isLast && isWholeText(fact, text, at))) &&
      isWhole(text, at),
  )
  const [best] = able.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  return splitAt(text, best)
}

const splitAt = (text: string, at: number | undefined): string[] =>
  at === undefined
    ? [text]
    : [
        text
          .slice(0, at)
          .trim()
          .replace(/[,،、]$/u, ''),
        text.slice(at).trim(),
      ]

/** Whether no parentheses or quotation marks are parted. */
const isWhole = (text: string, at: number): boolean => ![text.slice(0, at), text.slice(at)].some((part) => isTorn(part))

/** What an offer leads with. */
const FIGURES: readonly FactKind[] = ['price', 'discount', 'free', 'quantity', 'bundle']
const BEHIND_COMMA = /(?<=[,،、]\s?)\S/gu

/** A day behind a preposition. In UTF-16 code units. */
const NEAR = 8

/**
 * Splits a text that states a price or a discount at the first phrase or comma behind it, and before a day only where there is no
 * other place: "15% off", "with code MAR15". Returns the text alone
 * where nothing follows.
 */
export function splitBehindFigure(text: string, facts: Piece['emphasis'], language: string): string[] {
  const figure = facts.find(({ kind }) => FIGURES.includes(kind))
  if (!figure) return [text]
  const commas = [...text.matchAll(BEHIND_COMMA)].map(({ index }) => index)
  const places = [...listPhrases(text, facts, { language }), ...commas]
    .filter((at) => at >= figure.end && text.length - at >= LEAST.rest && isWhole(text, at))
    .filter((at) => !facts.some(({ start, end }) => at > start && at < end))
  const isEvent = (at: number) =>
    facts.some(({ kind, start }) => EVENT_KINDS.includes(kind) && start >= at && start < at + NEAR)
  return splitAt(text, places.toSorted((a, b) => Number(isEvent(a)) - Number(isEvent(b)) || a - b)[0])
}

/** A fact is most of its text from this share on. Then it may be divided, but not before the end of its range: "at 7am | from Monday". */
const MOST = 0.6
const isWholeText = ({ start, end }: Piece['emphasis'][number], text: string, at: number): boolean =>
  end - start >= text.length * MOST && !UP_TO.test(/^\S+/u.exec(text.slice(at))?.[0] ?? '')

const listParticles = (text: string): number[] => [...text.matchAll(PARTICLE)].map(({ index }) => index)

/** The offsets at which phrases begin in a text with spaces. */
function listPhrases(text: string, facts: Piece['emphasis'], { language, isLast = false }: PhraseChoice): number[] {
  const words = text.split(' ')
  const opener = OPENER.get(language.split('-', 1)[0] ?? '')
  return words.flatMap((word, index) => {
    const at = words.slice(0, index).join(' ').length + 1
    const [lead, rest] = [text.slice(0, at - 1), text.slice(at)]
    const isOpener = opener?.test(word) === true
    const starts = isOpener ? [at, at + word.length + 1] : [at]
    const isEvent = facts.some(({ kind, start }) => starts.includes(start) && EVENT_KINDS.includes(kind))
    const isBehindDay = isLast && facts.some(({ kind, start, end }) => start === 0 && end === at - 1 && kind === 'date')
    const isVerb = isLast && VERBS.test(word)
    const isShort = isEvent || isBehindDay || isVerb
    const isPhrase =
      (isShort || (isOpener && index < words.length - 1)) &&
      isLead(lead, isShort) &&
      rest.length >= LEAST.rest &&
      !isOpenEnded(lead, language) &&
      !LEADS_TO_FACT.test(words[index - 1] ?? '') &&
      !isGlued(words, index, language)
    return isPhrase ? [at] : []
  })
}

const isLead = (lead: string, isShort: boolean): boolean =>
  isShort ? lead.length >= LEAST.word : /\S\s+\S/u.test(lead) && lead.length >= LEAST.lead

/** Whether a part has one of two parentheses or quotation marks. */
const isTorn = (part: string): boolean =>
  (part.match(/[(（]/gu)?.length ?? 0) !== (part.match(/[)）]/gu)?.length ?? 0) ||
  (part.match(/["“”„«»「」]/gu)?.length ?? 0) % 2 === 1
