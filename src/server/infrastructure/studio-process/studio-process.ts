import { fromKeys } from '#contract/schema/from-keys.ts'
import type { Lane, Studio } from '#studio/render/studio.ts'
import { type StartedStudio, startStudio } from './start-studio.ts'
import { STUDIO_METHODS, type StudioMethod } from './studio-calls.ts'

/** Time without a call after which the process ends, in milliseconds. A new one answers within two seconds. */
const IDLE_MS = 20_000

/** The process of a lane. */
function openLane(lane: Lane, idleMs: number) {
  let started: StartedStudio | null = null
  let idle: NodeJS.Timeout | undefined
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = started
    started = null
    await ending?.end()
  }
  const call = async (method: StudioMethod, args: unknown[]): Promise<unknown> => {
    clearTimeout(idle)
    const current = started?.isRunning() ? started : startStudio(lane)
    started = current
    try {
      return await current.call(method, args)
    } finally {
      // Calls can end together: each finds the process idle, and only the last timer may stay.
      clearTimeout(idle)
      if (current === started && !current.isBusy()) idle = setTimeout(() => void end(), idleMs).unref()
    }
  }
  return { call, end }
}

/** The lane in the options of a call; videos are rendered in theirs in any case. */
function findLane(method: StudioMethod, args: readonly unknown[]): Lane {
  const last = args.at(-1)
  const named = typeof last === 'object' && last !== null && 'lane' in last && last.lane === 'videos'
  return named || RENDERS_VIDEOS.includes(method) ? 'videos' : 'stills'
}

const RENDERS_VIDEOS: readonly StudioMethod[] = ['renderVideo', 'renderFrame', 'exportVideo']

/**
 * Opens a studio whose threads run in child processes, one for stills and one for videos. Each starts with its first call and ends when there
 * was none for a while. The memory of pictures, fonts and threads ends with it, and a file that crashes a decoder ends only its calls of the
 * moment.
 * Why, and what was rejected: docs/decisions/0076-studio-process.md.
 */
export function openStudioProcess({ idleMs = IDLE_MS } = {}): Studio {
  const lanes = { stills: openLane('stills', idleMs), videos: openLane('videos', idleMs) }
  const call = (method: StudioMethod, args: unknown[]) => lanes[findLane(method, args)].call(method, args)
  const end = async () => {
    await Promise.all([lanes.stills.end(), lanes.videos.end()])
  }
  const methods = fromKeys(
    STUDIO_METHODS,
    (method) =>
      async (...args: unknown[]) =>
        call(method, args),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process calls the method of the same name with these arguments
  return { ...methods, close: end } as unknown as Studio
}
