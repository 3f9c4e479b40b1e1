import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { NOTE_SENTENCES, type NoteKey } from '#contract/brands/site-reading/evidence.ts'
import type { PageReading } from '../read/read-sources.ts'

/** A note, and the part of its sentence that changes. */
export type Note = [key: NoteKey, text: string]

export const toNote = ([key, text]: Note): BrandImport['notes'][number] => ({
  key,
  text,
  sentence: NOTE_SENTENCES[key].replace('{text}', () => text),
})

/** What is uncertain about the letters of a page. */
export function noteEncoding({ decoded: { encoding, isGuessed, lost } }: PageReading): Note[] {
  if (lost > 0) return [['letters_lost', String(lost)]]
  return isGuessed ? [['encoding_guessed', encoding]] : []
}
