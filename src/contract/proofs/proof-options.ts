import { MIB } from '../limits.ts'

/** What the files of a brand, and the page that checks them, tell: nothing about it, who made them, or also approval and item. */
export const PROOF_SHOWS = ['nothing', 'maker', 'full'] as const
export type ProofShows = (typeof PROOF_SHOWS)[number]

/** How a picture came to be: drawn by rules, composed with pictures of people, composed with a model's picture, or made by a model. */
export const SOURCES = ['drawn', 'composed', 'composed_with_model', 'made_by_model'] as const
export type SourceKind = (typeof SOURCES)[number]

/** IPTC digital source types (https://cv.iptc.org/newscodes/digitalsourcetype/). */
export const SOURCE_TYPES = {
  digitalCreation: 'drawn',
  composite: 'composed',
  compositeWithTrainedAlgorithmicMedia: 'composed_with_model',
  trainedAlgorithmicMedia: 'made_by_model',
} as const satisfies Record<string, SourceKind>

/** The source types of items that show a model's picture, which is marked in its pixels. */
export const MARKED_SOURCES: readonly string[] = ['compositeWithTrainedAlgorithmicMedia', 'trainedAlgorithmicMedia']

/** Which designs an operator has marked: those that a model had part in, or all. */
export const MARK_RULES = ['models', 'all'] as const
export type MarkRule = (typeof MARK_RULES)[number]

/** The rule as items store it. With `all` of earlier versions, textured grounds have no mark; with `grounds` they have. */
export type StoredMarkRule = MarkRule | 'grounds'

/** How far the pixels of a file were searched for a mark. */
export const MARK_SEARCH_STATES = ['not_needed', 'finished', 'unfinished'] as const
export type MarkSearchState = (typeof MARK_SEARCH_STATES)[number]

/** The labels that a design may show, in the language of its words. */
export const AI_LABELS = ['ai', 'ai_generated', 'ai_modified'] as const
export type AiLabel = (typeof AI_LABELS)[number]

/** Which designs of a brand get its label: those with a model's picture, or all. */
export const LABEL_RULES = ['models', 'all'] as const
export type LabelRule = (typeof LABEL_RULES)[number]

/** The types of files that get Content Credentials. PDF, SVG and WebM files keep their XMP or their comment. */
export const SIGNED_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'video/mp4'] as const
export type SignedType = (typeof SIGNED_TYPES)[number]

export const isSignedType = (type: string): type is SignedType => SIGNED_TYPES.some((one) => one === type)

/** Files with credentials of one item that are remembered: of earlier ones, only what their signature covers can be checked. */
export const SIGNED_FILES_MAX = 50

/** The largest file that `/verify` takes. */
export const VERIFY_MAX_BYTES = 36 * MIB
export const VERIFY_URL_MAX = 2048
/** Requests for each address. */
export const VERIFICATIONS_PER_MINUTE = 20

export const VERDICTS = ['intact', 'changed', 'no_credentials', 'unreadable', 'remote_only'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Whose certificate signed a file: one of this instance, one under a root that the operator listed, or another one. */
export const SIGNED_BY = ['this_instance', 'known_list', 'unknown'] as const
