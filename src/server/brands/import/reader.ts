import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PageReading, Question, StyleReading } from './read/read-sources.ts'

const WORKER = join(import.meta.dirname, 'reader-worker.ts')
/** How long the child process may take to start, which depends on the machine alone, and to answer a question. */
const START_MS = 10_000
const ANSWER_MS = 4000
const HEAP_MIB = 160

/** Parses pages, style sheets, palettes and PDFs in a child process. */
export interface Reader {
  /** @throws {Error} if the page cannot be parsed in time and memory */
  readPage: (html: Uint8Array) => Promise<PageReading>
  /** @throws {Error} if the sources cannot be parsed in time and memory */
  readStyle: (question: Omit<Extract<Question, { step: 'style' }>, 'step'>) => Promise<StyleReading>
  close: () => void
}

/** Starts the child process. One that takes longer than four seconds for an answer is killed, and answers no other question. */
export function openReader(): Reader {
  const child = fork(WORKER, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  const ready = awaitMessage(child, START_MS)
  // `ask` throws the error of a failed start. Without a call of `ask`, the rejection would be unhandled.
  ready.catch(() => {})
  const ask = async (question: Question): Promise<unknown> => {
    await ready
    const answer = awaitMessage(child, ANSWER_MS)
    child.send(question, (error) => error && child.kill('SIGKILL'))
    return answer
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers each step in its own form
    readPage: async (html) => (await ask({ step: 'page', html })) as PageReading,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers each step in its own form
    readStyle: async (question) => (await ask({ step: 'style', ...question })) as StyleReading,
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
