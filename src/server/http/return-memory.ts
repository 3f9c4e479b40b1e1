import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A collection is worth its time once the heap has this much more than after the last one. */
const WORTH_BYTES = 32 * 1024 * 1024

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Returns a function that gives memory back to the system once nobody asks for anything. V8 collects only while it allocates: after a
 * busy minute, an idle server would keep all that it needed then. The function takes up to 0.2 s and does nothing where there is little to win.
 */
export function openMemoryReturn(): () => void {
  // The first call always collects: of what the start parsed and compiled, an idle server kept 27 MB.
  let kept = 0
  let collect: Collect | null = null
  return () => {
    if (process.memoryUsage().heapUsed < kept + WORTH_BYTES) return
    collect ??= exposeCollector()
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = process.memoryUsage().heapUsed
  }
}

function exposeCollector(): Collect {
  setFlagsFromString('--expose-gc')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- https://nodejs.org/docs/latest-v24.x/api/globals.html#gcoptions
  return runInNewContext('gc') as Collect
}
