import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { FontChoice } from '#contract/brands/fonts/font-choice.ts'
import type { BrandFont } from '#contract/brands/fonts/brand-fonts.ts'
import { chooseCompanion, resolveTypography } from '#studio/type/choose-family.ts'
import type { BrandFonts, UploadedFamily } from '#studio/type/uploaded-family.ts'
import { toFontKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { BrandFontsTable } from '../../infrastructure/db/brand-font-tables.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { BrandsTable } from '../../infrastructure/db/schema.ts'
import { UnreadableJson, versionedJson } from '../../infrastructure/db/versioned-json.ts'

export type FontRow = Selectable<BrandFontsTable>

const StoredFacts = z.object({
  version: z.literal(1).default(1),
  is_variable: z.boolean(),
  scripts: z.array(z.enum(['latin', 'cyrillic', 'greek', 'vietnamese'])),
  characters: z.number(),
  ascent: z.number(),
  descent: z.number(),
  cap: z.number(),
  x: z.number(),
  bearing: z.number(),
})

/**
 * Reads `brand_fonts.facts`.
 * @throws {UnreadableJson} when they are damaged
 */
const readStoredFacts = versionedJson('font', StoredFacts, {})

const StoredChoice = FontChoice.extend({ version: z.literal(1).default(1) })
const parseChoice = versionedJson('choice of fonts', StoredChoice, {})

/** Reads `brands.uploaded_fonts`. Null if nothing is chosen, or if it is damaged: a list of brands must not fail because of one of them. */
export function readFontChoice(stored: unknown): FontChoice | null {
  if (stored === null || stored === undefined) return null
  try {
    const { headline, text } = parseChoice(stored)
    return headline || text ? { headline, text } : null
  } catch (error) {
    if (error instanceof UnreadableJson) return null
    throw error
  }
}

/** The column of a choice; null if no family was chosen. */
export const writeFontChoice = (choice: FontChoice | null): string | null =>
  choice && (choice.headline || choice.text) ? JSON.stringify({ version: 1, ...choice }) : null

/** @throws {UnreadableJson} when the row is damaged */
export function toBrandFont({
  user_id: _,
  brand_id: _brand,
  key: _key,
  facts,
  created_at,
  ...row
}: FontRow): BrandFont {
  const { is_variable, scripts, characters } = readStoredFacts(facts)
  return { ...row, is_variable, scripts, characters, created_at: created_at.toISOString() }
}

export const selectFonts = ({ db }: Pick<Core, 'db'>, owner: OwnerId, brandId: number): Promise<FontRow[]> =>
  selectOwned(db, owner, 'brand_fonts')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('family')
    .orderBy('is_italic')
    .orderBy('weight')
    .execute()

/**
 * Selects the uploaded families that a brand uses, for a brief. Undefined if there are none, so that other briefs do not change. A family
 * whose fonts were deleted is left out.
 */
export async function selectBrandFonts(
  app: Core,
  owner: OwnerId,
  brand: Pick<Selectable<BrandsTable>, 'id' | 'typography' | 'uploaded_fonts'>,
): Promise<BrandFonts | undefined> {
  const choice = readFontChoice(brand.uploaded_fonts)
  if (!choice) return undefined
  const rows = await selectFonts(app, owner, brand.id)
  const typed = resolveTypography(brand.typography).family
  const headline = toFamily(rows, choice.headline, typed.name)
  const text = toFamily(rows, choice.text, chooseCompanion(typed).name)
  return headline || text ? { ...(headline && { headline }), ...(text && { text }) } : undefined
}

/** Characters of the hash that make the name of a family unique, and a pattern for the end of such a name. */
const HASH = 8
export const FAMILY_HASH = ' · [0-9a-f]{8}$'

/** Slanted fonts are used only if the family has no upright ones. `substitute` is a bundled family. */
function toFamily(rows: readonly FontRow[], family: string | null, substitute: string): UploadedFamily | undefined {
  const all = rows.filter((row) => row.family === family)
  const upright = all.filter(({ is_italic }) => !is_italic)
  const used = upright.length > 0 ? upright : all
  const main = used.toSorted((a, b) => Math.abs(a.weight - 400) - Math.abs(b.weight - 400))[0]
  if (!main) return undefined
  const { scripts, ascent, descent, cap, x, bearing } = readStoredFacts(main.facts)
  const isScript = main.kind === 'script'
  const hash = createHash('sha256')
    .update(used.map(({ key }) => key).join())
    .digest('hex')
    .slice(0, HASH)
  return {
    name: `${main.family} · ${hash}`,
    generic: main.kind === 'script' ? 'serif' : main.kind,
    weights: used.map(({ weight }) => weight),
    scripts,
    ascent,
    descent,
    cap,
    x,
    bearing,
    heavy: false,
    ...(isScript && { script: true as const }),
    faces: used.map(({ key, weight }) => ({ key: toFontKey(key), weight })),
    substitute,
  }
}
