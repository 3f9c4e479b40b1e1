import { BAKED } from './words/baked.ts'
import { BEAUTY } from './words/beauty.ts'
import { BUSINESS } from './words/business.ts'
import { CULTURE } from './words/culture.ts'
import { DISHES } from './words/dishes.ts'
import { DRINKS } from './words/drinks.ts'
import { FASHION } from './words/fashion.ts'
import { HEALTH } from './words/health.ts'
import { HOME } from './words/home.ts'
import { LEARNING } from './words/learning.ts'
import { MUSIC } from './words/music.ts'
import { NATURE } from './words/nature.ts'
import { OCCASIONS } from './words/occasions.ts'
import { OUTDOORS } from './words/outdoors.ts'
import { PRODUCE } from './words/produce.ts'
import { SPORTS } from './words/sports.ts'
import { TRADES } from './words/trades.ts'
import { TRAVEL } from './words/travel.ts'
import { VEHICLES } from './words/vehicles.ts'
import { WILDLIFE } from './words/wildlife.ts'
import { FARMYARD } from './words/farmyard.ts'
import { CRITTERS } from './words/critters.ts'
import { ORCHARD } from './words/orchard.ts'
import { GIFTS } from './words/gifts.ts'
import { GREENS } from './words/greens.ts'
import { MEALS } from './words/meals.ts'
import { SERVICES } from './words/services.ts'
import { WARDROBE } from './words/wardrobe.ts'
import { TRANSPORT } from './words/transport.ts'
import { JOURNEYS } from './words/journeys.ts'
import { PLAYTHINGS } from './words/playthings.ts'
import { BALLGAMES } from './words/ballgames.ts'
import { HOUSEHOLD } from './words/household.ts'
import { BELONGINGS } from './words/belongings.ts'
import { OFFICE } from './words/office.ts'
import { readOwnWords } from './own-words.ts'
import { findSpelling, normalizeEntry } from './normalize-word.ts'

/** A thing that can be drawn, with the objects that show it, best first. Each of them shows it alone. */
export interface Concept {
  id: string
  /** Concepts of one area of life: a bakery may show coffee. `occasion` is a feast. */
  domain: string
  objects: readonly string[]
  /** Objects that fit it in some requests, so that a person may choose them. */
  others: readonly string[]
  /**
   * Whether its objects only are a sign of it, or one of many things that it may be: scales of a law firm, a sofa of a furniture shop. They
   * are drawn where a request or a product names the concept, but not for each post of a brand of that trade.
   */
  isSign: boolean
}

/** What a word names. `isTrade` is set for a kind of business, which may be part of its name. */
export interface Naming {
  concept: Concept
  isTrade: boolean
}

/** The words of one language, normalized. */
export interface Vocabulary {
  words: ReadonlyMap<string, Naming>
  /** First parts of words of any length, without their endings: Polish "piekarni-a", "piekarni-ach". */
  stems: ReadonlyMap<string, Naming>
  /** Last parts of compounds: German "Berg-käse". */
  heads: readonly (readonly [string, Naming])[]
  /** First parts of compounds: German "Weihnachts-essen". */
  modifiers: readonly (readonly [string, Naming])[]
  /** How entries of the language's own file are spelled with their accents, where these are compared. */
  spellings: ReadonlyMap<string, readonly string[]>
  spell: ((text: string) => string) | null
  /** The most words of an entry. */
  longest: number
}

/** The name of the lines whose words are the same in every language. */
const ANY = '*'

interface Line {
  concept: Concept
  language: string
  words: readonly string[]
}

/**
 * The curated words. `@ domain` starts the concepts of a domain, and `id: objects / others` a concept (`-` for no object, `id~` for a sign). Its lines start with a language and list
 * words: `bakery!` is a kind of business, `piekarni*` a stem, `-käse` the last and `weihnachts-` the first part of a compound.
 */
