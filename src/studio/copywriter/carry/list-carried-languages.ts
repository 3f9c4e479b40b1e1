import { placePieces } from '../placing/place-pieces.ts'
import { createWriting } from '../writing.ts'
import { type CarriedLanguage, listCarried, listWordsLeft } from './carry-facts.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import type { LanguagePack } from '../languages/language-pack.ts'
import type { Brief } from '../../model/brief.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

/** What designs in one language say of a brief in another one. `needs_words`: its message itself cannot be said there without a translation. */
export type SpokenLanguage = CarriedLanguage & { needs_words: boolean }

/**
 * What each language says of a brief, without its own. Where the language of the brief is not certain, the first of `languages` is taken for
 * it, because that is the one of the key visual.
 */
export function listCarriedLanguages(brief: Brief, languages: readonly string[]): SpokenLanguage[] {
  const writing = createWriting({ ...brief, language: null })
  const { isCertain } = writing.languages
  const [first] = languages
  const names = [brief.brand.name, brief.product?.name ?? ''].filter((name) => name !== '')
  const left = listWordsLeft(brief).map((words) => removeNames(words, names))
  const unsaid = left.filter((words) => /\p{L}/u.test(words)).map((words) => words.trim())
  const { pack } = writing.languages
  const needs_words = listMessage(writing).some(
    (piece) => isUnsaid(piece, unsaid, names) && !(pack && isLaunch(piece, names, pack)),
  )
  return listCarried(brief, languages).map((one) => ({
    ...one,
    needs_words: needs_words && (isCertain || one.language !== first),
  }))
}

/** The pieces that a design in the language of the brief has as its headline or its block. A brief without any leaves both to us. */
function listMessage({ pieces, brief, languages }: ReturnType<typeof createWriting>): PlacedPiece[] {
  const placed = placePieces(pieces, brief, { language: languages.language })
  return placed.pieces.filter(({ slot }) => slot === 'headline' || slot === 'block')
}

/**
 * Whether a piece cannot be said in another language. `unsaid` has the words of the brief that no rule says there, in lower case. A quotation
 * is one of its own language.
 */
function isUnsaid({ kind, text }: PlacedPiece, unsaid: readonly string[], names: readonly string[]): boolean {
  const said = removeNames(text, names).trim()
  if (!/\p{L}/u.test(said)) return false
  return kind === 'quotation' || unsaid.some((words) => said.includes(words) || words.includes(said))
}

/** "Launch of our night cream": our own sentences say that something is new in every language. */
function isLaunch({ text }: PlacedPiece, names: readonly string[], { tag, prompt }: LanguagePack): boolean {
  const [, launch] = prompt.intents.find(([intent]) => intent === 'launch') ?? []
  const rest = removeNames(text, names)
  if (!launch?.test(rest) || rest === text.toLowerCase()) return false
  const words = rest.replace(launch, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => findDanglingWords(tag).test(word))
}

/** A text in lower case without the names of brand and product, which are the same in every language. */
const removeNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ' '), text.toLowerCase())
