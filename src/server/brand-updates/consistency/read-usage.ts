import { type Selectable, sql } from 'kysely'
import {
  type ConsistencyReport,
  USAGE_DESIGNS_MAX,
  type UsedColor,
  type UsedFont,
} from '#contract/brand-updates/consistency.ts'
import { deriveColorRoles } from '#studio/color/color-roles.ts'
import { deltaE } from '#studio/color/oklch.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { BrandsTable } from '../../infrastructure/db/schema.ts'
import { FAMILY_HASH, readFontChoice } from '../../brands/fonts/stored-fonts.ts'
import { selectContent, selectDesigns } from './select-designs.ts'

const COLORS_MAX = 12
const FONTS_MAX = 12
/** Colors with at most this ΔE2000 look the same, as in the brand check. */
const SAME_COLOR = 3

type Brand = Selectable<BrandsTable>

interface Counted {
  designs: number
  colors: Omit<UsedColor, 'use'>[]
  fonts: Omit<UsedFont, 'is_brand'>[]
}

/** Counts the designs that use each color and each font. Reading a scene is slow, so only the newest designs are read. */
export async function readUsage(app: Core, owner: OwnerId, brand: Brand): Promise<ConsistencyReport['usage']> {
  const { designs, colors, fonts } = await countUses(app, owner, brand.id)
  return {
    designs,
    colors: colors.map((color) => ({ ...color, use: findUse(color.hex, brand) })),
    fonts: fonts.map((font) => ({ ...font, is_brand: isOfBrand(font.family, brand) })),
  }
}

/** Reads the colors and the fonts of each scene in one statement. */
async function countUses(app: Core, owner: OwnerId, brandId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    WITH newest AS MATERIALIZED (SELECT id FROM (${selectDesigns(app, owner, brandId)}) AS design ORDER BY id DESC LIMIT ${USAGE_DESIGNS_MAX}),
    used AS MATERIALIZED (
      SELECT id, scene -> 'fonts' AS fonts, jsonb_path_query_array(scene, ${COLORS_OF_SCENE}::jsonpath) AS colors
      FROM newest JOIN (${selectContent(app, owner)}) AS content USING (id)),
    colors AS (SELECT upper(hex) AS hex, count(DISTINCT id)::int AS designs FROM used, jsonb_array_elements_text(colors) AS hex
      GROUP BY 1 ORDER BY designs DESC, 1 LIMIT ${COLORS_MAX}),
    fonts AS (SELECT regexp_replace(font ->> 'family', ${FAMILY_HASH}, '') AS family, count(DISTINCT id)::int AS designs,
        to_jsonb(array_agg(DISTINCT (font ->> 'weight')::int ORDER BY (font ->> 'weight')::int)) AS weights
      FROM used, jsonb_path_query(fonts, '$[*]') AS font GROUP BY 1 ORDER BY designs DESC, 1 LIMIT ${FONTS_MAX})
    SELECT (SELECT count(*)::int FROM used) AS designs,
      (SELECT coalesce(jsonb_agg(to_jsonb(colors)), '[]') FROM colors) AS colors,
      (SELECT coalesce(jsonb_agg(to_jsonb(fonts)), '[]') FROM fonts) AS fonts`.execute(app.db)
  const [counted] = rows
  if (!counted) throw new Error('An aggregate without groups has one row')
  return counted
}

/** The colors of backgrounds, panels and words. */
const COLORS_OF_SCENE =
  '$.layers[*] ? (@.kind == "backdrop" || @.kind == "panel" || @.kind == "text").color ? (@ like_regex "^#[0-9a-fA-F]{6}$")'

function findUse(hex: string, { primary_color, secondary_color }: Brand): UsedColor['use'] {
  const isLike = (color: string) => deltaE(hex, color) <= SAME_COLOR
  if (isLike(primary_color)) return 'primary'
  if (isLike(secondary_color)) return 'secondary'
  return Object.values(deriveColorRoles(primary_color, secondary_color)).some(isLike) ? 'derived' : 'other'
}

/** Whether a brand has a family as its typography, or as an uploaded one. */
function isOfBrand(family: string, { typography, uploaded_fonts }: Brand): boolean {
  const choice = readFontChoice(uploaded_fonts)
  return family === choice?.headline || family === choice?.text || isNamed(family, typography.toLowerCase())
}

/** Whether a CSS `font-family` value in lower case names a family. */
const isNamed = (family: string, typography: string) =>
  typography.split(',').some((name) => name.trim().replaceAll(/^["']|["']$/g, '') === family.toLowerCase())
