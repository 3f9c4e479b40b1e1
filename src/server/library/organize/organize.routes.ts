import { collectionRoutes, tagRoutes, viewRoutes } from '#contract/library/organize/organize.ts'
import { handlers } from '../../http/handlers.ts'
import {
  changeCollection,
  createCollection,
  listCollections,
  removeCollection,
  updateCollection,
} from './collections.ts'
import { readOrganization } from './item-labels.ts'
import { assignTags, countTags, createTag, listTags, removeTag, updateTag } from './tags.ts'
import { createView, listViews, removeView, updateView } from './views.ts'

export const tagHandlers = handlers(tagRoutes, {
  list: ({ app, user }) => listTags(app, user.owner),
  create: ({ app, user, body }) => createTag(app, user.owner, body),
  update: ({ app, user, params, body }) => updateTag(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeTag(app, user.owner, params.id),
  assign: ({ app, user, body }) => assignTags(app, user.owner, body),
  counts: ({ app, user, body }) => countTags(app, user.owner, body.content_ids),
  ofItem: ({ app, user, params }) => readOrganization(app, user.owner, params.id),
})

export const collectionHandlers = handlers(collectionRoutes, {
  list: ({ app, user }) => listCollections(app, user.owner),
  create: ({ app, user, body }) => createCollection(app, user.owner, body),
  update: ({ app, user, params, body }) => updateCollection(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeCollection(app, user.owner, params.id),
  changeItems: ({ app, user, params, body }) => changeCollection(app, user.owner, params.id, body),
})

export const viewHandlers = handlers(viewRoutes, {
  list: ({ app, user }) => listViews(app, user.owner),
  create: ({ app, user, body }) => createView(app, user.owner, body),
  update: ({ app, user, params, body }) => updateView(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeView(app, user.owner, params.id),
})
