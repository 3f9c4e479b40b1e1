import { type RawBuilder, type Selectable, sql } from 'kysely'
import {
  type ConsistencyReport,
  USAGE_DESIGNS_MAX,
  type UsedColor,
  type UsedFont,
} from '#contract/brand-life/consistency.ts'
import { deriveColorRoles } from '#studio/color/color-roles.ts'
import { deltaE } from '#studio/color/oklch.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import type { BrandsTable } from '../../db/schema.ts'
import { FAMILY_HASH, readFontChoice } from '../fonts/stored-fonts.ts'
import { selectDesigns } from './select-designs.ts'

const COLORS_MAX = 12
const FONTS_MAX = 12
/** Colors with at most this ΔE2000 look the same, as in the brand check. */
const SAME_COLOR = 3

type Brand = Selectable<BrandsTable>

/** Counts the designs that use each color and each font. Reading a scene is slow, so only the newest designs are read. */
export async function readUsage(app: HasDb, owner: OwnerId, brand: Brand): Promise<ConsistencyReport['usage']> {
  const designs = sql`(SELECT id, scene FROM (${selectDesigns(app, owner, brand.id)}) AS design
    WHERE scene IS NOT NULL ORDER BY id DESC LIMIT ${USAGE_DESIGNS_MAX}) AS newest`
  const count = await sql<{ designs: number }>`SELECT count(*)::int AS designs FROM ${designs}`.execute(app.db)
  return {
    designs: count.rows[0]?.designs ?? 0,
    colors: await readColors(app, brand, designs),
    fonts: await readFonts(app, brand, designs),
  }
}

async function readColors({ db }: HasDb, brand: Brand, designs: RawBuilder<unknown>): Promise<UsedColor[]> {
  const { rows } = await sql<{ hex: string; designs: number }>`
    SELECT upper(color #>> '{}') AS hex, count(DISTINCT newest.id)::int AS designs FROM ${designs},
      jsonb_path_query(scene, '$.layers[*] ? (@.kind == "backdrop" || @.kind == "panel" || @.kind == "text").color
        ? (@ like_regex "^#[0-9a-fA-F]{6}$")') AS color
    GROUP BY 1 ORDER BY designs DESC, 1 LIMIT ${COLORS_MAX}`.execute(db)
  return rows.map(({ hex, designs: count }) => ({ hex, use: findUse(hex, brand), designs: count }))
}

function findUse(hex: string, { primary_color, secondary_color }: Brand): UsedColor['use'] {
  const isLike = (color: string) => deltaE(hex, color) <= SAME_COLOR
  if (isLike(primary_color)) return 'primary'
  if (isLike(secondary_color)) return 'secondary'
  return Object.values(deriveColorRoles(primary_color, secondary_color)).some(isLike) ? 'derived' : 'other'
}

async function readFonts({ db }: HasDb, brand: Brand, designs: RawBuilder<unknown>): Promise<UsedFont[]> {
  const { rows } = await sql<Omit<UsedFont, 'is_brand'>>`
    SELECT regexp_replace(font ->> 'family', ${FAMILY_HASH}, '') AS family, count(DISTINCT newest.id)::int AS designs,
      to_jsonb(array_agg(DISTINCT (font ->> 'weight')::int ORDER BY (font ->> 'weight')::int)) AS weights
    FROM ${designs}, jsonb_path_query(scene, '$.fonts[*]') AS font
    GROUP BY 1 ORDER BY designs DESC, 1 LIMIT ${FONTS_MAX}`.execute(db)
  const wanted = brand.typography.toLowerCase()
  const choice = readFontChoice(brand.uploaded_fonts)
  const isChosen = (family: string) => family === choice?.headline || family === choice?.text
  return rows.map((row) => ({ ...row, is_brand: isChosen(row.family) || isNamed(row.family, wanted) }))
}

/** Whether a CSS `font-family` value in lower case names a family. */
const isNamed = (family: string, typography: string) =>
  typography.split(',').some((name) => name.trim().replaceAll(/^["']|["']$/g, '') === family.toLowerCase())
