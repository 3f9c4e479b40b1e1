import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { lowerPriority } from '#studio/render/lowered-priority.ts'
import { type Lane, openStudio } from '#studio/render/studio.ts'
import { findBudget, type FromStudio, type StudioCall, type ToStudio, type UnsentOptions } from './studio-calls.ts'

/** The child process of `openStudioProcess`. It ends when the channel to its parent closes, whatever its threads do. */

const VIDEOS: Lane = 'videos'

/**
 * A video takes seconds of all cores, and a still must not wait for it, nor for its encoder. Threads of V8 have started before this, and those
 * that start later have the priority of the one that starts them. Only Linux has priorities of threads.
 */
if (process.platform === 'linux' && process.argv.includes(VIDEOS)) {
  const others = readdirSync('/proc/self/task').map(Number)
  for (const thread of others) if (thread !== process.pid) lowerPriority(thread)
  lowerPriority()
}

const studio = openStudio({ threads: availableParallelism() })
const running = new Map<number, AbortController>()

process.on('disconnect', () => process.exit())
// A terminal sends its signals to the parent too, which finishes its work first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.on('message', (message: ToStudio) => {
  if (message.method === 'abort') running.get(message.id)?.abort()
  else void answer(message)
})

async function answer(call: StudioCall): Promise<void> {
  const { id, method } = call
  const controller = new AbortController()
  running.set(id, controller)
  const budget = findBudget(call.args)
  try {
    const result: unknown = await Reflect.apply(studio[method], studio, addOptions(call, controller.signal))
    reply({ id, result, budget })
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    reply({ id, failure: { name, message, stack }, budget })
  } finally {
    running.delete(id)
  }
}

function addOptions({ id, args, unsent }: StudioCall, signal: AbortSignal): unknown[] {
  if (unsent.length === 0) return args
  const options: UnsentOptions = { signal, onProgress: (done, frames) => reply({ id, progress: { done, frames } }) }
  const added = Object.fromEntries(unsent.map((name) => [name, options[name]]))
  return [...args.slice(0, -1), Object.assign({}, args.at(-1), added)]
}

function reply(message: FromStudio): void {
  if (process.connected) process.send?.(message)
}
