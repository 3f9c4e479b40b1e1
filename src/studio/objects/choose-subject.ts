import { findMentions, findNamings } from './naming/find-namings.ts'
import type { FoundNaming } from './naming/phrase.ts'
import type { Concept } from './naming/concepts.ts'

/** A text, and the languages (ISO 639-1) that its words are looked up in, in this order. */
export interface SubjectText {
  text: string
  languages: readonly string[]
}

/** What can tell what a request is about. */
export interface SubjectTexts {
  request: SubjectText
  /** The name of the product, then its description. */
  product: readonly SubjectText[]
  /** The description of the brand, then its keywords. */
  brand: readonly SubjectText[]
  brandName: SubjectText
}

/** A thing that a request may be about. */
export interface Subject {
  concept: Concept
  /** The text that names it. */
  source: 'request' | 'product' | 'brand'
  /** The words that name it, normalized. */
  reason: string
  /** 0 to 1. Below `CERTAIN`, a picture of it could be wrong, so it is only offered. */
  certainty: number
}

/** The least certainty of a subject that is drawn. */
export const CERTAIN = 0.75

/** Mourning has no picture. */
const MOURNING =
  /(?<!\p{L})(?:in memor(?:y|iam)|rest in peace|condolences?|passed away|obituary|in trauer|wir trauern|verstorben|nachruf|en hommage|nos condol[ée]ances|d[ée]c[èe]s|en memoria|falleci[óo]|p[êe]sames|luto|faleceu|in ricordo|lutto|condoglianze|overleden|in memoriam|żegnamy|zmarł|vefat|başsağlığı)(?!\p{L})|ご逝去|追悼|讣告|悼念|وفاة|تعازي/iu

/**
 * Lists what a request may be about, most certain first. The request decides where it names a thing of the same area of life as the
 * product or the brand, a feast, or where its first clause is about a night, a class or the like of that thing; else the product, then the
 * brand's trade. Pure.
 */
export function listSubjects({ request, product, brand, brandName }: SubjectTexts): Subject[] {
  if (MOURNING.test(request.text)) return []
  const productSubject = findFirst(product, 'product')
  const told = findFirst(brand, 'brand')
  const trade = told ?? findTradeInName(brandName)
  const known = [productSubject, trade].flatMap((subject) =>
    subject && (subject !== trade || told || subject.concept.id !== SCHOOL) ? [subject.concept.domain] : [],
  )
  const namings = findInLanguages(request)
  const own = new Set(
    [...brand, ...product, brandName].flatMap(({ text, languages }) =>
      languages.flatMap((language) => findMentions(text, language)),
    ),
  )
  const first = namings.find(({ role }) => role !== 'aside')
  const named = namings.map((naming): Subject => ({
    concept: naming.concept,
    source: 'request',
    reason: naming.reason,
    certainty: Math.max(measureCertainty(naming, known, own), naming === first ? measureFirst(naming, known) : 0),
  }))
  // "Slice Lab" sells pizza: a kind of business in a name says less than a thing of another area in any clause.
  const contested = trade && namings.some((naming) => isContesting(naming, known, told ? 0 : Infinity))
  const subjects = [
    ...named,
    ...(productSubject ? [productSubject] : []),
    ...(trade ? [contested ? { ...trade, certainty: Math.min(trade.certainty, UNCERTAIN) } : trade] : []),
  ]
  const sorted = subjects.toSorted(byCertainty)
  return sorted.filter(({ concept }, index) => sorted.findIndex((other) => other.concept === concept) === index)
}

const byCertainty = (one: Subject, two: Subject): number => two.certainty - one.certainty

const PRODUCT = 0.89
const BRAND = 0.8
/** For a text that names something beside its first noun. */
const UNCERTAIN = 0.7

/** A business that has moved is still what it was. */
const MOVE = 'moving'

/** Whether a request is about a thing of another area than its brand: coffee and cake in a climbing hall. The trade would be wrong. */
const isContesting = (
  { concept, role, clause, isTrade }: FoundNaming,
  known: readonly string[],
  lastClause: number,
): boolean =>
  (role === 'lead' || (role === 'object' && lastClause > 0)) &&
  clause <= lastClause &&
  !isTrade &&
  concept.id !== MOVE &&
  concept.domain !== 'occasion' &&
  !known.includes(concept.domain)

/** A school in a name teaches everything: what it teaches is in the request. */
const SCHOOL = 'school'

/** "We paint your apartment": where trades work is not what they offer. */
const PLACE_OF_WORK = 'house'

/**
 * How certain it is that a thing which a request names is its subject. `known` are the domains of product and brand, and `own` what their
 * texts name in any place.
 */
