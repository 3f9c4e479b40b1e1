import { PLEASE } from './asking.ts'
import { LATE_VERB, sortWords } from './order-cursor.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** The most words of what is published, and the most UTF-16 code units of its sentence up to the colon. */
const MOST_WORDS = 7
const LONGEST = 90

interface PublishPatterns {
  /** "pls post", before what is ours. */
  first: RegExp
  /** "graag", before "onze nieuwe prijzen posten". */
  polite: RegExp
  /** "posten", "paylaş": at the end. */
  last: RegExp
}

const compiled = new Map<string, PublishPatterns>()

function patternsOf({ tag, order }: ReadingWords): PublishPatterns {
  const end = String.raw`(?![\p{L}\p{M}\p{N}])`
  const polite = `(?:(?:${sortWords(`${order.polite}|${order.ask}`)}|${PLEASE})${end}[ ,!.]*){0,4}`
  const verb = sortWords(order.publish)
  const patterns = compiled.get(tag) ?? {
    first: compilePattern(`^\\s*${polite}(?:${verb})${end} +(?=(?:${sortWords(order.our)})${end} *)`, 'iu'),
    polite: compilePattern(`^\\s*${polite}`, 'iu'),
    last: compilePattern(`(?<=\\S )(?:${verb}|${LATE_VERB})${end}[ ,!.]*${polite}$`, 'iu'),
  }
  compiled.set(tag, patterns)
  return patterns
}

/**
 * Finds an order to publish what is ours at the start of a sentence: "pls post our new prices: cut £20, …". What is published stays, as the label
 * of what follows the colon, unless its case comes from the verb. Without a colon, the sentence may be for readers: "Share our table".
 */
export function findPublished(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, Math.min(end, start + LONGEST))
  const colon = said.search(/[:：](?!\d)/u)
  const asked = colon < 0 ? '' : said.slice(0, colon).trimEnd()
  if (asked === '' || asked.split(/\s+/u).length > MOST_WORDS + 4) return []
  const { first, polite, last } = patternsOf(words)
  const verb = first.exec(asked)?.[0].length ?? 0
  if (verb > 0) {
    const object = asked.slice(verb)
    const isOut = READERS.test(object) || object.split(/\s+/u).length > MOST_WORDS
    return isOut ? [] : [{ start, end: start + verb }]
  }
  const late = last.exec(asked)
  const before = polite.exec(asked)?.[0].length ?? 0
  const object = late ? asked.slice(before, late.index).trim() : ''
  if (!late || object === '' || READERS.test(object)) return []
  if (words.tag === 'tr') return OF_OURS.test(object) ? [{ start, end: start + colon + 1 }] : []
  const isOurs = compilePattern(`^(?:${sortWords(words.order.our)})(?![\\p{L}\\p{M}])`, 'iu').test(object)
  const tail = { start: start + late.index, end: start + colon }
  return isOurs ? [...(before > 0 ? [{ start, end: start + before }] : []), tail] : []
}

/** What readers are to share: "Share our page: every new follower gets 10 % off". */
const READERS =
  /(?<!\p{L})(?:pages?|posts?|profiles?|videos?|links?|beitr[aä]ge?|seite|profil|vidéo|page|publicación|página|perfil|publicação|pagina|profilo|bericht|strona|stronę|profilu|film|страницу|пост|сторінку|допис|sida|inlägg|profilimizi|sayfamızı|gönderimizi)(?!\p{L})/iu

/** What is ours, in the case of an object: "yeni fiyatlarımızı". */
const OF_OURS = /(?:[ıiuü]m[ıiuü]z[ıiuü]|[ıiuü]m[ıiuü])$/iu
