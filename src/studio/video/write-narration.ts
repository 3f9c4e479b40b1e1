import { splitGraphemes } from '../type/graphemes.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Brief } from '../model/brief.ts'
import type { Shot } from './shot.ts'
import { joinShots } from './join-shots.ts'
import { writeStatements } from './write-shots.ts'

/** A voice says so many characters in about 50 seconds. */
const NARRATION_MAX = 650

/**
 * What a voice says in a film: the texts of its scenes, in their order, as sentences. Of a long film, scenes before the end are left out, so
 * that the voice is never longer than a film.
 */
export function writeNarration(brief: Brief, copy: Copy): string {
  const sentences = joinShots(writeStatements(brief, copy)).map(writeSentences).filter(Boolean)
  const length = (parts: readonly string[]) => splitGraphemes(parts.join(' ')).length
  while (length(sentences) > NARRATION_MAX && sentences.length > 2) sentences.splice(-2, 1)
  return splitGraphemes(sentences.join(' ')).slice(0, NARRATION_MAX).join('')
}

/** A text that ends without a mark ends with a period: speakers pause there. */
const writeSentences = ({ lines }: Shot): string =>
  lines
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…。！？؟:]["”»’]?$/u.test(text) ? text : `${text}${isWide(text) ? '。' : '.'}`))
    .join(' ')

const isWide = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)
