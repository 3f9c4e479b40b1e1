import { collectionRoutes, tagRoutes, viewRoutes } from './organize.ts'

/** The calls of tags, collections and saved views. The browser loads them with the parts of the library that use them. */
export const organizeApi = { tags: tagRoutes, collections: collectionRoutes, views: viewRoutes }
