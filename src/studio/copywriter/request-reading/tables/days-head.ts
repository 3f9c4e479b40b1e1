import { foldCase } from '../../../model/fold-case.ts'
import { createHead } from './row-patterns.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** What may stand before the first word of a row. */
export const START = String.raw`^[\s"“„*•·–—-]*`
const heads = new Map<string, RegExp>()

/** Days at the start of a row, for texts in lower case. */
export function findHead(language: string): RegExp {
  const head = heads.get(language) ?? compilePattern(`${START}(${createHead(language)})\\s*[:：,–—-]?\\s*`, 'u')
  heads.set(language, head)
  return head
}

/** Whether a text is one or more days and nothing else: "Mo", "Mon–Wed,". */
export function isDays(text: string, language: string): boolean {
  const said = foldCase(text)
    .trim()
    .replace(/(?<![,、，])[,、，]+$/u, '')
  return said !== '' && findHead(language).exec(said)?.[0] === said
}

/**
 * Whether days may begin behind a space of a text in lower case. Asked before a longer pattern with days, which takes up to 0.3 s to compile in
 * each language.
 */
export function hasDaysInside(text: string, language: string): boolean {
  const head = findHead(language)
  return [...text.matchAll(/\s(?=\S)/gu)].some(({ index }) => head.test(text.slice(index + 1)))
}
