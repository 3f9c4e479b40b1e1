import { join } from 'node:path'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { openParserProcess } from '../parser-process.ts'
import { findLettersData } from './letters-data.ts'
import type { LettersQuestion } from './letters-worker.ts'

const WORKER = join(import.meta.dirname, 'letters-worker.ts')
const LIMITS = { heapMib: 800, cpuSeconds: 30 }

/** Images that are read at once, each in a child process of low priority. */
const semaphore = openSemaphore(1)

export interface ReadLetters {
  /** Words in the image of which the reader is certain. */
  words: string[]
  /** Whether the image could be read in all scripts of the text from which it was made. */
  is_checked: boolean
}

/**
 * Reads the words in an image that a model generated from a text. Words that are small, turned or decorated may be missed. It works without
 * a network.
 * Why, and what was rejected: docs/decisions/0088-judge-of-words.md.
 */
export async function readLetters(image: Uint8Array, text: string): Promise<ReadLetters> {
  const { folders, missing } = findLettersData(text)
  const question: LettersQuestion = { picture: image, folders }
  return semaphore(async () => {
    const { ask, close } = openParserProcess(WORKER, LIMITS)
    try {
      const words = await ask(question)
      return { words: isTexts(words) ? words : [], is_checked: isTexts(words) && missing.length === 0 }
    } catch {
      return { words: [], is_checked: false }
    } finally {
      close()
    }
  })
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
