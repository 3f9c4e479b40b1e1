import { markAddition } from './mark-addition.ts'
import { markEmail } from './mark-email.ts'
import { markFrames } from './mark-frames.ts'
import { LATE_VERBS, markLateVerb } from './mark-late-verb.ts'
import { mark, markPublished } from './mark-published.ts'
import { markNote } from './mark-note.ts'
import { markRefused } from './mark-refused.ts'
import { markTold } from './mark-told.ts'
import { ALSO, asksVaguely, isConduct, markWish, namesBefore, stepBack, type Range } from './mark-wish.ts'
import { hasSingle, measureTerm } from './languages/terms.ts'
import { isMoney } from './number-key.ts'
import { findClause, type SourceText } from './source-text.ts'

/** What a request says to us: tokens that are obeyed and not drawn, and the keys of what must appear nowhere. */
export interface Orders {
  /** One entry for each token. */
  isOrder: readonly boolean[]
  /** Tokens that a design may leave out: the verb of "Announce our new menu", the start of "A calm post about our new menu". */
  isOptional: readonly boolean[]
  withheld: ReadonlySet<string>
  /** Whether the price of the product is withheld. */
  hidesPrice: boolean
}

/** Languages whose verb stands at the end. */
const VERB_LAST = new Set(['ja', 'zh-Hans', 'tr', 'hi', 'ko'])
/** Languages in which a negated verb stands behind what it is about. */
const LATE_NEGATION = new Set([...VERB_LAST, 'de', 'nl'])

/** Finds what a request says to us, by its own words alone. */
export function findOrders(source: SourceText): Orders {
  const { tokens } = source
  const isOrder: boolean[] = tokens.map(() => false)
  const isOptional: boolean[] = tokens.map(() => false)
  const withheld = new Set<string>()
  const state = { isOrder, isOptional, withheld, hidesPrice: false }
  for (let from = 0; from < tokens.length;) {
    const clause = findClause(source, from)
    readClause(source, clause, state)
    markWish(source, clause, state)
    markNote(source, clause, isOptional)
    from = clause.to
  }
  markFrames(source, { isOptional, isOrder })
  if (isOrder.includes(true) || isOptional.includes(true)) markEmail(source, isOptional)
  return state
}

interface State {
  isOrder: boolean[]
  isOptional: boolean[]
  withheld: Set<string>
  hidesPrice: boolean
}

