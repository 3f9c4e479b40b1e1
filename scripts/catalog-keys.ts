import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * Part of `npm run check`: the key of a sentence says what the sentence is for (`noMatchesHint`), not how it begins, since sentences change
 * and their keys stay. A sentence that no screen shows is deleted.
 */

/** Keys of fewer words are too short to tell a role from a beginning: `noTags` is both. */
const BEGINNING_WORDS = 3

export interface SentenceKey {
  key: string
  sentence: string
}

/** The keys of a catalog file with their English sentences. A sentence with plural forms is its last form. */
export function listKeys(file: string, source: string): SentenceKey[] {
  const found: SentenceKey[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [, words] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineWords' || words?.type !== 'ObjectExpression') return
      for (const property of words.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          found.push({ key: property.key.name, sentence: source.slice(property.value.start, property.value.end) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

const listWords = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Whether a key is the first words of a longer sentence. Placeholders are not counted as words. */
export function isBeginning({ key, sentence }: SentenceKey): boolean {
  const words = listWords(sentence.replaceAll(/\{\w+\}/g, '').replaceAll(/\b'\b/g, ''))
  const named = listWords(key.replaceAll(/[A-Z]/g, ' $&'))
  return (
    named.length >= BEGINNING_WORDS &&
    words.length > named.length &&
    named.every((word, index) => word === words[index])
  )
}

/** Every word in the sources. All sources have half a million, so they are listed once for all catalogs. */
export const listNamed = (readers: readonly string[]): ReadonlySet<string> =>
  new Set(readers.flatMap((source) => source.match(/\w+/g) ?? []))

/** The keys that no reader names. */
export const listUnread = (keys: readonly string[], named: ReadonlySet<string>): string[] =>
  keys.filter((key) => !named.has(key))

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** One line for each key that names no role or has no reader. */
export function listWrongKeys(): string[] {
  const catalogs = globSync('src/web/words/*.ts', { cwd: root }).toSorted()
  // Many keys are values of the contract.
  const readers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.startsWith('src/web/words/'))
  const named = listNamed(readers.map(read))
  return catalogs.flatMap((file) => {
    const keys = listKeys(file, read(file))
    const unread = listUnread(
      keys.map(({ key }) => key),
      named,
    )
    return [
      ...keys.filter(isBeginning).map(({ key, sentence }) => `${file}: ${key} is the beginning of ${sentence}`),
      ...unread.map((key) => `${file}: no screen shows ${key}`),
    ]
  })
}

if (import.meta.main) {
  const wrong = listWrongKeys()
  for (const line of wrong) process.stderr.write(`${line}\n`)
  process.exit(wrong.length > 0 ? 1 : 0)
}
