import { findUndrawableCharacters } from '#contract/languages/drawable-characters.ts'
import { CHARACTERS_NOT_DRAWN } from '#contract/messages.ts'
import { Banner } from '../feedback/banner.tsx'

/** A note names no more characters than this. */
const MAX_NAMED = 12

interface UndrawableNoteProps {
  /** What a design may show. */
  texts: readonly (string | null | undefined)[]
}

/** Warns before a design is generated if its texts have characters for which the studio has no font. */
export function UndrawableNote({ texts }: UndrawableNoteProps) {
  const found = findUndrawableCharacters(texts.join(' '))
  if (found.length === 0) return null
  const named = [...found.slice(0, MAX_NAMED), ...(found.length > MAX_NAMED ? ['…'] : [])]
  return <Banner tone="info">{CHARACTERS_NOT_DRAWN(named.join(' '))}</Banner>
}
