import { type Selectable, sql } from 'kysely'
import type { ImageRef } from '#studio/model/brief.ts'
import type { BrandFonts } from '#studio/type/uploaded-family.ts'
import { selectBrandFonts } from '../brands/fonts/stored-fonts.ts'
import { toBriefPalette } from '../brands/palette/stored-palette.ts'
import { findLogo, listVariants, REMOTE } from '../files/brief-images.ts'
import { nameOfFile } from '../files/files.ts'
import type { StoredDesign } from '../generation/accept/revise-brief.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { BrandsTable } from '../infrastructure/db/schema.ts'
import { pickBrandLook } from './brand-look.ts'

/** A brand as designs are drawn with it now. `earlier` are the keys of the logos that it had before, without their variants. */
export interface CurrentBrand {
  row: Selectable<BrandsTable>
  logo: ImageRef | null
  variants: readonly ImageRef[]
  fonts: BrandFonts | undefined
  earlier: ReadonlySet<string>
}

/** Reads the fonts and the logos of a brand, the present one and the earlier ones. */
export async function readCurrentBrand(app: Core, owner: OwnerId, row: Selectable<BrandsTable>): Promise<CurrentBrand> {
  const logo = await findLogo(app, owner, row.logo_url)
  const variants = await listVariants(app, owner, row)
  const fonts = await selectBrandFonts(app, owner, row)
  return { row, logo, variants, fonts, earlier: await listVersionLogos(app, owner, row.id) }
}

/**
 * Gives a design the name, colors, palette, fonts, logo and logo variants that its brand has now. Its words, its tone and what a person
 * changed stay. A logo that was uploaded for this design alone stays too.
 */
export function rebrandDesign(
  storedDesign: StoredDesign,
  { row, logo, variants, fonts, earlier }: CurrentBrand,
): StoredDesign {
  const { brief } = storedDesign
  const extended_palette = toBriefPalette(row.extended_palette)
  const old = brief.pictures.find(({ role, variant }) => role === 'logo' && !variant)
  const isOwn = old && !earlier.has(old.key)
  const others = brief.pictures.filter(({ role }) => role !== 'logo')
  return {
    ...storedDesign,
    brief: {
      ...brief,
      brand: { ...brief.brand, ...pickBrandLook(row), extended_palette, fonts },
      brand_version: row.version,
      pictures: isOwn ? brief.pictures : [...others, ...(logo ? [logo] : []), ...variants],
    },
  }
}

/** Lists the keys under which briefs know the logos of all versions of a brand. */
async function listVersionLogos({ db }: Core, owner: OwnerId, brandId: number): Promise<ReadonlySet<string>> {
  const rows = await selectOwned(db, owner, 'brand_versions')
    .select(sql<string | null>`fields ->> 'logo_url'`.as('url'))
    .distinct()
    .where('brand_id', '=', brandId)
    .execute()
  return new Set(rows.flatMap(({ url }) => (url ? [toLogoKey(url)] : [])))
}

function toLogoKey(url: string): string {
  const name = nameOfFile(url)
  return name ? toUploadKey(name) : REMOTE + url
}
