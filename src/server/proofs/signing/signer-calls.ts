import type { Algorithm } from '../keys/algorithms.ts'

/** A file that another one was composed from. Its credentials, if it has some, become part of those of the other. */
export interface Ingredient {
  /** The ingredient as C2PA names it: title, relationship, instance id. */
  json: object
  mimeType: string
  data: Uint8Array
}

/** A file to sign. `manifest` is a manifest definition of the library, as data. */
export interface SigningJob {
  manifest: object
  ingredients: readonly Ingredient[]
  mimeType: string
  data: Uint8Array
  algorithm: Algorithm['c2pa']
  /** What `signClaim` fills, in bytes. */
  signatureSize: number
}

/** A message to the process that signs: a file, or the signature of a claim. */
export type ToSigner = { id: number; job: SigningJob } | { id: number; signature: Uint8Array }

/** What the process answers: a claim that must be signed, the signed file, or why there is none. */
export type FromSigner =
  | { id: number; claim: Uint8Array }
  | { id: number; signed: Uint8Array }
  | { id: number; failure: string }
