import '../schema/jitless.ts'
import { z } from 'zod'
import { PROOF_SENTENCES } from '../sentences/proof-sentences.ts'
import { routes } from '../route.ts'
import { Timestamp } from '../schema/fields.ts'
import {
  MARK_SEARCH_STATES,
  SIGNED_BY,
  SOURCES,
  VERDICTS,
  VERIFICATIONS_PER_MINUTE,
  VERIFY_MAX_BYTES,
  VERIFY_URL_MAX,
} from './proof-options.ts'
import { ForeignCredentials } from './proofs.ts'

/** What a file says about itself, and whether that can be believed. Fields are null where the file says nothing about them. */
export const Verification = z.object({
  verdict: z.enum(VERDICTS),
  mime_type: z.string(),
  /** The SHA-256 digest of the file that was checked, in hex. */
  sha256: z.string(),
  signed_by: z.enum(SIGNED_BY).nullable(),
  /** The names in the signing certificate. */
  signer: z.string().nullable(),
  /** The time of a time stamp; null without one. */
  time_stamp: Timestamp.nullable(),
  program: z.string().nullable(),
  title: z.string().nullable(),
  source: z.enum(SOURCES).nullable(),
  /** An IPTC digital source type, without its address. */
  source_type: z.string().nullable(),
  picture_model: z.string().nullable(),
  words_model: z.string().nullable(),
  brand: z.string().nullable(),
  brand_version: z.number().nullable(),
  item: z.number().nullable(),
  made_at: Timestamp.nullable(),
  recipe_sha256: z.string().nullable(),
  check: z.object({ passed: z.boolean(), score: z.number() }).nullable(),
  approval: z.object({ at: Timestamp.nullable(), by: z.string().nullable() }).nullable(),
  /** What was done to it, as the names of C2PA actions. */
  actions: z.array(z.string()),
  pictures: z.array(ForeignCredentials),
  /** A mark of this instance in the pixels, of a file that cannot be believed otherwise; null if there is none. */
  mark: z.object({ brand: z.string().nullable(), item: z.number().nullable() }).nullable(),
  /** Whether the pixels were searched for one: not needed where the credentials can be believed, unfinished on a busy server. */
  mark_search: z.enum(MARK_SEARCH_STATES),
  /** What was found wrong, as the status codes of C2PA. */
  faults: z.array(z.string()),
})
export type Verification = z.output<typeof Verification>

const Address = z
  .string(PROOF_SENTENCES.verifyUrl)
  .trim()
  .max(VERIFY_URL_MAX, PROOF_SENTENCES.verifyUrl)
  .regex(/^https?:\/\//i, PROOF_SENTENCES.verifyUrl)

const REFUSES = {
  413: 'The file is too large',
  415: PROOF_SENTENCES.verifyType,
  422: PROOF_SENTENCES.verifyNotFetched,
} as const
const LIMITS = [{ per: 'address', count: VERIFICATIONS_PER_MINUTE, seconds: 60 }] as const

export const verifyRoutes = routes({
  file: {
    method: 'POST',
    path: '/api/verify',
    summary: 'What a file says about its origin, and whether it was changed since; nothing of it is stored',
    access: 'public',
    limits: LIMITS,
    form: z.object({}),
    files: { file: { min: 1, max: 1, maxBytes: VERIFY_MAX_BYTES, holds: 'files' } },
    reply: Verification,
    refuses: REFUSES,
  },
  address: {
    method: 'GET',
    path: '/api/verify',
    summary: 'The same of the file at a public address',
    access: 'public',
    limits: LIMITS,
    query: z.object({ url: Address }),
    reply: Verification,
    refuses: REFUSES,
  },
})
