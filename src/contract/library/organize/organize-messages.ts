/** Messages of tags, collections and views that server and screens share. This file does not import zod. */

export const NAME_TAKEN = 'This name is already taken.'
export const LIST_FULL = 'There is no space for more. Delete one first.'
export const TOO_MANY_TAGS = 'An item has at most 20 tags.'
export const RULE_DECIDES = 'The rule of this collection decides its items.'

/** All of them, for the translations. */
export const ORGANIZE_SENTENCES = {
  NAME_TAKEN,
  LIST_FULL,
  TOO_MANY_TAGS,
  RULE_DECIDES,
} as const
