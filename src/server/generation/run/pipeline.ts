import type { Stage } from '#contract/generation/generator.ts'
import type { BrandCheck } from '#contract/library/content.ts'
import { addSoundRule } from '#studio/check/video-sound-rule.ts'
import { listClipKeys } from '#studio/video/list-clips.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { DesignLook } from '#studio/directions/describe-look.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { ImageBytes, RenderedImage, RenderedVideo } from '#studio/render/studio.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { WhileWaiting } from '../../infrastructure/jobs/item-task.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { findMark } from '../../proofs/marks/mark-key.ts'
import { resolveProviders } from '../../providers/choice/resolve.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { findPayer, type Payer, type Payers, type Resolution } from '../../providers/resolution.ts'
import { findBrandOfItem } from '../../stored/brand-of-item.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import { toCheckedWords } from './checked-words.ts'
import { chooseProposalLayout } from './choose-proposal-layout.ts'
import { type DrawnCarousel, type DrawnSlide, drawSlides } from './draw-slides.ts'
import { drawBestWords } from './best-words.ts'
import { drawStage } from './draw-stage.ts'
import { drawFrame, drawVideo } from './draw-video.ts'
import { reportStage, saveSeed } from './items.ts'
import { type Provided, noteLetters, obtainCopy, obtainImages, readPaintedLetters } from './obtain-images.ts'
import { obtainVoice } from './obtain-voice.ts'
import { readEdits, withMedia } from './read-edits.ts'
import { listRecentLooks } from './recent-looks.ts'
import { listNextSeeds, SEEDS_TRIED, toStillBrief } from './seeds.ts'

export type PipelineParts = Core & StorageSeam & StudioSeam & ProvidersSeam & MailSeam & NotifierSeam

/** The result of an item before it is saved: the encoded media, and the data that explains it. */
export interface ItemResult {
  copy: Copy
  scene: Scene
  rendered: RenderedImage | RenderedVideo
  /** The frame that thumbnails of a video show, by default its first one; null for an image. Bytes of an image file. */
  poster: Uint8Array | null
  /** Null when no brand elements were placed. */
  check: BrandCheck | null
  notes: string[]
  /** `studio`, or the provider's model that generated the image. */
  model: string
  /** Storage key of the provider's original file. */
  original: string | null
  /** The slides of a carousel. `rendered`, `scene` and `copy` are those of the first. */
  slides?: DrawnSlide[]
}

