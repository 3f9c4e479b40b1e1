import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes as 43 characters; only the hash is ever stored. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 of a token, 32 bytes. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
