import type { DesignPicture } from '#contract/designs/design.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import type { FilmDesign } from '#contract/designs/film-design.ts'
import type { Overrides } from '#contract/designs/overrides.ts'
import { readToday } from '../brand-pictures/brand-pictures.ts'
import { findFilmSounds } from '../brand-pictures/sounds/sounds.ts'
import type { SoundRef } from '#studio/model/film-sound.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { readLogoVariants } from '../stored/stored-logos.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { findMade } from '../library/content.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { findOwnFile, keepPicture, nameOfFile, urlOfFile } from '../files/files.ts'
import { listFilmPictures, listPictures, type MadeDesign } from '../generation/accept/revise-brief.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { listPaidSounds } from '../stored/paid-results.ts'
import { Problem } from '../infrastructure/problem.ts'

/** The pictures that a person can put into a design: those of its request, the generated one, and those that are in it. */
export function listDesignPictures({ brief, paid }: MadeDesign): DesignPicture[] {
  const own = brief.pictures.flatMap(({ key, role }): DesignPicture[] => {
    const url = urlOfUpload(key)
    return url && role !== 'logo' ? [{ id: key, role: role === 'spare' ? 'uploaded' : role, url }] : []
  })
  const generated: DesignPicture[] = paid.picture ? [{ id: paid.picture, role: 'generated', url: null }] : []
  const all = [...generated, ...own]
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

/** Of the products of a brand, and of the uploads of a user, so many of the newest are offered. */
const OFFERED = 24

/** Other pictures of the user for a design: those of the brand's products and of its library, and the newest uploads. Logos are left out. */
export async function listOwnPictures(app: Core, owner: OwnerId, brandId: number | null): Promise<DesignPicture[]> {
  const products = await selectOwned(app.db, owner, 'products')
    .select('image_url')
    .where('brand_id', '=', brandId ?? 0)
    .where('image_url', 'is not', null)
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute()
  const library = await selectOwned(app.db, owner, 'brand_pictures')
    .select('url')
    .where('brand_id', '=', brandId ?? 0)
    .where('deleted_at', 'is', null)
    .where('consent', '!=', 'missing')
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', readToday(app))]))
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute()
  const logos = await selectOwned(app.db, owner, 'brands').select(['logo_url', 'logo_variants']).execute()
  const files = await selectOwned(app.db, owner, 'files')
    .select(['key', 'extension'])
    .where('held_until', 'is', null)
    .where('extension', 'in', ['png', 'jpg'])
    .orderBy('created_at', 'desc')
    .limit(2 * OFFERED)
    .execute()
  const isLogo = new Set(
    logos.flatMap((brand) => [brand.logo_url, ...readLogoVariants(brand.logo_variants).map(({ url }) => url)]),
  )
  const shown = products.flatMap(({ image_url: url }): DesignPicture[] => {
    const name = url && nameOfFile(url)
    return name ? [{ id: toUploadKey(name), role: 'product', url }] : []
  })
  const ofBrand = library.flatMap(({ url }): DesignPicture[] => {
    const name = nameOfFile(url)
    return name ? [{ id: toUploadKey(name), role: 'uploaded', url }] : []
  })
  const uploads = files
    .map(({ key, extension }) => `${key}.${extension}`)
    .filter((name) => !isLogo.has(urlOfFile(name)))
    .slice(0, OFFERED)
    .map((name): DesignPicture => ({ id: toUploadKey(name), role: 'uploaded', url: urlOfFile(name) }))
  return [...shown, ...ofBrand, ...uploads]
}

const UPLOADS = 'uploads/'

/** The address of an upload by its storage key; null for other keys. */
function urlOfUpload(key: string): string | null {
  const url = key.startsWith(UPLOADS) ? urlOfFile(key.slice(UPLOADS.length)) : null
  return url && nameOfFile(url) ? url : null
}

/**
 * Checks that every picture of an override document and a storyboard belongs to the item or is an upload of the user, which then stays until the
 * transaction ends.
 * @throws {Problem} 422 for any other picture
 */
export async function requirePictures(
  app: Pick<Core, 'db'>,
  owner: OwnerId,
  made: MadeDesign,
  overrides: Overrides,
  film?: FilmDesign | null,
): Promise<void> {
  const known = new Set(listDesignPictures(made).map(({ id }) => id))
  for (const key of [...listPictures(overrides), ...listFilmPictures(film)]) {
    if (known.has(key)) continue
    const url = urlOfUpload(key)
    const name = url && nameOfFile(url)
    if (!name || !(await findOwnFile(app, owner, name))) throw new Problem(422, NOT_YOURS)
  }
}

/**
 * Finds the sound files that a storyboard of an item names.
 * @throws {Problem} 422 for a sound that is neither of the item nor of the user
 */
export const findDesignSounds = (
  app: Pick<Core, 'db'>,
  owner: OwnerId,
  { brief, paid }: MadeDesign,
  film: FilmDesign | null | undefined,
): Promise<SoundRef[]> => findFilmSounds(app, owner, film, [...(brief.sounds ?? []), ...listPaidSounds(paid)])

/**
 * Stores a picture for a design. It is kept for ten minutes unless a draft or a version shows it.
 * @throws {Problem} 404 when the content does not exist; 413, 415 or 422 where the file cannot be taken
 */
export async function uploadDesignPicture(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  [file]: UploadedFile[],
): Promise<DesignPicture> {
  await findMade(app, owner, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepPicture(app, owner, bytes))
  return { id: toUploadKey(name), role: 'uploaded', url: urlOfFile(name) }
}
