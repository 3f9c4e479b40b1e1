import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { DAY, later } from '../clock.ts'
import type { Core } from '../core.ts'
import type { Trx } from '../db/database.ts'
import { acrossOwners, selectOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import type { Schema } from '../db/schema.ts'
import { toBlobKey, toFontKey, toUploadKey } from './keys.ts'

/** How long a failed or canceled item can be retried with its paid results. */
const RETRY_LIFE_MS = 30 * DAY

/** Finds the keys that rows reference, among the given ones or all. */
export async function usedKeys({ db, clock }: Core, keys: readonly string[] | null): Promise<Set<string>> {
  const named = (group: string) =>
    keys === null ? null : keys.flatMap((key) => (key.startsWith(`${group}/`) ? [key.slice(group.length + 1)] : []))
  const whole = (group: string) => named(group)?.map((name) => `${group}/${name}`) ?? null
  const [uploads, blobs, originals, fetched] = [named('uploads'), named('blobs'), whole('originals'), whole('fetched')]
  const files = await acrossOwners(db)
    .selectFrom('files')
    .select(['key', 'extension'])
    .$if(uploads !== null, (of) => of.where('key', 'in', orNone(uploads?.map(keyOfName))))
    .execute()
  const content = await acrossOwners(db)
    .selectFrom('content')
    .select(CONTENT_KEYS)
    .$if(keys !== null, (of) =>
      of.where((row) =>
        row.or([
          row('blob', 'in', orNone(blobs)),
          row('poster', 'in', orNone(blobs)),
          row('original', 'in', orNone(originals)),
          sql<SqlBool>`(slides IS NOT NULL AND jsonb_path_query_array(slides, '$[*].blob') ?| ${orNone(blobs)}::text[])`,
        ]),
      ),
    )
    .execute()
  const items = await acrossOwners(db)
    .selectFrom('items')
    .select(PAID_KEYS)
    .where(isUsable(clock.now()))
    .$if(keys !== null, (of) =>
      of.where((row) =>
        row.or(
          ['{picture}', '{clip}', '{voice,key}'].map((path) =>
            row(sql<string>`paid_results #>> ${sql.lit(path)}`, 'in', orNone(originals)),
          ),
        ),
      ),
    )
    .execute()
  const images = await db
    .selectFrom('fetched_pictures')
    .select('storage_key')
    .$if(fetched !== null, (of) => of.where('storage_key', 'in', orNone(fetched)))
    .execute()
  const fonts = await acrossOwners(db)
    .selectFrom('brand_fonts')
    .select('key')
    .$if(keys !== null, (of) => of.where('key', 'in', orNone(named('fonts'))))
    .execute()
  return new Set([
    ...files.map(keyOfFile),
    ...content.flatMap(keysOfContent),
    ...items.flatMap(keysOfPaidResults),
    ...images.map(({ storage_key }) => storage_key),
    ...fonts.map(({ key }) => toFontKey(key)),
  ])
}

const keyOfName = (name: string) => name.slice(0, name.indexOf('.'))

/** SQL has no empty list. */
const orNone = (list: readonly string[] | null | undefined): string[] => (list && list.length > 0 ? [...list] : [''])

/**
 * Whether anything can still be made from an item: it has not ended, its result is there or in the trash, or a person can still
 * retry it.
 */
const isUsable = (now: Date) => (of: ExpressionBuilder<Schema, 'items'>) =>
  of.or([
    of('items.state', 'in', ['queued', 'running', 'retry_wait']),
    of.exists(of.selectFrom('content').select('content.id').whereRef('content.item_id', '=', 'items.id')),
    of.and([of('items.state', 'in', ['failed', 'cancelled']), of('items.created_at', '>', later(now, -RETRY_LIFE_MS))]),
  ])

/** Whether anything references a row of `files`. Each condition uses an index. */
export const isFileInUse =
  (now: Date) =>
  (of: ExpressionBuilder<Schema, 'files'>): Expression<SqlBool> => {
    const name = sql`files.key || '.' || files.extension`
    const url = sql<string>`'/api/files/' || ${name}`
    const brief = sql<string>`jsonb_build_array(jsonb_build_object('key', 'uploads/' || ${name}))`
    return of.or([
      of.exists(of.selectFrom('brands').select('brands.id').where('brands.logo_url', '=', url)),
      of.exists(
        of
          .selectFrom('brands')
          .select('brands.id')
          .where(sql<SqlBool>`brands.logo_variants -> 'logos' @> jsonb_build_array(jsonb_build_object('url', ${url}))`),
      ),
      of.exists(of.selectFrom('products').select('products.id').where('products.image_url', '=', url)),
      of.exists(
        of.selectFrom('product_pictures').select('product_pictures.id').where('product_pictures.url', '=', url),
      ),
      of.exists(of.selectFrom('brand_pictures').select('brand_pictures.id').where('brand_pictures.url', '=', url)),
      of.exists(
        of
          .selectFrom('brand_pictures')
          .select('brand_pictures.id')
          .where('brand_pictures.clip', '=', sql<string>`${name}`),
      ),
      of.exists(
        of
          .selectFrom('items')
          .select('items.id')
          .where(sql<SqlBool>`items.brief -> 'clips' IS NOT NULL AND items.brief -> 'clips' @> ${brief}`)
          .where(isUsable(now)),
      ),
      of.exists(
        of
          .selectFrom('sounds')
          .select('sounds.id')
          .where('sounds.file', '=', sql<string>`${name}`),
      ),
      of.exists(
        of
          .selectFrom('items')
          .select('items.id')
          .where(sql<SqlBool>`items.brief -> 'sounds' IS NOT NULL AND items.brief -> 'sounds' @> ${brief}`)
          .where(isUsable(now)),
      ),
      of.exists(
        of
          .selectFrom('design_drafts')
          .select('design_drafts.content_id')
          .where(sql<SqlBool>`design_drafts.pictures @> jsonb_build_array('uploads/' || ${name})`),
      ),
      of.exists(
        of
          .selectFrom('items')
          .select('items.id')
          .where(sql<SqlBool>`items.brief -> 'pictures' @> ${brief}`)
          .where(isUsable(now)),
      ),
    ])
  }

/** Lists all keys that rows of a user reference. */
export async function keysOfUser({ db }: Core, owner: OwnerId): Promise<string[]> {
  const files = await selectOwned(db, owner, 'files').select(['key', 'extension']).execute()
  const content = await selectOwned(db, owner, 'content').select(CONTENT_KEYS).execute()
  const items = await selectOwned(db, owner, 'items').select(PAID_KEYS).execute()
  const fonts = await selectOwned(db, owner, 'brand_fonts').select('key').execute()
  return [
    ...files.map(keyOfFile),
    ...content.flatMap(keysOfContent),
    ...items.flatMap(keysOfPaidResults),
    ...fonts.map(({ key }) => toFontKey(key)),
  ]
}

const keyOfFile = ({ key, extension }: { key: string; extension: string }) => toUploadKey(`${key}.${extension}`)

/** The columns of content that reference bytes, for `keysOfContent`. */
export const CONTENT_KEYS = ['blob', 'poster', 'original', 'slides'] as const

/** What references bytes in a row of content. */
interface ContentKeys {
  blob: string
  poster: string | null
  original: string | null
  slides?: unknown
}

/** Lists the keys that a row of content references. */
export const keysOfContent = ({ blob, poster, original, slides }: ContentKeys): string[] =>
  [
    toBlobKey(blob),
    poster && toBlobKey(poster),
    original,
    ...listSlideBlobs(slides)
      .filter((name) => name !== blob)
      .map(toBlobKey),
  ].flatMap((key) => key ?? [])

/** The names in `content.slides`. Empty for damaged ones, so that a row can always be deleted. */
function listSlideBlobs(slides: unknown): string[] {
  const { data } = WithBlobs.safeParse(slides)
  return data?.map((slide) => slide.blob) ?? []
}

const WithBlobs = z.array(z.object({ blob: z.string() }))

/** The storage keys among the paid results of an item, for `keysOfPaidResults`. */
export const PAID_KEYS = [
  sql<string | null>`paid_results ->> 'picture'`.as('picture'),
  sql<string | null>`paid_results ->> 'clip'`.as('clip'),
  sql<string | null>`paid_results #>> '{voice,key}'`.as('voice'),
]

/** Lists the keys of the provider's results for an item. */
export const keysOfPaidResults = (paid: {
  picture?: string | null
  clip?: string | null
  voice?: string | null
}): string[] => [paid.picture, paid.clip, paid.voice].flatMap((key) => key ?? [])

/** The other pictures of products, whose files are dropped after the products. */
export async function urlsOfImages(trx: Trx, owner: OwnerId, products: readonly number[]): Promise<string[]> {
  if (products.length === 0) return []
  const rows = await selectOwned(trx, owner, 'product_pictures')
    .select('url')
    .where('product_id', 'in', products)
    .execute()
  return rows.map(({ url }) => url)
}
