import { randomUUID } from 'node:crypto'
import type { Config } from '../infrastructure/config.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { StartError } from '../infrastructure/problem.ts'
import { INSTALLATION, MissingObject, type Storage } from '../infrastructure/storage/storage.ts'

type Place = Pick<Config, 'bucket' | 'databaseUrl'>

/**
 * Checks that database and storage belong together: both contain the id of the installation, which the first start writes. A process
 * with another folder would run items whose images others cannot read, and two databases on one bucket would delete each other's
 * files.
 * Why, and what was rejected: docs/decisions/0022-storage-binding.md.
 * @throws StartError where the ids differ
 */
export async function bindStorage({ db, storage }: { db: Db; storage: Storage }, place: Place): Promise<void> {
  const found = await readId(storage)
  const { id, isBound } = await chooseId(db, found, place)
  if (!isBound) await transact(db, (trx) => bindFirst(trx, storage, id, place))
  else if ((found ?? (await readId(storage))) !== id) throw otherFiles(place)
}

/** Writes the id into the storage, unless another process has bound the database meanwhile. A row lock serializes them. */
async function bindFirst(trx: Trx, storage: Storage, id: string, place: Place): Promise<void> {
  const { bound_at } = await lockedRow(trx)
  const found = await readId(storage)
  if (found === null ? bound_at !== null : found !== id) throw otherFiles(place)
  if (found === null) await storage.write(INSTALLATION, Buffer.from(id))
  await trx.updateTable('installation').set({ bound_at: new Date() }).execute()
}

/** Binds the two in any case: for an operator who lost the object with the id, or wants to continue with other files. */
export async function bindStorageAnyway({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  await transact(db, async (trx) => {
    const id = (await lockedRow(trx)).id ?? randomUUID()
    await storage.write(INSTALLATION, Buffer.from(id))
    await trx.updateTable('installation').set({ id, bound_at: new Date() }).execute()
  })
}

/** The id is committed before it is written to the storage, so that the next start can repeat a start that was killed in between. */
function chooseId(db: Db, found: string | null, place: Place): Promise<{ id: string; isBound: boolean }> {
  return transact(db, async (trx) => {
    const row = await lockedRow(trx)
    if (row.id !== null) return { id: row.id, isBound: row.bound_at !== null }
    if (found !== null && !row.adopts_storage) throw otherDatabase(place)
    const id = found ?? randomUUID()
    await trx.updateTable('installation').set({ id }).execute()
    return { id, isBound: false }
  })
}

const lockedRow = (trx: Trx) => trx.selectFrom('installation').selectAll().forUpdate().executeTakeFirstOrThrow()

async function readId(storage: Storage): Promise<string | null> {
  try {
    return (await storage.read(INSTALLATION)).toString('utf8').trim()
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

const ANYWAY = 'or bind the two with: npm run admin -- bind-storage'

const otherFiles = ({ bucket }: Place) =>
  new StartError(
    bucket
      ? `STORAGE_URL: this bucket does not hold the files of the database: name the bucket that it was used with, copy all objects here, ${ANYWAY}`
      : `DATA_DIR: this folder does not hold the files of the database: use the DATA_DIR that it was used with, set one STORAGE_URL for all processes, ${ANYWAY}`,
  )

const otherDatabase = ({ bucket, databaseUrl }: Place) =>
  new StartError(
    `${bucket ? 'STORAGE_URL: this bucket' : 'DATA_DIR: the folder "files"'} belongs to another database: ` +
      `${databaseUrl ? 'name that one in DATABASE_URL' : 'put its backup back'}, start with an empty one, ${ANYWAY}`,
  )
