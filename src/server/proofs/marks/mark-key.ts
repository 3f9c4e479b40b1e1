import { createHash, randomBytes } from 'node:crypto'
import { MARKED_SOURCES, type MarkRule, type StoredMarkRule } from '#contract/proofs/proof-options.ts'
import type { MarkKey } from '#studio/mark/pattern.ts'
import { hasTexturedGround, type SceneMark } from '#studio/mark/mark-scene.ts'
import type { Scene } from '#studio/model/scene.ts'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { SIGNING_KEY_SEAL } from '../keys/signing-keys.ts'

type MarkParts = Pick<Core, 'db' | 'clock' | 'secrets'>

/** The operator's rule as it is stored with an item. */
export const toStoredRule = (rule: MarkRule): StoredMarkRule => (rule === 'all' ? 'grounds' : rule)

/** Whether a scene is marked under a rule. Where it shows neither a picture nor a textured ground, nothing could hide a mark. */
function isMarked(scene: Scene, rule: StoredMarkRule): boolean {
  if (showsImage(scene)) return rule !== 'models' || MARKED_SOURCES.includes(scene.source)
  return rule === 'grounds' && hasTexturedGround(scene)
}

/** Whether stored files have a mark. Before rules were stored, films had none. */
export const hasStoredMark = (scene: Scene, rule: StoredMarkRule | null): boolean =>
  rule === null && scene.motion !== undefined ? false : isMarked(scene, rule ?? 'models')

/** A film may leave out the picture of its cover. */
function showsImage({ layers, motion }: Scene): boolean {
  const all = [...layers, ...(motion?.layers ?? [])]
  const shown = motion ? motion.tracks.flatMap((track) => track.layers.map((index) => all[index])) : layers
  return shown.some((layer) => layer?.kind === 'picture')
}

/** Marks are found as long as their key is stored, so it is never replaced. */
const LIFE_MS = 100 * 365 * DAY

/** The mark of an item whose scene is marked under the operator's rule, or the one that it was drawn under; null for other scenes. */
export async function findMark(
  app: MarkParts & Pick<Core, 'config'>,
  itemId: number,
  scene: Scene,
  rule = toStoredRule(app.config.markPictures),
): Promise<SceneMark | null> {
  if (!isMarked(scene, rule)) return null
  return { code: { instance: await readInstance(app), item: itemId }, key: await getMarkKey(app) }
}

/** The number of this instance in marks: 20 bits of the digest of its id. */
export async function readInstance({ db }: Pick<Core, 'db'>): Promise<number> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const digest = createHash('sha256')
    .update(id ?? '')
    .digest()
  return digest.readUIntBE(0, 3) >> 4
}

/** The key of all marks of this instance, which the first mark makes. A secret that is lost takes it along. */
export async function getMarkKey(app: MarkParts): Promise<MarkKey> {
  return (await findKey(app, app.db)) ?? transact(app.db, (trx) => makeKey(app, trx))
}

type KeyDb = Pick<Core['db'], 'selectFrom' | 'insertInto'>

async function findKey({ secrets }: MarkParts, db: KeyDb): Promise<MarkKey | null> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['serial', 'sealed'])
    .where('kind', '=', 'mark')
    .orderBy('created_at', 'desc')
    .execute()
  for (const { serial, sealed } of rows) {
    const opened = secrets.open(SIGNING_KEY_SEAL, serial, sealed)
    if (opened !== null) return toKey(Buffer.from(opened, 'base64'))
  }
  return null
}

/** Processes that start together wait for one another. */
async function makeKey(app: MarkParts, trx: KeyDb): Promise<MarkKey> {
  await trx.selectFrom('installation').select('id').forUpdate().execute()
  const found = await findKey(app, trx)
  if (found) return found
  const [serial, bytes] = [randomBytes(16).toString('hex'), randomBytes(16)]
  const sealed = app.secrets.seal(SIGNING_KEY_SEAL, serial, bytes.toString('base64'))
  const created_at = app.clock.now()
  await trx
    .insertInto('signing_keys')
    .values({ serial, kind: 'mark', certificate: '', sealed, created_at, expires_at: later(created_at, LIFE_MS) })
    .execute()
  return toKey(bytes)
}

const toKey = (bytes: Buffer): MarkKey => [
  bytes.readInt32BE(0),
  bytes.readInt32BE(4),
  bytes.readInt32BE(8),
  bytes.readInt32BE(12),
]
