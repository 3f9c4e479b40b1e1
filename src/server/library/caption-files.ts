import { sql } from 'kysely'
import { CAPTION_FORMATS } from '#contract/designs/design-options.ts'
import { listCues, writeSrt, writeVtt } from '#studio/video/captions.ts'
import { parseCaptionSource } from '../stored/scene.ts'

/** The column of a content row that its captions are written from: its motion without what is drawn. */
export const selectVideo = sql`(content.scene #> '{motion}') - 'layers' - 'tracks'`.as('film')

/** The captions of a video beside it, under its name: SRT for platforms, VTT for websites. Nothing for images and older films. */
export function* writeCaptionFiles(
  { film }: { film: unknown },
  name: string,
): Generator<{ name: string; input: string }> {
  const source = parseCaptionSource(film)
  if (!source?.scenes) return
  const cues = listCues(source)
  const stem = name.slice(0, name.lastIndexOf('.'))
  for (const format of CAPTION_FORMATS)
    yield { name: `${stem}.${format}`, input: format === 'srt' ? writeSrt(cues) : writeVtt(cues) }
}