function readClause(source: SourceText, clause: Range, state: State): void {
  const { tokens, terms } = source
  const first = skipPlease(source, clause)
  markLastPlease(source, clause, state)
  if (markAddition(source, clause, state.isOptional)) return
  if (markPublished(source, clause, first, state) || markTold(source, clause.from, first, state.isOrder)) return
  if (isLook(source, clause, first)) {
    // "tone: confident, not salesy"
    const isLabel = tokens[clause.to - 1]?.key === ':' && clause.to - clause.from === 2
    return mark(state.isOptional, clause.from, isLabel ? findSentenceEnd(source, clause.to) : clause.to)
  }
  const withhold = findIn(source, 'withhold', clause)
  if (withhold) {
    if (isConduct(source, withhold, clause)) return mark(state.isOptional, clause.from, clause.to)
    if (measureTerm(terms.orders, tokens, first) > 0 || ALSO.has(tokens[withhold.from - 1]?.key ?? ''))
      mark(state.isOptional, clause.from, withhold.from)
    return withholdFacts(source, clause, withhold, state)
  }
  if (markRefused(source, clause, state.isOrder)) return
  if (VERB_LAST.has(terms.tag)) {
    const post = findIn(source, 'posts', clause)
    const verb = post && findIn(source, 'orders', { from: post.to, to: clause.to })
    if (post && verb) {
      mark(state.isOptional, clause.from, first)
      // "14 Şubat için post lazım kırmızı gül 50 TL": a message behind the order.
      const isBehind = source.words === null && verb.to - post.to <= 2 && clause.to - verb.to > MOST_BEHIND
      return mark(state.isOrder, stepBack(source, post.from, clause.from), isBehind ? verb.to : clause.to)
    }
  }
  const order = measureTerm(terms.orders, tokens, first)
  const scaffold = order > 0 ? measureScaffold(source, first + order, clause) : null
  if (scaffold) {
    mark(state.isOrder, clause.from, scaffold.from)
    mark(state.isOptional, scaffold.from, asksVaguely(source, clause) ? clause.to : scaffold.to)
    const rest = tokens.slice(scaffold.to, clause.to)
    // "an ad with a green background and large letters"
    if (rest.length <= SHORT_LOOK && rest.some(({ key }) => LOOKS.has(key)))
      mark(state.isOptional, scaffold.to, clause.to)
    return markLateVerb(source, { from: scaffold.to, to: clause.to }, state.isOptional)
  }
  // "bitte ein Bild für Insta", "bitte modern und bunt: Gitarre lernen"
  const isTimed = first - clause.from === 1 && DAYTIME.test(tokens[clause.from]?.key ?? '')
  const isPolite = first > clause.from && clause.to - first <= NEAR && !isTimed
  const isAsked =
    isPolite && !THANKED.test(tokens[first]?.key ?? '') && clause.from === 0 && tokens[clause.to - 1]?.key === ':'
  if (isAsked && tokens.slice(first, clause.to).every(({ kind, key }) => kind !== 'number' && !NOTICE.test(key)))
    return mark(state.isOrder, clause.from, clause.to)
  if (isPolite && findIn(source, 'posts', { from: first, to: clause.to }))
    return mark(state.isOptional, clause.from, clause.to)
  const toUs = VERB_LAST.has(terms.tag) ? findIn(source, 'to_us', clause) : measureTerm(terms.to_us, tokens, first) > 0
  if (toUs && (clause.from > 0 || first > clause.from)) return mark(state.isOrder, clause.from, clause.to)
  const isStart = isSentenceStart(source, clause.from) || state.isOptional.slice(0, clause.from).every(Boolean)
  const named = isStart ? findNamedPost(source, first, clause) : null
  // "banner for the website:"
  const isPlaced =
    named !== null && clause.to - named <= SHORT_PLACE && findIn(source, 'posts', { from: named, to: clause.to })
  if (isStart && isLabelOfPost(source, first, clause)) return mark(state.isOrder, clause.from, clause.to)
  if (named !== null) return mark(state.isOptional, clause.from, isPlaced ? clause.to : named)
  const announced = measureTerm(terms.announce, tokens, first)
  if (announced > 0 && isSentenceStart(source, clause.from)) mark(state.isOptional, clause.from, first + announced)
}

/** "Afternoon tea" greets nobody. */
const DAYTIME = /^(?:morning|afternoon|evening)$/
/** "teeth whitening pls," */
function markLastPlease({ tokens, terms }: SourceText, { from, to }: Range, state: State): void {
  let end = to
  while (end > from && tokens[end - 1]?.kind === 'mark') end -= 1
  if (end - 1 > from && hasSingle(terms.please, tokens[end - 1]?.key ?? '')) mark(state.isOptional, end - 1, end)
}

function findSentenceEnd({ sentences }: SourceText, at: number): number {
  let to = at
  while (to < sentences.length && sentences[to] === sentences[at - 1]) to += 1
  return to
}

/** Whether a clause is only a greeting, or says how a design looks: "ruhiger Ton", "no people". */
function isLook({ tokens, terms }: SourceText, { from, to }: Range, first: number): boolean {
  const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark')
  if (said.length === 0 || said.length > SHORT_LOOK || said.some(({ kind }) => kind !== 'word')) return false
  if (tokens.slice(first, to).every(({ kind }) => kind === 'mark')) return true
  if (said.every(({ key }) => LABELS.has(key))) return true
  const isNegated = measureTerm(terms.negations, tokens, first) > 0
  return said.some(({ key }) => LOOKS.has(key) || (isNegated && SHOWN.has(key)))
}

