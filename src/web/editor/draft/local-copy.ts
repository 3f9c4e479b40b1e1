import { Design } from '#contract/designs/design-document.ts'

/** A design that this browser keeps until the server has stored it. */
export interface LocalCopy {
  design: Design
  /** Milliseconds since 1970. */
  at: number
}

const DATABASE = 'signet-editor'
const STORE = 'designs'
/** Older copies are of no use. */
const LIFE_MS = 30 * 24 * 3600 * 1000

/** Reads the copy of a content item. Null if there is none, or if the browser has no storage. */
export async function readLocalCopy(id: number): Promise<LocalCopy | null> {
  const stored: unknown = await run('readonly', (store) => store.get(id)).catch(() => null)
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('design' in stored)) return null
  const design = Design.safeParse(stored.design)
  const isFresh = typeof stored.at === 'number' && Date.now() - stored.at < LIFE_MS
  return design.success && isFresh ? { design: design.data, at: Number(stored.at) } : null
}

/** Stores the copy of a content item. A browser without storage goes without it. */
export async function writeLocalCopy(id: number, design: Design): Promise<void> {
  await run('readwrite', (store) => store.put({ design, at: Date.now() }, id)).catch(() => undefined)
}

export async function dropLocalCopy(id: number): Promise<void> {
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined)
}

let opened: Promise<IDBDatabase> | null = null

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open()
  const database = await opened
  return settle(act(database.transaction(STORE, mode).objectStore(STORE)))
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await settle(request)
  // Otherwise this window would block another one that deletes or upgrades the database.
  database.addEventListener('versionchange', () => {
    database.close()
    opened = null
  })
  return database
}

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The storage of the browser failed')))
  })
