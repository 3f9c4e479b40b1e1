import { ENGLISH_SENTENCES, type TranslatedSentences } from './english.ts'

/** Translates an English sentence of the contract or of a reply. Unknown texts are returned unchanged. */
export type Translate = (english: string) => string

const PART = '{1}'

export function createTranslate(translated: TranslatedSentences): Translate {
  const own: Readonly<Record<string, string>> = translated
  const exact = new Map<string, string>()
  const open: { before: string; after: string; to: string }[] = []
  for (const [name, english] of ENGLISH_SENTENCES) {
    const to = own[name]
    if (to === undefined) continue
    const [before = '', after] = english.split(PART)
    if (after === undefined) exact.set(english, to)
    else open.push({ before, after, to })
  }
  return (english) => exact.get(english) ?? translateOpen(english, open) ?? english
}

/** A sentence with a part that changes, such as a count. The part is kept. */
function translateOpen(
  english: string,
  open: readonly { before: string; after: string; to: string }[],
): string | undefined {
  const found = open.find(({ before, after }) => english.startsWith(before) && english.endsWith(after))
  if (!found) return undefined
  const part = english.slice(found.before.length, english.length - found.after.length)
  return found.to.replace(PART, () => part)
}
