import type { Selectable } from 'kysely'
import type { ImageRef } from '#studio/model/brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { ProductsTable } from '../../infrastructure/db/schema.ts'
import { findProductImage } from '../../files/brief-images.ts'

/** Products by id, with the picture that their designs show. */
export type LoadedProducts = ReadonlyMap<number, { row: Selectable<ProductsTable>; picture: ImageRef | null }>

/** Loads products of the user with their pictures. Those that do not exist are left out. */
export async function loadProducts(
  app: Core,
  owner: OwnerId,
  ids: readonly (number | null)[],
): Promise<LoadedProducts> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await selectOwned(app.db, owner, 'products').selectAll().where('id', 'in', wanted).execute()
  const loaded = new Map<number, { row: Selectable<ProductsTable>; picture: ImageRef | null }>()
  for (const row of rows) {
    loaded.set(row.id, { row, picture: await findProductImage(app, owner, row.image_url) })
  }
  return loaded
}
