import { findQuotedTexts, joinRequestText } from '../quotes.ts'
import { detectLanguageCode } from '../language.ts'
import { sortByImportance, type Fact } from './fact.ts'
import { findPerson } from './find-person.ts'
import { readFurtherSentence, readInstructedFacts, readSubjectSentence } from './read-facts.ts'
import type { ParsedPrompt } from '../parse-prompt.ts'
import type { Brief } from '../../brief.ts'

/** What a brief says, taken apart. */
export interface BriefReading {
  /** The subject without the facts that are shown separately; may be empty. */
  subject: string
  /** All facts, the most important first, each once. */
  facts: readonly Fact[]
  /** ISO 639-1 code of the prompt's language. */
  language: string
}

/** Reads the facts of prompt and instructions. A prompt that describes an image has no facts. */
export function readBrief(brief: Brief, topic: ParsedPrompt, english: boolean): BriefReading {
  const language = english ? 'en' : detectLanguageCode(brief.prompt)
  const said = joinRequestText(brief)
  const person = findQuotedTexts(said).length > 0 ? findPerson(said) : null
  if (topic.visual) return { subject: topic.subject, facts: readInstructedFacts(said, language), language }
  const read = readSubjectSentence(topic.subject, language, listNames(brief))
  const facts = [
    ...(person ? [person] : read.facts),
    ...topic.rest.flatMap((sentence) => readFurtherSentence(sentence, language)),
    ...readInstructedFacts(said, language),
  ]
  const unique = facts.filter((fact, index) => !facts.slice(0, index).some((other) => covers(other.text, fact.text)))
  return { subject: read.subject, facts: sortByImportance(unique), language }
}

const listNames = ({ brand, product }: Brief) => [brand.name, product?.name ?? ''].filter((name) => name !== '')

/** Whether a text states a fact already: "30% off all backpacks" covers "30% off". */
export const covers = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())
