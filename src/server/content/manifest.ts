import { ManifestItem } from '#contract/archives.ts'
import { type CsvCell, writeCsv } from '#contract/csv.ts'
import { getTitle } from '#contract/file-names.ts'
import type { ArchiveRow } from './archive-rows.ts'

export function toManifestItem(row: ArchiveRow, file_name: string, is_missing: boolean): ManifestItem {
  const { blob: _, mime_type: __, brand_name: brand, product_name: product, ...facts } = row
  const own = { brand, product, title: getTitle(row), created_at: row.created_at.toISOString() }
  return { file_name, is_missing, ...facts, ...own }
}

export const manifestJson = (items: readonly ManifestItem[], madeAt: Date): string =>
  `${JSON.stringify({ made_at: madeAt.toISOString(), items }, null, 2)}\n`

const COLUMNS = ManifestItem.keyof().options

/** The manifest as CSV. Cells that look like formulas are escaped. */
export const manifestCsv = (items: readonly ManifestItem[]): string =>
  writeCsv(
    COLUMNS,
    items.map((item) => COLUMNS.map((column) => toCell(item[column]))),
  )

const toCell = (value: ManifestItem[keyof ManifestItem]): CsvCell => (Array.isArray(value) ? value.join(' ') : value)
