import { ManifestItem } from '#contract/archives.ts'
import { getTitle } from '#contract/file-names.ts'
import type { ArchiveRow } from './archive-rows.ts'

export function toManifestItem(row: ArchiveRow, file_name: string, is_missing: boolean): ManifestItem {
  const { blob: _, slides: ___, mime_type: __, brand_name: brand, product_name: product, ...facts } = row
  const own = { brand, product, title: getTitle(row), created_at: row.created_at.toISOString() }
  return { file_name, is_missing, ...facts, ...own }
}

export const manifestJson = (items: readonly ManifestItem[], madeAt: Date): string =>
  `${JSON.stringify({ made_at: madeAt.toISOString(), items }, null, 2)}\n`

const COLUMNS = ManifestItem.keyof().options

/** The manifest as CSV (RFC 4180, UTF-8 with a byte order mark for Excel). Cells that look like formulas are escaped. */
export function manifestCsv(items: readonly ManifestItem[]): string {
  const lines = items.map((item) => COLUMNS.map((column) => toCell(item[column])).join(','))
  return `\u{FEFF}${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`
}

function toCell(value: ManifestItem[keyof ManifestItem]): string {
  if (value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : value.join(' ')
  const harmless = /^[=+\-@\t\r＝＋－＠|]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
