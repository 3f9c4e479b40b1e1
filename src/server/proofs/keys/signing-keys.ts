import { createPrivateKey, X509Certificate } from 'node:crypto'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { readOperatorKey, type SigningKey } from './operator-certificate.ts'
import type { NewKey } from './make-certificates.ts'

/** What `signing_keys.sealed` is encrypted for. The context is the serial number. */
export const SIGNING_KEY_SEAL = 'signing-key/v1'

const ROOT_LIFE_MS = 30 * 365 * DAY
/** Without a time stamp, a signature counts as long as its certificate. */
const LEAF_LIFE_MS = 10 * 365 * DAY
/** Each year a new leaf signs. Those before it stay valid, so earlier files keep their proof. */
const LEAF_TURN_MS = 365 * DAY

type KeyParts = Pick<Core, 'db' | 'clock' | 'secrets' | 'config' | 'publicUrl'>

/**
 * The key that signs now: that of the operator's certificate, or the newest of this instance, which the first start makes and which is
 * replaced every year.
 * Why, and what was rejected: docs/decisions/0089-content-credentials.md.
 * @throws {StartError} when the operator's files cannot be used
 */
export async function getSigningKey(app: KeyParts): Promise<SigningKey> {
  const operators = await readOperatorKey(app.config)
  if (operators) return operators
  const found = await findLeaf(app, app.db)
  const isDue = !found || found.created_at.getTime() < app.clock.now().getTime() - LEAF_TURN_MS
  return toSigningKey(isDue ? await makeLeaf(app) : found)
}

interface Leaf {
  certificate: string
  privateKey: Buffer
  created_at: Date
}

const toSigningKey = ({ certificate, privateKey }: Leaf): SigningKey => ({
  key: createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }),
  chain: [new X509Certificate(certificate).raw],
})

/** The newest leaf whose key can be decrypted. */
const findLeaf = (app: KeyParts, db: Db | Trx): Promise<(Leaf & NewKey) | null> => findNewest(app, db, 'leaf')

async function findNewest({ clock, secrets }: KeyParts, db: Db | Trx, kind: 'root' | 'leaf') {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['serial', 'certificate', 'sealed', 'created_at'])
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .execute()
  for (const { sealed, ...row } of rows) {
    const opened = secrets.open(SIGNING_KEY_SEAL, row.serial, sealed)
    if (opened !== null) return { ...row, privateKey: Buffer.from(opened, 'base64') }
  }
  return null
}

/**
 * Makes a new leaf, and the root if there is none that can sign. Processes that start together wait for one another. `isForced` makes one
 * also if the newest is young.
 */
export async function makeLeaf(app: KeyParts, isForced = false): Promise<Leaf> {
  const { createLeaf, createRoot } = await import('./make-certificates.ts')
  const now = app.clock.now()
  const name = `Signet at ${new URL(app.publicUrl() || 'http://localhost').host}`
  const lasting = (ms: number) => ({ notBefore: later(now, -DAY), notAfter: later(now, ms) })
  return transact(app.db, async (trx) => {
    await trx.selectFrom('installation').select('id').forUpdate().execute()
    const existing = await findLeaf(app, trx)
    const isYoung = existing && existing.created_at.getTime() >= now.getTime() - LEAF_TURN_MS
    if (existing && isYoung && !isForced) return existing
    let root: NewKey | null = await findNewest(app, trx, 'root')
    if (!root) {
      root = await createRoot(name, lasting(ROOT_LIFE_MS))
      await storeKey(app, trx, 'root', root, later(now, ROOT_LIFE_MS))
    }
    const leaf = await createLeaf(name, root, lasting(LEAF_LIFE_MS))
    await storeKey(app, trx, 'leaf', leaf, later(now, LEAF_LIFE_MS))
    return { ...leaf, created_at: now }
  })
}

async function storeKey(
  { clock, secrets }: KeyParts,
  trx: Trx,
  kind: 'root' | 'leaf',
  { serial, certificate, privateKey }: NewKey,
  expires_at: Date,
): Promise<void> {
  const sealed = secrets.seal(SIGNING_KEY_SEAL, serial, privateKey.toString('base64'))
  await trx
    .insertInto('signing_keys')
    .values({ serial, kind, certificate, sealed, created_at: clock.now(), expires_at })
    .execute()
}

/** The roots of this instance, and the highest certificate of the operator's, as PEM: what is signed under them is from here. */
export async function listOwnAnchors(app: Pick<KeyParts, 'db' | 'config'>): Promise<string> {
  const roots = await app.db.selectFrom('signing_keys').select('certificate').where('kind', '=', 'root').execute()
  const operators = (await readOperatorKey(app.config))?.chain.at(-1)
  const certificates = roots.map(({ certificate }) => certificate)
  return [...certificates, ...(operators ? [new X509Certificate(operators).toString()] : [])].join('\n')
}