const LINES: readonly Line[] = [
  BAKED,
  DISHES,
  PRODUCE,
  DRINKS,
  BEAUTY,
  HEALTH,
  NATURE,
  HOME,
  TRADES,
  VEHICLES,
  BUSINESS,
  SPORTS,
  OUTDOORS,
  MUSIC,
  CULTURE,
  LEARNING,
  FASHION,
  TRAVEL,
  OCCASIONS,
  WILDLIFE,
  FARMYARD,
  CRITTERS,
  ORCHARD,
  GREENS,
  MEALS,
  WARDROBE,
  TRANSPORT,
  JOURNEYS,
  PLAYTHINGS,
  BALLGAMES,
  HOUSEHOLD,
  BELONGINGS,
  OFFICE,
  SERVICES,
  GIFTS,
].flatMap(readLines)

function readLines(text: string): Line[] {
  let domain = ''
  let concept: Concept | null = null
  return text.split('\n').flatMap((line): Line[] => {
    const head = /^([a-z-]+)(~?): (.*)$/.exec(line)
    if (line.startsWith('@ ')) domain = line.slice(2)
    else if (head) concept = { id: head[1] ?? '', domain, ...readObjects(head[3] ?? ''), isSign: head[2] === '~' }
    else if (line !== '' && concept) {
      const [language = '', ...rest] = line.split(' ')
      return [{ concept, language, words: rest.join(' ').split(',') }]
    }
    return []
  })
}

function readObjects(text: string): Pick<Concept, 'objects' | 'others'> {
  const [objects = '', others = ''] = text.split(' / ')
  return { objects: objects.split(' ').filter((name) => name !== '-'), others: others === '' ? [] : others.split(' ') }
}

/** All concepts, each once. */
export const CONCEPTS: readonly Concept[] = [...new Map(LINES.map(({ concept }) => [concept.id, concept])).values()]

const vocabularies = new Map<string, Vocabulary>()

/** The words of a language (ISO 639-1). A language without words has those that all languages share. */
export function findVocabulary(language: string): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const vocabulary = createVocabulary(language)
  vocabularies.set(language, vocabulary)
  return vocabulary
}

/** The lines of a language that has a file of its own. A line for an unknown concept names nothing. */
const listOwnLines = (language: string): Pick<Line, 'concept' | 'words'>[] =>
  readOwnWords(language).flatMap(({ id, words }) => {
    const concept = CONCEPTS.find((known) => known.id === id)
    return concept ? [{ concept, words }] : []
  })

function createVocabulary(language: string): Vocabulary {
  const words = new Map<string, Naming>()
  const stems = new Map<string, Naming>()
  const heads: [string, Naming][] = []
  const modifiers: [string, Naming][] = []
  const lines = LINES.filter((line) => [ANY, language].includes(line.language))
  for (const { concept, words: entries } of [...lines, ...listOwnLines(language)])
    for (const entry of entries) {
      const isTrade = entry.includes('!')
      const naming = { concept, isTrade }
      const word = normalizeEntry(entry.replace('!', ''))
      if (entry.trim().startsWith('-')) heads.push([word, naming])
      else if (word.endsWith('*')) stems.set(word.slice(0, -1), naming)
      else if (entry.trim().endsWith('-')) modifiers.push([word, naming])
      else if (!words.has(word)) words.set(word, naming)
    }
  const spell = findSpelling(language)
  const spellings = new Map<string, string[]>()
  for (const entry of spell ? readOwnWords(language).flatMap((line) => line.words) : []) {
    const bare = entry.replace(/[!*]|^\s*-/g, '')
    const key = normalizeEntry(bare)
    spellings.set(key, [...(spellings.get(key) ?? []), spell?.(bare.replace(/['’-]/g, ' ')) ?? ''])
  }
  const longest = Math.max(...[...words.keys()].map((word) => word.split(' ').length), 1)
  const byLength = (one: [string, Naming], two: [string, Naming]) => two[0].length - one[0].length
  return {
    words,
    stems,
    heads: heads.toSorted(byLength),
    modifiers: modifiers.toSorted(byLength),
    spellings,
    spell,
    longest,
  }
}
