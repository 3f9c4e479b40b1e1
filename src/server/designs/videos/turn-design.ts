import { videoRoutes } from '#contract/designs/videos.ts'
import type { VideoDesign, StoryLine, StoryScene } from '#contract/designs/video-design.ts'
import { SCENE_SECONDS_MIN, SCENES_MAX } from '#contract/designs/video-options.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { ALREADY_TURNED } from '#contract/messages.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { listBlockTexts } from '#studio/copywriter/facts/post-block.ts'
import type { VideoScene } from '#studio/model/video-scene.ts'
import type { SlideRole } from '#contract/designs/carousels/carousel-options.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { requireResult } from '../../generation/accept/quick.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../../generation/jobs/wait.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { readContentItem } from '../../library/content.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { keepImages } from '../../stored/paid-results.ts'
import { parseScene } from '../../stored/scene.ts'

export type Form = 'film' | 'carousel'

/**
 * Makes a film of a picture or a carousel, or a carousel of a film or a picture: a new item with the same words and pictures.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited, 422 when it has that form already; else as
 *   `createJob` and `waitForJob` do
 */
export async function turnDesign(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  { id, into }: { id: number; into: Form },
  { idempotencyKey, gone }: Pick<SubmitOptions, 'idempotencyKey' | 'gone'>,
): Promise<Submitted<ContentItem>> {
  const claim = buildKeyClaim(videoRoutes.turn, idempotencyKey, { id, into })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    const storedDesign = await findStoredDesign(app, owner, id)
    const brief = into === 'film' ? toVideo(storedDesign) : toCarousel(storedDesign)
    return createJob(app, owner, [{ brief, paid_results: keepImages(storedDesign.paid) }], { claim })
  })
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: await readContentItem(app, owner, await requireResult(app, owner, jobId)) }
}

/** What a new item has in common with the one that it is made of. */
function keepBrief({ brief, scene }: StoredDesign, copy: Copy = scene.copy): ItemBrief {
  const { carousel: _, proposal: __, placement: ___, scenes: ____, revision, ...kept } = brief
  const overrides = revision?.overrides && { overrides: revision.overrides }
  return {
    ...kept,
    engine: 'studio',
    layout: 'auto',
    format: null,
    revision: { parent_id: null, copy, layout: null, ...overrides },
  }
}

function toVideo(storedDesign: StoredDesign): ItemBrief {
  const { brief, slides } = storedDesign
  if (brief.content_type === 'video') throw new Problem(422, ALREADY_TURNED)
  const kept = keepBrief(storedDesign)
  const video = brief.carousel ? toStoryboard(slides) : null
  return {
    ...kept,
    content_type: 'video',
    ...(kept.revision && video && { revision: { ...kept.revision, film: video } }),
  }
}

const KINDS = { hook: 'hook', point: 'point', proof: 'offer', cta: 'end' } as const

/** Each slide becomes a scene. Of more slides than a film has scenes, those between the first and the last share scenes, and none is lost. */
function toStoryboard(slides: StoredDesign['slides']): VideoDesign {
  const scenes = slides.map(({ role, number, scene }, index): StoryScene => {
    const { copy } = parseScene(scene)
    return {
      id: `s${index + 1}`,
      kind: KINDS[role],
      lines: listLines(copy, role),
      number: number ?? null,
      seconds: null,
      picture: null,
      transition: null,
    }
  })
  const shown = scenes.length > SCENES_MAX ? shareScenes(scenes) : scenes
  return { scenes: shown, music: null, clip: 'kept', captions: 'none', track: null, voice: null }
}

/** Joins the scenes between the first and the last in groups of neighbors. Each is shown as long as its words take to read. */
function shareScenes(scenes: readonly StoryScene[]): StoryScene[] {
  const [first, end, middle] = [scenes.slice(0, 1), scenes.slice(-1), scenes.slice(1, -1)]
  const size = Math.ceil(middle.length / (SCENES_MAX - 2))
  const groups = Array.from({ length: Math.ceil(middle.length / size) }, (_, at) =>
    middle.slice(at * size, (at + 1) * size),
  )
  const joined = groups.flatMap(([head, ...others]) =>
    head ? [{ ...head, number: null, kind: 'point' as const, lines: [head, ...others].flatMap(toRows) }] : [],
  )
  return [...first, ...joined, ...end].map((scene) => ({ ...scene, seconds: SCENE_SECONDS_MIN }))
}

/** The texts of a scene in two rows at most: its large one with its number, and all others. */
function toRows({ lines, number }: StoryScene): StoryLine[] {
  const hero = lines.find(({ size }) => size === 'hero')
  const rest = lines.filter((line) => line !== hero)
  const said = rest.map(({ text }) => text).join(' · ')
  return [
    ...(hero ? [{ ...hero, text: number === null ? hero.text : `${number}. ${hero.text}` }] : []),
    ...(said ? [{ text: said, role: 'detail' as const, size: 'minor' as const }] : []),
  ]
}

/** The texts of a slide, its headline or its call large. */
function listLines(copy: Copy, role: SlideRole): StoryScene['lines'] {
  const { eyebrow, headline, subline, badge, price, cta, small_print, benefits, details, block } = copy
  const minor = (text: string | null, as: StoryScene['lines'][number]['role']) =>
    text ? [{ text, role: as, size: 'minor' as const }] : []
  const rows = [...listBlockTexts(block), ...benefits, ...details.map(({ text }) => text)]
  return [
    ...minor(eyebrow, 'eyebrow'),
    { text: headline, role: role === 'cta' ? ('cta' as const) : ('headline' as const), size: 'hero' as const },
    ...minor(price, 'price'),
    ...minor(subline, 'subline'),
    ...rows.flatMap((text) => minor(text, 'detail')),
    ...minor(badge, 'badge'),
    ...minor(cta, 'cta'),
    ...minor(small_print, 'small_print'),
  ].slice(0, 8)
}

function toCarousel(storedDesign: StoredDesign): ItemBrief {
  const { brief, scene } = storedDesign
  if (brief.carousel) throw new Problem(422, ALREADY_TURNED)
  const kept = keepBrief(storedDesign)
  const slides = scene.motion?.scenes?.flatMap((one) => toSlide(scene.copy, one)) ?? []
  return {
    ...kept,
    content_type: 'image',
    carousel: { background: 'continuous', count: null, ...(slides.length > 1 && { slides }) },
    ...(slides[0] && kept.revision && { revision: { ...kept.revision, copy: slides[0].copy } }),
  }
}

const findRole = (kind: VideoScene['kind']) => (kind === 'hook' ? 'hook' : kind === 'end' ? 'cta' : 'point')

/** A scene as a slide: its first large text is the headline. A scene without words becomes none. */
function toSlide(copy: Copy, { kind, texts, shot }: VideoScene) {
  const lines = shot?.lines ?? texts.map((text) => ({ text, size: 'hero' as const }))
  const headline = lines.find(({ size }) => size === 'hero') ?? lines[0]
  if (!headline) return []
  const rest = lines.filter((line) => line !== headline).map(({ text }) => text)
  const blank = { eyebrow: null, block: null, badge: null, price: null, cta: null, small_print: null }
  const [subline = null, ...details] = rest
  const own = {
    ...copy,
    ...blank,
    headline: headline.text,
    subline,
    details: details.map((text) => ({ kind: 'feature' as const, text })),
    benefits: [],
    alternatives: [],
  }
  return [{ role: findRole(kind), number: shot?.number ?? null, copy: own } as const]
}
