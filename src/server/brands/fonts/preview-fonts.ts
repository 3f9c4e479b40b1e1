import type { FontChoice } from '#contract/brands/fonts/font-choice.ts'
import type { BrandInput } from '#contract/brands/brands.ts'
import { requireOwnFile } from '../../files/files.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { requireBrand } from '../brands.ts'
import { previewBrand, type Asking } from '../preview.ts'
import { parseBrandFields, pickBrandFields } from '../versions/brand-fields.ts'
import { requireFamilies } from './brand-fonts.ts'
import { selectBrandFonts, selectFonts } from './stored-fonts.ts'

/**
 * Renders the preview of a brand with other uploaded families than it has chosen, as WebP.
 * @throws {Problem} 404 if the user has no such brand, 422 for a family that it does not have, 429 when too many previews wait
 */
export async function previewFonts(
  app: Core & StorageSeam & StudioSeam,
  asking: Asking,
  id: number,
  choice: FontChoice,
): Promise<Buffer> {
  const row = await requireBrand(app, asking.owner, id)
  requireFamilies(await selectFonts(app, asking.owner, id), choice)
  const fonts = await selectBrandFonts(app, asking.owner, { ...row, uploaded_fonts: choice })
  return previewBrand(app, asking, parseBrandFields(pickBrandFields(row)), fonts)
}

/**
 * Renders the preview of a brand that is being edited, with the uploaded families of the saved brand `id`, as WebP. A new brand has no id.
 * @throws {Problem} 404 if the user has no such brand, 422 for a logo that is none of the user's files, 429 when too many previews wait
 */
export async function previewEditedBrand(
  app: Core & StorageSeam & StudioSeam,
  asking: Asking,
  edited: BrandInput,
  id: number | undefined,
): Promise<Buffer> {
  await requireOwnFile(app.db, asking.owner, edited.logo_url, 'logo_url')
  if (id === undefined) return previewBrand(app, asking, edited)
  const row = await requireBrand(app, asking.owner, id)
  const fonts = await selectBrandFonts(app, asking.owner, { ...row, typography: edited.typography })
  return previewBrand(app, asking, edited, fonts)
}
