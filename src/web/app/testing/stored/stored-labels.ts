import type { z } from 'zod'
import { NAME_TAKEN } from '#contract/library/organize/organize-messages.ts'
import {
  type Collection,
  collectionRoutes,
  type NamedView,
  type Tag,
  tagRoutes,
  viewRoutes,
} from '#contract/library/organize/organize.ts'
import { matchesSearch, readTerms } from '#contract/search/match-text.ts'
import { type BareItem, cutPage } from '../replies/library-replies.ts'
import { type Answers, IMAGE } from '../replies/agreed-replies.ts'
import { idIn } from '../replies/replies.ts'

interface Labels {
  tags: Tag[]
  collections: Collection[]
  views: NamedView[]
  /** Ids of items by the id of their tag or collection. */
  tagged: Map<number, Set<number>>
  collected: Map<number, Set<number>>
  createId: () => number
}

/** Answers the calls of tags, collections and named views as the server does, for a library of these items. */
export function storeLabels(items: readonly BareItem[]): Answers {
  let lastId = 0
  const createId = () => (lastId += 1)
  const labels: Labels = {
    tags: [],
    collections: [],
    views: [],
    tagged: new Map(),
    collected: new Map(),
    createId,
  }
  return {
    'GET /api/content': ({ searchParams }) =>
      cutPage(
        items.filter((item) => isWanted(item, searchParams, labels)),
        searchParams,
      ),
    'GET /api/content/*': (url) => ({ ...items.find(({ id }) => id === idIn(url)), ...IMAGE }),
    ...answerTags(labels),
    ...answerCollections(labels),
    ...answerViews(labels),
  }
}

function isWanted(item: BareItem, query: URLSearchParams, { tags, collections, tagged, collected }: Labels): boolean {
  const read = (name: string) => query.get(name)
  const has = (groups: Map<number, Set<number>>, id: string) => groups.get(Number(id))?.has(item.id) === true
  const type = read('content_type')
  const [tagId, collectionId, search] = [read('tag_id'), read('collection_id'), read('search')]
  const rule = collections.find(({ id }) => id === Number(collectionId))?.rule
  const names = tags.filter(({ id }) => has(tagged, String(id))).map(({ name }) => name)
  return (
    (read('favorites_only') !== 'true' || item.is_favorite) &&
    (!type || item.content_type === type) &&
    (!tagId || has(tagged, tagId)) &&
    (!collectionId || (rule ? item.content_type === rule.content_type : has(collected, collectionId))) &&
    (!search || matchesSearch(readTerms(search), names))
  )
}

const answerTags = ({ tags, tagged, createId }: Labels): Answers => ({
  'GET /api/tags': () => ({ tags }),
  'POST /api/tags': (_, sent) => {
    const tag = read(tagRoutes.create.body, sent)
    if (tags.some(({ name }) => name.toLowerCase() === tag.name.toLowerCase()))
      return Response.json({ detail: NAME_TAKEN }, { status: 409 })
    return add(tags, { ...tag, id: createId(), items: 0 })
  },
  'POST /api/tags/assign': (_, sent) => {
    const { content_ids, ...changes } = read(tagRoutes.assign.body, sent)
    for (const id of changes.add) change(tagged, id, content_ids, [])
    for (const id of changes.remove) change(tagged, id, [], content_ids)
    return { items: content_ids.length }
  },
  'POST /api/tags/counts': (_, sent) => {
    const { content_ids } = read(tagRoutes.counts.body, sent)
    const count = (of: number) => content_ids.filter((id) => tagged.get(of)?.has(id)).length
    return { counts: Object.fromEntries(tags.map(({ id }) => [id, count(id)])) }
  },
  'GET /api/content/*/organization': (url) => ({
    tags: tags.filter(({ id }) => tagged.get(id)?.has(idIn(url))),
    collections: [],
    made_from: [],
    campaign: null,
  }),
})

const answerCollections = ({ collections, collected, createId }: Labels): Answers => ({
  'GET /api/collections': () => ({
    collections: collections.map((one) => ({ ...one, items: one.rule ? null : (collected.get(one.id)?.size ?? 0) })),
  }),
  'POST /api/collections': (_, sent) => {
    const { name, rule = null } = read(collectionRoutes.create.body, sent)
    return add(collections, { id: createId(), name, rule, items: rule ? null : 0 })
  },
  'PUT /api/collections/*': (url, sent) =>
    replace(collections, idIn(url), { name: read(collectionRoutes.update.body, sent).name }),
  'DELETE /api/collections/*': (url) => {
    collections.splice(0, collections.length, ...collections.filter(({ id }) => id !== idIn(url)))
    return { message: 'Deleted' }
  },
  'PATCH /api/collections/*/items': (url, sent) => {
    const changes = read(collectionRoutes.changeItems.body, sent)
    change(collected, idIn(url), changes.add, changes.remove)
    return replace(collections, idIn(url), {})
  },
})

const answerViews = ({ views, createId }: Labels): Answers => ({
  'GET /api/views': () => ({ views }),
  'POST /api/views': (_, sent) => add(views, { ...read(viewRoutes.create.body, sent), id: createId() }),
})

/** @throws {z.ZodError} if the body is not what the contract allows */
const read = <Body>(schema: z.ZodType<Body>, sent: BodyInit | null): Body =>
  schema.parse(JSON.parse(typeof sent === 'string' ? sent : 'null'))

function add<Row>(rows: Row[], row: Row): Response {
  rows.push(row)
  return Response.json(row, { status: 201 })
}

function replace<Row extends { id: number }>(rows: Row[], id: number, fields: Partial<Row>): object {
  const found = rows.findIndex((row) => row.id === id)
  const before = rows[found]
  if (!before) return Response.json({ detail: 'Not found' }, { status: 404 })
  return (rows[found] = { ...before, ...fields })
}

function change(
  groups: Map<number, Set<number>>,
  id: number,
  added: readonly number[],
  removed: readonly number[],
): void {
  const kept = [...(groups.get(id) ?? [])].filter((item) => !removed.includes(item))
  groups.set(id, new Set([...kept, ...added]))
}
