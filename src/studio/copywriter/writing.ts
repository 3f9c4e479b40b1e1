import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { filterBanned } from './banned.ts'
import { carryFacts } from './carry/carry-facts.ts'
import { covers, readBrief, type BriefReading } from './facts/read-brief.ts'
import { sortByImportance, type Fact } from './facts/fact.ts'
import { changePiece } from './placing/change-piece.ts'
import { splitRemarks } from './placing/split-remarks.ts'
import { splitQuotations } from './placing/split-quotations.ts'
import { capitalize } from './request-reading/write-piece-text.ts'
import { readRequest } from './request-reading/read-request.ts'
import { findLanguages, type DesignLanguages } from './requests/language.ts'
import { parseInLanguage } from './requests/parse-in-language.ts'
import { parsePrompt, type ParsedPrompt } from './requests/parse-prompt.ts'
import type { Brief } from '../model/brief.ts'
import type { Piece } from '../model/pieces.ts'

/** The input of all parts of the copy. */
export interface Writing {
  brief: Brief
  /** The words of the request that are to be read, in their order. */
  pieces: readonly Piece[]
  /** Words that appear nowhere, because the request says so. */
  withheld: readonly string[]
  topic: ParsedPrompt
  reading: BriefReading
  languages: DesignLanguages
  /** Whether the design is in English, of an English request. Then the grammar of English is used. */
  english: boolean
  quoted: readonly string[]
  /** Returns the text without anything on the brand's don't-list, or null. Also null for what the request withholds. */
  pass: (text: string | null) => string | null
}

export function createWriting(brief: Brief): Writing {
  const languages = findLanguages(brief)
  const { language, spoken, spokenPack } = languages
  const read = readRequest(brief)
  const given = splitRemarks(splitQuotations(read.pieces, brief), spoken)
  const withheld = read.instructions.flatMap((instruction) => instruction.withheld)
  const pass = (text: string | null) => {
    const allowed = text ? filterBanned(text, brief.brand.dont) : null
    return allowed && !withheld.some((words) => covers(allowed, words)) ? allowed : null
  }
  const topic = spoken === 'en' || !spokenPack ? parsePrompt(brief.prompt) : parseInLanguage(brief.prompt, spokenPack)
  // The words of a prompt that describes a picture are addressed to us.
  const said = topic.visual ? given.filter(({ kind }) => kind === 'quotation') : given
  const isCarried = spoken !== language
  const facts = readBrief(brief, topic, spoken)
  const reading = isCarried
    ? {
        ...facts,
        subject: '',
        block: null,
        facts: languages.pack ? sortByImportance(carryFacts(brief, spoken, languages.pack.tag)) : [],
      }
    : facts
  return {
    brief,
    pieces: said.map((piece) => nameAction(piece, facts.facts)).flatMap((piece) => keepAllowed(piece, pass, language)),
    withheld,
    pass,
    topic: isCarried ? { ...topic, subject: '', label: null, rest: [] } : topic,
    languages,
    english: language === 'en' && !isCarried,
    reading: {
      ...reading,
      facts: reading.facts.flatMap((fact) => {
        const text = pass(toDrawableText(fact.text))
        return text ? [{ ...fact, text }] : []
      }),
      language,
    },
    quoted: given.filter(({ kind }) => kind === 'quotation').map(({ text }) => text),
  }
}

/** A clause that is only a call, "Register now.", is one for the button. */
function nameAction(piece: Piece, facts: readonly Fact[]): Piece {
  const text = piece.text.replace(/[.。]$/u, '')
  const isAction = facts.some((fact) => fact.kind === 'action' && fact.text.toLowerCase() === text.toLowerCase())
  return piece.kind === 'message' && isAction ? { ...piece, kind: 'action', text } : piece
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
