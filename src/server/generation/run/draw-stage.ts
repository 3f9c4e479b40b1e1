import { startWatchdog } from '#studio/render/watchdog.ts'
import { SECOND } from '../../clock.ts'
import type { HasRenders } from '../../rendering.ts'

const STAGE_PATIENCE_MS = 60 * SECOND

/** Runs one stage of drawing once a core is free. It is aborted after one minute. */
export function drawStage<T>(
  { renders }: HasRenders,
  signal: AbortSignal,
  draw: (patience: AbortSignal) => Promise<T>,
): Promise<T> {
  return renders(async () => {
    const watchdog = startWatchdog(STAGE_PATIENCE_MS)
    return draw(AbortSignal.any([signal, watchdog.signal])).finally(watchdog.stop)
  })
}
