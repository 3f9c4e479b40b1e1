import { LIST_MAX } from '#contract/limits.ts'

/** A list with one more entry: trimmed; blank ones, ones already there and the one too many change nothing. */
export function withEntry(entries: readonly string[], text: string): string[] {
  const entry = text.trim()
  if (!entry || entries.includes(entry) || entries.length >= LIST_MAX) return [...entries]
  return [...entries, entry]
}

export interface TextPair {
  name: string
  text: string
}

/** Whether a row has only half of what it needs, and so is left out. */
export const isHalf = ({ name, text }: TextPair): boolean => !name.trim() !== !text.trim()

/** Rows as a map: names and texts trimmed, rows without either left out, the last of one name kept. */
export function toTextMap(rows: readonly TextPair[]): Record<string, string> {
  const whole = rows.map(({ name, text }) => [name.trim(), text.trim()] as const)
  return Object.fromEntries(whole.filter(([name, text]) => name && text))
}
