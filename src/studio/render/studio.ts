import { openThreads, type ThreadSettings } from './threads.ts'
import { type ClipFault, extractStill, type ReadClip, readClip } from './video/extract-still.ts'
import { findFfmpeg, findWebmEncoder } from './video/ffmpeg.ts'
import { renderVideo } from './video/render-video.ts'
import type { WorkBudget } from './work-budget.ts'
import { runLimited } from './work-limit.ts'
import type { VideoPreview, VideoPreviewOptions } from './video-preview.ts'
import type { Preview, PreviewOptions } from './preview.ts'
import type { ModelWords } from '../copywriter/model-words.ts'
import type { Seeding, Sketch } from './sketch.ts'
import type { Motifs } from './objects/find-objects.ts'
import type { CutOutImage, CutOutTask } from './image/cut-out/draw-cut-out.ts'
import type { StillExport } from './export/export-options.ts'
import {
  type HeardFiles,
  NO_SOUNDS,
  openHeard,
  type ReadSound,
  readSound,
  toDecoder,
  type SoundFault,
} from './sound/open-sound.ts'
import type { RenderedVideo, VideoOptions } from './video/render-video.ts'
import type { VideoOutput } from './video/video-encoder.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import type { SpokenLanguage } from '../copywriter/carry/list-carried-languages.ts'
import type { Brief } from '../model/brief.ts'
import type { BrandCheck } from '../check/check-rule.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import type { WrittenSlides } from '../carousel/slide.ts'
import type { SlideWish } from '../carousel/write-slides.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { SceneMark } from '../mark/mark-scene.ts'
import type { ReadRequest } from '../model/pieces.ts'
import type { Scene } from '../model/scene.ts'

export type { ImageBytes } from './image/prepare-images.ts'
export type { SoundFault } from './sound/open-sound.ts'
export type { ClipFault } from './video/extract-still.ts'
export type { RenderedVideo, VideoOptions } from './video/render-video.ts'

/** A rendered PNG. Sizes are pixels. */
export interface RenderedImage {
  data: Uint8Array
  mime_type: 'image/png'
  width: number
  height: number
}

/** A rendered still as an image file. */
export interface Poster {
  data: Uint8Array
  mime_type: 'image/png' | 'image/webp'
}

export interface PosterOptions extends Abortable {
  /** PNG by default. */
  mime_type?: Poster['mime_type']
  /** Maximum length of the longer side in pixels. By default, the still's own size. */
  longest?: number
}

/** After an abort, the promise rejects with an AbortError once the work has ended: at the latest after a second of CPU time, with its thread. */
export interface Abortable {
  signal?: AbortSignal
}

/** Which process works on a call, where stills and videos have one each. Videos take long, and get what stills leave of the processor. */
export type Lane = 'stills' | 'videos'

/** `lane` is that of stills by default. Videos are rendered and exported in their own in any case. */
export interface InLane extends Abortable {
  lane?: Lane
}

/** `budget` is the CPU time of a request with several calls. By default, each call has its own. */
export interface Limited extends Abortable {
  budget?: WorkBudget
}

/**
 * Composes, renders, and checks designs in worker threads. Calls are independent of each other.
 * @throws AbortError (from all methods) if the signal aborts.
 * @throws {WorkLimitError} (from all methods but those of videos) if the work takes more CPU time than it may.
 */
