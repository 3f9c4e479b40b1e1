import { CAPTION_FORMATS } from '#contract/designs/design-options.ts'
import { listCues, writeSrt, writeVtt } from '#studio/film/captions.ts'
import { parseFilmScenes } from '../../stored/scene.ts'
import type { PackRow } from './read-pack.ts'

/** The captions of a video beside it, under its name: SRT for platforms, VTT for websites. Nothing for other cells and older films. */
export function* writeCaptionFiles(
  { film_scenes, film_fps }: Pick<PackRow, 'film_scenes' | 'film_fps'>,
  name: string,
): Generator<{ name: string; input: string }> {
  const scenes = parseFilmScenes(film_scenes)
  if (!scenes || !film_fps) return
  const cues = listCues({ scenes, fps: film_fps })
  const stem = name.slice(0, name.lastIndexOf('.'))
  for (const format of CAPTION_FORMATS)
    yield { name: `${stem}.${format}`, input: format === 'srt' ? writeSrt(cues) : writeVtt(cues) }
}
