import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { NO_SUCH_MOTIF } from '#contract/messages.ts'
import type { Revision } from '#contract/generation/revision.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { readContent } from '../../library/content.ts'
import { createJob } from './create-job.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { findStoredDesign, type StoredDesign, reviseBrief } from './revise-brief.ts'
import { requireResult } from './quick.ts'
import { waitForJob } from '../jobs/wait.ts'
import { keepImages } from '../../stored/paid-results.ts'

type ReviseParts = Core & QueueSeam & StorageSeam & NotifierSeam & StudioSeam

/**
 * Creates a new version of existing content: the same brief and images, the changed texts, and the same layout unless the request
 * names another layout or seed. The studio renders it, so it costs nothing. The new content references its parent.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited, 422 for an object that does not fit; else as `createJob` and `waitForJob` do
 */
export async function reviseContent(app: ReviseParts, owner: OwnerId, id: number, change: Revision, gone: AbortSignal) {
  const storedDesign = await findStoredDesign(app, owner, id)
  const { seed, layout, motif, ...words } = change
  if (motif) await requireFittingMotif(app, storedDesign, motif)
  const given = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined))
  const copy = { ...storedDesign.scene.copy, ...given }
  const wanted = layout ?? (seed === undefined ? storedDesign.scene.layout : null)
  // With overrides, a person saw the design: it is made as it is. Who chooses a layout saw its picture.
  const overrides = layout === undefined ? undefined : (storedDesign.brief.revision?.overrides ?? NO_OVERRIDES)
  const brief = reviseBrief(storedDesign, { copy, layout: wanted, seed, motif, overrides })
  const paid_results = keepImages(storedDesign.paid)
  const jobId = await createJob(app, owner, [{ brief, paid_results }], { claim: null })
  await waitForJob(app, owner, jobId, gone)
  return readContent(app, owner, await requireResult(app, owner, jobId))
}

/** @throws {Problem} 422 for an object that the call `motifs` does not offer for the design */
async function requireFittingMotif(app: StudioSeam, { brief }: StoredDesign, motif: string): Promise<void> {
  const { motif: _, ...asked } = brief
  const { shown, others } = await app.studio.listMotifs(asked)
  if (![...shown, ...others].includes(motif)) throw new Problem(422, NO_SUCH_MOTIF)
}
