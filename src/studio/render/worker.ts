import sharp from 'sharp'
import { writeSlides, type SlideWish } from '../carousel/write-slides.ts'
import { composeScene } from '../compose.ts'
import { listShownTexts } from '../copywriter/copy.ts'
import { checkDesign, type CheckTask } from './check-design.ts'
import { dropMissingFonts } from './fonts/missing-fonts.ts'
import { createSyllableFinder } from '../libraries/hyphenation.ts'
import { listCarriedLanguages, type SpokenLanguage } from '../copywriter/carry/list-carried-languages.ts'
import { readRequest } from '../copywriter/request-reading/read-request.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import type { ModelWords } from '../copywriter/model-words.ts'
import { drawPreview, type Preview, type PreviewOptions } from './preview.ts'
import { drawVideoPreview, type VideoPreview, type VideoPreviewOptions } from './video-preview.ts'
import { chooseBest, drawSketch, type Seeding, type Sketch } from './sketch.ts'
import { openCompositor } from './compositor.ts'
import { bindPages } from './export/create-pdf.ts'
import { createStoryboard } from './export/create-storyboard.ts'
import { drawMarked, exportStill } from './export/export-still.ts'
import { encodeSegment } from './video/encode-segment.ts'
import { type DecodeSoundTask, decodeWithoutFfmpeg } from './sound/decode-without-ffmpeg.ts'
import { inspectSound, type InspectedSound } from './sound/inspect-sound.ts'
import type { DecodedSounds } from './sound/open-sound.ts'
import type { Stereo } from '../sound/instruments.ts'
import { inspectClip, type InspectedClip } from './video/inspect-clip.ts'
import { joinVideo, type JoinedVideo, type JoinTask } from './video/join-video.ts'
import { readDuration } from './video/mux.ts'
import { findCompanions, findObjects, listMotifs as listBriefMotifs, type Motifs } from './objects/find-objects.ts'
import { inspectImages } from './image/inspect-images.ts'
import { drawCutOut, type CutOutImage, type CutOutTask } from './image/cut-out/draw-cut-out.ts'
import type { StillExport } from './export/export-options.ts'
import type { VideoSegment } from './video/video-encoder.ts'
import type { SegmentTask } from './video/encode-segment.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import type { Brief } from '../model/brief.ts'
import type { WrittenSlides } from '../carousel/slide.ts'
import type { BrandCheck } from '../check/check-rule.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ReadRequest } from '../model/pieces.ts'
import type { Scene } from '../model/scene.ts'
import type { MeasureText } from '../type/text-ruler.ts'

/** The functions of a worker thread. The studio calls them by name. */

sharp.concurrency(1)
// libvips would keep the pixels of decoded files, which are not decoded again.
sharp.cache(false)
const compositor = openCompositor()

export interface ComposeTask {
  brief: Brief
  copy: Copy
  pictures: ImageBytes
  options: ComposeOptions
}

/**
 * Composes a scene from the bytes of its images. Broken images are skipped.
 * @throws Error if a font family is not bundled.
 */
export async function compose(task: ComposeTask): Promise<Scene> {
  return (await composeWithImages(task)).scene
}

async function composeWithImages({ brief: given, copy, pictures, options }: ComposeTask) {
  const { brief, notes } = dropMissingFonts(given, pictures)
  const missing = await compositor.missing([
    brief.brand.name,
    ...listShownTexts(copy),
    ...(options.overrides?.added ?? []).map(({ text = '' }) => text),
    ...(options.story?.scenes ?? options.scenes ?? []).flatMap(({ lines }) => lines.map(({ text }) => text)),
    (options.story ? options.story.voice : options.video?.voice)?.text ?? '',
  ])
  const images = await inspectImages(brief, pictures, !options.paintedByModel)
  const isShown = images.images.length > 0
  const material = {
    ...images,
    notes: [...images.notes, ...notes],
    objects: !isShown && hasObjects(options.slide) ? await findObjects(brief, listMarks(brief, pictures)) : [],
    companions: isShown && !options.paintedByModel ? await findCompanions(brief) : [],
  }
  const measure: MeasureText = (runs) => compositor.measure(runs, pictures)
  const tools = { missing, findSyllables: createSyllableFinder(copy.language) }
  const scene = await composeScene(brief, copy, material, measure, { ...options, ...tools })
  return { scene, images: [...images.images, ...(images.spare ?? [])] }
}

