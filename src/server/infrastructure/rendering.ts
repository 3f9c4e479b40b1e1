import type { Lane, Studio } from '#studio/render/studio.ts'
import type { NewestCalls } from './limits/newest-call.ts'
import type { UserQueue } from './limits/user-queue.ts'
import { openUserTurns } from './limits/user-turns.ts'

type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** The turns of a user in a lane. */
export type LaneTurns = Limit & { lane: Lane }

/**
 * Limits how many steps of rendering run at once to the number of cores, with turns for each user. Beside them, the lane of videos has one
 * place fewer, in a process that the system serves last.
 */
export interface UserRenders {
  renders: LaneTurns
  videoRenders: LaneTurns
}

/** The studio, and what limits its work. */
export interface StudioSeam extends UserRenders {
  studio: Studio
  /** The limits of rendering with the turns of a user. */
  userRenders: (name: string) => UserRenders
  /** Whether ffmpeg can decode the clip of a video model. If not, no clip is bought. */
  decodesClips: () => Promise<boolean>
  /** Reads the words in an image that a model generated from a text, and says whether it could be read in all scripts of the text. */
  readLetters: (image: Uint8Array, text: string) => Promise<{ words: string[]; is_checked: boolean }>
  /** Runs the previews of brands of one user one after another. */
  previews: UserQueue
  /** Runs previews of designs: one at a time for each person and kind, and of those that wait, the newest. */
  designPreviews: NewestCalls
}

/** How many steps of videos are rendered at once. */
export const countVideoPlaces = (cores: number): number => Math.max(1, cores - 1)

/** Opens the limits of rendering. With a single core, two steps may run at once. */
export function openRenders(cores: number): StudioSeam['userRenders'] {
  const lanes = { stills: openUserTurns(Math.max(2, cores)), videos: openUserTurns(countVideoPlaces(cores)) }
  const openLane = (name: string, lane: Lane): LaneTurns =>
    Object.assign(<T>(work: () => Promise<T>) => lanes[lane](name, work), { lane })
  return (name) => ({ renders: openLane(name, 'stills'), videoRenders: openLane(name, 'videos') })
}
