import type { ChildProcess } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { WALL_CLOCK_FACTOR } from '#studio/render/limited-command.ts'
import { forkLimited } from './limited-process.ts'

/** What Node.js reserves before it begins, and memory outside of its heap for bytes, in MiB. */
const OUTSIDE_HEAP_MIB = 960

/** Limits of a process that parses untrusted bytes. */
interface ParserLimits {
  heapMib: number
  /** CPU time for its start and all its answers, in whole seconds. */
  cpuSeconds: number
  /** More flags of Node.js. */
  flags?: readonly string[]
}

export interface ParserProcess {
  /** @throws {Error} if there is no answer within the limits */
  ask: (question: object) => Promise<unknown>
  close: () => void
}

/**
 * Starts a worker file as a child process that calls `reportReady` when it is ready. A process that uses up its CPU time is killed, and every
 * later question is rejected.
 */
export function openParserProcess(worker: string, { heapMib, cpuSeconds, flags = [] }: ParserLimits): ParserProcess {
  const child = forkLimited(worker, {
    cpuSeconds,
    dataMib: heapMib + OUTSIDE_HEAP_MIB,
    flags: [`--max-old-space-size=${heapMib}`, ...flags],
  })
  const patienceMs = cpuSeconds * 1000 * WALL_CLOCK_FACTOR
  child.on('error', () => child.kill('SIGKILL'))
  const ready = awaitMessage(child, patienceMs)
  // `ask` throws the error of a failed start. Without a call of `ask`, the rejection would be unhandled.
  ready.catch(() => {})
  return {
    ask: async (question) => {
      await ready
      const answer = awaitMessage(child, patienceMs)
      child.send(question, (error) => error && child.kill('SIGKILL'))
      return answer
    },
    close: () => child.kill('SIGKILL'),
  }
}

/** The next message of a child process, which is killed if none comes in time. */
function awaitMessage(child: ChildProcess, ms: number): Promise<unknown> {
  return new Promise((done, fail) => {
    const end = (outcome: () => void) => {
      clearTimeout(patience)
      child.off('message', onMessage)
      child.off('exit', onExit)
      outcome()
    }
    const onMessage = (message: unknown) => end(() => done(message))
    const onExit = () => end(() => fail(new Error('the parser was stopped')))
    const patience = setTimeout(() => child.kill('SIGKILL'), ms)
    child.once('message', onMessage).once('exit', onExit)
    if (child.exitCode !== null || child.signalCode !== null) onExit()
  })
}

/**
 * Reports from within the child process that its modules are loaded. They are saved for the next start now, because the process ends by
 * a kill.
 */
export function reportReady(): void {
  flushCompileCache()
  process.send?.('ready')
}