export interface Studio {
  /** Writes the copy of a design by rules. With `model`, the texts of a text model are used, and the facts of the prompt are kept. */
  writeCopy(brief: Brief, options?: Abortable & { model?: ModelWords | null }): Promise<Copy>
  /** Reads the words of a brief: those that designs show, in pieces, and those that are addressed to us. */
  readRequest(brief: Brief, options?: Abortable): Promise<ReadRequest>
  /** What designs in other languages than the brief's say of it, and which of its words they leave out. */
  listCarriedFacts(brief: Brief, languages: readonly string[]): Promise<SpokenLanguage[]>
  /** What a design without an image shows, and the other objects that a person may choose for it, best first. */
  listMotifs(brief: Brief): Promise<Motifs>
  /** Writes the slides of a carousel from a brief and the copy of its post. `count` null lets the brief decide. */
  writeSlides(brief: Brief, copy: Copy, wish: SlideWish, options?: Abortable): Promise<WrittenSlides>
  /** Composes a scene. A broken image is skipped, and `scene.notes` says so. */
  compose(brief: Brief, copy: Copy, images: ImageBytes, options?: ComposeOptions & InLane): Promise<Scene>
  /**
   * Composes a design and draws it for the editor. `preview` states the size and the slots. Returns null if a strict preview cannot use
   * its layout.
   */
  preview(
    brief: Brief,
    copy: Copy,
    images: ImageBytes,
    preview: PreviewOptions,
    options?: ComposeOptions & Limited & { words?: CheckedWords | null },
  ): Promise<Preview | null>
  /**
   * Composes a film and draws scenes and frames of it for its storyboard. A clip is represented by a still of it, and is heard if `clip` has
   * its bytes. `sounds` are the sound files that its storyboard names.
   */
  previewVideo(
    brief: Brief,
    copy: Copy,
    images: ImageBytes,
    preview: VideoPreviewOptions,
    options?: ComposeOptions & Limited & { files?: HeardFiles },
  ): Promise<VideoPreview>
  /** Composes a design and draws it small with `ratio` pixels for each of its canvas, to compare it with others of its request. */
  sketch(brief: Brief, copy: Copy, images: ImageBytes, options: ComposeOptions & Limited & Sketching): Promise<Sketch>
  /** Returns that of `seeds` whose design is best and repeats the `recent` designs of the brand least: see `chooseBest`. */
  chooseSeed(
    brief: Brief,
    copy: Copy,
    images: ImageBytes,
    options: ComposeOptions & Limited & InLane & Seeding,
  ): Promise<number>
  /** Renders the scene as a PNG of exactly its width and height. The same scene, images and mark give the same bytes. */
  render(scene: Scene, images: ImageBytes, options?: InLane & { mark?: SceneMark | null }): Promise<RenderedImage>
  /**
   * Measures the delivered pixels against the brand's rules, and judges what the design says by `words`, if they are given. With the
   * `images` of a film, each of its scenes is checked too.
   * @throws Error if the image cannot be decoded.
   */
  check(
    scene: Scene,
    rendered: RenderedImage,
    options?: InLane & { words?: CheckedWords | null; pictures?: ImageBytes | null },
  ): Promise<BrandCheck>
  /**
   * Renders the scene of a video as MP4: H.264 yuv420p in BT.709 limited range, header first, with a silent audio
   * track, exactly `scene.width` x `scene.height`. The same scene, images, and encoder give the same bytes. On abort,
   * the promise rejects at once, and the work ends before the next frame.
   * @throws Error if the scene has no motion or odd sides, if the encoder fails, or if the clip cannot be decoded.
   */
  renderVideo(scene: Scene, images: ImageBytes, options?: VideoOptions): Promise<RenderedVideo>
  /**
   * Renders the frame of a video that is shown after `seconds`, or its last frame if it is shorter.
   * @throws Error if the scene has no motion or odd sides, or if the clip cannot be decoded.
   */
  renderFrame(scene: Scene, images: ImageBytes, seconds: number, options?: VideoOptions): Promise<RenderedImage>
  /** Exports the still of a scene as a file with its provenance. Returns null if no quality fits `maxBytes`. */
  exportStill(scene: Scene, images: ImageBytes, options: StillExport & Abortable): Promise<Uint8Array | null>
  /** Creates a PDF with one JPEG page for each finished slide, with the provenance of the first. `data` is its PNG. */
  bindPages(
    slides: readonly { scene: Scene; data: Uint8Array }[],
    options: { title: string } & Abortable,
  ): Promise<Uint8Array>
  /**
   * Exports a video as a file with its provenance. A GIF has half the width and height and at most six seconds. Returns null if
   * there is no ffmpeg that can encode it: WebM and half-size MP4 need one.
   * @throws what `renderVideo` throws.
   */
  exportVideo(scene: Scene, images: ImageBytes, output: VideoOutput, options?: VideoOptions): Promise<Uint8Array | null>
  /** Draws the storyboard of a film as a PDF. Returns null for a film of an older release, which has no scenes. */
  exportStoryboard(scene: Scene, images: ImageBytes, options?: Abortable): Promise<Uint8Array | null>
  /** Returns the design, which is the cover of a video. */
  poster(scene: Scene, images: ImageBytes, options?: PosterOptions): Promise<Poster>
  /**
   * Extracts one frame of an MP4 as PNG, to use it in `images`. Any ffmpeg works; `ffmpeg` on PATH is the default.
   * Returns null if there is no ffmpeg, or if it cannot decode the clip within 20 seconds of CPU time and 768 MiB.
   */
  extractStill(clip: Uint8Array, options?: ExtractStillOptions): Promise<Uint8Array | null>
  /**
   * Reads a clip that a user sent, or says why it cannot be taken: as an MP4 without metadata, with a still of it. Without an ffmpeg, none
   * can.
   */
  readClip(bytes: Uint8Array, options: ExtractStillOptions & { secondsMax: number }): Promise<ReadClip | ClipFault>
  /** Reads a sound file that a user sent, or says why it cannot be taken. Without an ffmpeg, AAC cannot. */
  readSound(bytes: Uint8Array, options: ExtractStillOptions & { secondsMax: number }): Promise<ReadSound | SoundFault>
  /**
   * Draws what the renderer makes of a product picture: its cutout, with the marks of a person if given, or the whole picture.
   * @throws Error if the file cannot be decoded.
   */
  previewCutOut(task: CutOutTask, options?: Abortable): Promise<CutOutImage>
  /** Ends all worker threads. */
  close(): Promise<void>
}

