import { readEvidence, type ReadEvidence } from './find-unsupported.ts'
import { findJoins } from './find-joins.ts'
import { findOrders, type Orders } from './find-instructions.ts'
import { findPlaces, placeLines, trimMarks, type Part, type ReadSources } from './place-line.ts'
import { readSource, type SourceText } from './source-text.ts'
import { isBoundary, readTokens, toCleanText, type Token } from './tokens.ts'
import type { JudgedDesign, WordSources } from './judged-design.ts'

/** What of a text of the request is where. */
export interface Coverage {
  /** Whether a token is on the picture. */
  isShown: readonly boolean[]
  /** The tokens where a text on the picture, in the caption or in a note begins, and those behind which one ends. */
  starts: ReadonlySet<number>
  ends: ReadonlySet<number>
  /** The tokens before which a cut is none, because both sides of it are one row on the picture. */
  joins: ReadonlySet<number>
}

/** A design and its sources, read for all rules. */
export interface ReadDesign {
  design: JudgedDesign
  given: WordSources
  sources: ReadSources
  /** One entry for each text of the request. */
  orders: readonly Orders[]
  coverage: readonly Coverage[]
  parts: readonly Part[]
  /** Our sentences, and the prices of the product, as keys of their tokens. */
  ours: ReadonlySet<string>
  prices: ReadonlySet<string>
  /** What a text of a model may claim. */
  evidence: ReadEvidence
  caption: readonly Token[]
  altText: readonly Token[]
}

/** Reads everything once. The cost grows with the length of all texts. */
export function readDesign(design: JudgedDesign, given: WordSources): ReadDesign {
  const { sources, ...read } = readGiven(given, design.language)
  const parts = placeLines(design, sources)
  const caption = readTokens(toCleanText(design.caption))
  return {
    design,
    given,
    sources,
    ...read,
    coverage: sources.request.map((source, index) => cover(source, index, { parts, caption, design })),
    parts,
    caption,
    altText: readTokens(toCleanText(design.alt_text)),
  }
}

type ReadGiven = Pick<ReadDesign, 'sources' | 'orders' | 'ours' | 'prices' | 'evidence'>
const known = new WeakMap<WordSources, Map<string, ReadGiven>>()

/** Reads the sources once for each language of designs, because many texts of a campaign are judged by the same ones. */
function readGiven(given: WordSources, language: string): ReadGiven {
  const byLanguage = known.get(given) ?? new Map<string, ReadGiven>()
  known.set(given, byLanguage)
  const before = byLanguage.get(language)
  if (before) return before
  const read = (texts: readonly string[], usual = language) => texts.map((text) => readSource(text, usual))
  const spoken = given.request_language ?? undefined
  const sources = {
    request: read(given.request, spoken),
    kept: read(given.kept),
    own: read(given.own),
    model: read(given.model),
  }
  const result = {
    sources,
    orders: sources.request.map(findOrders),
    ours: new Set(given.sentences.map(toKeys)),
    prices: new Set(given.prices.map(toKeys)),
    evidence: readEvidence({ texts: [...given.request, ...given.kept, ...given.own, ...given.prices] }),
  }
  byLanguage.set(language, result)
  return result
}

const toKeys = (text: string) =>
  trimMarks(readTokens(toCleanText(text)))
    .map(({ key }) => key)
    .join(' ')

function cover(
  source: SourceText,
  index: number,
  { parts, caption, design }: { parts: readonly Part[]; caption: readonly Token[]; design: JudgedDesign },
): Coverage {
  const isShown = source.tokens.map(() => false)
  const [starts, ends] = [new Set<number>(), new Set<number>()]
  const note = ({ from, to }: { from: number; to: number }) => {
    starts.add(from)
    ends.add(to)
  }
  for (const place of parts.flatMap(({ places }) => places)) {
    if (place.origin !== 'request' || place.source !== index) continue
    note(place)
    isShown.fill(true, place.from, place.to)
  }
  const only = { request: [source], kept: [], own: [], model: [] }
  const left = design.left_out.slice(0, MOST_PIECES).map((text) => trimMarks(readTokens(toCleanText(text))))
  for (const tokens of [...left, ...splitCaption(caption).slice(0, MOST_PIECES)]) findPlaces(tokens, only).forEach(note)
  return { isShown, starts, ends, joins: findJoins(source.tokens, index, parts, design.lines) }
}

/** Each piece is looked for in the whole request, so longer captions are read in part. */
const MOST_PIECES = 100

/** The pieces of a caption: between marks, dots and new lines. */
function splitCaption(caption: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of caption) {
    if (token.opens) pieces.push([])
    if (isBoundary(token)) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}