/** Words for how a design looks, and for what it may show, in the languages of the judge. */
const LOOKS = new Set(
  'tone style look mood vibe vibes colors colours palette ton stil stimmung farben optik ambiance couleurs tono estilo colores toni colori stile tom cores sfeer stijl kleuren klimat styl kolory tarz üslup renkler background hintergrund fond fondo fundo sfondo achtergrond tło'.split(
    ' ',
  ),
)
/** What a text is that stands beside its name: "Text:", "as headline", "and below:". */
const LABELS = new Set(
  'quote just only the words nur das zitat juste citation seulement la cita solo só citação citaat alleen het cytat tylko headline title text subtext subtitle subline caption cta button slogan tagline small fine print footer below underneath and as überschrift titel untertitel kleingedrucktes darunter und als titre accroche texte légende bouton comme et dessous en título titular texto subtítulo botón eslogan debajo y como legenda chamada embaixo e abaixo titolo testo sottotitolo didascalia sotto come kop tekst ondertitel knop onderschrift eronder nagłówek tytuł podtytuł hasło przycisk i jako başlık metin'.split(
    ' ',
  ),
)
const SHOWN = new Set(
  'picture image photo photos pic bild bilder foto fotos visuel imagen imagem immagine plaatje people person faces text logo emoji emojis hashtags personen menschen personnes visages gente personas pessoas persone mensen ludzi'.split(
    ' ',
  ),
)

/** The end of "A calm post about" at the start of a clause; null if it names no kind of post there. */
function findNamedPost({ tokens, terms }: SourceText, from: number, clause: Range): number | null {
  for (let at = from; at < Math.min(clause.to, from + NEAR); at += 1) {
    const post = measureTerm(terms.posts, tokens, at)
    const isSaid = from > clause.from || clause.from > 0 || tokens[clause.to - 1]?.key === ':'
    const about = isSaid ? terms.about : terms.subject
    const subject = post > 0 ? measureTerm(about, tokens, at + post) : 0
    if (subject > 0) return at + post + subject
  }
  return null
}

/** "Header:", "Banner für die Startseite:": what is made, before a colon. */
function isLabelOfPost({ tokens, terms }: SourceText, from: number, { to }: Range): boolean {
  if (tokens[to - 1]?.key !== ':' || to - from > LONGEST_LABEL) return false
  const length = Math.max(measureTerm(terms.posts, tokens, from), FORMS.has(tokens[from]?.key ?? '') ? 1 : 0)
  return length > 0 && (from + length === to - 1 || measureTerm(terms.about, tokens, from + length) > 0)
}

/** In tokens. */
const [SHORT_PLACE, LONGEST_LABEL, SHORT_LOOK, MOST_BEHIND] = [4, 6, 7, 4]
/** Forms of posts that are no word of a message before a colon, in the languages of the judge. */
const FORMS = new Set(
  'header banner cover thumbnail kopfbild titelbild startbild en-tête bannière couverture encabezado portada cabecera cabeçalho capa intestazione copertina omslag kop nagłówek okładka kapak başlık'.split(
    ' ',
  ),
)

const isSentenceStart = ({ sentences }: SourceText, at: number) => at === 0 || sentences[at - 1] !== sentences[at]

function skipPlease({ tokens, terms }: SourceText, { from, to }: Range): number {
  let at = from
  while (at < to) {
    const length = measureTerm(terms.please, tokens, at) || (hasSingle(terms.links, tokens[at]?.key ?? '') ? 1 : 0)
    if (length === 0) break
    at += length
  }
  return at
}

/** The first term of a list within a range of tokens. */
function findIn(
  { tokens, terms }: SourceText,
  list: 'withhold' | 'posts' | 'orders' | 'to_us' | 'price_names',
  { from, to }: Range,
): Range | null {
  for (let at = from; at < to; at += 1) {
    const length = measureTerm(terms[list], tokens, at)
    if (length > 0 && at + length <= to) return { from: at, to: at + length }
  }
  return null
}

