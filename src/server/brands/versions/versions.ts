import { sql } from 'kysely'
import type { BrandVersion } from '#contract/brands/brand-versions.ts'
import type { LogoVariantFile } from '#contract/brands/logos/logo-variants.ts'
import type { Brand } from '#contract/brands/brands.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { findOwnFile, isOurs, nameOfFile } from '../../files/files.ts'
import { notFound } from '../../infrastructure/problem.ts'
import { requireBrand, writeBrand } from '../brands.ts'
import { listChangedFields, parseBrandFields, parseShownFields } from './brand-fields.ts'

/** More versions of a brand are not listed. */
const SHOWN_MAX = 200

/**
 * Lists the versions of a brand, newest first.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listBrandVersions(app: Core, owner: OwnerId, id: number): Promise<{ versions: BrandVersion[] }> {
  await requireBrand(app, owner, id)
  const rows = await selectOwned(app.db, owner, 'brand_versions')
    .innerJoin('users', 'users.id', 'brand_versions.user_id')
    .select(['number', 'cause', 'fields', 'brand_versions.created_at', 'users.username'])
    .where('brand_id', '=', id)
    .orderBy('number', 'desc')
    .limit(SHOWN_MAX + 1)
    .execute()
  const items = await countItems(app, owner, id)
  const versions = rows.slice(0, SHOWN_MAX).map(({ number, cause, fields, created_at, username }, index) => ({
    number,
    cause,
    created_at: created_at.toISOString(),
    by: username,
    changes: rows[index + 1] ? listChangedFields(rows[index + 1]?.fields, fields) : [],
    ...parseShownFields(fields),
    items: items.get(number) ?? 0,
  }))
  return { versions }
}

async function countItems({ db }: Core, owner: OwnerId, id: number): Promise<Map<number, number>> {
  const rows = await selectOwned(db, owner, 'content')
    .select(['brand_version', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('brand_version', 'is not', null)
    .groupBy('brand_version')
    .execute()
  return new Map(rows.map(({ brand_version, count }) => [brand_version ?? 0, count]))
}

/**
 * Gives a brand the fields of an earlier version. They become a new version, so that this can be undone as well. An uploaded logo is deleted
 * a day after nothing uses it any more; then the brand keeps the logo that it has, and has no such variant.
 * @throws {Problem} 404 if the user has no such version
 * @throws {UnreadableJson} when the version is damaged
 */
export async function restoreBrandVersion(
  app: Core,
  owner: OwnerId,
  { id, number }: { id: number; number: number },
): Promise<Brand> {
  const row = await selectOwned(app.db, owner, 'brand_versions')
    .select('fields')
    .where('brand_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw notFound('Version')
  const { logo_url, logo_variants, ...fields } = parseBrandFields(row.fields)
  const isThere = await hasLogo(app, owner, logo_url)
  const variants: LogoVariantFile[] = []
  for (const variant of logo_variants ?? []) if (await hasLogo(app, owner, variant.url)) variants.push(variant)
  const input = { ...fields, logo_url: isThere ? logo_url : undefined, logo_variants: variants }
  return writeBrand(app, owner, id, input, 'restored')
}

/** Whether a logo can be used: no logo, one on another server, or an upload that still exists. */
async function hasLogo(app: Core, owner: OwnerId, url: string | null | undefined): Promise<boolean> {
  if (!url || !isOurs(url)) return true
  const name = nameOfFile(url)
  return name !== null && (await findOwnFile(app, owner, name)) !== null
}