/** The bytes of the brand's logo and of its variants. */
const listMarks = ({ pictures: refs }: Brief, images: ImageBytes): Uint8Array[] =>
  refs.flatMap(({ key, role }) => (role === 'logo' ? (images[key] ?? []) : []))

/** The first and the last slide of a carousel show what the request is about. */
const hasObjects = (slide: ComposeOptions['slide']) => !slide || slide.role === 'hook' || slide.role === 'cta'

export interface PreviewTask extends ComposeTask {
  preview: PreviewOptions
  /** What the words are judged by. Without it, they are not. */
  words?: CheckedWords | null
}

/**
 * Composes a scene and draws it for the editor. Returns null if a strict preview cannot use its layout.
 * @throws Error if a font family is not bundled.
 */
export async function preview(task: PreviewTask): Promise<Preview | null> {
  const { scene, images } = await composeWithImages(task)
  const { pictures, brief, options } = task
  if (task.preview.isStrict && scene.layout !== options.layout) return null
  return drawPreview(compositor, { scene, pictures, images, platform: brief.platform, words: task.words }, task.preview)
}

export interface VideoPreviewTask extends ComposeTask {
  preview: VideoPreviewOptions
  sounds: DecodedSounds
  /** The clips that scenes play, by their keys. */
  clips: ImageBytes
  ffmpeg: string
}

/**
 * Composes a film and draws scenes and frames of it for its storyboard.
 * @throws Error if the brief is not of a video, or if a font family is not bundled.
 */
export async function previewVideo(task: VideoPreviewTask): Promise<VideoPreview> {
  const { scene } = await composeWithImages(task)
  return drawVideoPreview(compositor, { ...task, scene }, task.preview)
}

export interface SketchTask extends ComposeTask {
  /** Pixels of the image for each pixel of the canvas. */
  ratio: number
  words: CheckedWords | null
}

/**
 * Composes a design and draws it small, to compare it with others of its request.
 * @throws Error if a font family is not bundled.
 */
export async function sketch(task: SketchTask): Promise<Sketch> {
  return drawSketch(compositor, await compose(task), task)
}

export type SeedTask = ComposeTask & Seeding

/**
 * Returns the seed with which a brief gives the best design. Nothing is drawn.
 * @throws Error if a font family is not bundled.
 */
export async function chooseSeed({ seeds, words, recent, ...task }: SeedTask): Promise<number> {
  const scenes: Scene[] = []
  for (const seed of seeds) scenes.push(await compose({ ...task, brief: { ...task.brief, seed } }))
  return chooseBest(scenes, words, recent)
}

export interface RenderTask {
  scene: Scene
  pictures: ImageBytes
  mark?: StillExport['mark']
}

export interface CopyTask {
  brief: Brief
  model: ModelWords | null
}

/** Writes the copy by rules. It runs here because the language detector takes 30 MB, which end with the thread. */
export async function writeBriefCopy({ brief, model }: CopyTask): Promise<Copy> {
  return writeCopy(brief, model)
}

export interface CarryTask {
  brief: Brief
  languages: readonly string[]
}

/** What designs in other languages say of a brief. It detects the language too. */
export async function listCarriedFacts({ brief, languages }: CarryTask): Promise<SpokenLanguage[]> {
  return listCarriedLanguages(brief, languages)
}

export interface BriefTask {
  brief: Brief
}

