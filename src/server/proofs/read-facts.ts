import { sql } from 'kysely'
import { SOURCE_TYPES, type SourceKind, type ProofShows } from '#contract/proofs/proof-options.ts'
import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../infrastructure/core.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'
import { parsePaidResults } from '../stored/paid-results.ts'
import { parseScene } from '../stored/scene.ts'
import { hashRecipe } from './recipe.ts'

/** How an item came to be. */
export interface ContentFacts {
  owner: OwnerId
  id: number
  title: string | null
  mimeType: string
  madeAt: Date
  /** SHA-256 digest of the stored file, in hex. */
  sha256: string
  recipe: string
  renderer: string | null
  fonts: string[]
  source: SourceKind
  /** The IPTC digital source type. */
  sourceType: keyof typeof SOURCE_TYPES
  pictureModel: string | null
  wordsModel: string | null
  /** Storage key of what the model sent. */
  original: string | null
  /** What uploaded pictures that it shows said about themselves. */
  foreign: ForeignCredentials[]
  brand: { id: number | null; name: string; version: number | null }
  shows: ProofShows
  check: { passed: boolean; score: number } | null
  approval: { at: Date | null; by: string } | null
  /** The languages of a translated version and of the one before it. */
  translation: { from: string; to: string } | null
}

/**
 * Reads how an item came to be.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 if the user has no such item
 */
export async function readFacts(app: Core, owner: OwnerId, id: number): Promise<ContentFacts> {
  const row = await readRow(app, owner, id)
  if (!row) throw notFound('Content')
  const scene = parseScene(row.scene)
  const scenes = listScenes(scene, row.slide_scenes)
  const paid = parsePaidResults(row.paid_results ?? { version: 1 })
  const foreign = await readUploads(app, owner, listPictureKeys(scenes))
  const foreignModel = foreign.find(({ source_type }) => MODEL_TYPES.test(source_type ?? ''))
  const sourceType = foreignModel ? 'compositeWithTrainedAlgorithmicMedia' : findSourceType(scenes)
  const isPainted = SOURCE_TYPES[sourceType].endsWith('model')
  const approval = await readApproval(app, owner, row)
  return {
    owner,
    id,
    title: row.title,
    mimeType: row.mime_type,
    madeAt: row.created_at,
    sha256: row.blob.slice(0, 64),
    recipe: hashRecipe({ scenes, renderer: row.renderer }),
    renderer: row.renderer,
    fonts: scene.fonts.map(({ family, weight }) => `${family} ${weight}`),
    source: SOURCE_TYPES[sourceType],
    sourceType,
    pictureModel: isPainted
      ? (paid.painter ?? (await findModel(app, owner, row, ['picture', 'film'])) ?? foreignModel?.program ?? null)
      : null,
    wordsModel: await findModel(app, owner, row, ['copy']),
    original: isPainted ? (paid.clip ?? paid.picture ?? row.original) : null,
    foreign,
    brand: { id: row.brand_id, name: row.brand_name, version: row.brand_version },
    shows: row.proof_shows ?? 'maker',
    check: row.brand_check && { passed: row.brand_check.passed, score: row.brand_check.score },
    approval,
    translation: readTranslation(scene, row.parent_copy),
  }
}

const readRow = ({ db }: Core, owner: OwnerId, id: number) =>
  selectOwned(db, owner, 'content')
    .leftJoin(ownedRows(db, owner, 'items'), 'items.id', 'content.item_id')
    .leftJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'content.job_id')
    .leftJoin(ownedRows(db, owner, 'brands'), 'brands.id', 'content.brand_id')
    .select([
      'content.id',
      'content.root_id',
      'content.title',
      'content.mime_type',
      'content.created_at',
      'content.blob',
      'content.scene',
      'content.slide_scenes',
      'content.renderer',
      'content.model_used',
      'content.original',
      'content.brand_id',
      'content.brand_name',
      'content.brand_version',
      'content.brand_check',
      'items.paid_results',
      'jobs.campaign_id',
      'brands.proof_shows',
    ])
    .select(
      sql`(SELECT parent.copy FROM ${selectOwned(db, owner, 'content').select(['content.id', 'content.copy'])} AS parent
        WHERE parent.id = content.parent_id)`.as('parent_copy'),
    )
    .where('content.id', '=', id)
    .where('content.deleted_at', 'is', null)
    .executeTakeFirst()

type FactsRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

/** All scenes of a carousel, whose first one is that of the item. */
function listScenes(first: Scene, slides: unknown): Scene[] {
  return Array.isArray(slides) ? [first, ...slides.slice(1).map((scene: unknown) => parseScene(scene))] : [first]
}

/** The type of the scene that a model has most part in. */
function findSourceType(scenes: readonly Scene[]): Scene['source'] {
  const order = Object.keys(SOURCE_TYPES)
  const types = scenes.map(({ source }) => source)
  return types.toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? 'digitalCreation'
}

function listPictureKeys(scenes: readonly Scene[]): string[] {
  const keys = scenes.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.key] : [])))
  return [...new Set(keys)]
}

/** Source types of pictures in which a model had a part. */
const MODEL_TYPES = /trained|algorithmic/i

/** What the uploads among these storage keys said about themselves. */
async function readUploads({ db }: Core, owner: OwnerId, keys: readonly string[]): Promise<ForeignCredentials[]> {
  const names = keys.flatMap((key) => /^uploads\/([0-9a-f]+)\./.exec(key)?.[1] ?? [])
  if (names.length === 0) return []
  const rows = await selectOwned(db, owner, 'files').select('credentials').where('key', 'in', names).execute()
  return rows.flatMap(({ credentials }) => credentials ?? [])
}

/**
 * The model that was paid for one of these kinds of calls, for any version of the design or for its campaign. Words of an earlier version
 * may have stayed in a later one, so that a design counts as worded by a model once one was asked for it.
 */
async function findModel(
  { db }: Core,
  owner: OwnerId,
  { id, root_id, campaign_id }: FactsRow,
  kinds: readonly string[],
): Promise<string | null> {
  const root = root_id ?? id
  const versions = selectOwned(db, owner, 'content')
    .select('content.item_id')
    .where((of) => of.or([of('content.root_id', '=', root), of('content.id', '=', root)]))
  const call = await selectOwned(db, owner, 'spends')
    .select('model')
    .where('kind', 'in', kinds)
    .where((of) =>
      of.or([
        of('item_id', 'in', sql<number>`(${versions})`),
        ...(campaign_id === null ? [] : [of('campaign_id', '=', campaign_id)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return call?.model ?? null
}

/** The approval of exactly these bytes, by the owner of the account. */
async function readApproval({ db }: Core, owner: OwnerId, { id, blob }: FactsRow): Promise<ContentFacts['approval']> {
  const cell = await selectOwned(db, owner, 'campaign_cells')
    .select('approved_at')
    .where('content_id', '=', id)
    .where('status', '=', 'approved')
    .where('approved_sha256', '=', blob.slice(0, 64))
    .executeTakeFirst()
  if (!cell) return null
  const user = await db.selectFrom('users').select('username').where('id', '=', owner).executeTakeFirst()
  return { at: cell.approved_at, by: user?.username ?? '' }
}

function readTranslation({ copy }: Scene, before: unknown): ContentFacts['translation'] {
  const from = typeof before === 'object' && before !== null && 'language' in before ? before.language : null
  return typeof from === 'string' && copy.language && from !== copy.language ? { from, to: copy.language } : null
}
