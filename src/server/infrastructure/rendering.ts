import type { Studio } from '#studio/render/studio.ts'
import { openUserTurns } from './limits/user-turns.ts'

export interface HasStudio {
  studio: Studio
}

type Limit = <T>(work: () => Promise<T>) => Promise<T>

export interface HasRenders {
  /**
   * Limits how many steps of rendering run at once to the number of cores, with turns for each user. `films` leaves one of them to everything
   * else.
   */
  renders: Limit & { films: Limit }
}

export interface HasUserRenders {
  /** The limits of rendering with the turns of a user. */
  userRenders: (name: string) => HasRenders['renders']
}

/** Opens the limits of rendering. With a single core, a step may run beside a video. */
export function openRenders(cores: number): HasUserRenders['userRenders'] {
  const [all, films] = [openUserTurns(Math.max(2, cores)), openUserTurns(Math.max(1, cores - 1))]
  return (name) =>
    Object.assign(<T>(work: () => Promise<T>) => all(name, work), {
      // A video counts for nobody there. Otherwise the images of its user would wait until it is rendered.
      films: <T>(work: () => Promise<T>) => films(name, () => all(null, work)),
    })
}

export interface HasClipDecoder {
  /** Whether ffmpeg can decode the clip of a video model. If not, no clip is bought. */
  decodesClips: () => Promise<boolean>
}
