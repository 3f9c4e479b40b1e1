import type { DrawnStoryboard } from '#contract/designs/video-preview.ts'
import { SCENES_MAX } from '#contract/designs/video-options.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { VideoPreview as DrawnVideo } from '#studio/render/video-preview.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import { readEdits } from '../../generation/run/read-edits.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { type DrawingWork, encodePreview, runDrawing } from '../preview.ts'

/** The places of all scenes that a film can have. */
export const EVERY_SCENE = Array.from({ length: SCENES_MAX }, (_, index) => index)

/** The longer side of a scene in the strip of scenes, in pixels. */
const SCENE_SIDE = 320

/**
 * Draws the storyboard of a video that is not made yet, with the words of its design; null for images.
 * @throws {Problem} as `runDrawing` does
 */
export async function drawStoryboard(
  app: StudioSeam,
  { brief, copy, pictures }: { brief: ItemBrief; copy: Copy; pictures: ImageBytes },
  work: DrawingWork,
): Promise<DrawnStoryboard | null> {
  if (brief.content_type !== 'video') return null
  const ratio = Math.min(0.5, SCENE_SIDE / Math.max(brief.width, brief.height))
  const options = { ...readEdits(brief), signal: work.gone, budget: work.budget }
  const drawn = await runDrawing(app, work, () =>
    app.studio.previewVideo(brief, copy, pictures, { ratio, stills: EVERY_SCENE }, options),
  )
  const { scenes } = brief
  const storyboard = encodeStoryboard(drawn)
  // Edited scenes keep their ids.
  return storyboard && scenes ? { ...storyboard, film: { ...storyboard.film, scenes } } : storyboard
}

/** A drawn film as JSON with images in base64; null for a film without scenes. */
export function encodeStoryboard({ story, frames: _, sound: __, ...video }: DrawnVideo): DrawnStoryboard | null {
  const scenes = video.scenes.map(({ still, ...times }) => ({ ...times, still: still && encodePreview(still) }))
  return story && { ...video, film: story, scenes }
}

/** Frames and sound of a drawn film in base64. */
export const encodeFrames = ({ seconds, frames, sound }: DrawnVideo) => ({
  seconds,
  frames: frames.map(encode),
  sound: sound && encode(sound),
})

const encode = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')
