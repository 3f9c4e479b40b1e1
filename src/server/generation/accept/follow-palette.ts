import { PALETTE_ROLES } from '#contract/brands/palette/palette-options.ts'
import type { Overrides } from '#contract/designs/overrides.ts'
import { toBriefPalette } from '../../brands/palette/stored-palette.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/**
 * Gives a brief the extended palette that its brand has now, so that the editor offers its colors for designs that are older. A design that
 * uses a color of its own palette keeps it, until the design is updated.
 */
export async function followPalette({ db }: Core, owner: OwnerId, brief: ItemBrief): Promise<ItemBrief> {
  if (brief.brand_id === null || listOverrides(brief).some(usesPalette)) return brief
  const row = await selectOwned(db, owner, 'brands')
    .select('extended_palette')
    .where('id', '=', brief.brand_id)
    .executeTakeFirst()
  if (!row) return brief
  const { extended_palette: _, ...brand } = brief.brand
  const extended_palette = toBriefPalette(row.extended_palette)
  return { ...brief, brand: { ...brand, ...(extended_palette && { extended_palette }) } }
}

const listOverrides = ({ revision, carousel }: ItemBrief): Overrides[] =>
  [revision?.overrides, ...(carousel?.slides ?? []).map(({ overrides }) => overrides)].flatMap((one) => one ?? [])

const usesPalette = ({ slots }: Overrides): boolean =>
  Object.values(slots).some(({ color }) => PALETTE_ROLES.some((role) => role === color))