/** How a sketch is drawn, and what its words are judged by. */
export interface Sketching {
  ratio: number
  words: CheckedWords | null
}

export interface ExtractStillOptions extends Abortable {
  ffmpegPath?: string | null
}

/** Opens a studio with up to `threads` worker threads, which start on first use. Each thread has one renderer with its fonts. */
export function openStudio(settings: ThreadSettings = {}): Studio {
  const threads = openThreads(settings)
  const run = async <Result>(name: string, task: object, signal?: AbortSignal, budget?: WorkBudget): Promise<Result> =>
    (await runLimited(threads, name, task, { signal, budget })) as Result
  return {
    writeCopy: (brief, { signal, model = null } = {}) => run<Copy>('writeBriefCopy', { brief, model }, signal),
    readRequest: (brief, { signal } = {}) => run<ReadRequest>('readBriefRequest', { brief }, signal),
    listCarriedFacts: (brief, languages) => run<SpokenLanguage[]>('listCarriedFacts', { brief, languages }),
    listMotifs: (brief) => run<Motifs>('listMotifs', { brief }),
    writeSlides: (brief, copy, { count, most }, { signal } = {}) =>
      run<WrittenSlides>('writeCarouselSlides', { brief, copy, wish: { count, most } }, signal),
    compose: (brief, copy, images, { signal, lane: _, ...options } = {}) =>
      run<Scene>('compose', { brief, copy, pictures: images, options }, signal),
    preview: (brief, copy, images, preview, { signal, budget, words = null, ...options } = {}) =>
      run<Preview | null>('preview', { brief, copy, pictures: images, preview, options, words }, signal, budget),
    previewVideo: async (brief, copy, images, preview, { signal, budget, files, ...options } = {}) => {
      const decoder = toDecoder(run, files?.ffmpegPath, signal)
      const sounds = preview.isHeard && files ? await openHeard(options, files, decoder) : NO_SOUNDS
      const played = { sounds, clips: files?.clips ?? {}, ffmpeg: decoder.ffmpeg }
      const task = { brief, copy, pictures: images, preview, options, ...played }
      return run<VideoPreview>('previewVideo', task, signal, budget)
    },
    sketch: (brief, copy, images, { signal, budget, ratio, words, ...options }) =>
      run<Sketch>('sketch', { brief, copy, pictures: images, options, ratio, words }, signal, budget),
    chooseSeed: (brief, copy, images, { signal, budget, lane: _, seeds, words, recent, ...options }) => {
      const task = { brief, copy, pictures: images, options, seeds, words, recent }
      return run<number>('chooseSeed', task, signal, budget)
    },
    render: async (scene, images, { signal, mark = null } = {}) => {
      const data = await run<Uint8Array>('render', { scene, pictures: images, mark }, signal)
      return { data, mime_type: 'image/png', width: scene.width, height: scene.height }
    },
    check: (scene, { data }, { signal, words = null, pictures = null } = {}) =>
      run<BrandCheck>('check', { scene, data, words, pictures }, signal),
    renderVideo: async (scene, images, options = {}) => {
      options.signal?.throwIfAborted()
      const ffmpeg = options.ffmpegPath === undefined ? await findFfmpeg() : options.ffmpegPath
      const output = { format: 'mp4', ratio: 1 } as const
      const rendered = await renderVideo(threads, { scene, pictures: images, ffmpeg, output }, options)
      return { ...rendered, mime_type: 'video/mp4' }
    },
    renderFrame: async (scene, images, seconds, options = {}) => {
      const output = { format: 'png', frame: Math.round(seconds * (scene.motion?.fps ?? 0)) } as const
      const { data, width, height } = await renderVideo(
        threads,
        { scene, pictures: images, ffmpeg: null, output },
        options,
      )
      return { data, mime_type: 'image/png', width, height }
    },
    exportStill: (scene, images, { signal, ...options }) =>
      run<Uint8Array | null>('exportStillFile', { scene, pictures: images, options }, signal),
    exportStoryboard: (scene, images, { signal } = {}) =>
      run<Uint8Array | null>('exportStoryboardFile', { scene, pictures: images }, signal),
    bindPages: (slides, { signal, title }) => run<Uint8Array>('bindSlides', { slides, title }, signal),
    exportVideo: async (scene, images, output, options = {}) => {
      const find = output.format === 'webm' ? findWebmEncoder : findFfmpeg
      const isDrawn = output.format === 'gif' || output.format === 'frames'
      const ffmpeg = isDrawn ? null : await find(options.ffmpegPath ?? undefined)
      if (!ffmpeg && (output.format === 'webm' || (output.format === 'mp4' && output.ratio !== 1))) return null
      const { data } = await renderVideo(threads, { scene, pictures: images, ffmpeg, output }, options)
      return data
    },
    poster: async (scene, images, { signal, mime_type = 'image/png', longest = 4096 } = {}) => {
      const data = await run<Uint8Array>('poster', { scene, pictures: images, mime_type, longest }, signal)
      return { data, mime_type }
    },
    extractStill: async (clip, { signal, ffmpegPath } = {}) => {
      const seconds = await run<number | null>('readVideoSeconds', clip, signal)
      return seconds === null ? null : extractStill(clip, seconds, ffmpegPath ?? 'ffmpeg', signal)
    },
    readClip: (bytes, { secondsMax, signal, ffmpegPath }) =>
      readClip(bytes, secondsMax, toDecoder(run, ffmpegPath, signal)),
    readSound: (bytes, { secondsMax, signal, ffmpegPath }) =>
      readSound(bytes, secondsMax, toDecoder(run, ffmpegPath, signal)),
    previewCutOut: (task, { signal } = {}) => run<CutOutImage>('previewCutOut', task, signal),
    close: () => threads.destroy(),
  }
}
