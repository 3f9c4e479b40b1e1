import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { NOTE_SENTENCES, type NoteKey } from '#contract/brands/site-reading/evidence.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/brand-import.ts'

const isNoteKey = (key: string): key is NoteKey => Object.hasOwn(NOTE_SENTENCES, key)

/** The sentence in the language of the screens. The part that changes can be a sentence of the server too. */
export const describeNote = ({ key, text, sentence }: BrandImport['notes'][number]): string =>
  isNoteKey(key) ? t[key].replace('{text}', () => translateSentence(text)) : sentence
