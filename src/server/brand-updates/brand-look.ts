import type { Selectable } from 'kysely'
import type { BrandsTable } from '../infrastructure/db/schema.ts'

/**
 * The values of a brand that decide how its designs look, under the names that briefs have for them. A design that was drawn with others is
 * outdated, and its update takes these over. Fonts, palette and logos are compared by rules of their own, in `outdated.ts`.
 */
export const pickBrandLook = ({ name, primary_color, secondary_color, typography }: Selectable<BrandsTable>) => ({
  name,
  primary_color,
  secondary_color,
  typography,
})