/**
 * Produces the result of an item: brief → copy → picture → scene → render → check. `signal` aborts it.
 * @throws {ProviderFault} when a provider call failed
 * @throws {TooManyWait} when a provider cannot be asked now
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
export async function produceResult(
  app: PipelineParts,
  item: StartedItem,
  signal: AbortSignal,
  whileWaiting: WhileWaiting,
): Promise<ItemResult> {
  // A new version of existing content never calls a paid provider, since it does not count towards the monthly limit.
  const engine = item.brief.revision ? 'studio' : item.brief.engine
  const brandId = engine === 'studio' ? null : await findBrandOfItem(app, item.user_id, item.id)
  const usable = await findPayers(app, item, await resolveProviders(app, item.user_id, engine, brandId))
  const payers = waitForPayers(usable, whileWaiting)
  await reportStage(app, item, 'copy')
  const { copy, paid } = await obtainCopy(app, item, payers, signal)
  item.paid_results = paid
  const spoken = await obtainVoice(app, item, payers.speech, { copy, signal })
  item.paid_results = spoken.paid
  await reportStage(app, item, 'picture')
  const obtained = await obtainImages(app, item, payers, {
    signal,
    whileFilmed: (wait) => whileWaiting('film', wait),
  })
  item.paid_results = await readPaintedLetters(app, item, obtained)
  // A version looks like the design that it was made from.
  const recent = item.brief.revision ? [] : await listRecentLooks(app, item.user_id, item.brief.brand_id)
  const provided = await settleSeed(app, item, {
    copy,
    provided: noteLetters({ ...obtained, notes: [...obtained.notes, ...spoken.notes] }, item.paid_results),
    recent,
    signal,
  })
  const { carousel, proposal } = item.brief
  if (proposal?.languages) {
    await reportStage(app, item, 'scene')
    const layout = await chooseProposalLayout(app, item, proposal.languages, { copy, provided, signal })
    item.brief = { ...item.brief, proposal: { layout, shares_picture: proposal.shares_picture } }
  }
  if (carousel) {
    const drawn = await drawSlides(app, item, { carousel, copy, provided }, signal)
    return toCarouselResult(provided, drawn)
  }
  const { pictures, layout: _, ...still } = await drawStill(app, item, { copy, provided, recent, signal })
  if (item.brief.content_type === 'image') return { ...still, poster: null }
  const footage = { scene: still.scene, pictures, clip: provided.clip }
  const mark = await findMark(app, item.id, still.scene)
  const rendered = await drawVideo(app, item, { ...footage, mark }, signal)
  const seconds = item.brief.revision?.motion?.poster ?? 0
  const poster = seconds > 0 ? await drawFrame(app, item.user_id, footage, { seconds, signal }) : still.rendered
  const plays = listClipKeys(still.scene.motion).length === 0 || (await app.decodesClips())
  return {
    ...still,
    notes: plays ? still.notes : [...still.notes, 'clip_unreadable'],
    rendered,
    poster: poster.data,
    check: addSoundRule(still.check, rendered.level),
  }
}

/** Draws the best layout, and again with whole clauses if its words have a fault. */
async function drawStill(app: PipelineParts, item: StartedItem, drawing: Omit<Drawing, 'avoid'>): Promise<Still> {
  const { brief, paid_results: paid } = item
  const { recent, signal } = drawing
  return drawBestWords(brief, drawing.copy, {
    hasOwnWords: brief.revision !== undefined || paid.copy !== undefined,
    recent,
    draw: (copy, avoid) => drawOnce(app, item, { ...drawing, copy, avoid }),
    writeCopy: (whole) => app.renders(() => app.studio.writeCopy(whole, { signal })),
  })
}

/**
 * Chooses the seed of a request that names none: that of the best of several designs. A picture alone, and a carousel, are the same with
 * each. Stores it, and returns what is drawn with it.
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
async function settleSeed(app: PipelineParts, item: StartedItem, drawing: Omit<Drawing, 'avoid'>): Promise<Provided> {
  const { copy, provided, recent, signal } = drawing
  const { chooses_seed, ...brief } = item.brief
  if (!chooses_seed || brief.carousel || brief.layout === 'none') return provided
  const seed = await drawStage(app, signal, (limits) =>
    app.studio.chooseSeed(toStillBrief(provided.brief), copy, provided.pictures, {
      ...readEdits(brief, item.paid_results),
      seeds: listNextSeeds(brief.seed, SEEDS_TRIED),
      words: toCheckedWords(brief, item.paid_results),
      recent,
      paintedByModel: provided.painted,
      ...limits,
    }),
  )
  await saveSeed(app, item, seed)
  item.brief = { ...brief, seed }
  return { ...provided, brief: { ...provided.brief, seed } }
}

function toCarouselResult(
  { model, original, notes }: Provided,
  { slides, check, notes: found }: DrawnCarousel,
): ItemResult {
  const [first] = slides
  if (!first) throw new Error('A carousel has at least two slides')
  const { scene, rendered } = first
  return {
    copy: scene.copy,
    scene,
    rendered,
    poster: null,
    check,
    notes: [...notes, ...found],
    model,
    original,
    slides,
  }
}

/**
 * Returns the providers with the keys that pay for their calls.
 * @throws {ProviderFault} when a provider that the item needs was chosen and cannot be used, so that the user must choose again
 */
