import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { watchHolds } from './holds.ts'

/**
 * Loaded into a server process with `--import`: on SIGUSR2 it writes the longest turn of the event loop since the last
 * signal, in milliseconds of CPU time, to the file that HOLDS_FILE names.
 */
const file = process.env['HOLDS_FILE']
if (isMainThread && file) {
  let watch = watchHolds()
  process.on('SIGUSR2', () => {
    const [longest] = watch.stop()
    watch = watchHolds()
    writeFileSync(file, JSON.stringify({ cpu: longest?.cpu ?? 0, at: Date.now() }))
  })
}
