import type { Design } from '#contract/designs/design-document.ts'
import type { Core } from '../../infrastructure/core.ts'
import { findVisible } from '../../library/content.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { parseSlideFiles, type StoredSlideFile } from '../../stored/slides.ts'
import { notFound } from '../../infrastructure/problem.ts'

/**
 * Finds the stored file of a slide for its owner, or for a request with the view key of its item. `slide` counts from 1.
 * @throws {Problem} 404 if there is no such item or slide, or the key is wrong
 */
export async function findSlide(
  app: Core,
  { id, slide }: { id: number; slide: number },
  who: { owner: OwnerId | null; viewKey: string | undefined },
): Promise<StoredSlideFile> {
  const { slides } = await findVisible(app, id, who)
  const found = parseSlideFiles(slides)?.[slide - 1]
  if (!found) throw notFound('Content')
  return found
}

/** A slide of an edited carousel as a design of its own. */
export const toSlideDesign = (
  design: Pick<Design, 'seed'>,
  { copy, overrides }: Pick<Design, 'copy' | 'overrides'>,
): Design => ({
  copy,
  overrides,
  layout: null,
  seed: design.seed,
})
