import type { Route } from '#contract/route.ts'
import type { App } from '../app.ts'
import { isNoRoom } from '../storage/no-room.ts'

/**
 * Runs a handler. A deletion that finds the disk full gets the reserve and is tried once more: nothing of the first try was done, as
 * its transaction was undone.
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
