import { WALL_CLOCK_FACTOR } from '#studio/render/limited-command.ts'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'

/** The studio limits the CPU time of a stage. One that waits so long without computing is aborted. */
const STAGE_PATIENCE_MS = 30 * SECOND * WALL_CLOCK_FACTOR

/** Runs one stage of drawing once a core is free. */
export function drawStage<T>(
  { renders }: Pick<StudioSeam, 'renders'>,
  signal: AbortSignal,
  draw: (patience: AbortSignal) => Promise<T>,
): Promise<T> {
  return renders(async () => {
    const watchdog = startWatchdog(STAGE_PATIENCE_MS)
    return draw(AbortSignal.any([signal, watchdog.signal])).finally(watchdog.stop)
  })
}
