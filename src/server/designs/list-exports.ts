import type { ExportChoice } from '#contract/designs/design-export.ts'
import { CAPTION_FORMATS, EXPORT_RATIOS, STILL_FORMATS, VIDEO_FORMATS } from '#contract/designs/design-options.ts'
import { EXPORT_LONGEST } from '#contract/limits.ts'
import { findFfmpeg, findWebmEncoder } from '#studio/render/video/ffmpeg.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../infrastructure/core.ts'

/** Lists the formats that a scene can be exported in. */
export async function listExports({ config }: Core, { width, height, motion }: Scene): Promise<ExportChoice[]> {
  const fitting = EXPORT_RATIOS.filter((ratio) => ratio * Math.max(width, height) <= EXPORT_LONGEST)
  const stills = STILL_FORMATS.map((format): ExportChoice => ({
    format,
    ratios: format === 'svg' || format === 'json' ? [1] : fitting,
  }))
  if (!motion) return stills
  const path = config.ffmpegPath ?? undefined
  const [mp4, webm] = await Promise.all([findFfmpeg(path), findWebmEncoder(path)])
  const videos = VIDEO_FORMATS.map((format): ExportChoice => {
    if (format === 'gif') return { format, ratios: [0.5] }
    if (format === 'frames') return { format, ratios: [0.5, 1] }
    if (format === 'webm') return { format, ratios: webm ? [0.5, 1] : [] }
    return { format, ratios: mp4 ? [0.5, 1] : [1] }
  })
  // Films of older releases do not say what they show, and when.
  const captions = motion.scenes
    ? [...CAPTION_FORMATS, 'storyboard' as const].map((format): ExportChoice => ({ format, ratios: [1] }))
    : []
  return [...videos.filter(({ ratios }) => ratios.length > 0), ...captions, ...stills]
}