async function findPayers(
  app: PipelineParts,
  { brief }: StartedItem,
  { copy, picture, film, speech }: Resolution,
): Promise<Payers> {
  const isFilmed = brief.content_type === 'video' && film !== null && (film.key === null || (await app.decodesClips()))
  for (const needed of [copy, isFilmed ? film : picture])
    if (needed?.key === null) throw new ProviderFault(needed.code ?? 'key_invalid', needed.problem)
  return { copy: findPayer(copy), picture: findPayer(picture), film: findPayer(film), speech: findPayer(speech) }
}

type Still = Omit<ItemResult, 'poster'> & { rendered: RenderedImage; pictures: ImageBytes; layout: string }

interface Drawing {
  copy: Copy
  provided: Provided
  avoid: string[]
  /** What the last designs of the brand look like. */
  recent: readonly DesignLook[]
  signal: AbortSignal
}

/** A video is laid out and checked by its still before it is rendered. All of that belongs to its scene stage. */
async function drawOnce(
  app: Core & StudioSeam & NotifierSeam,
  item: StartedItem,
  { copy, provided, avoid, recent, signal }: Drawing,
): Promise<Still> {
  const { pictures, notes, model, painted, original } = provided
  const brief = withMedia(provided.brief, item.paid_results)
  const report = async (stage: Stage) => {
    if (brief.content_type === 'image') await reportStage(app, item, stage)
  }
  await reportStage(app, item, 'scene')
  const scene = await drawStage(app, signal, (limits) =>
    app.studio.compose(brief, copy, pictures, {
      avoid,
      paintedByModel: painted,
      ...readEdits(item.brief, item.paid_results),
      ...limits,
    }),
  )
  await report('render')
  const mark = brief.content_type === 'image' ? await findMark(app, item.id, scene) : null
  const rendered = await drawStage(app, signal, (limits) => app.studio.render(scene, pictures, { ...limits, mark }))
  await report('check')
  const isBare = item.brief.layout === 'none'
  const check = isBare
    ? null
    : await drawStage(app, signal, (limits) =>
        app.studio.check(scene, rendered, {
          ...limits,
          words: { ...toCheckedWords(item.brief, item.paid_results), recent },
          pictures: brief.content_type === 'video' ? pictures : null,
        }),
      )
  const { layout } = scene
  return {
    copy: scene.copy,
    scene,
    layout,
    rendered,
    check,
    pictures,
    notes: [...notes, ...scene.notes, ...listModelNotes(item)],
    model,
    original,
  }
}

/** The words of a text model that were replaced, and the approved claims that it could not make, as notes. */
function listModelNotes({ brief, paid_results: { copy } }: StartedItem): string[] {
  if (brief.revision || !copy) return []
  const { refused = [], unused_claims = [] } = copy
  return [...refused.map((words) => `words_refused: ${words}`), ...unused_claims.map((text) => `claim_unused: ${text}`)]
}

/** The same providers, with calls during which the item holds no worker. The wait for a clip is one wait, with all of its calls. */
function waitForPayers({ copy, picture, film, speech }: Payers, whileWaiting: WhileWaiting): Payers {
  const whose = ({ isOwnServer }: Payer<unknown>) => (isOwnServer ? 'own' : 'platform')
  return {
    copy: copy && {
      ...copy,
      provider: {
        ...copy.provider,
        writeCopy: (brief, call) => whileWaiting(whose(copy), () => copy.provider.writeCopy(brief, call)),
      },
    },
    picture: picture && {
      ...picture,
      provider: {
        ...picture.provider,
        paintImage: (brief, references, call) =>
          whileWaiting(whose(picture), () => picture.provider.paintImage(brief, references, call)),
      },
    },
    film,
    speech: speech && {
      ...speech,
      provider: {
        ...speech.provider,
        speak: (asked, call) => whileWaiting(whose(speech), () => speech.provider.speak(asked, call)),
      },
    },
  }
}
