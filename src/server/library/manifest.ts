import { omit } from '../infrastructure/omit.ts'
import { ManifestItem } from '#contract/library/archives.ts'
import { type CsvCell, writeCsv } from '#contract/text/csv.ts'
import { getTitle } from '#contract/text/file-names.ts'
import { listLeftOut } from '#contract/left-out.ts'
import type { HandedOutFile } from '../proofs/signing/hand-out.ts'
import { parseSlideFiles } from '../stored/slides.ts'
import type { ArchiveRow } from './archive-rows.ts'

/** `file` is null if its bytes are missing. */
export function toManifestItem(row: ArchiveRow, file_name: string, file: HandedOutFile | null): ManifestItem {
  const { slides, notes, brand_name: brand, product_name: product, ...facts } = omit(row, 'blob', 'mime_type', 'film')
  const slide_alt_texts = parseSlideFiles(slides)?.map(({ alt_text }) => alt_text) ?? []
  const own = {
    brand,
    product,
    title: getTitle(row),
    created_at: row.created_at.toISOString(),
    slide_alt_texts,
    left_out: listLeftOut(notes),
    ...(file?.facts ?? { size_bytes: row.size_bytes, sha256: '', has_credentials: false }),
  }
  return { file_name, is_missing: file === null, ...facts, ...own }
}

export const manifestJson = (items: readonly ManifestItem[], createdAt: Date): string =>
  `${JSON.stringify({ made_at: createdAt.toISOString(), items }, null, 2)}\n`

const COLUMNS = ManifestItem.keyof().options

/** The manifest as CSV. Cells that look like formulas are escaped. */
export const manifestCsv = (items: readonly ManifestItem[]): string =>
  writeCsv(
    COLUMNS,
    items.map((item) => COLUMNS.map((column) => toCell(item, column))),
  )

/** Hashtags are single words; other lists are of texts. */
const toCell = (item: ManifestItem, column: keyof ManifestItem): CsvCell => {
  const value = item[column]
  return Array.isArray(value) ? value.join(column === 'hashtags' ? ' ' : ' | ') : value
}
