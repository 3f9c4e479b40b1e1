import type { Draft } from '#contract/designs/design.ts'
import { Design } from '#contract/designs/design-document.ts'
import { DRAFT_CHANGED } from '#contract/messages.ts'
import type { Core } from '../infrastructure/core.ts'
import { listOverrides } from './carousels/carousel-design.ts'
import { adoptUploads } from '../infrastructure/blobs/removal.ts'
import { findStored } from '../library/content.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { findStoredDesign, listVideoImages, listImages } from '../generation/accept/revise-brief.ts'
import { lockIfExists } from '../infrastructure/db/lock-if-exists.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import { findDesignClips, findDesignSounds, requireImages } from './images.ts'

/** Reads the draft of a user for an item. One that this version cannot read counts as none. */
export async function findDraft({ db }: Core, owner: OwnerId, id: number): Promise<Draft | null> {
  const row = await selectOwned(db, owner, 'design_drafts')
    .select(['rev', 'design', 'updated_at'])
    .where('content_id', '=', id)
    .executeTakeFirst()
  const design = row && Design.safeParse(row.design)
  return row && design?.success ? { rev: row.rev, updated_at: row.updated_at.toISOString(), design: design.data } : null
}

/**
 * Stores a draft if the stored one still has the rev `known`; 0 means that there was none. So an old window never overwrites the
 * work of a newer one.
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited, 412 with the newer draft, 422 for a
 *   picture of somebody else
 */
export async function saveDraft(
  app: Core,
  owner: OwnerId,
  id: number,
  { design, known }: { design: Design; known: number },
): Promise<{ rev: number; updated_at: string }> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const overrides = listOverrides(design)
  const shown = [...overrides.flatMap(listImages), ...listVideoImages(design.film)]
  const updated_at = app.clock.now()
  const saved = await transact(app.db, async (trx) => {
    if (!(await lockIfExists(trx, 'content', owner, id))) throw notFound('Content')
    for (const each of overrides) await requireImages({ db: trx }, owner, storedDesign, each, design.film)
    const sounds = await findDesignSounds({ db: trx }, owner, storedDesign, design.film)
    const clips = await findDesignClips({ db: trx }, owner, storedDesign, design.film)
    const images = [...new Set([...shown, ...[...sounds, ...clips].map(({ key }) => key)])]
    await adoptUploads(trx, owner, images)
    const values = { rev: known + 1, design: JSON.stringify(design), pictures: JSON.stringify(images), updated_at }
    if (known > 0) return updateDraft(trx, owner, id, { known, values })
    return insertOwned(trx, owner, 'design_drafts', { content_id: id, ...values })
      .onConflict((on) => on.columns(['content_id', 'user_id']).doNothing())
      .returning('rev')
      .executeTakeFirst()
  })
  if (!saved) throw new Problem(412, DRAFT_CHANGED, { extra: { draft: await findDraft(app, owner, id) } })
  return { rev: saved.rev, updated_at: updated_at.toISOString() }
}

interface DraftChange {
  known: number
  values: { rev: number; design: string; pictures: string; updated_at: Date }
}

const updateDraft = (trx: Trx, owner: OwnerId, id: number, { known, values }: DraftChange) =>
  updateOwned(trx, owner, 'design_drafts')
    .set(values)
    .where('content_id', '=', id)
    .where('rev', '=', known)
    .returning('rev')
    .executeTakeFirst()

/** Deletes a draft. The daily sweep deletes uploads that nothing else shows. */
export async function dropDraft(app: Core, owner: OwnerId, id: number): Promise<void> {
  await findStored(app, owner, id)
  await deleteOwned(app.db, owner, 'design_drafts').where('content_id', '=', id).execute()
}
