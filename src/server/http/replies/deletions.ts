import type { Route } from '#contract/route.ts'
import { isNoRoom } from '../../infrastructure/storage/no-room.ts'
import type { App } from '../../app.ts'

/**
 * Runs a handler. When a deletion fails because the disk is full, the reserve is freed and the handler runs once more. The first
 * attempt had no effect, since its transaction was rolled back.
 * @throws whatever `run` rejects with
 */
export async function withReserve<T>(
  { reserve }: Pick<App, 'reserve'>,
  { method }: Pick<Route, 'method'>,
  run: () => Promise<T>,
): Promise<T> {
  if (method !== 'DELETE' || !reserve) return run()
  try {
    return await run()
  } catch (error) {
    if (!isNoRoom(error) || !(await reserve.release())) throw error
    return run()
  } finally {
    await reserve.restore()
  }
}
