import { z } from 'zod'
import type { Copy } from '#studio/copywriter/copy.ts'
import { UNDETERMINED } from '#studio/copywriter/languages/language-tag.ts'
import { FACT_KINDS } from '#studio/copywriter/facts/fact.ts'
import type { PostBlock } from '#studio/copywriter/facts/post-block.ts'
import type { Same } from '../infrastructure/db/versioned-json.ts'
import { StoredPiece } from './pieces.ts'

const Side = z.object({ label: z.string(), text: z.string() })
const StoredBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('menu'), rows: z.array(z.object({ text: z.string(), price: z.string() })).readonly() }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('comparison'), sides: z.tuple([Side, Side]).readonly() }),
  z.object({ kind: z.literal('statistic'), figure: z.string() }),
])
true satisfies Same<z.output<typeof StoredBlock>, PostBlock>

/** The texts of an item, as its scene or the brief of a new version stores them. */
export const StoredCopy = z.object({
  /** Copies of older releases have no language. */
  language: z.string().default(UNDETERMINED),
  eyebrow: z.string().nullable(),
  headline: z.string(),
  subline: z.string().nullable(),
  block: StoredBlock.nullable(),
  details: z.array(z.object({ kind: z.enum(FACT_KINDS), text: z.string() })).readonly(),
  benefits: z.array(z.string()).readonly(),
  badge: z.string().nullable(),
  price: z.string().nullable(),
  cta: z.string().nullable(),
  small_print: z.string().nullable(),
  alternatives: z.array(z.string()).readonly(),
  caption: z.string(),
  hashtags: z.array(z.string()).readonly(),
  alt_text: z.string(),
  pieces: z.array(StoredPiece).readonly().optional(),
})
true satisfies Same<z.output<typeof StoredCopy>, Copy>

/** The texts that a reply about content contains. Older copies have no alternative headlines. */
export const ShownCopy = StoredCopy.pick({ headline: true, subline: true, badge: true, cta: true }).extend({
  alternatives: z.array(z.string()).optional(),
})

/** Adds what the first copies did not have: a block, facts, small print and alternative headlines. */
export const addFacts = (copy: unknown): unknown =>
  typeof copy === 'object' ? { block: null, details: [], small_print: null, alternatives: [], ...copy } : copy
