import { type ChildProcess, fork } from 'node:child_process'
import { flushCompileCache } from 'node:module'

/** How long a child process may take to start, which depends on the machine alone. */
const START_MS = 10_000

/** Limits of a process that parses untrusted bytes. */
interface ParserLimits {
  heapMib: number
  /** How long it may take for an answer, in milliseconds. */
  answerMs: number
  /** More flags of Node.js. */
  flags?: readonly string[]
}

export interface ParserProcess {
  /** @throws {Error} if there is no answer in time and memory. */
  ask: (question: object) => Promise<unknown>
  close: () => void
}

/**
 * Starts a worker file as a child process that calls `reportReady` when it is ready. A process that takes too long for an answer is
 * killed, and every later question is rejected.
 */
export function openParserProcess(worker: string, { heapMib, answerMs, flags = [] }: ParserLimits): ParserProcess {
  const child = fork(worker, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMib}`, ...flags],
    env: keepCompileCache(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  const ready = awaitMessage(child, START_MS)
  // `ask` throws the error of a failed start. Without a call of `ask`, the rejection would be unhandled.
  ready.catch(() => {})
  return {
    ask: async (question) => {
      await ready
      const answer = awaitMessage(child, answerMs)
      child.send(question, (error) => error && child.kill('SIGKILL'))
      return answer
    },
    close: () => child.kill('SIGKILL'),
  }
}

/** The only variable that a process for untrusted bytes gets: where Node keeps compiled modules, so that it starts in half the time. */
export function keepCompileCache(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
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