function measureCertainty(
  { concept, role, clause, isTrade, isCarried, isBare }: FoundNaming,
  known: readonly string[],
  own: ReadonlySet<Concept>,
): number {
  const later = Math.min(clause, 9) * 0.001
  if (concept.id === PLACE_OF_WORK && role !== 'lead' && known.includes('trades')) return 0.5 - later
  // What the request and the brand both name is no coincidence.
  const echoed = own.has(concept) && role !== 'aside' && !isTrade ? (role === 'lead' ? 0.9 : 0.84) - later : 0
  // "Emergency plumber": a request that begins with the trade of the brand is about it.
  if (isTrade && own.has(concept) && role === 'lead' && clause === 0) return 0.83
  return Math.max(echoed, measureAlone({ concept, role, clause, isTrade, isCarried, isBare }, known, later))
}

/** "Fresh today: strawberries": behind a clause that names nothing, the first thing of the business's area of life is what a request is about. */
const measureFirst = ({ concept, role, clause, isTrade }: FoundNaming, known: readonly string[]): number =>
  role === 'lead' && !isTrade && clause <= 2 && concept.domain !== 'occasion' && known.includes(concept.domain)
    ? 0.82 - clause * 0.001
    : 0

/** The certainty of a thing that no other text names. */
function measureAlone(
  { concept, role, clause, isTrade, isCarried, isBare }: Omit<FoundNaming, 'reason'>,
  known: readonly string[],
  later: number,
): number {
  if (role === 'aside') return 0.4 - later
  // "In our shop": of a known business, the word for a kind of business is a place.
  if (isTrade && known.length > 0) return (isGroup(concept, role, clause, known) ? 0.86 : 0.45) - later
  if (known.includes(concept.domain) && clause === 0) return role === 'lead' ? 0.95 : 0.9
  if (role === 'object') return 0.5 - later
  // "Open at Easter" behind what a request is about says when.
  if (concept.domain === 'occasion') return clause > 0 && !isCarried ? UNCERTAIN - later : 0.88 - later
  // Where nothing else tells what the business is, an unknown word before a thing may make another one of it. Food stays what it is.
  if (known.length === 0)
    return clause === 0 && (isBare || isCarried || staysItself(concept, role, isTrade)) ? 0.85 : 0.6 - later
  // Of another area of life, only a phrase such as "guitar night" says what a request is about.
  return clause === 0 && isCarried ? 0.87 : 0.55 - later
}

/** "Chess club every Tuesday": what a request begins with is no place, but a group in the house of a business of the same area of life. */
const isGroup = (
  { domain, isSign }: Concept,
  role: FoundNaming['role'],
  clause: number,
  known: readonly string[],
): boolean => role === 'lead' && clause === 0 && !isSign && known.includes(domain) && LEISURE.includes(domain)

/** The areas of life in which people meet for a thing. In the others, such words are places and trades. */
const LEISURE: readonly string[] = ['culture', 'sports', 'music']

/** "Wood-fired pizza", "six red wines": of food and plants, a word before the head says which one. */
const KEPT_DOMAINS: readonly string[] = ['food', 'plants']
const staysItself = ({ domain }: Concept, role: FoundNaming['role'], isTrade: boolean): boolean =>
  role === 'lead' && !isTrade && KEPT_DOMAINS.includes(domain)

function findFirst(texts: readonly SubjectText[], source: 'product' | 'brand'): Subject | null {
  for (const text of texts) {
    const namings = findInLanguages(text).filter(({ role }) => role !== 'aside')
    const first = namings.find(({ role }) => role === 'lead') ?? namings[0]
    if (!first) continue
    const known = source === 'product' ? PRODUCT : toTradeCertainty(first.concept)
    const certainty = first.role === 'lead' ? known : UNCERTAIN
    return { concept: first.concept, source, reason: first.reason, certainty }
  }
  return null
}

/** A sign of the trade says less than a thing of it, but more than an ornament does: scales of a law firm, a key of a locksmith. */
const toTradeCertainty = ({ isSign }: Concept): number => (isSign ? CERTAIN : BRAND)

/** A name often is a metaphor, so it counts only with a word for a kind of business in it: "Blue Heron Dental". */
function findTradeInName(text: SubjectText): Subject | null {
  const found = findInLanguages(text).find(({ isTrade }) => isTrade)
  return found
    ? { concept: found.concept, source: 'brand', reason: found.reason, certainty: toTradeCertainty(found.concept) }
    : null
}

/** The namings of the first language that has any. */
function findInLanguages({ text, languages }: SubjectText): FoundNaming[] {
  for (const language of languages) {
    const found = findNamings(text, language)
    if (found.length > 0) return found
  }
  return []
}
