import { sql } from 'kysely'
import { SOURCE_TYPES, type SourceKind, type ProofShows } from '#contract/proofs/proof-options.ts'
import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../infrastructure/core.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import { UnreadableJson } from '../infrastructure/db/versioned-json.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'
import { type PaidResults, parsePaidResults } from '../stored/paid-results.ts'
import { parseScene } from '../stored/scene.ts'
import { hasStoredMark } from './marks/mark-key.ts'
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
  /** Null where the stored scene is damaged: then nobody can say what the file was drawn from. */
  recipe: string | null
  renderer: string | null
  fonts: string[]
  /** Null where the stored scene is damaged. */
  source: SourceKind | null
  /** The IPTC digital source type. */
  sourceType: keyof typeof SOURCE_TYPES | null
  pictureModel: string | null
  wordsModel: string | null
  /** Storage key of what the model sent. */
  original: string | null
  /** What uploaded pictures that it shows said about themselves. */
  foreign: ForeignUpload[]
  hasMark: boolean
  /** The words of the label that it shows. */
  label: string | null
  brand: { id: number | null; name: string; version: number | null }
  shows: ProofShows
  check: { passed: boolean; score: number } | null
  approval: { at: Date | null; by: string } | null
  /** The languages of a translated version and of the one before it. */
  translation: { from: string; to: string } | null
}

/** What an uploaded picture said about itself, and the key of its file if its manifests are kept. */
export interface ForeignUpload extends ForeignCredentials {
  kept: string | null
}

/**
 * Reads how an item came to be. Of an item whose stored scene is damaged, the facts are those that other columns tell.
 * @throws {Problem} 404 if the user has no such item
 */
export async function readFacts(app: Core, owner: OwnerId, id: number): Promise<ContentFacts> {
  const row = await readRow(app, owner, id)
  if (!row) throw notFound('Content')
  const scenes = readScenes(row)
  const paid = readPaid(row)
  const foreign = await readUploads(app, owner, listImageKeys(scenes))
  const sourceType = scenes.length > 0 ? readSourceType(scenes, foreign) : null
  const isPainted = sourceType === null || SOURCE_TYPES[sourceType].endsWith('model')
  const foreignModel = foreign.find(isByModel)
  const paidModel = await findModel(app, owner, row, ['picture', 'film'])
  const [scene] = scenes
  return {
    owner,
    id,
    title: row.title,
    mimeType: row.mime_type,
    madeAt: row.created_at,
    sha256: row.blob.slice(0, 64),
    recipe: scene ? hashRecipe({ scenes, renderer: row.renderer }) : null,
    renderer: row.renderer,
    fonts: scene?.fonts.map(({ family, weight }) => `${family} ${weight}`) ?? [],
    source: sourceType && SOURCE_TYPES[sourceType],
    sourceType,
    pictureModel: isPainted ? (paid.painter ?? paidModel ?? foreignModel?.program ?? null) : null,
    wordsModel: await findModel(app, owner, row, ['copy']),
    original: isPainted ? (paid.clip ?? paid.picture ?? row.original) : null,
    foreign,
    hasMark: scenes.some((one) => hasStoredMark(one, row.mark_rule)),
    label:
      scene?.layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'label' ? [layer.text] : []))[0] ??
      null,
    brand: { id: row.brand_id, name: row.brand_name, version: row.brand_version },
    shows: row.proof_shows ?? 'maker',
    check: row.brand_check && { passed: row.brand_check.passed, score: row.brand_check.score },
    approval: await readApproval(app, owner, row),
    translation: scene ? readTranslation(scene, row.parent_copy) : null,
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
      'content.mark_rule',
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

/** All scenes of an item, those of a carousel after its first; none if they are damaged. */
function readScenes({ scene, slide_scenes }: FactsRow): Scene[] {
  return orElse([], () => {
    const first = parseScene(scene)
    return Array.isArray(slide_scenes)
      ? [first, ...slide_scenes.slice(1).map((one: unknown) => parseScene(one))]
      : [first]
  })
}

const readPaid = ({ paid_results }: FactsRow): PaidResults =>
  orElse(parsePaidResults({ version: 1 }), () => parsePaidResults(paid_results ?? { version: 1 }))

function orElse<T>(other: T, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableJson) return other
    throw error
  }
}

/** An uploaded picture that says a model made it makes a composition with a model's picture. */
const readSourceType = (scenes: readonly Scene[], foreign: readonly ForeignUpload[]) =>
  foreign.some(isByModel) ? 'compositeWithTrainedAlgorithmicMedia' : findSourceType(scenes)

/** The type of the scene that a model has most part in. */
function findSourceType(scenes: readonly Scene[]): Scene['source'] {
  const order = Object.keys(SOURCE_TYPES)
  const types = scenes.map(({ source }) => source)
  return types.toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? 'digitalCreation'
}

function listImageKeys(scenes: readonly Scene[]): string[] {
  const keys = scenes.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.key] : [])))
  return [...new Set(keys)]
}

/** Source types of pictures in which a model had a part. */
const MODEL_TYPES = /trained|algorithmic/i
const isByModel = ({ source_type }: ForeignUpload) => MODEL_TYPES.test(source_type ?? '')

/** What the uploads among these storage keys said about themselves. */
async function readUploads({ db }: Core, owner: OwnerId, keys: readonly string[]): Promise<ForeignUpload[]> {
  const names = keys.flatMap((key) => /^uploads\/([0-9a-f]+)\./.exec(key)?.[1] ?? [])
  if (names.length === 0) return []
  const rows = await selectOwned(db, owner, 'files')
    .select(['key', 'credentials'])
    .select(sql<boolean>`manifest IS NOT NULL`.as('is_kept'))
    .where('key', 'in', names)
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, credentials, is_kept }) =>
    credentials ? [{ ...credentials, kept: is_kept ? key : null }] : [],
  )
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