/** The objects that a person may choose for a brief. */
export async function listMotifs({ brief }: BriefTask): Promise<Motifs> {
  return listBriefMotifs(brief)
}

/** Reads the words of a brief. It detects the language too. */
export const readBriefRequest = async ({ brief }: BriefTask): Promise<ReadRequest> => readRequest(brief)

export interface SlidesTask {
  brief: Brief
  copy: Copy
  wish: SlideWish
}

/** Writes the slides of a carousel. */
export async function writeCarouselSlides({ brief, copy, wish }: SlidesTask): Promise<WrittenSlides> {
  return writeSlides(brief, copy, wish)
}

/** Returns PNG bytes of exactly `scene.width` x `scene.height` pixels. */
export async function render({ scene, pictures, mark }: RenderTask): Promise<Uint8Array> {
  return mark ? drawMarked(compositor, { scene, pictures }, mark) : compositor.draw(scene, pictures)
}

/**
 * Encodes one segment of a video.
 * @throws what `encodeSegment` throws.
 */
export async function encodeVideoSegment(task: SegmentTask): Promise<VideoSegment> {
  return encodeSegment(task, compositor)
}

/** Joins segments to the bytes of one film, with its sound. */
export const mux = (task: JoinTask): Promise<JoinedVideo> => joinVideo(task)

/** Reads a sound file and writes it again without metadata, or returns null if it is none. */
export const inspectSoundFile = (bytes: Uint8Array): Promise<InspectedSound | null> => inspectSound(bytes)

/** Reads a clip and writes it again without metadata, or returns null if it is none. */
export const inspectClipFile = (bytes: Uint8Array): Promise<InspectedClip | null> => inspectClip(bytes)

/** Decodes a sound file where no ffmpeg can. */
export const decodeSoundFile = (task: DecodeSoundTask): Promise<Stereo | null> => decodeWithoutFfmpeg(task)

/** Returns the length of a video in seconds, or null if it is not an MP4. */
export async function readVideoSeconds(video: Uint8Array): Promise<number | null> {
  return readDuration(video).catch(() => null)
}

export interface PosterTask extends RenderTask {
  mime_type: 'image/png' | 'image/webp'
  /** Maximum length of the longer side in pixels. */
  longest: number
}

/** Returns the still as PNG or WebP bytes. */
export async function poster({ scene, pictures, mime_type, longest }: PosterTask): Promise<Uint8Array> {
  const still = sharp(await compositor.draw(scene, pictures))
  const small = still.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }).keepXmp()
  const { data } = await (mime_type === 'image/png' ? small.png() : small.webp({ quality: 86 })).toBuffer({
    resolveWithObject: true,
  })
  return new Uint8Array(data)
}

export interface ExportTask extends RenderTask {
  options: StillExport
}

/** Returns the still as a file, or null if no quality fits. */
export async function exportStillFile({ options, ...still }: ExportTask): Promise<Uint8Array | null> {
  return exportStill(compositor, still, options)
}

/** Returns the storyboard of a film as a PDF, or null if it has no scenes. */
export async function exportStoryboardFile({ scene, pictures }: RenderTask): Promise<Uint8Array | null> {
  return createStoryboard(compositor, scene, pictures)
}

export interface BindTask {
  slides: readonly { scene: Scene; data: Uint8Array }[]
  title: string
}

/** Returns a PDF with one page for each slide. */
export async function bindSlides({ slides, title }: BindTask): Promise<Uint8Array> {
  return bindPages(slides, title)
}

/**
 * Checks an image file (`data`, as from `render`) against the scene, and the scenes of a film.
 * @throws Error if the image cannot be decoded.
 */
export async function check(task: CheckTask): Promise<BrandCheck> {
  return checkDesign(task, compositor)
}

/**
 * Draws the cutout of a picture file.
 * @throws Error if the file cannot be decoded.
 */
export async function previewCutOut(task: CutOutTask): Promise<CutOutImage> {
  return drawCutOut(task)
}
