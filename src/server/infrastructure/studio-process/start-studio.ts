import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Lane } from '#studio/render/studio.ts'
import { type WorkBudget, WorkLimitError } from '#studio/render/work-budget.ts'
import {
  findBudget,
  type FromStudio,
  type StudioMethod,
  type ToStudio,
  UNSENT_OPTIONS,
  type UnsentOptions,
} from './studio-calls.ts'

const HOST = fileURLToPath(new URL('./studio-host.ts', import.meta.url))

/** They lead to ffmpeg, to the temporary folder and to compiled modules. A process that decodes files gets no secrets. */
const VARIABLES = ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE', 'MALLOC_TRIM_THRESHOLD_']
/** Heaps of glibc. With two, as the server has, stills take 3 to 5 % longer (docs/performance.md). */
const HEAPS = { MALLOC_ARENA_MAX: '4' }

export interface StartedStudio {
  /**
   * @throws AbortError if the signal in the options aborts
   * @throws Error if the method fails, or if the process ends
   */
  call: (method: StudioMethod, args: unknown[]) => Promise<unknown>
  isRunning: () => boolean
  isBusy: () => boolean
  /** Ends the process and all its calls. */
  end: () => Promise<void>
}

interface WaitingCall extends Pick<UnsentOptions, 'onProgress'> {
  done: (result: unknown) => void
  fail: (error: Error) => void
  budget: WorkBudget | undefined
}

/** Starts the process of a studio. */
export function startStudio(lane: Lane): StartedStudio {
  const waiting = new Map<number, WaitingCall>()
  const child = forkHost(lane)
  child.on('message', (message: FromStudio) => receive(waiting, message))
  child.on('error', (error) => failAll(waiting, error))
  child.on('exit', (code, signal) => failAll(waiting, new Error(`The process of the studio ended: ${signal ?? code}`)))
  let lastId = 0
  return {
    isRunning: () => child.connected,
    isBusy: () => waiting.size > 0,
    call: async (method, given) => {
      const { args, signal, onProgress } = splitOptions(given)
      signal?.throwIfAborted()
      lastId += 1
      const id = lastId
      const { promise, resolve: done, reject: fail } = Promise.withResolvers<unknown>()
      waiting.set(id, { done, fail, onProgress, budget: findBudget(args) })
      // The call ends when its work has ended, because it counts as running until then.
      const abort = () => send(child, { id, method: 'abort' })
      signal?.addEventListener('abort', abort)
      send(child, { id, method, args, unsent: listGiven({ signal, onProgress }) })
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

const listGiven = (options: UnsentOptions) => UNSENT_OPTIONS.filter((name) => options[name] !== undefined)

/**
 * V8 compiles a regular expression to machine code when it runs for the second time, and keeps that code for good. One request in each of 22
 * languages leaves 153 MB of it in a thread, whose limit is 512 MB; from the tenth run on, 61 MB. Until then it interprets them, and shortening
 * what it interprets takes longer than the few runs gain (docs/performance.md).
 */
const PATTERNS = ['--regexp-tier-up-ticks=10', '--no-regexp-peephole-optimization']

/**
 * Room for objects that live shortly, in MiB for each thread. With the 2 MiB that the server has, a still takes a quarter more CPU time, and
 * with 16 the process has 35 MB more until it ends.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=16'

function forkHost(lane: Lane): ChildProcess {
  const env = { ...Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]])), ...HEAPS }
  const execArgv = [...process.execArgv, ...PATTERNS, YOUNG_OBJECTS]
  return fork(HOST, [lane], {
    serialization: 'advanced',
    env,
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** A process that cannot be written to is of no use. Its exit ends the calls. */
const send = (child: ChildProcess, message: ToStudio) => child.send(message, (error) => error && child.kill('SIGKILL'))

function receive(waiting: Map<number, WaitingCall>, message: FromStudio): void {
  const call = waiting.get(message.id)
  if ('progress' in message) return call?.onProgress?.(message.progress.done, message.progress.frames)
  waiting.delete(message.id)
  if (call?.budget && message.budget) call.budget.leftMs = message.budget.leftMs
  if ('result' in message) call?.done(message.result)
  else if (message.failure.name === WorkLimitError.name) call?.fail(new WorkLimitError())
  else call?.fail(Object.assign(new Error(message.failure.message), message.failure))
}

function failAll(waiting: Map<number, WaitingCall>, error: Error): void {
  for (const { fail } of waiting.values()) fail(error)
  waiting.clear()
}

/** Takes the options that cannot be sent from the last argument. */
function splitOptions(args: unknown[]): UnsentOptions & { args: unknown[] } {
  const last = args.at(-1)
  if (!hasUnsentOptions(last)) return { args }
  const { signal, onProgress, ...rest } = last
  return { args: [...args.slice(0, -1), rest], signal, onProgress }
}

const hasUnsentOptions = (value: unknown): value is UnsentOptions =>
  typeof value === 'object' && value !== null && ('signal' in value || 'onProgress' in value)
