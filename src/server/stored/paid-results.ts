import { z } from 'zod'
import type { ClipRef } from '#studio/model/brief.ts'
import type { SoundRef } from '#studio/model/video-sound.ts'
import { omit } from '../infrastructure/omit.ts'
import { versionedJson } from '../infrastructure/db/versioned-json.ts'

/** The texts of a text model for one item. */
const CopyAnswer = z.object({
  headline: z.string(),
  subline: z.string().nullable(),
  badge: z.string().nullable(),
  cta: z.string().nullable(),
  caption: z.string(),
  /** Without the leading '#'. */
  hashtags: z.array(z.string()),
  alt_text: z.string(),
  /** Words of the model that claimed something without evidence, so that they were replaced. */
  refused: z.array(z.string()).optional(),
  /** Approved claims that the model was not given: they are over, or for another market. */
  unused_claims: z.array(z.string()).optional(),
})
export type CopyAnswer = z.output<typeof CopyAnswer>

const StoredTranslation = z.object({ source: z.string(), texts: z.record(z.string(), z.string()) })
export type StoredTranslation = z.output<typeof StoredTranslation>

/** Paid results that a later attempt reuses: texts, storage keys of originals, and a video that was started. */
const PaidResults = z.object({
  version: z.literal(1),
  copy: CopyAnswer.optional(),
  picture: z.string().optional(),
  /** The model that generated the image. */
  painter: z.string().optional(),
  /** `call` is the id of its row in `unanswered_calls`, until its cost is known. */
  film: z.object({ interaction_id: z.string(), model: z.string(), call: z.number().optional() }).optional(),
  clip: z.string().optional(),
  /** The length of the clip. Older results do not have it: their clip plays in all scenes. */
  clip_seconds: z.number().optional(),
  /** The voice of a film: the storage key of its file, what it says, how long it is, and when it speaks. Seconds. */
  voice: z
    .object({
      key: z.string(),
      text: z.string(),
      seconds: z.number(),
      speech: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
      model: z.string(),
    })
    .optional(),
  /** The words that were read in the image, or in the clip's still. `is_checked` is false where it could not be read in all its scripts. */
  letters: z.object({ words: z.array(z.string()), is_checked: z.boolean() }).optional(),
  /** The answers of the text model by language. `source` is the SHA-256 digest of the translated texts in hex, `texts` are by field. */
  translations: z.record(z.string(), StoredTranslation).optional(),
})
export type PaidResults = z.output<typeof PaidResults>

/** What was paid for pictures: a new version is drawn from them, with other words. */
export const keepImages = (paid: PaidResults) => omit(paid, 'copy', 'translations')

/** The sounds that were paid for. */
export const listPaidSounds = ({ voice }: PaidResults): SoundRef[] =>
  voice ? [{ key: voice.key, seconds: voice.seconds, speech: voice.speech }] : []

/** The clip that was paid for. Its still has the same key. */
export const listPaidClips = ({ clip, clip_seconds }: PaidResults): ClipRef[] =>
  clip !== undefined && clip_seconds !== undefined ? [{ key: clip, picture: clip, seconds: clip_seconds }] : []

export const NO_PAID_RESULTS: PaidResults = { version: 1 }

/**
 * Reads `items.paid_results`. New results are merged into the row, so an item that starts with a document of an older version has to
 * store the upgraded one first.
 * @throws {UnreadableJson}
 */
export const parsePaidResults = versionedJson('list of paid results', PaidResults, {})
