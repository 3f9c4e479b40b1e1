import '../schema/jitless.ts'
import { z } from 'zod'
import { routes } from '../route.ts'
import { ById, Timestamp } from '../schema/fields.ts'
import { AI_LABELS, LABEL_RULES, PROOF_SHOWS, SOURCES } from './proof-options.ts'

const SHOWS = `shows must be one of ${PROOF_SHOWS.join(', ')}`
const LABEL = `label must be null or one of ${AI_LABELS.join(', ')}`
const LABEL_ON = `label_on must be one of ${LABEL_RULES.join(', ')}`

/** The credentials that a picture had when it was uploaded, or when a model sent it. */
export const ForeignCredentials = z.object({
  title: z.string(),
  program: z.string().nullable(),
  signer: z.string().nullable(),
  /** An IPTC digital source type, without its address. */
  source_type: z.string().nullable(),
  is_intact: z.boolean(),
})
export type ForeignCredentials = z.output<typeof ForeignCredentials>

/** What the files of a brand tell about it, and the label that its new designs show; null for none. */
export const ProofSetting = z.object({
  shows: z.enum(PROOF_SHOWS, SHOWS),
  label: z.enum(AI_LABELS, LABEL).nullable(),
  label_on: z.enum(LABEL_RULES, LABEL_ON),
})
export type ProofSetting = z.output<typeof ProofSetting>

/** How an item came to be. Its downloads state the same. */
export const Proof = z.object({
  source: z.enum(SOURCES),
  /** The IPTC digital source type that files state. */
  source_type: z.string(),
  /** The models that made its picture and wrote its words; null for none. */
  picture_model: z.string().nullable(),
  words_model: z.string().nullable(),
  program: z.string(),
  brand: z.object({ name: z.string(), version: z.number().nullable() }),
  made_at: Timestamp,
  /** SHA-256 digests in hex: of the stored file, and of the recipe it was drawn from. */
  file_sha256: z.string(),
  recipe_sha256: z.string(),
  renderer: z.string().nullable(),
  check: z.object({ passed: z.boolean(), score: z.number() }).nullable(),
  approval: z.object({ at: Timestamp.nullable(), by: z.string() }).nullable(),
  /** The names of the signing certificate and of the one above it. */
  signer: z.object({ name: z.string(), issuer: z.string(), has_time_stamp: z.boolean() }),
  /** How many of the files that were handed out with credentials are remembered, at most 50, and when the last one was signed. */
  signed_files: z.number(),
  last_signed_at: Timestamp.nullable(),
  pictures: z.array(ForeignCredentials),
  /** Whether the pixels of the stored files carry the mark of this instance. */
  has_mark: z.boolean(),
  /** The label that the design shows; null for none. */
  label: z.string().nullable(),
  /** What files tell about the brand, and the label of its new designs. */
  setting: ProofSetting,
})
export type Proof = z.output<typeof Proof>

export const proofRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/content/:id/proof',
    summary: 'How an item came to be, as its downloads state it',
    access: 'user',
    params: ById,
    reply: Proof,
    missing: 'Content not found',
  },
  getSetting: {
    method: 'GET',
    path: '/api/brands/:id/proof',
    summary: 'What the files of a brand tell about it, and the label of its designs',
    access: 'user',
    params: ById,
    reply: ProofSetting,
    missing: 'Brand not found',
  },
  setSetting: {
    method: 'PUT',
    path: '/api/brands/:id/proof',
    summary: 'Choose what the files of a brand, and the page that checks them, tell, and the label of its new designs',
    access: 'user',
    params: ById,
    body: ProofSetting.partial(),
    reply: ProofSetting,
    missing: 'Brand not found',
  },
})
