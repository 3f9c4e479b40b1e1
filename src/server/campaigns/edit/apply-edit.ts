import type { CampaignEdit, LanguageWords } from '#contract/campaigns/key-visual.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readSavedDesign } from '../../designs/design.ts'
import { requireImages } from '../../designs/images.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { findChangedWords } from '../cells/resolve-cell.ts'
import type { CampaignRow } from '../read-campaign.ts'
import type { KeyDesign } from '../stored.ts'

/** A key visual after an edit. `isDrawn` is true if `storedDesign` shows it already. */
export interface EditedKey {
  storedDesign: StoredDesign
  key: KeyDesign
  isDrawn: boolean
}

interface Editing {
  storedDesign: StoredDesign
  key: KeyDesign
  edit: CampaignEdit
  campaign: CampaignRow
}

/**
 * Applies an edit to a key visual; nothing is stored.
 * @throws {Problem} 404 when the version of the edit does not exist, or words are for a product that the campaign lacks, 409 when it is no version of the key visual, 422 for a picture of
 *   somebody else
 */
export async function applyEdit(
  app: Core,
  owner: OwnerId,
  { storedDesign, key, edit, campaign }: Editing,
): Promise<EditedKey> {
  const isUnknown = (id: number | null) => id !== null && !campaign.product_ids.includes(id)
  if (edit.words?.some(({ product_id }) => isUnknown(product_id))) throw notFound('Product')
  const next = { ...key, rev: key.rev + 1 }
  const version = edit.content_id === undefined ? null : await findVersion(app, owner, storedDesign, edit.content_id)
  const adopted = version
    ? adoptVersion(next, { storedDesign, version, isOnly: campaign.product_ids.length <= 1 })
    : next
  if (edit.overrides) await requireImages(app, owner, version ?? storedDesign, edit.overrides)
  const given = {
    ...adopted,
    words: mergeWords(adopted.words, edit.words ?? []),
    ...(edit.layout !== undefined && { layout: edit.layout }),
    ...(edit.overrides && { overrides: edit.overrides }),
  }
  const isDrawn = version !== null && edit.words === undefined && edit.layout === undefined && !edit.overrides
  return { storedDesign: version ?? storedDesign, key: given, isDrawn }
}

async function findVersion(
  app: Core,
  owner: OwnerId,
  storedDesign: StoredDesign,
  contentId: number,
): Promise<StoredDesign> {
  const version = await findStoredDesign(app, owner, contentId)
  const isSame =
    version.brief.content_type === 'image' &&
    version.brief.width === storedDesign.brief.width &&
    version.brief.height === storedDesign.brief.height &&
    version.brief.product_id === storedDesign.brief.product_id
  if (!isSame) throw new Problem(409, 'This item is no version of the key visual.')
  return version
}

interface Adoption {
  storedDesign: StoredDesign
  version: StoredDesign
  /** Whether the campaign is about one product, so that words are for all cells. */
  isOnly: boolean
}

/** What differs between the key visual and a version of it that a person saved. */
function adoptVersion(key: KeyDesign, { storedDesign, version, isOnly }: Adoption): KeyDesign {
  const [present, saved] = [readSavedDesign(storedDesign), readSavedDesign(version)]
  const copy = findChangedWords(present.copy, saved.copy)
  const language = DESIGN_LANGUAGES.find((tag) => tag === key.language)
  const words =
    language && Object.keys(copy).length > 0 ? [{ language, product_id: isOnly ? null : key.product_id, copy }] : []
  return {
    ...key,
    layout: version.scene.layout === storedDesign.scene.layout ? key.layout : version.scene.layout,
    seed: version.brief.seed,
    overrides: version.scene.overrides ?? NO_OVERRIDES,
    words: mergeWords(key.words, words),
  }
}

/** Adds new words to those of before; a field that is given replaces the one of before. */
function mergeWords(before: readonly LanguageWords[], added: readonly LanguageWords[]): LanguageWords[] {
  const merged = new Map(before.map((entry) => [nameEntry(entry), entry]))
  for (const entry of added) {
    const known = merged.get(nameEntry(entry))
    const given = Object.fromEntries(Object.entries(entry.copy).filter(([, value]) => value !== undefined))
    merged.set(nameEntry(entry), { ...entry, copy: { ...known?.copy, ...given } })
  }
  return [...merged.values()]
}

const nameEntry = ({ language, product_id }: LanguageWords) => `${language}:${product_id ?? ''}`
