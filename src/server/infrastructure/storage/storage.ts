import type { Readable } from 'node:stream'

/** Bytes under keys such as `uploads/<key>.png` or `blobs/<sha256>`. A written object is whole and survives a power cut. */
export interface Storage {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Rejects with `MissingObject` when there is none. */
  read: (key: string) => Promise<Buffer>
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. */
  stream: (key: string, range?: { start: number; end: number }) => Promise<{ body: Readable; size: number }>
  /** Deletes an object. A missing object is not an error. */
  remove: (key: string) => Promise<void>
  /** Lists all objects except the id of the installation, in any order. */
  list: () => AsyncIterable<{ key: string; modified: Date }>
  /** Whether there is enough space for the result of a generation. */
  hasSpace: () => Promise<boolean>
  ready: () => Promise<boolean>
}

export interface StorageSeam {
  storage: Storage
}

export class MissingObject extends Error {}

/** The storage is unreachable, too slow, or refuses access. The request may succeed later. */
export class StorageUnavailable extends Error {
  /** As with a fault of the network, whoever meets it tries again later. */
  readonly code = 'ESTORAGE'
}

/** The id that binds the storage to its database (installation.ts). No row references it. */
export const INSTALLATION = 'system/installation'

/** Keys are generated, never derived from a name that a user sent. */
const KEY = /^[a-z]+\/[0-9a-z][0-9a-z.-]*$/

/** Whether a text has the form of a key. */
export const isKey = (key: string): boolean => KEY.test(key)

/**
 * Returns the key, which is a group and a name in lower case.
 * @throws Error for anything else.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('A storage key is a group and a name in lower case')
  return key
}
