import { findQuotedTexts, joinRequestText, removeQuotes } from '../headlines/quotes.ts'
import { sortByImportance, type Fact } from './fact.ts'
import { findPatterns } from './languages.ts'
import { readBlock } from './read-block.ts'
import { findPerson } from './find-person.ts'
import { readFurtherSentence, readInstructedFacts, readSubjectSentence } from './read-facts.ts'
import type { LanguagePatterns } from './language-patterns.ts'
import type { PostBlock } from './post-block.ts'
import type { ParsedPrompt } from '../requests/parse-prompt.ts'
import type { Brief } from '../../model/brief.ts'

/** The parts of a brief. */
export interface BriefReading {
  /** The subject without the facts that are shown separately; may be empty. */
  subject: string
  block: PostBlock | null
  /** All facts, the most important first, each once. */
  facts: readonly Fact[]
  /** The language of prompt and instructions: a BCP 47 tag. */
  language: string
}

/** Reads the facts of prompt and instructions, which are in `language` (BCP 47). A prompt that describes an image has no facts. */
export function readBrief(brief: Brief, topic: ParsedPrompt, language: string): BriefReading {
  const english = language === 'en'
  const said = joinRequestText(brief)
  const person = findQuotedTexts(said).length > 0 ? findPerson(said) : null
  if (topic.visual) return { subject: topic.subject, block: null, facts: readInstructedFacts(said, language), language }
  const patterns = findPatterns(language)
  const formed = readBlock(removeQuotes(brief.prompt), patterns)
  // A comparison has two sentences.
  const sentence = formed?.block.kind === 'comparison' ? formed.subject : topic.subject
  const read = readSubjectSentence(sentence, language, listNames(brief))
  const block = formed?.block.kind === 'comparison' ? formed.block : read.block
  const rest = formed?.block.kind === 'comparison' ? [] : topic.rest
  const facts = [
    ...(person ? [person] : read.facts),
    ...rest.flatMap((text) => readFurtherSentence(text, language)),
    // The prices of a menu are its rows.
    ...readInstructedFacts(said, language).filter(({ kind }) => block?.kind !== 'menu' || kind !== 'price'),
  ]
  const unique = facts.filter((fact, index) => !facts.slice(0, index).some((other) => covers(other.text, fact.text)))
  return {
    subject: read.subject || nameBlock(block, topic, patterns, english),
    block,
    facts: sortByImportance(unique),
    language,
  }
}

/** The subject of a block that has no heading. */
function nameBlock(
  block: PostBlock | null,
  { label }: ParsedPrompt,
  { priceList }: LanguagePatterns,
  english: boolean,
): string {
  if (block?.kind === 'comparison') {
    const [before, after] = block.sides
    return english ? `${after.text}, not ${before.text.charAt(0).toLowerCase()}${before.text.slice(1)}` : after.text
  }
  return block ? (label ?? (block.kind === 'menu' ? priceList : '')) : ''
}

const listNames = ({ brand, product }: Brief) => [brand.name, product?.name ?? ''].filter((name) => name !== '')

/** Whether a text states a fact already: "30% off all backpacks" covers "30% off". */
export const covers = (text: string, part: string): boolean => fold(text).includes(fold(part))

/** In lower case. The Turkish capital İ becomes two characters in other languages. */
const fold = (text: string) => text.toLowerCase().replaceAll('i\u0307', 'i')
