import { LIST_MAX } from '#contract/limits.ts'

/** A list with one more entry, trimmed. Blank entries, duplicates, and entries beyond the maximum change nothing. */
export function withEntry(entries: readonly string[], text: string): string[] {
  const entry = text.trim()
  if (!entry || entries.includes(entry) || entries.length >= LIST_MAX) return [...entries]
  return [...entries, entry]
}

export interface TextPair {
  name: string
  text: string
}

/** Whether a row has only a name or only a text. Such rows are left out. */
export const isHalf = ({ name, text }: TextPair): boolean => !name.trim() !== !text.trim()

/** Rows as a map: names and texts are trimmed, incomplete rows are left out, and the last row of a name wins. */
export function toTextMap(rows: readonly TextPair[]): Record<string, string> {
  const whole = rows.map(({ name, text }) => [name.trim(), text.trim()] as const)
  return Object.fromEntries(whole.filter(([name, text]) => name && text))
}
