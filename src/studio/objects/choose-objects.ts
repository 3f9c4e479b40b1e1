import { randomFrom } from '../model/random.ts'
import { normalizeWord } from './normalize-word.ts'
import { STOP_WORDS } from './stop-words.ts'

/** A word and the objects that it names, best first, each with its weight (0 to 2). */
export type WordWeights = Record<string, readonly (readonly [name: string, weight: number])[]>

/** The words that the choice uses: curated topics, and the names and tags of the objects by language. */
export interface ObjectIndex {
  topics: WordWeights
  /** English first, then the language of the request. */
  lists: readonly WordWeights[]
}

/** A text of the request. `weight` says how much it tells about the subject: 1 for the prompt. */
export interface SubjectText {
  text: string
  weight: number
}

/** An object that fits. `reason` is the word of the request that named it. */
export interface ChosenObject {
  name: string
  score: number
  reason: string
  /** Whether a curated topic names it that is no occasion, and not only the data. */
  isCurated: boolean
}

interface Match {
  word: string
  objects: readonly (readonly [string, number])[]
  weight: number
  isCurated: boolean
}

/** Objects at most. */
const MAX_OBJECTS = 5
/** The score of a curated topic is this much higher than that of a name or a tag. Each further word of a phrase adds to it. */
const TOPIC_WEIGHT = 3
const PHRASE_BONUS = 0.8
/** Matches below this share of the best one are left out. */
const MIN_SHARE = 0.45
const MIN_WEIGHT = 0.75
/** The longest phrase that is looked up, in words. */
const MAX_PHRASE = 4

/**
 * Chooses one to five objects that show what a request is about, best first, or none. The best object of the best match
 * comes first; then the matches take turns, so a jazz night with burgers shows both. Pure: the seed only changes the
 * order of the others.
 */
export function chooseObjects(index: ObjectIndex, texts: readonly SubjectText[], seed: number): ChosenObject[] {
  const matches = listMatches(index, texts)
  const best = matches[0]
  if (!best) return []
  const random = randomFrom(seed, 'objects')
  const kept = matches.filter(({ weight }) => weight >= best.weight * MIN_SHARE).slice(0, 3)
  const queues = kept.map(({ objects, ...match }) => {
    const [first, ...others] = objects
    return { ...match, objects: first ? [first, ...random.shuffle(others)] : [] }
  })
  const chosen = new Map<string, ChosenObject>()
  for (let turn = 0; turn < MAX_OBJECTS; turn++) {
    for (const { word, weight, objects, isCurated } of queues) {
      const [name, worth] = objects[turn] ?? []
      if (name === undefined || worth === undefined || chosen.has(name) || chosen.size === MAX_OBJECTS) continue
      chosen.set(name, { name, score: Math.round(weight * worth * 100) / 100, reason: word, isCurated })
    }
  }
  return [...chosen.values()]
}

/** Lists the matches of the texts, best first. A word that is part of a longer match does not count separately. */
function listMatches(index: ObjectIndex, texts: readonly SubjectText[]): Match[] {
  const found = new Map<string, Match>()
  for (const { text, weight } of texts) {
    for (const [at, match] of findPhrases(index, splitWords(text)).entries()) {
      const weighed = { ...match, weight: match.weight * weight * (1 - Math.min(at, 6) * 0.02) }
      if (weighed.weight < MIN_WEIGHT) continue
      if (weighed.weight > (found.get(match.word)?.weight ?? 0)) found.set(match.word, weighed)
    }
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Japanese, Chinese, and Thai write no spaces, so words come from the segmenter of ICU. Numbers name nothing. */
function splitWords(text: string): string[] {
  const joined = normalizeWord(text).replace(/[-‐–/]/g, ' ')
  return [...segmenter.segment(joined)]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ segment }) => segment)
}

function findPhrases(index: ObjectIndex, words: readonly string[]): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length;) {
    const [match, length] = findLongest(index, words, at)
    if (match) matches.push(match)
    at += length
  }
  return matches
}

function findLongest(index: ObjectIndex, words: readonly string[], at: number): [Match | null, number] {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length)
    const match = findMatch(index, [part.join(' '), part.join('-'), part.join('')])
    if (match) return [{ ...match, weight: match.weight + Math.min(length - 1, 1) * PHRASE_BONUS }, length]
  }
  return [null, 1]
}

function findMatch({ topics, lists }: ObjectIndex, spellings: readonly string[]): Match | null {
  for (const spelling of spellings) {
    for (const [rank, word] of listForms(spelling).entries()) {
      if (STOP_WORDS.has(word)) return null
      const less = rank * 0.05
      const topic = own(topics, word)
      if (topic)
        return {
          word,
          objects: topic,
          weight: TOPIC_WEIGHT * (topic[0]?.[1] ?? 1) - less,
          isCurated: (topic[0]?.[1] ?? 0) >= 1,
        }
      const objects = lists.flatMap((list) => own(list, word) ?? [])
      const worth = objects.reduce((most, [, weight]) => Math.max(most, weight), 0)
      if (worth > 0) return { word, objects: limitToBest(objects, worth), weight: worth - less, isCurated: false }
    }
  }
  return null
}

/** Of the objects that a word of the data names, those with the highest score. */
const limitToBest = (objects: Match['objects'], worth: number): Match['objects'] =>
  objects.filter(([, weight]) => weight >= worth * 0.75).map(([name, weight], index) => [name, weight - index * 0.05])

const own = (list: WordWeights, word: string) => (Object.hasOwn(list, word) ? list[word] : undefined)

/** The word itself, and the word without plural endings and endings of English verbs. */
function listForms(word: string): string[] {
  const forms = [word]
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.length > 4 && /(?:[sx]|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2))
  if (word.length > 3 && /[^s]s$/.test(word)) forms.push(word.slice(0, -1))
  if (word.length > 4 && /(?:en|er)$/.test(word)) forms.push(word.slice(0, -2), word.slice(0, -1))
  if (word.length > 5 && word.endsWith('ing')) forms.push(word.slice(0, -3), `${word.slice(0, -3)}e`)
  return forms
}
