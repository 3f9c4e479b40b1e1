import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import { newOriginalKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import { retryWhileUnavailable } from '../../infrastructure/db/database-retry.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ImageCall, ProviderCall, Reference } from '../../providers/answers.ts'
import type { ImageProvider } from '../../providers/provider.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import type { Payer, Payers } from '../../providers/resolution.ts'
import { MissingObject, StorageUnavailable, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { keepUsableClaims } from './usable-claims.ts'
import { obtainClip } from './clip.ts'
import { estimateTextCall } from '../../providers/choice/resolve.ts'
import { WaitsForSibling } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import { loadImages } from '../../files/brief-images.ts'
import { unusable } from '../../providers/faults.ts'
import { savePaidAnswer, recordCharge } from '../../spending/ledger/cost-ledger.ts'
import { makePaidCall } from '../../spending/ledger/paid-call.ts'
import { getErrorCode } from '../../infrastructure/error-code.ts'
import { type PaidResults, parsePaidResults } from '../../stored/paid-results.ts'

export type ObtainParts = Core & StorageSeam & StudioSeam & ProvidersSeam & MailSeam

interface ObtainedCopy {
  copy: Copy
  /** All paid results of the item, with the texts of this call. */
  paid: PaidResults
}

/**
 * Obtains the copy from the text model, or from rules when there is no key. A model's answer is stored and never paid for twice.
 * @throws {ProviderFault} when the provider call failed
 */
export async function obtainCopy(
  app: ObtainParts,
  item: StartedItem,
  payers: Payers,
  signal: AbortSignal,
): Promise<ObtainedCopy> {
  const { brief } = item
  const payer = payers.copy
  let paid = item.paid_results
  if (brief.revision) return { copy: brief.revision.copy, paid }
  if (payer && !paid.copy) {
    const { chooseLanguage } = await import('#studio/copywriter/requests/language.ts')
    const { language } = chooseLanguage(brief)
    const { brief: asked, unused } = keepUsableClaims(brief, { language, now: app.clock.now() })
    const ask = (call: ProviderCall) => payer.provider.writeCopy(asked, call)
    const video = brief.content_type === 'video' ? payers.film : null
    const callCosts = {
      call: estimateTextCall(payer, { copy: brief }),
      later: video
        ? video.provider.videoUpperUsd(countReferences(brief))
        : payers.picture
          ? estimateUpper(payers.picture.provider, brief)
          : 0,
      isLaterOfPlatform: (video ?? payers.picture)?.isPlatform ?? false,
    }
    const { answer, noteId } = await makePaidCall(app, item, 'copy', { payer, signal, callCosts }, ask)
    const copy = unused.length > 0 ? { ...answer.copy, unused_claims: unused } : answer.copy
    paid = await savePaidAnswer(app, item, { copy }, { spend: answer.spend, noteId })
  }
  // The rules keep texts in quotation marks, and give each fact of the prompt its slot.
  const model = payer ? (paid.copy ?? null) : null
  return { copy: await app.renders(() => app.studio.writeCopy(brief, { signal, model })), paid }
}

export interface Provided {
  /** The brief, with the generated image in place of the images that were sent to the model. */
  brief: Brief
  pictures: ImageBytes
  notes: string[]
  model: string
  /** Whether a model generated the image. */
  painted: boolean
  original: string | null
  /** Storage key of the clip, which replaces the image with this key. It is in memory only while a frame or the video is rendered. */
  clip?: string
}

interface Obtaining {
  signal: AbortSignal
  /** Waits for a video model. Meanwhile the item holds no worker. */
  whileFilmed: <Result>(wait: () => Promise<Result>) => Promise<Result>
}

/**
 * Obtains the images of the brief, or the image or clip that a model generated from them.
 * @throws {ProviderFault} when the provider call failed
 * @throws {MissingObject} when a paid image is no longer in storage
 */
export async function obtainImages(
  app: ObtainParts,
  item: StartedItem,
  { picture: payer, film }: Payers,
  { signal, whileFilmed }: Obtaining,
): Promise<Provided> {
  const { brief } = item
  let paid = item.paid_results
  const { pictures, notes } = await loadImages(app, item.user_id, brief)
  const isFilmed = paid.clip ?? (film && brief.content_type === 'video' && (await app.decodesClips()))
  if (isFilmed) return obtainFootage(app, item, film, { pictures, notes }, { signal, whileFilmed })
  const isGiven = brief.pictures.some(({ as_is }) => as_is)
  if (!paid.picture && (isGiven || !payer))
    return { brief, pictures, notes, model: 'studio', painted: false, original: null }
  if (brief.proposal?.shares_picture && !paid.picture && payer) paid = await adoptImage(app, item)
  if (!paid.picture && payer) paid = await paint(app, item, listReferences(brief, pictures), { payer, signal })
  const painted = { key: paid.picture ?? '', role: 'product' as const }
  const shown = { ...brief, pictures: [painted, ...listKept(brief)] }
  const loaded = await loadImages(app, item.user_id, shown)
  if (!loaded.pictures[painted.key]) throw new MissingObject('What was painted for this item is gone')
  const model = brief.revision ? 'studio' : (paid.painter ?? 'gemini')
  return { brief: shown, ...loaded, model, painted: true, original: painted.key }
}

/**
 * Takes the picture that the first item of the same job paid for. An item whose first item ended without one paints its own.
 * @throws {WaitsForSibling} while the first item has not ended
 */
async function adoptImage(app: ObtainParts, item: StartedItem): Promise<PaidResults> {
  const first = await selectOwned(app.db, item.user_id, 'items')
    .select(['id', 'state', 'paid_results'])
    .where('job_id', '=', item.job_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { picture, painter, letters } = parsePaidResults(first.paid_results)
  if (picture) return savePaidAnswer(app, item, { picture, ...(painter && { painter }), ...(letters && { letters }) })
  const isLive = first.state === 'queued' || first.state === 'running' || first.state === 'retry_wait'
  if (first.id !== item.id && isLive) throw new WaitsForSibling()
  return item.paid_results
}

const isStorageAway = (error: unknown) => error instanceof StorageUnavailable || getErrorCode(error) === 'ENOSPC'

async function paint(
  app: ObtainParts,
  item: StartedItem,
  references: Reference[],
  { payer, signal }: { payer: Payer<ImageProvider>; signal: AbortSignal },
): Promise<PaidResults> {
  const ask = (call: ImageCall) => payer.provider.paintImage(item.brief, references, call)
  const callCosts = { call: estimateUpper(payer.provider, item.brief), later: 0 }
  const paying = { payer, signal, callCosts, stop: payer.provider.cancelImage }
  const { answer, noteId } = await makePaidCall(app, item, 'picture', paying, ask)
  const { picture, spend } = answer
  const key = newOriginalKey(picture.data)
  try {
    // The image is paid, so wait while storage is unavailable or full instead of paying for it again.
    await retryWhileUnavailable(signal, () => app.storage.write(key, picture.data), isStorageAway)
  } catch (error) {
    await recordCharge(app, item, spend, noteId)
    signal.throwIfAborted()
    app.log.error({ err: error }, 'a paid picture could not be stored')
    throw unusable('picture', spend)
  }
  return savePaidAnswer(app, item, { picture: key, painter: spend.model }, { spend, noteId })
}

/** A clip of a model is never longer, in seconds. */
const CLIP_SECONDS_MAX = 600

/** The clip of the video model, and a still of it for the layout. A clip that cannot be decoded is left out and noted. */
async function obtainFootage(
  app: ObtainParts,
  item: StartedItem,
  payer: Payers['film'],
  { pictures, notes }: Pick<Provided, 'pictures' | 'notes'>,
  { signal, whileFilmed }: Obtaining,
): Promise<Provided> {
  const { brief } = item
  const references = listReferences(brief, pictures)
  const { key, model } = await whileFilmed(() => obtainClip(app, item, references, { payer, signal }))
  const { ffmpegPath } = app.config
  const read = await app.renders(async () =>
    app.studio.readClip(await app.storage.read(key), { secondsMax: CLIP_SECONDS_MAX, signal, ffmpegPath }),
  )
  const still = typeof read === 'string' ? null : read.still
  if (typeof read !== 'string')
    item.paid_results = await savePaidAnswer(app, item, { clip: key, clip_seconds: read.seconds })
  const origin = { model: brief.revision ? 'studio' : model, painted: true, original: key }
  if (!still) return { brief, pictures, notes: [...notes, 'clip_unreadable'], ...origin, painted: false }
  const shown = { ...brief, pictures: [{ key, role: 'product' as const }, ...listKept(brief)] }
  return { brief: shown, pictures: { ...pictures, [key]: still }, notes, ...origin, clip: key }
}

/** The images that a generated one does not replace: the logo, and those that a person put into the design. */
export const listKept = (brief: Brief) => brief.pictures.filter(({ role }) => role === 'logo' || role === 'spare')

/** What an image costs at most, in USD. */
function estimateUpper(provider: ImageProvider, brief: Brief): number {
  const { width, height } = brief
  return provider.imageUpperUsd?.(width, height, countReferences(brief)) ?? provider.imageUsd(width, height)
}

const countReferences = ({ pictures }: Brief) => pictures.filter(isReference).length

const isReference = ({ role }: Brief['pictures'][number]) => role !== 'logo' && role !== 'spare'

/** The images that are sent to the model: product and references, never the logo, which the model must not draw. */
function listReferences(brief: Brief, images: ImageBytes): Reference[] {
  return brief.pictures.filter(isReference).flatMap(({ key }) => {
    const data = images[key]
    return !data ? [] : [{ data, mime_type: key.endsWith('.png') ? 'image/png' : 'image/jpeg' }]
  })
}

/** The note of a result whose generated image could not be read. */
const NOT_CHECKED = 'letters_not_checked'

/** Reads the words in the image, or in the still of the clip, that a model generated, once for each. The brand check judges them. */
export async function readPaintedLetters(
  app: ObtainParts,
  item: StartedItem,
  { brief, pictures, painted }: Provided,
): Promise<PaidResults> {
  const image = pictures[brief.pictures[0]?.key ?? '']
  if (!painted || !image || item.paid_results.letters) return item.paid_results
  const { prompt, instructions, brand } = brief
  return savePaidAnswer(app, item, {
    letters: await app.readLetters(image, [prompt, instructions, brand.name].join(' ')),
  })
}

/** The provided with a note if their image could not be read. */
export const noteLetters = (provided: Provided, { letters }: PaidResults): Provided =>
  provided.painted && letters?.is_checked === false
    ? { ...provided, notes: [...provided.notes, NOT_CHECKED] }
    : provided
