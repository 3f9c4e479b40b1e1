import { DAY, later } from '../clock.ts'
import type { Core } from '../core.ts'
import type { StorageSeam } from '../storage/storage.ts'
import { toSourceKey } from './keys.ts'
import { usedKeys } from './references.ts'
import { releaseUploads } from './removal.ts'

/** Bytes are written before their row and deleted after it. Bytes that have no row after this time never get one. */
const ORPHAN_AGE_MS = DAY

/**
 * Drops uploads that nothing names any more, then removes bytes older than a day that no row names, and logs rows whose bytes are
 * missing. May run twice or in several processes at once.
 */
export async function sweepStorage(app: Core & StorageSeam): Promise<void> {
  const { clock, storage, log } = app
  await releaseUploads(app, {})
  const limit = later(clock.now(), -ORPHAN_AGE_MS)
  const used = await usedKeys(app, null)
  const missing = new Set(used)
  let removed = 0
  for await (const { key, modified } of storage.list()) {
    missing.delete(key)
    if (used.has(toSourceKey(key)) || modified > limit) continue
    await storage.remove(key)
    removed += 1
  }
  if (removed > 0) log.info({ event: 'sweep', removed }, 'files without a row removed')
  if (missing.size > 0)
    log.error({ event: 'sweep', missing: missing.size, first: [...missing][0] }, 'rows without a file')
}
