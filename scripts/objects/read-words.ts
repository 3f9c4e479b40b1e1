import type { WordWeights } from '#studio/objects/choose-objects.ts'
import { normalizeWord } from '#studio/objects/normalize-word.ts'

/** The languages of emojibase with the codes that Signet uses for them. */
const LANGUAGES = 'bn da de en es et fi fr hi hu it ja ko lt ms nb nl pl pt ru sv th uk vi zh zh-hant'.split(' ')

/** The score of a word: the name of an object, a part of the name, a tag of emojibase, a keyword of emojilib. */
const WORTH = { name: 2, part: 0.9, tag: 0.8, keyword: 0.5 }
/** A word that names more objects than this says nothing about the subject. */
const MAX_OBJECTS = 9

/** The score of an occasion, compared with that of an object. */
const OCCASION = 0.5
const round = (value: number) => Math.round(value * 100) / 100

interface EmojiRow {
  hexcode: string
  label: string
  tags?: string[]
}

/**
 * Reads the curated topics: each word with its objects, best first.
 * @throws Error for an object that does not exist, so that a typing error is found when the pack is written.
 */
export function readTopics(text: string, names: ReadonlySet<string>): WordWeights {
  const topics: WordWeights = {}
  for (const line of text.split('\n')) {
    const [words = '', objects = ''] = line.split(':')
    if (line.startsWith('#') || !objects) continue
    const listed = objects.trim().split(/\s+/)
    const unknown = listed.filter((name) => !names.has(name))
    if (unknown.length > 0) throw new Error(`topics.txt names unknown objects: ${unknown.join(' ')}`)
    const worth = words.startsWith('~') ? OCCASION : 1
    const weights = listed.map((name, index): [string, number] => [name, round(worth * (1 - index * 0.08))])
    for (const word of words.replace('~', '').split(',')) topics[normalizeWord(word.trim())] ??= weights
  }
  return topics
}

/** Reads the names and tags of the objects in every language of the data. */
export async function readWordLists(
  names: readonly string[],
  chars: Readonly<Record<string, string>>,
  readPackage: <Content>(path: string) => Promise<Content>,
): Promise<Record<string, WordWeights>> {
  const wanted = new Set(names)
  const nameByCode = new Map(
    Object.entries(chars).flatMap(([code, name]) => (wanted.has(name) ? [[toCode(code), name] as const] : [])),
  )
  const keywords = await readPackage<Record<string, string[]>>('emojilib')
  const lists: Record<string, WordWeights> = {}
  for (const language of LANGUAGES) {
    const rows = await readPackage<EmojiRow[]>(`emojibase-data/${language}/compact.json`)
    const list = createList()
    for (const { hexcode, label, tags = [] } of rows) {
      const name = nameByCode.get(toCode(hexcode))
      if (!name) continue
      list.add(label, name, WORTH.name)
      for (const part of label.split(/[\s-]+/)) list.add(part, name, WORTH.part)
      for (const tag of tags) list.add(tag, name, WORTH.tag)
    }
    if (language === 'en') addKeywords(list, keywords, nameByCode)
    lists[language] = list.finish()
  }
  return lists
}

const toCode = (hexcode: string) => hexcode.toLowerCase().replaceAll('-fe0f', '')

function addKeywords(
  list: ReturnType<typeof createList>,
  keywords: Readonly<Record<string, string[]>>,
  nameOf: ReadonlyMap<string, string>,
): void {
  for (const [emoji, words] of Object.entries(keywords)) {
    const code = Array.from(emoji, (sign) => sign.codePointAt(0)?.toString(16)).join('-')
    const name = nameOf.get(toCode(code))
    if (name) for (const word of words) list.add(word.replaceAll('_', ' '), name, WORTH.keyword)
  }
}

function createList() {
  const words = new Map<string, Map<string, number>>()
  return {
    add(text: string, name: string, worth: number): void {
      const word = normalizeWord(text)
      if (word.length < 2 && !/\p{Script=Han}/u.test(word)) return
      const objects = words.get(word) ?? new Map<string, number>()
      objects.set(name, Math.max(objects.get(name) ?? 0, worth))
      words.set(word, objects)
    },
    /** The best objects of a word first. Words with too many objects are left out, unless one of them has that name. */
    finish: (): WordWeights =>
      Object.fromEntries(
        [...words].flatMap(([word, objects]) => {
          const sorted = [...objects].toSorted(([a, one], [b, two]) => two - one || (a < b ? -1 : 1))
          const named = sorted.filter(([, worth]) => worth === WORTH.name)
          const kept = sorted.length > MAX_OBJECTS ? named : sorted.slice(0, 5)
          return kept.length > 0 ? [[word, kept] as const] : []
        }),
      ),
  }
}
