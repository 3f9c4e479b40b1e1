import { isSignedType } from '#contract/proofs/proof-options.ts'
import { type Selectable, sql } from 'kysely'
import type { ContentItem, ContentQuery } from '#contract/library/content.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db } from '../infrastructure/db/database.ts'
import type { ContentTable } from '../infrastructure/db/generation-tables.ts'
import { acrossOwners, ownedRows, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { readFacts } from '../proofs/read-facts.ts'
import { signContent, type SigningParts } from '../proofs/signing/sign-content.ts'
import { parseSlideFiles } from '../stored/slides.ts'
import { ShownCopy } from '../stored/copy.ts'
import { type ContentConditions, listConditions } from './organize/filter-content.ts'
import { notFound } from '../infrastructure/problem.ts'

export const THUMBNAIL_WIDTH = 640
/** The columns of a reply. Scene and search vector are left out, because they are larger than all others together. */
export const SHOWN = [
  'id',
  'brand_id',
  'product_id',
  'content_type',
  'prompt',
  'dimensions',
  'title',
  'is_favorite',
  'created_at',
  'brand_name',
  'product_name',
  'duration_seconds',
  'caption',
  'hashtags',
  'alt_text',
  'width',
  'height',
  'mime_type',
  'size_bytes',
  'platform',
  'format',
  'model_used',
  'job_id',
  'parent_id',
  'locked_at',
  'copy',
  'layout',
  'brand_check',
  'notes',
  'slides',
  'view_key',
] as const

type ShownRow = Pick<Selectable<ContentTable>, (typeof SHOWN)[number]>

export function toContentItem({
  view_key,
  copy,
  layout,
  slides,
  locked_at,
  ...row
}: ShownRow & { version_count?: number }): ContentItem {
  return {
    ...row,
    is_locked: locked_at !== null,
    copy: readShownCopy(copy, layout),
    created_at: row.created_at.toISOString(),
    file_url: buildFileUrl(row.id, view_key),
    thumbnail_url: buildThumbnailUrl(row.id, view_key),
    ...(slides !== null && { slides: listSlides(row.id, view_key, slides) }),
  }
}

function listSlides(id: number, viewKey: string, slides: unknown): ContentItem['slides'] {
  return parseSlideFiles(slides)?.map(({ role, alt_text }, index) => ({
    role,
    alt_text,
    file_url: `/api/carousels/${id}/slides/${index + 1}/file?k=${viewKey}`,
    thumbnail_url: `/api/carousels/${id}/slides/${index + 1}/thumbnail?w=${THUMBNAIL_WIDTH}&k=${viewKey}`,
  }))
}

/** The texts that 'Edit text' starts with. Undefined if they are damaged, so that one row does not fail a whole list. */
function readShownCopy(copy: unknown, layout: string): ContentItem['copy'] {
  const { data } = ShownCopy.safeParse(copy)
  return data && { ...data, layout }
}

export const buildFileUrl = (id: number, viewKey: string): string => `/api/content/${id}/file?k=${viewKey}`

export const buildThumbnailUrl = (id: number, viewKey: string): string =>
  `/api/content/${id}/thumbnail?w=${THUMBNAIL_WIDTH}&k=${viewKey}`

const ORDERS = {
  newest: sql`id DESC`,
  oldest: sql`id`,
  name: sql`name_key, id`,
} satisfies Record<ContentQuery['sort'], unknown>

/** Reads a page of the user's library and the totals, also for an empty page. */
export async function listContent(app: Core, owner: OwnerId, query: ContentQuery) {
  const { db } = app
  const rows = await selectPage(db, owner, query, await listConditions(app, owner, query))
    .leftJoin(ownedRows(db, owner, 'content'), (join) => join.on('content.id', '=', sql<number>`any(page.ids)`))
    .select(['page.total', 'page.groups', ...SHOWN])
    .$if(query.grouped, (of) => of.select(countVersions(db, owner).as('version_count')))
    .orderBy(ORDERS[query.sort])
    .execute()
  const { total = 0, groups = 0 } = rows[0] ?? {}
  const found = rows.filter((row): row is ShownRow & { total: number; groups: number } => row.id !== null)
  const content = found.map(({ total: _, groups: _groups, ...row }) => toContentItem(row))
  return { content, total, ...(query.grouped && { groups }) }
}

/** How many versions the design of a content row has, without those in the trash. */
const countVersions = (db: Db, owner: OwnerId) => sql<number>`(SELECT count(*) FROM ${listed(db, owner)} AS version
  WHERE version.root_id = coalesce(content.root_id, content.id) OR version.id = coalesce(content.root_id, content.id))`

const listed = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'content').select(['id', 'root_id']).where('deleted_at', 'is', null)

/**
 * Count and ids come from indices alone, so a page deep down costs no rows before it. A search is run once for both, and keeps
 * no more of what it finds than the order needs: its index tells nothing about order, and left to choose, PostgreSQL reads
 * the whole library for a rare word.
 */
