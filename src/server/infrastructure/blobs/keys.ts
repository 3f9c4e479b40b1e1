import { createHash, randomBytes } from 'node:crypto'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'

/** Creates all storage keys. A key is never written twice with different bytes. */

/** An uploaded picture by its name, `<128-bit key>.<extension>`. */
export const toUploadKey = (name: string) => `uploads/${name}`

/** The name of an uploaded picture by its key; null for any other key. */
export const nameOfUpload = (key: string): string | null =>
  key.startsWith('uploads/') ? key.slice('uploads/'.length) : null

/** The file of an uploaded font, by its 128-bit key. */
export const toFontKey = (key: string) => `fonts/${key}`

/**
 * Creates a name for a result: its SHA-256 and 64 random bits, in hex. Equal results do not share bytes, so deleting one cannot
 * delete the bytes of another that is stored at the same time.
 */
export const newBlobName = (data: Uint8Array): string => hashBytes(data) + randomBytes(8).toString('hex')

/** A result, or the still of a video, by its name. */
export const toBlobKey = (name: string) => `blobs/${name}`

/** Creates a key for the original bytes from a provider. */
export const newOriginalKey = (data: Uint8Array): string =>
  `originals/${hashBytes(data)}${randomBytes(8).toString('hex')}`

/** A picture from another server by the SHA-256 of its address. `urlHash` has 32 bytes. */
export const toFetchedKey = (urlHash: Buffer) => `fetched/${urlHash.toString('hex')}`

/** Results, and uploads that are pictures. */
const WITH_THUMBNAILS = /^(?:blobs\/|uploads\/.+\.(?:png|jpg)$)/

/** The thumbnail of a result or an uploaded picture, at most `width` pixels wide. `source` is the key of the picture. */
export const toThumbnailKey = (source: string, width: number) =>
  `thumbs/${source.slice(source.indexOf('/') + 1)}-${width}.webp`

/** The keys that are removed together with one: the thumbnails of a picture, whether or not they were ever made. */
export const listDependentKeys = (key: string): string[] =>
  WITH_THUMBNAILS.test(key) ? THUMBNAIL_WIDTHS.map((width) => toThumbnailKey(key, width)) : []

/** The key that decides whether this one is in use: for a thumbnail that of its picture, for any other the key itself. */
export const toSourceKey = (key: string): string =>
  // Only the names of uploads have an extension.
  key.replace(/^thumbs\/([\w.]+)-\d+\.webp$/, (_, name: string) =>
    name.includes('.') ? toUploadKey(name) : toBlobKey(name),
  )

const hashBytes = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
