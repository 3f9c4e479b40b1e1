/** Colors of tags, by the role of a color in both themes. This file does not import zod. */
export const TAG_COLORS = ['gray', 'teal', 'orange', 'violet', 'green', 'pink'] as const
export type TagColor = (typeof TAG_COLORS)[number]

/** Tags, collections and saved views of a user. */
export const TAGS_MAX = 200
export const COLLECTIONS_MAX = 100
export const VIEWS_MAX = 50
/** Characters of a name. */
export const LABEL_MAX = 40
/** Items of one change, and tags of one item. */
export const ORGANIZED_ITEMS_MAX = 500
export const TAGS_PER_ITEM_MAX = 20
