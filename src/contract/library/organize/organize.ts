import '../../schema/jitless.ts'
import { z } from 'zod'
import { DESIGN_LANGUAGES } from '../../languages/languages.ts'
import { NAME_MAX, SEARCH_MAX } from '../../limits.ts'
import { LANGUAGE_UNKNOWN, NAME_REQUIRED, NOTHING_SELECTED } from '../../messages.ts'
import { LIST_FULL, NAME_TAKEN } from './organize-messages.ts'
import { CONTENT_SORTS, CONTENT_TYPES } from '../../options.ts'
import { routes } from '../../route.ts'
import { ById, Id, IdNumber, Message, Text } from '../../schema/fields.ts'
import { LABEL_MAX, ORGANIZED_ITEMS_MAX, TAG_COLORS } from './organize-options.ts'

const Label = Text(LABEL_MAX, 'Name', { pattern: '\\S' }).refine((text) => text.length > 0, NAME_REQUIRED)
const Ids = (most: number) => z.array(IdNumber('ids must be numbers of items'), NOTHING_SELECTED).max(most)
const ContentIds = Ids(ORGANIZED_ITEMS_MAX)
const TagIds = Ids(ORGANIZED_ITEMS_MAX).default([])

const filterFields = {
  brand_id: IdNumber('brand_id must be a number').nullish(),
  content_type: z.enum(CONTENT_TYPES, 'content_type must be image or video').nullish(),
  favorites_only: z.boolean('favorites_only must be true or false').default(false),
  search: Text(SEARCH_MAX, 'Search')
    .nullish()
    .transform((text) => text || null),
  tag_id: IdNumber('tag_id must be a number').nullish(),
}

/** Which items a collection by rule contains: those that meet all of its conditions. */
export const LibraryRule = z.object({
  ...filterFields,
  platform: Text(NAME_MAX, 'Platform').nullish(),
  language: z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN).nullish(),
})
export type LibraryRule = z.output<typeof LibraryRule>

/** The filters and the order of the library that a saved view restores. */
export const ViewFilter = z.object({
  ...filterFields,
  collection_id: IdNumber('collection_id must be a number').nullish(),
  sort: z.enum(CONTENT_SORTS, 'sort must be newest, oldest or name').default('newest'),
  all_versions: z.boolean('all_versions must be true or false').default(false),
})
export type ViewFilter = z.output<typeof ViewFilter>

const TagInput = z.object({ name: Label, color: z.enum(TAG_COLORS, 'There is no such color').default('gray') })
export type TagInput = z.output<typeof TagInput>

/** `items` counts the tagged items that are not in the trash. */
export const Tag = z.object({
  id: Id,
  name: z.string(),
  color: z.enum(TAG_COLORS).catch('gray'),
  items: z.number().optional(),
})
export type Tag = z.output<typeof Tag>

const CollectionInput = z.object({ name: Label, rule: LibraryRule.nullish() })
export type CollectionInput = z.output<typeof CollectionInput>

/** A collection by rule has a `rule`, and its items are not counted. */
export const Collection = z.object({
  id: Id,
  name: z.string(),
  rule: LibraryRule.nullable(),
  items: z.number().nullable(),
})
export type Collection = z.output<typeof Collection>

const ViewInput = z.object({ name: Label, filter: ViewFilter.default(ViewFilter.parse({})) })
export type ViewInput = z.output<typeof ViewInput>

export const NamedView = z.object({ id: Id, name: z.string(), filter: ViewFilter })
export type NamedView = z.output<typeof NamedView>

const Ancestor = z.object({ id: Id, title: z.string().nullable(), thumbnail_url: z.string().optional() })

/** `made_from` is the chain of versions, from the parent to the first one. */
export const Organization = z.object({
  tags: z.array(Tag),
  collections: z.array(z.object({ id: Id, name: z.string() })),
  made_from: z.array(Ancestor),
  campaign: z.object({ id: Id, name: z.string() }).nullable(),
})
export type Organization = z.output<typeof Organization>

const LIMITED = { 409: `${NAME_TAKEN} Or: ${LIST_FULL}` }
const NO_TAG = 'Tag not found'
const NO_COLLECTION = 'Collection not found'
const NO_VIEW = 'View not found'
const NO_CONTENT = 'Content not found'

