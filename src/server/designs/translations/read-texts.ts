import { nameResult } from '../../generation/run/describe-request.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { findBrandOfItem } from '../../stored/brand-of-item.ts'
import { resolveProviders } from '../../providers/choice/resolve.ts'
import { findPayer } from '../../providers/resolution.ts'
import { findStoredDesigns } from './create-versions.ts'
import { listSourceTexts } from './list-texts.ts'

/**
 * Reads the texts of items to translate. `can_translate` is true if there is a text model and a key that pays for it.
 * @throws {UnreadableJson} when a stored scene, brief or list of paid results is damaged
 * @throws {Problem} 404 when an item does not exist, 409 when it can no longer be edited
 */
export async function readTexts(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  ids: readonly number[],
): Promise<{ can_translate: boolean; items: SourceItem[] }> {
  const storedDesigns = await findStoredDesigns(app, owner, [...new Set(ids)])
  const brandId = await findBrandOfItem(app, owner, storedDesigns[0]?.itemId ?? 0)
  const resolution = await resolveProviders(app, owner, 'auto', brandId)
  return {
    can_translate: findPayer(resolution.copy) !== null,
    items: storedDesigns.map((design) => ({
      id: design.id,
      title: nameResult(design.brief),
      language: design.scene.copy.language,
      texts: listSourceTexts(design),
    })),
  }
}
