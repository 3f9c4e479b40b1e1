import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ContentQuery } from '#contract/library/content.ts'
import { hasTerm, readTerms, type SearchTerm } from '#contract/search/match-text.ts'
import { foldText } from '#contract/search/fold-text.ts'
import type { LibraryRule } from '#contract/library/organize/organize.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildSearchQuery } from '../../infrastructure/db/search-vector.ts'
import { findRule } from './collections.ts'

type Condition = RawBuilder<SqlBool>

/** Conditions on rows of `content`. `isSelective` says that they need more than the index of a list, so they are evaluated once. */
export interface ContentConditions {
  conditions: Condition[]
  isSelective: boolean
}

type Filter = Partial<LibraryRule> & Pick<ContentQuery, 'favorites_only' | 'search'>

/** The conditions of a library query. A collection or a tag that the user does not have contains nothing. */
export async function listConditions(app: Core, owner: OwnerId, query: ContentQuery): Promise<ContentConditions> {
  const conditions = await translateFilter(app, owner, query)
  const { collection_id: id } = query
  const rule = id === undefined ? undefined : await findRule(app, owner, id)
  if (id !== undefined && !rule) conditions.push(isInCollection(app.db, owner, id))
  if (rule) conditions.push(...(await translateFilter(app, owner, rule)))
  const isSelective = readTerms(query.search ?? '').length > 0 || query.tag_id !== undefined || id !== undefined
  return { conditions, isSelective }
}

async function translateFilter(app: Core, owner: OwnerId, filter: Filter): Promise<Condition[]> {
  const { brand_id, content_type, favorites_only, tag_id, platform, language, search } = filter
  return [
    ...(brand_id ? [sql<SqlBool>`brand_id = ${brand_id}`] : []),
    ...(content_type ? [sql<SqlBool>`content_type = ${content_type}`] : []),
    ...(favorites_only ? [sql<SqlBool>`is_favorite`] : []),
    ...(platform ? [sql<SqlBool>`platform = ${platform}`] : []),
    ...(language ? [sql<SqlBool>`copy ->> 'language' = ${language}`] : []),
    ...(tag_id ? [hasTag(app.db, owner, [tag_id])] : []),
    ...(search ? await matchSearch(app, owner, search) : []),
  ]
}

const hasTag = (db: Db, owner: OwnerId, ids: number[]): Condition => sql`id IN (${selectTagged(db, owner, ids)})`

const selectTagged = (db: Db, owner: OwnerId, ids: number[]) =>
  selectOwned(db, owner, 'content_tags').select('content_id').where('tag_id', 'in', orNone(ids))

/** SQL has no empty list, and no row has the id 0. */
const orNone = (ids: number[]) => (ids.length > 0 ? ids : [0])

const isInCollection = (db: Db, owner: OwnerId, id: number): Condition =>
  sql`id IN (${selectOwned(db, owner, 'collection_items').select('content_id').where('collection_id', '=', id)})`

/**
 * Each term must be found in the item, in one of its tags or in the name of its campaign. Terms that match neither tag nor campaign are one
 * condition on the full-text index.
 */
async function matchSearch({ db }: Core, owner: OwnerId, search: string): Promise<Condition[]> {
  const terms = readTerms(search)
  if (terms.length === 0) return []
  const tags = await selectOwned(db, owner, 'tags').select(['id', 'name']).execute()
  const campaigns = await selectOwned(db, owner, 'campaigns').select(['id', 'name']).execute()
  const [tagLabels, campaignLabels] = [tags.map(foldName), campaigns.map(foldName)]
  const found = terms.map((term) => ({
    term,
    tagIds: findNamed(tagLabels, term),
    campaignIds: findNamed(campaignLabels, term),
  }))
  const isLabel = ({ tagIds, campaignIds }: (typeof found)[number]) => tagIds.length + campaignIds.length > 0
  const plain = found.filter((one) => !isLabel(one)).map(({ term }) => term)
  const either = found.filter(isLabel).map(({ term, tagIds, campaignIds }): Condition => {
    const inText = selectOwned(db, owner, 'content')
      .select('id')
      .where(matchesText([term]))
      .where('deleted_at', 'is', null)
    return sql`id IN (${inText} UNION ${selectTagged(db, owner, tagIds)} UNION ${selectOfCampaigns(db, owner, campaignIds)})`
  })
  return plain.length > 0 ? [matchesText(plain), ...either] : either
}

interface Label {
  id: number
  folded: string
}

const foldName = ({ id, name }: { id: number; name: string }): Label => ({ id, folded: foldText(name) })

const findNamed = (labels: readonly Label[], term: SearchTerm) =>
  labels.flatMap(({ id, folded }) => (hasTerm(folded, term) ? [id] : []))

const selectOfCampaigns = (db: Db, owner: OwnerId, ids: number[]) =>
  selectOwned(db, owner, 'campaign_cells')
    .select('content_id')
    .where('campaign_id', 'in', orNone(ids))
    .where('content_id', 'is not', null)

const matchesText = (terms: readonly SearchTerm[]): Condition =>
  sql`search_vector @@ ${buildSearchQuery(terms)}::tsquery`
