import type { Readable } from 'node:stream'

/** Bytes under keys such as `uploads/<key>.png` or `blobs/<sha256>`. A written object is whole and survives a power cut. */
export interface Storage {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Rejects with `MissingObject` when there is none. */
  read: (key: string) => Promise<Buffer>
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. */
  stream: (key: string, range?: { start: number; end: number }) => Promise<{ body: Readable; size: number }>
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>
  /** Every object but the id of the installation, in no particular order. */
  list: () => AsyncIterable<{ key: string; modified: Date }>
  /** Whether there is room for what a generation may bring. */
  hasRoom: () => Promise<boolean>
  ready: () => Promise<boolean>
}

export interface HasStorage {
  storage: Storage
}

export class MissingObject extends Error {}

/** The storage is out of reach, too slow or refuses us: a matter of time, not of the request. */
export class StorageUnavailable extends Error {
  /** As with a fault of the network, whoever meets it tries again later. */
  readonly code = 'ESTORAGE'
}

/** The id that binds the storage to its database (installation.ts); no row names it. */
export const INSTALLATION = 'system/installation'

/** Keys are made by us, never from a name that somebody sent. */
const KEY = /^[a-z]+\/[0-9a-z][0-9a-z.-]*$/

/** Whether a text has the form of a key. */
export const isKey = (key: string): boolean => KEY.test(key)

/**
 * The key itself, which is a group and a name in lower case.
 * @throws Error for anything else.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('A storage key is a group and a name in lower case')
  return key
}
