import type { PlatformFormat } from '#contract/platforms/format.ts'
import { joinCaption } from '#contract/platforms/text-rules.ts'
import { buildUtmUrl, utmMedium } from '#contract/campaigns/utm.ts'
import { PackItem, type PackManifest } from '#contract/campaigns/pack.ts'
import { type CsvCell, writeCsv } from '#contract/text/csv.ts'
import { listLeftOut } from '#contract/left-out.ts'
import type { z } from 'zod'
import type { CellTexts } from './cell-texts.ts'
import type { PackFile } from './open-file.ts'
import type { PackCampaign, PackRow } from './read-pack.ts'

interface Packed {
  row: PackRow
  format: PlatformFormat
  /** The path in the pack. */
  name: string
  file: PackFile | null
  texts: readonly CellTexts[]
  /** The alternative text of a slide after the first one. */
  slideAltText?: string
}

export function toPackItem(campaign: PackCampaign, { row, format, name, file, texts, slideAltText }: Packed): PackItem {
  const post = texts.find(({ kind }) => kind === 'post')?.fields
  const caption = post ? joinCaption(post.caption?.[0] ?? '', post.hashtags ?? []) : ''
  return {
    file_name: name,
    is_missing: file === null,
    cell_id: row.cell_id,
    cell_key: row.cell_key,
    content_id: row.content_id,
    platform: format.platform,
    placement: format.placement,
    format: row.format,
    language: row.language,
    variant: row.variant,
    product: row.product_name,
    row_key: row.row_key,
    version: row.version,
    status: row.status,
    is_approved: row.is_approved,
    planned_on: row.planned_on,
    mime_type: file?.mimeType ?? row.mime_type,
    width: row.width,
    height: row.height,
    duration_seconds: row.duration_seconds,
    size_bytes: file?.facts.size_bytes ?? 0,
    max_bytes: file?.maxBytes ?? format.max_bytes,
    fits_platform: file?.fits ?? false,
    sha256: file?.facts.sha256 ?? '',
    has_credentials: file?.facts.has_credentials ?? false,
    brand_check_passed: row.brand_check?.passed ?? null,
    brand_check_score: row.brand_check?.score ?? null,
    landing_url: toLandingUrl(campaign, row.cell_key, format),
    caption: caption || null,
    alt_text: slideAltText ?? post?.alt_text?.[0] ?? row.alt_text,
    left_out: listLeftOut(row.notes),
  }
}

/** The landing page with the UTM parameters of a cell; as it is if the campaign has none; null without a landing page. */
function toLandingUrl(
  { id, slug, landing_url, utm }: PackCampaign,
  cellKey: string,
  format: PlatformFormat,
): string | null {
  if (!landing_url || !utm.enabled) return landing_url
  const values = {
    source: utm.source ?? format.platform,
    medium: utm.medium ?? utmMedium(format),
    campaign: utm.campaign ?? slug,
    content: utm.content ?? cellKey,
    id: String(id),
    term: utm.term,
  }
  return buildUtmUrl(landing_url, values) ?? landing_url
}

export function writeManifestJson(campaign: PackCampaign, items: PackItem[], createdAt: Date): string {
  const { id, name, slug, brand_name: brand } = campaign
  const manifest: z.output<typeof PackManifest> = {
    campaign: { id, name, slug },
    brand,
    made_at: createdAt.toISOString(),
    items,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const COLUMNS = PackItem.keyof().options

const toCell = (value: PackItem[keyof PackItem]): CsvCell => (Array.isArray(value) ? value.join(' | ') : value)

export const writeManifestCsv = (items: readonly PackItem[]): string =>
  writeCsv(
    COLUMNS,
    items.map((item) => COLUMNS.map((column) => toCell(item[column]))),
  )
