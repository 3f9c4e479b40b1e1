import { trimMarks } from './trim-marks.ts'
import type { Fact } from './fact.ts'

const NAME = String.raw`\p{Lu}[\p{L}.'’-]{0,24}(?: (?:\p{Lu}[\p{L}.'’-]{0,24}|von|van|de|da|al)){0,3}`
const ROLE = String.raw`(?:, [^.,;:"“”\n]{2,40}){0,2}`

/** Who said a quotation: “…” — Maya R., Porto; or: testimonial from Anna Berg, CEO of Nordlicht: "…". */
const PATTERNS = [
  new RegExp(`[”“"»«’']\\s*[—–-]\\s*(${NAME}${ROLE})`, 'u'),
  // Scripts without capitals.
  /[”"»」]\s*[—–]\s*(\p{Lo}[\p{Lo}\p{M} ،、·]{1,40})/u,
  new RegExp(`\\b(?:from|by|of|von|par|de) (${NAME}${ROLE}) ?:? ?(?=["“„«‘']|$)`, 'u'),
]

/** Finds the person behind a quotation, with the role if the prompt names it. */
export function findPerson(prompt: string): Fact | null {
  const found = PATTERNS.map((pattern) => prompt.match(pattern)?.[1]).find((name) => name !== undefined)
  return found ? { kind: 'person', text: trimMarks(found.trim()) } : null
}
