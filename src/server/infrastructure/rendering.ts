import type { Studio } from '#studio/render/studio.ts'
import type { NewestCalls } from './limits/newest-call.ts'
import type { UserQueue } from './limits/user-queue.ts'
import { openUserTurns } from './limits/user-turns.ts'

type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** The studio, and what limits its work. */
export interface StudioSeam {
  studio: Studio
  /**
   * Limits how many steps of rendering run at once to the number of cores, with turns for each user. `videos` leaves one of them to everything
   * else.
   */
  renders: Limit & { films: Limit }
  /** The limits of rendering with the turns of a user. */
  userRenders: (name: string) => StudioSeam['renders']
  /** Whether ffmpeg can decode the clip of a video model. If not, no clip is bought. */
  decodesClips: () => Promise<boolean>
  /** Reads the words in an image that a model generated from a text, and says whether it could be read in all scripts of the text. */
  readLetters: (image: Uint8Array, text: string) => Promise<{ words: string[]; is_checked: boolean }>
  /** Runs the previews of brands of one user one after another. */
  previews: UserQueue
  /** Runs previews of designs: one at a time for each person and kind, and of those that wait, the newest. */
  designPreviews: NewestCalls
}

/** Opens the limits of rendering. With a single core, a step may run beside a video. */
export function openRenders(cores: number): StudioSeam['userRenders'] {
  const [all, videos] = [openUserTurns(Math.max(2, cores)), openUserTurns(Math.max(1, cores - 1))]
  return (name) =>
    Object.assign(<T>(work: () => Promise<T>) => all(name, work), {
      // A video counts for nobody there. Otherwise the images of its user would wait until it is rendered.
      films: <T>(work: () => Promise<T>) => videos(name, () => all(null, work)),
    })
}
