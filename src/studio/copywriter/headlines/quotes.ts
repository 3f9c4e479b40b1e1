import type { Brief } from '../../model/brief.ts'

const PAIRS = [
  /"([^"\n]{1,160})"/g,
  /[“„]([^”“"\n]{1,160})[”“"]/g,
  /«([^»\n]{1,164})»/g,
  /‹([^›\n]{1,164})›/g,
  /「([^」\n]{1,160})」/g,
  /(?<![\p{L}\p{N}])[‘‚]([^\n]{2,160}?)[’‘](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'([^'\n]{1,160}(?:'(?=\p{L})[^'\n]{0,160})*)'(?![\p{L}\p{N}])/gu,
]

/** Joins prompt and instructions, because both may contain quoted texts. */
export const joinRequestText = ({ prompt, instructions }: Pick<Brief, 'prompt' | 'instructions'>): string =>
  [prompt, instructions ?? ''].join('\n').trim()

/** Returns the texts between quotation marks of any kind, unchanged and in order. */
export function findQuotedTexts(prompt: string): string[] {
  return findQuotations(prompt).map((span) => span.words)
}

/** Removes the quoted texts. */
export function removeQuotes(prompt: string): string {
  return findQuotations(prompt).reduceRight(
    (text, span) => `${text.slice(0, span.start)} ${text.slice(span.end)}`,
    prompt,
  )
}

/** Words between quotation marks. `start` and `end` include the marks. */
export interface QuotedSpan {
  start: number
  end: number
  words: string
}

/** Finds the texts between quotation marks of any kind, in order. */
export function findQuotations(prompt: string): QuotedSpan[] {
  const found: QuotedSpan[] = []
  for (const pattern of PAIRS) {
    for (const match of prompt.matchAll(pattern)) {
      const words = (match[1] ?? '').trim()
      const span = { start: match.index, end: match.index + match[0].length, words }
      if (words && !found.some((other) => span.start < other.end && other.start < span.end)) found.push(span)
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}
