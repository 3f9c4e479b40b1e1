import type { Brief } from '#studio/brief.ts'
import type { Copy } from '#studio/copy/copy.ts'
import { quotedWords, saidIn } from '#studio/copy/quotes.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import type { App } from '../../app.ts'
import { newOriginalKey } from '../../blobs/keys.ts'
import { retryWhileUnavailable } from '../../db/database-retry.ts'
import type { CopyAnswer, GeminiCall, Reference } from '../../providers/gemini/answers.ts'
import { MissingObject, StorageUnavailable } from '../../storage/storage.ts'
import { obtainClip } from './clip.ts'
import type { Payer } from './engine.ts'
import type { StartedItem } from './items.ts'
import { loadPictures } from './pictures.ts'
import { unusable } from '../../providers/gemini/faults.ts'
import { savePaidAnswer, recordCharge, type Paying, makePaidCall } from '../ledger/cost-ledger.ts'

/** Words by the text model, or by rules over the brief. What a model wrote is kept and never paid for twice. */
export async function obtainCopy(app: App, item: StartedItem, payer: Payer, signal: AbortSignal): Promise<Copy> {
  const { brief, kept } = item
  if (brief.revision) return brief.revision.copy
  const byRules = await app.studio.writeCopy(brief, { signal })
  if (!payer) return byRules
  if (!kept.copy) {
    const ask = (call: GeminiCall) => app.gemini.writeCopy(brief, call)
    const { answer, noteId } = await makePaidCall(app, item, 'copy', { payer, signal }, ask)
    await savePaidAnswer(app, item, { copy: answer.copy }, { spend: answer.spend, noteId })
  }
  return kept.copy ? withAnswer(byRules, kept.copy, brief) : byRules
}

/** Words that the person put in quotes stand to the letter; the model then only writes what goes around the picture. */
function withAnswer(byRules: Copy, answer: CopyAnswer, brief: Brief): Copy {
  const { caption, hashtags, alt_text, ...words } = answer
  const around = { ...byRules, caption, hashtags, alt_text }
  return quotedWords(saidIn(brief)).length > 0 ? around : { ...around, ...words }
}

export interface Assets {
  /** The brief with the picture that is shown in the place of those that the model was shown. */
  brief: Brief
  pictures: ImageBytes
  notes: string[]
  model: string
  /** Whether the picture came from a model. */
  painted: boolean
  original: string | null
  /** The clip that runs in the place of the picture of this key. */
  clip?: { key: string; data: Uint8Array }
}

/** The pictures of the brief, or the one that the image model painted after them. */
export async function obtainPictures(app: App, item: StartedItem, payer: Payer, signal: AbortSignal): Promise<Assets> {
  const { brief, kept } = item
  const { pictures, notes } = await loadPictures(app, brief)
  const isFilmed = kept.clip ?? (payer && brief.content_type === 'video' && (await app.decodesClips()))
  if (isFilmed) return obtainFootage(app, item, payer, { pictures, notes }, signal)
  if (!kept.picture && !payer) return { brief, pictures, notes, model: 'studio', painted: false, original: null }
  if (!kept.picture && payer) await paint(app, item, referencesOf(brief, pictures), { payer, signal })
  const painted = { key: kept.picture ?? '', role: 'product' as const }
  const logo = brief.pictures.filter(({ role }) => role === 'logo')
  const shown = { ...brief, pictures: [painted, ...logo] }
  const loaded = await loadPictures(app, shown)
  if (!loaded.pictures[painted.key]) throw new MissingObject('What was painted for this item is gone')
  const model = brief.revision ? 'studio' : (kept.painter ?? 'gemini')
  return { brief: shown, ...loaded, model, painted: true, original: painted.key }
}

const isStorageAway = (error: unknown) =>
  error instanceof StorageUnavailable || (error as NodeJS.ErrnoException).code === 'ENOSPC'

async function paint(app: App, item: StartedItem, references: Reference[], paying: Paying): Promise<void> {
  const ask = (call: GeminiCall) => app.gemini.paintPicture(item.brief, references, call)
  const { answer, noteId } = await makePaidCall(app, item, 'picture', paying, ask)
  const { picture, spend } = answer
  const key = newOriginalKey(picture.data)
  try {
    // It is paid: storage that is away or full for a while must not make it be bought again.
    await retryWhileUnavailable(paying.signal, () => app.storage.write(key, picture.data), isStorageAway)
  } catch (error) {
    await recordCharge(app, item, spend, noteId)
    paying.signal.throwIfAborted()
    app.log.error({ err: error }, 'a paid picture could not be stored')
    throw unusable('picture', spend)
  }
  await savePaidAnswer(app, item, { picture: key, painter: spend.model }, { spend, noteId })
}

/** The clip that the video model made, and a still of it to lay the design out on. One that cannot be read is left out, and the item says so. */
async function obtainFootage(
  app: App,
  item: StartedItem,
  payer: Payer,
  { pictures, notes }: Pick<Assets, 'pictures' | 'notes'>,
  signal: AbortSignal,
): Promise<Assets> {
  const { brief } = item
  const { key, model } = await obtainClip(app, item, referencesOf(brief, pictures), { payer, signal })
  const data = await app.storage.read(key)
  const still = await app.studio.extractStill(data, { signal, ffmpegPath: app.config.ffmpegPath })
  const logo = brief.pictures.filter(({ role }) => role === 'logo')
  const made = { model: brief.revision ? 'studio' : model, painted: true, original: key }
  if (!still) return { brief, pictures, notes: [...notes, 'clip_unreadable'], ...made, painted: false }
  const shown = { ...brief, pictures: [{ key, role: 'product' as const }, ...logo] }
  return { brief: shown, pictures: { ...pictures, [key]: still }, notes, ...made, clip: { key, data } }
}

/** What the model is shown: product and references, never the logo, which it must not draw. */
function referencesOf(brief: Brief, pictures: ImageBytes): Reference[] {
  return brief.pictures.flatMap(({ key, role }) => {
    const data = pictures[key]
    return role === 'logo' || !data ? [] : [{ data, mime_type: key.endsWith('.png') ? 'image/png' : 'image/jpeg' }]
  })
}
