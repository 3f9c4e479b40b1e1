import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { filterBanned } from './banned.ts'
import { capitalizeRequest } from './capitals/capitalize-request.ts'
import { carryFacts } from './carry/carry-facts.ts'
import { sortByImportance, type Fact } from './facts/fact.ts'
import { covers, listFacts } from './facts/list-facts.ts'
import { changePiece } from './placing/change-piece.ts'
import { capitalize } from './request-reading/write-piece-text.ts'
import { readRequest } from './request-reading/read-request.ts'
import { dropOtherLanguages } from './requests/drop-other-languages.ts'
import { findLanguages, type DesignLanguages } from './requests/language.ts'
import { readTopic, type Topic } from './requests/read-topic.ts'
import type { Brief } from '../model/brief.ts'
import type { Piece } from '../model/pieces.ts'

/** The input of all parts of the copy. */
export interface Writing {
  brief: Brief
  /** The words of the request that are to be read, in their order. */
  pieces: readonly Piece[]
  /** Words that appear nowhere, because the request says so. */
  withheld: readonly string[]
  topic: Topic
  /** What the request states, the most important first: in another language than its own, only what can be said there. */
  facts: readonly Fact[]
  languages: DesignLanguages
  /** Whether the design is in English, of an English request. Then the grammar of English is used. */
  english: boolean
  quoted: readonly string[]
  /** Returns the text without anything on the brand's don't-list, or null. Also null for what the request withholds. */
  pass: (text: string | null) => string | null
}

export function createWriting(given: Brief): Writing {
  const languages = findLanguages(given)
  const { language, spoken, spokenPack, pack } = languages
  const brief = capitalizeRequest(dropOtherLanguages(given), spoken)
  const read = readRequest(brief)
  const withheld = read.instructions.flatMap((instruction) => instruction.withheld)
  const pass = (text: string | null) => {
    const allowed = text ? filterBanned(text, brief.brand.dont) : null
    return allowed && !withheld.some((words) => covers(allowed, words)) ? allowed : null
  }
  const topic = readTopic(brief, read, spokenPack)
  const quotations = read.pieces.filter(({ kind }) => kind === 'quotation')
  // The words of a prompt that describes a picture are addressed to us.
  const said = topic.isVisual ? quotations : read.pieces
  const isCarried = spoken !== language
  const carried = isCarried && pack ? sortByImportance(carryFacts(brief, pack.tag)) : []
  const facts = isCarried ? carried : listFacts(said, language)
  return {
    brief,
    pieces: said.flatMap((piece) => keepAllowed(piece, pass, language)),
    withheld,
    pass,
    topic,
    languages,
    english: language === 'en' && !isCarried,
    facts: facts.flatMap((fact) => {
      const text = pass(toDrawableText(fact.text))
      return text ? [{ ...fact, text }] : []
    }),
    quoted: quotations.map(({ text }) => text),
  }
}

/** A piece as it may be drawn. Quotations are used to the letter. */
function keepAllowed(piece: Piece, pass: Writing['pass'], language: string): Piece[] {
  const drawable = changePiece(piece, toDrawableText)
  if (piece.kind === 'quotation') return [drawable]
  const allowed = pass(drawable.text)
  if (allowed === null) return []
  return [
    allowed === drawable.text ? drawable : changePiece(drawable, (text) => capitalize(pass(text) ?? text, language)),
  ]
}
