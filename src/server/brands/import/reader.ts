import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, PageReading, Question, StyleReading } from './read/read-sources.ts'

const WORKER = join(import.meta.dirname, 'reader-worker.ts')
const PATIENCE_MS = 4000
const HEAP_MIB = 160

/** Parses pages, style sheets, palettes and PDFs in a child process. */
export interface Reader {
  /** @throws {Error} if the page cannot be parsed in time and memory */
  readPage: (html: Uint8Array) => Promise<PageReading>
  /** @throws {Error} if the sources cannot be parsed in time and memory */
  readStyle: (question: Omit<Extract<Question, { step: 'style' }>, 'step'>) => Promise<StyleReading>
  close: () => void
}

/** Starts the child process on its first question. One that takes longer than four seconds is killed, and the next question starts another. */
export function openReader(): Reader {
  let child: ChildProcess | null = null
  const ask = (question: Question): Promise<Answer> => {
    child ??= start()
    const asked = child
    return new Promise((done, fail) => {
      const end = (outcome: () => void) => {
        clearTimeout(patience)
        asked.off('message', onMessage)
        asked.off('exit', onExit)
        outcome()
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process sends answers only
      const onMessage = (message: unknown) => end(() => done(message as Answer))
      const onExit = () =>
        end(() => {
          child = null
          fail(new Error('the parser was stopped'))
        })
      const patience = setTimeout(() => asked.kill('SIGKILL'), PATIENCE_MS)
      asked.once('message', onMessage).once('exit', onExit)
      asked.send(question, (error) => error && onExit())
    })
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each step has its own answer
    readPage: async (html) => (await ask({ step: 'page', html })) as PageReading,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each step has its own answer
    readStyle: async (question) => (await ask({ step: 'style', ...question })) as StyleReading,
    close: () => child?.kill('SIGKILL'),
  }
}

function start(): ChildProcess {
  const child = fork(WORKER, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  return child
}
