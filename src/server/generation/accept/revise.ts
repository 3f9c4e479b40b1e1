import type { Revision } from '#contract/content.ts'
import { findMade, readContent } from '../../content/content.ts'
import type { HasStopping, HasDraining } from '../../lifecycle.ts'
import { Problem } from '../../problem.ts'
import type { HasStudio } from '../../rendering.ts'
import type { HasStorage } from '../../storage/storage.ts'
import { createJob, type CreateJobParts } from './create-job.ts'
import { type ItemBrief, parseBrief } from '../stored/brief.ts'
import { parsePaidResults } from '../stored/paid-results.ts'
import { parseScene } from '../stored/scene.ts'
import { requireResult } from './quick.ts'
import { waitForJob } from '../jobs/wait.ts'

type ReviseParts = CreateJobParts & HasStorage & HasStudio & HasStopping & HasDraining

/**
 * Creates a new version of existing content: the same brief and images, the changed texts, and the same layout unless the request
 * names another layout or seed. The studio renders it, so it costs nothing. The new content references its parent.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited; else as `createJob` and `waitForJob` do
 */
export async function reviseContent(app: ReviseParts, userId: number, id: number, change: Revision, gone: AbortSignal) {
  const parent = await findMade(app, userId, id)
  const item = await app.db
    .selectFrom('items')
    .select(['brief', 'paid_results'])
    .where('id', '=', parent.item_id ?? 0)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!item) throw new Problem(409, 'This item can no longer be edited.')
  const { copy, layout } = parseScene(parent.scene)
  const { seed, layout: wanted, ...words } = change
  const given = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined))
  const brief = parseBrief(item.brief)
  const changed = { ...copy, ...given }
  const revised: ItemBrief = {
    ...brief,
    engine: 'studio',
    seed: seed ?? brief.seed,
    revision: {
      parent_id: id,
      copy: { ...changed, alt_text: await app.studio.writeAltText(brief, changed) },
      layout: wanted ?? (seed === undefined ? layout : null),
    },
  }
  const { copy: _, ...paid_results } = parsePaidResults(item.paid_results)
  const jobId = await createJob(app, userId, [{ brief: revised, paid_results }], { claim: null })
  await waitForJob(app, jobId, gone)
  return readContent(app, userId, await requireResult(app, jobId))
}
