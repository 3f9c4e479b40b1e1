import type { OwnerColumn } from './owner.ts'

/** A key of this instance that signs Content Credentials; see proofs/keys. */
export interface SigningKeysTable {
  /** The serial number of the certificate, in hex. */
  serial: string
  /** A root signs leaves, a leaf signs files, and marks are written with a key of their own. */
  kind: 'root' | 'leaf' | 'mark'
  /** PEM; empty for the key of marks. */
  certificate: string
  /** The private key as PKCS 8 in base64, encrypted. */
  sealed: string
  created_at: Date
  expires_at: Date
}

/** A file with Content Credentials that was handed out. */
export interface SignedFilesTable {
  /** Of the file with its credentials, 32 bytes. */
  sha256: Buffer
  /** What the manifest names the file by, so that a changed one is recognized. */
  instance_id: string
  user_id: OwnerColumn
  content_id: number
  mime_type: string
  size_bytes: number
  signed_at: Date
}
