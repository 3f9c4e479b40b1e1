import type { Selectable } from 'kysely'
import { z } from 'zod'
import { BrandInput } from '#contract/brands/brands.ts'
import { UnreadableJson } from '../../infrastructure/db/versioned-json.ts'
import type { BrandsTable } from '../../infrastructure/db/schema.ts'
import { omit } from '../../infrastructure/omit.ts'
import { readLogoVariants } from '../../stored/stored-logos.ts'
import { readFontChoice } from '../fonts/stored-fonts.ts'
import { readPalette } from '../palette/stored-palette.ts'

/** The fields of a brand that a version keeps, as they are stored. */
export function pickBrandFields(row: BrandRow) {
  const fields = omit(row, 'id', 'user_id', 'version', 'created_at')
  return fields
}

type BrandRow = Selectable<BrandsTable>

/**
 * Reads `brand_versions.fields` as the input of an update. Fields that a later version of the program no longer knows are ignored.
 * @throws {UnreadableJson} when they are damaged
 */
export function parseBrandFields(fields: unknown): BrandInput {
  const { data, error } = BrandInput.safeParse(readDocuments(fields))
  if (!data) throw new UnreadableJson('brand version', z.prettifyError(error))
  return data
}

/** Versions from before a brand could have an extended palette, logo variants or fonts have none. */
function readDocuments(fields: unknown): unknown {
  const record = toRecord(fields)
  return {
    ...record,
    extended_palette: readPalette(record['extended_palette']),
    approved_claims: record['approved_claims'] ?? [],
    logo_variants: readLogoVariants(record['logo_variants']),
    uploaded_fonts: readFontChoice(record['uploaded_fonts']),
  }
}

const Shown = z.object({
  name: z.string().catch(''),
  primary_color: z.string().catch(''),
  secondary_color: z.string().catch(''),
  typography: z.string().catch(''),
  logo_url: z.string().nullable().catch(null),
})

/** The fields that a list of versions shows. Damaged ones are blank, so that one row does not fail the list. */
export const parseShownFields = (fields: unknown) => Shown.catch(Shown.parse({})).parse(fields)

/** Names the fields that differ between two versions. */
export function listChangedFields(before: unknown, after: unknown): string[] {
  const [old, now] = [toRecord(before), toRecord(after)]
  return Object.keys(now).filter((name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(now[name] ?? null))
}

const Fields = z.record(z.string(), z.unknown())
const toRecord = (fields: unknown) => Fields.catch({}).parse(fields)