export const tagRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/tags',
    summary: 'All tags by name, with the number of their items',
    access: 'user',
    reply: z.object({ tags: z.array(Tag) }),
  },
  create: {
    method: 'POST',
    path: '/api/tags',
    summary: 'Create a tag',
    access: 'user',
    body: TagInput,
    reply: Tag,
    status: 201,
    refuses: LIMITED,
  },
  update: {
    method: 'PUT',
    path: '/api/tags/:id',
    summary: 'Change the name and the color of a tag',
    access: 'user',
    params: ById,
    body: TagInput,
    reply: Tag,
    refuses: { 409: NAME_TAKEN },
    missing: NO_TAG,
  },
  remove: {
    method: 'DELETE',
    path: '/api/tags/:id',
    summary: 'Delete a tag; its items stay',
    access: 'user',
    params: ById,
    reply: Message,
    missing: NO_TAG,
  },
  assign: {
    method: 'POST',
    path: '/api/tags/assign',
    summary: 'Add tags to items and remove others from them',
    access: 'user',
    body: z.object({ content_ids: ContentIds.min(1, NOTHING_SELECTED), add: TagIds, remove: TagIds }),
    // How many of the items exist.
    reply: z.object({ items: z.number() }),
    refuses: { 404: NO_TAG, 409: 'An item has at most 20 tags' },
  },
  counts: {
    method: 'POST',
    path: '/api/tags/counts',
    summary: 'How many of the given items have each tag',
    access: 'user',
    body: z.object({ content_ids: ContentIds.min(1, NOTHING_SELECTED) }),
    reply: z.object({ counts: z.record(z.string(), z.number()) }),
  },
  ofItem: {
    method: 'GET',
    path: '/api/content/:id/organization',
    summary: 'The tags and collections of an item, and what it was made from',
    access: 'user',
    params: ById,
    reply: Organization,
    missing: NO_CONTENT,
  },
})

export const collectionRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/collections',
    summary: 'All collections by name',
    access: 'user',
    reply: z.object({ collections: z.array(Collection) }),
  },
  create: {
    method: 'POST',
    path: '/api/collections',
    summary: 'Create a collection; with a rule, the rule decides its items',
    access: 'user',
    body: CollectionInput,
    reply: Collection,
    status: 201,
    refuses: LIMITED,
  },
  update: {
    method: 'PUT',
    path: '/api/collections/:id',
    summary: 'Rename a collection; an absent rule stays',
    access: 'user',
    params: ById,
    body: CollectionInput,
    reply: Collection,
    refuses: { 409: NAME_TAKEN },
    missing: NO_COLLECTION,
  },
  remove: {
    method: 'DELETE',
    path: '/api/collections/:id',
    summary: 'Delete a collection; its items stay in the library',
    access: 'user',
    params: ById,
    reply: Message,
    missing: NO_COLLECTION,
  },
  changeItems: {
    method: 'PATCH',
    path: '/api/collections/:id/items',
    summary: 'Add items to a collection and remove others from it',
    access: 'user',
    params: ById,
    body: z.object({ add: ContentIds.default([]), remove: ContentIds.default([]) }),
    reply: Collection,
    refuses: { 409: 'The items of a collection by rule cannot be chosen' },
    missing: NO_COLLECTION,
  },
})

export const viewRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/views',
    summary: 'All saved views by name',
    access: 'user',
    reply: z.object({ views: z.array(NamedView) }),
  },
  create: {
    method: 'POST',
    path: '/api/views',
    summary: 'Save the filters of the library under a name',
    access: 'user',
    body: ViewInput,
    reply: NamedView,
    status: 201,
    refuses: LIMITED,
  },
  update: {
    method: 'PUT',
    path: '/api/views/:id',
    summary: 'Change a saved view',
    access: 'user',
    params: ById,
    body: ViewInput,
    reply: NamedView,
    refuses: { 409: NAME_TAKEN },
    missing: NO_VIEW,
  },
  remove: {
    method: 'DELETE',
    path: '/api/views/:id',
    summary: 'Delete a saved view',
    access: 'user',
    params: ById,
    reply: Message,
    missing: NO_VIEW,
  },
})