/** "danke für 100 Jahre": who is thanked, and for what. */
const THANKED = /^(?:to|for|an|für|à|aux?|pour|al?|las?|los|por|ai|agli|alle|per|aos?|aan|voor|za|dla|за)$/u
/** "Please note:" */
const NOTICE =
  /^(?:note|remember|beachten|beachtet|denken|noter|notez|nota|notar|recuerde|lembre|notare|let|onthoud|pamiętać)$/u

/** A kind of post stands near its verb. */
const NEAR = 7

/** Words behind a verb that need no kind of post between them: "post that we are closed". */
const ALONE = new Set(['about', 'that', 'dass', 'über', 'que', 'che', 'dat'])

/** The words between an order that names a kind of post and its subject, such as "about"; null if it names none. */
function measureScaffold(source: SourceText, from: number, clause: Range): Range | null {
  const { tokens, terms } = source
  let last = -1
  for (let at = from; at < Math.min(clause.to, from + NEAR); at += 1) {
    const length = measureTerm(terms.posts, tokens, at)
    if (length > 0) last = at + length
  }
  // "een bericht maken dat we verhuisd zijn"
  if (last > 0 && LATE_VERBS.has(tokens[last]?.key ?? '')) last += 1
  const at = last < 0 ? from : findAbout(source, last, clause.to)
  const about = measureTerm(terms.about, tokens, at)
  if (last < 0 && (about === 0 || !ALONE.has(tokens[from]?.key ?? ''))) return null
  return { from: at, to: at + about }
}

/** Words between what is made and its subject: "something fun for". */
const MOST_BETWEEN = 2

const VAGUE = new Set('something smth sth etwas was truc chose algo cosa coisa qualcosa iets coś'.split(' '))

const OF = new Set(['de', 'd’', 'di'])

/** The offset of the words that join what is made and its subject; `from` if none do. */
function findAbout({ tokens, terms }: SourceText, from: number, to: number): number {
  if (!VAGUE.has(tokens[from - 1]?.key ?? '')) return from
  for (let at = from; at <= Math.min(from + MOST_BETWEEN, to - 1); at += 1) {
    if (tokens[at]?.kind !== 'word') break
    if (measureTerm(terms.about, tokens, at) === 0) continue
    // "quelque chose de sympa pour"
    const isOf = OF.has(tokens[at]?.key ?? '') && measureTerm(terms.about, tokens, at + 2) > 0
    return isOf ? at + 2 : at
  }
  return from
}

/** Whether a message follows an order without a mark: "no price please cupcakes for birthdays". */
const isMessageBehind = ({ tokens, terms }: SourceText, at: number, to: number): boolean =>
  to - at > 1 &&
  tokens[at]?.kind === 'word' &&
  ![terms.leads, terms.links, terms.please].some((list) => hasSingle(list, tokens[at]?.key ?? ''))

/** A short clause behind "do not show the price" states it: "it is $89". */
const SHORT = 7

function withholdFacts(source: SourceText, clause: Range, term: Range, state: State): void {
  const { tokens, terms, sentences } = source
  const isLate = LATE_NEGATION.has(terms.tag)
  const from = isLate || namesBefore(source, clause, term) ? clause.from : term.from
  const name = findIn(source, 'price_names', { from: isLate ? clause.from : term.to - 1, to: clause.to })
  const isPrice = name !== null
  const own = name && !isLate && isMessageBehind(source, name.to, clause.to) ? name.to : clause.to
  mark(state.isOrder, from, own)
  mark(state.isOptional, own, clause.to)
  let end = own
  while (end < tokens.length && sentences[end] === sentences[term.from]) {
    const next = findClause(source, end)
    const hasNumber = tokens
      .slice(next.from, next.to)
      .some(({ kind, key }) => kind === 'number' && (!isPrice || isMoney(key)))
    if (!hasNumber || next.to - next.from > SHORT) break
    mark(state.isOrder, next.from, next.to)
    end = next.to
  }
  for (const { kind, key } of own < clause.to ? [] : tokens.slice(from, end))
    if (kind === 'number' || kind === 'link') state.withheld.add(key)
  for (let at = from; at < clause.to; at += 1)
    if (measureTerm(terms.price_names, tokens, at) > 0) state.hidesPrice = true
}
