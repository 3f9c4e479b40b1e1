import { join } from 'node:path'
import { openParserProcess } from '../../files/parser-process.ts'
import type { PageReading, Question, Source, StyleReading } from './read/read-sources.ts'

const WORKER = join(import.meta.dirname, 'reader-worker.ts')
const LIMITS = { heapMib: 160, cpuSeconds: 8 }

/** Parses pages, style sheets, palettes and PDFs in a child process. */
export interface Reader {
  /** @throws {Error} if the page cannot be parsed in time and memory */
  readPage: (source: Source) => Promise<PageReading>
  /** @throws {Error} if the sources cannot be parsed in time and memory */
  readStyle: (question: Omit<Extract<Question, { step: 'style' }>, 'step'>) => Promise<StyleReading>
  close: () => void
}

/** Starts the child process. One that uses more than eight seconds of CPU time is killed, and answers no other question. */
export function openReader(): Reader {
  const { ask, close } = openParserProcess(WORKER, LIMITS)
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers each step in its own form
    readPage: async (source) => (await ask({ step: 'page', source } satisfies Question)) as PageReading,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers each step in its own form
    readStyle: async (question) => (await ask({ step: 'style', ...question } satisfies Question)) as StyleReading,
    close,
  }
}
