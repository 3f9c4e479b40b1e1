import type { DesignLanguage } from '#contract/languages/languages.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { translationRoutes, type SourceText, type Translation } from '#contract/designs/translations.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { toBriefCarousel } from '../carousels/carousel-design.ts'
import { toDesignChange, readSavedDesign } from '../design.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import { findStoredDesign, type StoredDesign, reviseBrief } from '../../generation/accept/revise-brief.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../../generation/jobs/wait.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { listSourceTexts, translateDesign } from './list-texts.ts'
import { keepImages } from '../../stored/paid-results.ts'

interface TranslatedVersions {
  versions: { id: number; language: string; content_id: number | null; failure: string | null }[]
}

/**
 * Makes a version of an item for each translation, in one job. The studio renders them, so they cost nothing. The overrides of the
 * design are kept. A repeated idempotency key returns the versions of the first request.
 * @throws {UnreadableJson} when a stored scene, brief or list of paid results is damaged
 * @throws {Problem} 404 when an item does not exist, 409 when it can no longer be edited, 422 for a text that is unknown, blank or too
 *   long, or a key of another request; else as `createJob` and `waitForJob` do
 */
export async function createTranslations(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  translations: readonly Translation[],
  { idempotencyKey, gone }: Pick<SubmitOptions, 'idempotencyKey' | 'gone'>,
): Promise<Submitted<TranslatedVersions>> {
  const storedDesigns = await findStoredDesigns(
    app,
    owner,
    translations.map(({ id }) => id),
  )
  const claim = buildKeyClaim(translationRoutes.create, idempotencyKey, { translations })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    const items: NewItem[] = []
    for (const [index, design] of storedDesigns.entries()) {
      const translation = translations[index]
      if (translation) items.push(buildItem(design, translation))
    }
    return createJob(app, owner, items, { claim })
  })
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: { versions: await listVersions(app, owner, jobId, translations) } }
}

/**
 * Reads several designs in the order of their ids.
 * @throws {UnreadableJson} when stored JSON of one is damaged
 * @throws {Problem} 404 when one does not exist, 409 when one can no longer be edited
 */
export async function findStoredDesigns(app: Core, owner: OwnerId, ids: readonly number[]): Promise<StoredDesign[]> {
  const storedDesigns: StoredDesign[] = []
  for (const id of ids) storedDesigns.push(await findStoredDesign(app, owner, id))
  return storedDesigns
}

function buildItem(storedDesign: StoredDesign, { language, texts }: Translation): NewItem {
  checkTranslation(storedDesign, language, texts)
  const translated = translateDesign(readSavedDesign(storedDesign), texts)
  // The storyboard takes its translated words from the copy.
  const { film: _, ...change } = toDesignChange(storedDesign, translated)
  const caption = texts['caption'] ?? change.copy.caption
  const copy = { ...change.copy, language, alternatives: [], caption }
  const carousel = toBriefCarousel(storedDesign, translated, { language, alternatives: [], caption })
  const brief = reviseBrief(storedDesign, { ...change, language, copy, carousel })
  const paid_results = keepImages(storedDesign.paid)
  return { brief, paid_results }
}

function checkTranslation(
  storedDesign: StoredDesign,
  language: DesignLanguage,
  texts: Readonly<Record<string, string>>,
): void {
  if (storedDesign.scene.copy.language === language)
    throw new Problem(422, `This design is already in ${LANGUAGE_NAMES[language]}`)
  const known = new Map(listSourceTexts(storedDesign).map((text) => [text.field, text]))
  for (const [field, text] of Object.entries(texts)) {
    const problem = findProblem(known.get(field), field, text)
    if (problem) throw new Problem(422, problem)
  }
}

function findProblem(source: SourceText | undefined, field: string, text: string): string | null {
  if (!source) return `This design has no text "${field}"`
  if (text === '') return `The translation of ${source.name} is missing`
  return Array.from(text).length > source.max ? `${source.name} must be at most ${source.max} characters` : null
}

/** The items of a job have the order of the translations. */
async function listVersions(
  { db }: Core,
  owner: OwnerId,
  jobId: number,
  translations: readonly Translation[],
): Promise<TranslatedVersions['versions']> {
  const items = await selectOwned(db, owner, 'items')
    .leftJoin(ownedRows(db, owner, 'content'), 'content.item_id', 'items.id')
    .select(['items.failure', 'content.id as content_id'])
    .where('items.job_id', '=', jobId)
    .orderBy('items.id')
    .execute()
  return translations.map(({ id, language }, index) => {
    const content_id = items[index]?.content_id ?? null
    return { id, language, content_id, failure: content_id === null ? (items[index]?.failure ?? NOT_CREATED) : null }
  })
}

const NOT_CREATED = 'Failed to generate content'
