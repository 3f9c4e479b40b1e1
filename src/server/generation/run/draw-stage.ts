import { WALL_CLOCK_FACTOR } from '#studio/render/limited-command.ts'
import { startWatchdog } from '#studio/render/watchdog.ts'
import type { InLane } from '#studio/render/studio.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'

/** The studio limits the CPU time of a stage. One that waits so long without computing is aborted. */
const STAGE_PATIENCE_MS = 30 * SECOND * WALL_CLOCK_FACTOR

type StageLimits = Required<InLane>

/** Runs one stage of drawing in its lane, once the lane has a place. */
export function drawStage<T>(
  { renders }: Pick<StudioSeam, 'renders'>,
  signal: AbortSignal,
  draw: (limits: StageLimits) => Promise<T>,
): Promise<T> {
  return renders(async () => {
    const watchdog = startWatchdog(STAGE_PATIENCE_MS)
    return draw({ signal: AbortSignal.any([signal, watchdog.signal]), lane: renders.lane }).finally(watchdog.stop)
  })
}
