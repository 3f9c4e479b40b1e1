import type { SourceItem } from '#contract/design/translations.ts'
import type { HasClock } from '../clock.ts'
import type { HasConfig } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import type { OwnerId } from '../db/owner.ts'
import { engineFor } from '../generation/run/engine.ts'
import type { HasLog } from '../request-context.ts'
import type { HasSecrets } from '../secrets.ts'
import { findMadeDesigns } from './create-versions.ts'
import { listSourceTexts } from './list-texts.ts'

/**
 * Reads the texts of items to translate. `can_translate` is true if a Gemini key pays for a model.
 * @throws {UnreadableJson} when a stored scene, brief or list of paid results is damaged
 * @throws {Problem} 404 when an item does not exist, 409 when it can no longer be edited
 */
export async function readTexts(
  app: HasConfig & HasLog & HasClock & HasSecrets & HasDb,
  owner: OwnerId,
  ids: readonly number[],
): Promise<{ can_translate: boolean; items: SourceItem[] }> {
  const made = await findMadeDesigns(app, owner, [...new Set(ids)])
  const engine = await engineFor(app, owner, 'auto')
  return {
    can_translate: engine.name === 'gemini' && engine.key !== null,
    items: made.map((design) => ({
      id: design.id,
      title: design.brief.title,
      language: design.scene.copy.language,
      texts: listSourceTexts(design),
    })),
  }
}
