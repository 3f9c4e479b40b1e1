import { type TextsOfSet, findTextSet, listTextSets } from '#contract/platforms/text-rules.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { StoredText } from '../texts/read-texts.ts'
import type { PackRow } from './read-pack.ts'

export interface CellTexts {
  text_set: string
  kind: 'post' | 'ad'
  fields: TextsOfSet
}

/**
 * The texts of a cell: for each set that its format needs, those of its language, product and variant. A plan may have more variants than
 * there are texts; they then repeat. Without stored texts, the caption of the design is the text of a post.
 */
export function listCellTexts(row: PackRow, texts: readonly StoredText[]): CellTexts[] {
  const format = findCampaignFormat(row.format)
  return (format ? listTextSets(format) : []).flatMap((text_set) => {
    const kind = findTextSet(text_set)?.kind ?? 'post'
    const stored = findStored(row, text_set, texts)
    if (stored) return [{ text_set, kind, fields: withOwnAltText(row, stored.fields) }]
    return kind === 'post' ? [{ text_set, kind, fields: readOwnTexts(row) }] : []
  })
}

function findStored({ language, product_id, variant }: PackRow, text_set: string, texts: readonly StoredText[]) {
  const ofSet = texts.filter((text) => text.text_set === text_set && text.language === language)
  const own = ofSet.filter((text) => text.product_id === product_id)
  const usable = own.length > 0 ? own : ofSet.filter((text) => text.product_id === null)
  return usable[(variant - 1) % Math.max(1, usable.length)]
}

/** A cell describes its own picture, unless a person wrote an alt text. */
const withOwnAltText = ({ alt_text }: PackRow, fields: TextsOfSet): TextsOfSet =>
  fields.alt_text?.[0] || !alt_text ? fields : { ...fields, alt_text: [alt_text] }

const readOwnTexts = ({ caption, hashtags, alt_text }: PackRow): TextsOfSet => ({
  ...(caption && { caption: [caption] }),
  ...(hashtags.length > 0 && { hashtags }),
  ...(alt_text && { alt_text: [alt_text] }),
})
