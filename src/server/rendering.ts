import type { Studio } from '#studio/render/studio.ts'
import { openRoom } from './limits/room.ts'

export interface HasStudio {
  studio: Studio
}

type Limit = ReturnType<typeof openRoom>

export interface HasRenders {
  /** Limits how many steps of rendering run at once to the number of cores. `films` leaves one of them to everything else. */
  renders: Limit & { films: <T>(work: () => Promise<T>) => Promise<T> }
}

/** Opens the limits of rendering. With a single core, a step may run beside a video. */
export function openRenders(cores: number): HasRenders['renders'] {
  const [all, films] = [openRoom(Math.max(2, cores)), openRoom(Math.max(1, cores - 1))]
  return Object.assign(all, { films: <T>(work: () => Promise<T>) => films(() => all(work)) })
}

export interface HasClipDecoder {
  /** Whether ffmpeg can decode the clip of a video model. If not, no clip is bought. */
  decodesClips: () => Promise<boolean>
}
