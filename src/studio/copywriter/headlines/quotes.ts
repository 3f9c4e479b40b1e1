import { findQuotations } from '../request-reading/find-quotations.ts'
import type { Brief } from '../../model/brief.ts'

/** Joins prompt and instructions, because both may contain quoted texts. */
export const joinRequestText = ({ prompt, instructions }: Pick<Brief, 'prompt' | 'instructions'>): string =>
  [prompt, instructions ?? ''].join('\n').trim()

/** Returns the texts between quotation marks of any kind, in order. */
export const findQuotedTexts = (prompt: string): string[] =>
  findQuotations(prompt).flatMap(({ quoted }) => (quoted ? [prompt.slice(quoted.start, quoted.end).trim()] : []))

/** Removes the quoted texts. */
export const removeQuotes = (prompt: string): string =>
  findQuotations(prompt).reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, prompt)
