import { sql } from 'kysely'
import { designRoutes, type Version } from '#contract/designs/design.ts'
import type { ContentItem } from '#contract/library/content.ts'
import type { Design } from '#contract/designs/design-document.ts'
import type { Core } from '../infrastructure/core.ts'
import type { QueueSeam } from '../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../infrastructure/notify/notifier.ts'
import { buildThumbnailUrl, findStored, readContentItem } from '../library/content.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { buildKeyClaim, createJobOnce } from '../generation/accept/idempotency.ts'
import { listOverrides, toBriefCarousel, toFirstSlide } from './carousels/carousel-design.ts'
import { createJob } from '../generation/accept/create-job.ts'
import { requireResult } from '../generation/accept/quick.ts'
import { findStoredDesign, reviseBrief } from '../generation/accept/revise-brief.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../generation/jobs/wait.ts'
import { describeChanges, readHeadline, type VersionFacts } from './describe-changes.ts'
import { toDesignChange } from './design.ts'
import { findDesignClips, findDesignSounds, requireImages } from './images.ts'
import { keepImages } from '../stored/paid-results.ts'

/**
 * Makes a new content item from an edited design, as `reviseContent` does: the studio renders it, so it costs nothing, and it
 * references its parent. A repeated idempotency key returns the item of the first request.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited, 422 for a picture of somebody else or a
 *   key of another request; else as `createJob` and `waitForJob` do
 */
export async function saveVersion(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  { id, design }: { id: number; design: Design },
  { idempotencyKey, gone }: Pick<SubmitOptions, 'idempotencyKey' | 'gone'>,
): Promise<Submitted<ContentItem>> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const claim = buildKeyClaim(designRoutes.saveVersion, idempotencyKey, { id, ...design })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    for (const overrides of listOverrides(design)) await requireImages(app, owner, storedDesign, overrides, design.film)
    const first = storedDesign.brief.carousel ? toFirstSlide(design) : design
    const carousel = toBriefCarousel(storedDesign, design)
    const [opening] = carousel?.slides ?? []
    const change = { ...toDesignChange(storedDesign, first), ...(opening && { copy: opening.copy }) }
    const sounds = await findDesignSounds(app, owner, storedDesign, design.film)
    const clips = await findDesignClips(app, owner, storedDesign, design.film)
    const brief = reviseBrief(storedDesign, { ...change, carousel, sounds, clips })
    const paid_results = keepImages(storedDesign.paid)
    return createJob(app, owner, [{ brief, paid_results }], { claim })
  })
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: await readContentItem(app, owner, await requireResult(app, owner, jobId)) }
}

/** More versions of one design are not listed. */
const MAX_VERSIONS = 500

/**
 * Lists all versions of the design that an item belongs to, from the first to the newest. Those in the trash are left out.
 * @throws {Problem} 404 when the content does not exist
 */
export async function listVersions(app: Core, owner: OwnerId, id: number): Promise<{ versions: Version[] }> {
  await findStored(app, owner, id)
  const own = selectOwned(app.db, owner, 'content').selectAll()
  const items = selectOwned(app.db, owner, 'items').select(['items.id', 'items.brief'])
  const { rows } = await sql<VersionRow>`
    WITH shown AS (SELECT coalesce(root_id, id) AS root_id FROM ${own} AS item WHERE id = ${id})
    SELECT c.id, c.parent_id, c.created_at, c.title, c.layout, c.copy, c.view_key, c.scene -> 'overrides' AS overrides,
      c.scene -> 'seed' AS seed, i.brief #> '{revision,film}' AS film, json_build_object(
        'style', c.scene #> '{motion,style}', 'frames', c.scene #> '{motion,frames}', 'fps', c.scene #> '{motion,fps}') AS motion
    FROM ${own} AS c JOIN shown ON c.root_id = shown.root_id OR c.id = shown.root_id
    LEFT JOIN ${items} AS i ON i.id = c.item_id
    WHERE c.deleted_at IS NULL ORDER BY c.id LIMIT ${MAX_VERSIONS}`.execute(app.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { versions: rows.map((row) => toVersion(row, byId.get(row.parent_id ?? 0) ?? null)) }
}

interface VersionRow extends VersionFacts {
  id: number
  parent_id: number | null
  created_at: Date
  title: string | null
  view_key: string
}

function toVersion(row: VersionRow, before: VersionRow | null): Version {
  const { id, parent_id, created_at, title, layout, view_key } = row
  return {
    id,
    parent_id,
    created_at: created_at.toISOString(),
    title,
    layout,
    headline: readHeadline(row),
    thumbnail_url: buildThumbnailUrl(id, view_key),
    changes: before ? describeChanges(before, row) : [],
  }
}