function selectPage(db: Db, owner: OwnerId, query: ContentQuery, { conditions, isSelective }: ContentConditions) {
  let matching = selectOwned(db, owner, 'content')
    .select(['id', 'root_id', ...(query.sort === 'name' ? (['name_key'] as const) : [])])
    .where('deleted_at', 'is', null)
  for (const condition of conditions) matching = matching.where(condition)
  const isListed = query.grouped ? sql<boolean>`id NOT IN (SELECT id FROM older)` : sql<boolean>`true`
  return db
    .with(
      (name) => (isSelective ? name('found').materialized() : name('found').notMaterialized()),
      () => matching,
    )
    .with('older', () => OLDER_VERSIONS)
    .with('counts', (of) =>
      of
        .selectFrom('found')
        .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) FILTER (WHERE ${isListed})`.as('groups')]),
    )
    .with('page', (of) =>
      of.selectFrom('counts').select((at) => {
        const ids = at.selectFrom('found').select('id').where(isListed).orderBy(ORDERS[query.sort])
        return ['total', 'groups', sql<string[]>`array(${ids.offset(query.skip).limit(query.limit)})`.as('ids')]
      }),
    )
    .selectFrom('page')
}

/** Items of which a newer version was found. Most items have no second version, so these are few, and an index has them together. */
const OLDER_VERSIONS = sql<{ id: number }>`(
  SELECT id FROM (SELECT id, lead(id) OVER (PARTITION BY root_id ORDER BY id) AS newer FROM found WHERE root_id IS NOT NULL) AS later
  WHERE newer IS NOT NULL UNION ALL SELECT root_id FROM found WHERE root_id IS NOT NULL)`

/** Whether a design shows no image. */
const HAS_MOTIF = sql<boolean>`NOT jsonb_path_exists(scene, '$.layers[*] ? (@.kind == "picture")')`

/** A content row with its bytes as base64. */
export type ContentWithBytes = Awaited<ReturnType<typeof readContent>>

/**
 * A content row with its bytes as base64.
 * @throws {Problem} 404 if the user has no such item, or its bytes are missing
 */
export async function readContent(app: Core & StorageSeam, owner: OwnerId, id: number) {
  const row = await owned(app, owner, id)
    .select([...SHOWN, 'blob', HAS_MOTIF.as('has_motif')])
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  const { blob, has_motif, ...shown } = row
  const bytes = await app.storage.read(toBlobKey(blob))
  return { ...toContentItem(shown), has_motif, content_data: bytes.toString('base64'), mime_type: row.mime_type }
}

/**
 * A content row with its bytes and their Content Credentials as base64, for a download.
 * @throws {Problem} 404 if the user has no such item, or its bytes are missing; 503 if it could not be signed
 */
export async function readSignedContent(app: SigningParts, owner: OwnerId, id: number): Promise<ContentWithBytes> {
  const content = await readContent(app, owner, id)
  if (isSignedType(content.mime_type)) app.signer.wake()
  const facts = await readFacts(app, owner, id)
  const bytes = Buffer.from(content.content_data, 'base64')
  const signed = await signContent(app, facts, bytes, { mimeType: content.mime_type, isStored: true })
  return { ...content, size_bytes: signed.length, content_data: Buffer.from(signed).toString('base64') }
}

/**
 * A content row without its bytes.
 * @throws {Problem} 404 if the user has no such item
 */
export async function readContentItem(app: Core, owner: OwnerId, id: number): Promise<ContentItem> {
  const row = await owned(app, owner, id).select(SHOWN).executeTakeFirst()
  if (!row) throw notFound('Content')
  return toContentItem(row)
}

/**
 * Adds or removes the favorite mark of an item.
 * @throws {Problem} 404 if the user has no such item
 */
export async function toggleFavorite({ db }: Core, owner: OwnerId, id: number) {
  const row = await updateOwned(db, owner, 'content')
    .set({ is_favorite: sql`NOT is_favorite` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'is_favorite'])
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  return row
}

/**
 * Moves an item to the trash: all other calls treat it as missing, but it can be restored.
 * @throws {Problem} 404 if the user has no such item
 */
export async function removeContent({ db, clock }: Core, owner: OwnerId, id: number) {
  const row = await updateOwned(db, owner, 'content')
    .set({ deleted_at: clock.now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  return { message: 'Content deleted' }
}

/**
 * The initial values of a new version of an item.
 * @throws {Problem} 404 if the user has no such item
 */
export async function findStored(app: Core, owner: OwnerId, id: number) {
  const row = await owned(app, owner, id)
    .select(['item_id', 'scene', 'slides', 'slide_scenes', 'notes'])
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  return row
}

const owned = ({ db }: Core, owner: OwnerId, id: number) =>
  selectOwned(db, owner, 'content').where('id', '=', id).where('deleted_at', 'is', null)

/**
 * Finds the stored bytes of an item for its owner, or for a request with its view key.
 * @throws {Problem} 404 if there is no such item, or the key is wrong
 */
export async function findVisible(
  { db }: Core,
  id: number,
  who: { owner: OwnerId | null; viewKey: string | undefined },
) {
  const row = await acrossOwners(db)
    .selectFrom('content')
    .select(['blob', 'poster', 'mime_type', 'size_bytes', 'slides'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((of) =>
      of.or([...(who.owner ? [of('user_id', '=', who.owner)] : []), of('view_key', '=', who.viewKey ?? '')]),
    )
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  return row
}
