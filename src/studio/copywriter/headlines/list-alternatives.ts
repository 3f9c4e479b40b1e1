import { countWords } from '../facts/read-facts.ts'
import { listOwnLines } from '../campaign.ts'
import { covers } from '../facts/read-brief.ts'
import { FINITE, isOccasion, isVague } from './headline.ts'
import { listOwnLinesIn } from './headline-in-language.ts'
import { sentenceCase } from './shorten.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import type { PostBlock } from '../facts/post-block.ts'
import type { BriefReading } from '../facts/read-brief.ts'
import type { Brief } from '../../model/brief.ts'

const COUNT = 3
const MAX_WORDS = 9

/** Lists up to three other headlines for the same request, best first. English words are added only with `english`. */
export function listAlternatives(brief: Brief, reading: BriefReading, headline: string, english: boolean): string[] {
  const long = reading.subject.split(' ').length > 2
  const article = long ? /^(?:an?|our|the|my|new) /i : /^(?:an?|the) /i
  const subject = sentenceCase(english ? reading.subject.replace(article, '') : reading.subject, reading.language)
  const usable = subject !== '' && !isVague(subject)
  const isClosed = /[.!?]$/.test(subject)
  const { name } = brief.brand
  const lower = english ? lowerFirst : (text: string) => asWritten(text, brief.prompt)
  const ideas = [
    ...nameBlock(reading.block, english),
    ...(usable && !isClosed ? combine(subject, reading.facts, english, lower) : []),
    ...(usable ? [subject] : []),
    ...(usable && english && !isClosed && !/ at /i.test(subject) && !isOccasion(subject) && !FINITE.test(subject)
      ? [`${subject} at ${name}`]
      : []),
    ...(usable && !covers(subject, name) ? [`${name}: ${lower(subject)}`] : []),
    ...(english ? listOwnLines(brief) : listOwnLinesIn(brief, reading.language)),
  ]
  return ideas
    .filter((text) => countWords(text) <= MAX_WORDS && !isSame(text, headline))
    .filter((text, index, all) => all.findIndex((other) => isSame(other, text)) === index)
    .slice(0, COUNT)
}

/** A comparison or a statistic in fewer words. */
function nameBlock(block: PostBlock | null, english: boolean): string[] {
  if (block?.kind === 'statistic') return [block.figure]
  if (block?.kind !== 'comparison') return []
  const [before, after] = block.sides
  return [
    `${before.text}? ${after.text}.`,
    ...(english ? [`From ${lowerFirst(before.text)} to ${lowerFirst(after.text)}`] : []),
  ]
}

/** The subject with one fact, and the features alone. */
function combine(subject: string, facts: readonly Fact[], english: boolean, lower: (text: string) => string): string[] {
  const find = (...kinds: FactKind[]) =>
    facts.find(({ kind, text }) => kinds.includes(kind) && !covers(subject, text))?.text
  const [offer, feature, amount, date] = [
    find('discount', 'bundle', 'free'),
    find('feature'),
    find('quantity'),
    find('date'),
  ]
  const said = (text: string | undefined) => (text === undefined ? [] : [text])
  const features = facts.filter(({ kind }) => kind === 'feature').map(({ text }) => text)
  return [
    ...said(offer && `${subject}, ${lower(offer)}`),
    ...said(date && `${subject}, ${/^\d/.test(date) ? date : english ? lowerLead(date) : lower(date)}`),
    ...said(amount && `${subject}, ${lower(amount)}`),
    ...(english && features.length > 1 ? [`${features[0]} and ${lower(features[1] ?? '')}`] : said(feature)),
  ]
}

/** A name is capitalized inside a sentence. */
const lowerFirst = (text: string) =>
  /^\p{Lu}(?:\p{Lu}|\p{Ll}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** In other languages, the first letter is small if it is in the prompt: German nouns are not. */
function asWritten(text: string, prompt: string): string {
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  return prompt.includes(small) ? small : text
}

/** Days and months keep their capitals: "Every Friday" becomes "every Friday". */
const lowerLead = (date: string) =>
  date.replace(/^(?:Every|From|Until|This|Next|Tonight|Tomorrow|Daily|Each|In)\b/, (word) => word.toLowerCase())

const isSame = (one: string, other: string) =>
  one.toLowerCase().replace(/[.!]$/, '') === other.toLowerCase().replace(/[.!]$/, '')
