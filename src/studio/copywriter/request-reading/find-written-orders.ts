import { findPack } from '../languages/packs.ts'
import { VERB_LAST } from './find-order.ts'
import { PLATFORM, sortWords } from './order-cursor.ts'
import { allowBare, matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Orders of the language pack, for languages that put the verb last. They count only if they name what we make. */
export function findWrittenOrders(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const whole = text.slice(start, end).trimEnd()
  // "…のための投稿を作ってください：", and the message behind it.
  const colon = whole.search(/[:：](?!\d)/u)
  const found = colon < 0 ? [] : readWrittenOrders(text, { start, end: start + colon + 1 }, words)
  const written = readWrittenOrders(text, { start, end }, words)
  // "selam, instagram için post yapar mısın: …": an order from the start up to the colon.
  const isWhole = written[0]?.start === start && (written.at(-1)?.end ?? 0) > start + colon
  if (found.length > 0 && !isWhole) return found
  if (written.length > 0 || !VERB_LAST.includes(words.tag)) return written
  const inner = findInner(text, { start, end }, words)
  if (inner.length > 0) return inner
  // "kuaför için post hazırla, saç boyama 650 TL": an order at the end of the first clause.
  const comma = /[,、](?!\d)\s*/u.exec(whole)
  if (!comma) return []
  const first = readWrittenOrders(text, { start, end: start + comma.index }, words)
  return first.map((order, index) =>
    index === first.length - 1 && order.end === start + comma.index
      ? { ...order, end: order.end + comma[0].length }
      : order,
  )
}

/** Verbs and words of need with which an order ends. */
const ORDER_VERB =
  / (?:laz[ıi]m|gerek(?:iyor)?|istiyor(?:uz|um)|(?:haz[ıi]rla|yap|olu[şs]tur|tasarla)(?:r m[ıi]s[ıi]n(?:[ıi]z)?|y?[ıi]n)?|बना (?:दो|दीजिए|दें|दीजिये)|बनाइए|बनाओ|बनाएं|चाहिए)(?= (?=[\p{L}\p{M}\p{N}]{2}))/giu
/** In UTF-16 code units: a subject and its order. */
const LONGEST_INNER = 64

/** Finds an order behind its subject, with the message behind it and no mark between them: "14 Şubat için post lazım kırmızı gül 50 TL …". */
function findInner(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  for (const { index, 0: verb } of text.slice(start, Math.min(end, start + LONGEST_INNER)).matchAll(ORDER_VERB)) {
    const to = start + index + verb.length
    const orders = readWrittenOrders(text, { start, end: to }, words)
    const last = orders.at(-1)
    if (last?.end === to) return [...orders.slice(0, -1), { ...last, end: to + 1 }]
  }
  return []
}

const bare = new Map<RegExp, RegExp>()

/** A pattern that also matches Turkish without its marks: "instagram icin post yapar misin". */
function bareOf(pattern: RegExp, tag: string): RegExp | null {
  if (tag !== 'tr') return null
  const found = bare.get(pattern) ?? compilePattern(allowBare(pattern.source, tag), 'iu')
  bare.set(pattern, found)
  return found
}

/** The "for" or "about" of an order that stands behind its subject: "पोस्ट बनाओ हमारी दुकान के लिए, …". */
function findLateLink(text: string, { start, end }: Extent): Extent[] {
  const subject = /^[^,।:\n]{2,60}?(?<link> (?:के लिए|के लिये|के बारे में))(?=\s*(?:[,।:\n]|$))/u.exec(text.slice(start, end))
  const to = start + (subject?.[0].length ?? 0)
  return subject ? [{ start: to - (subject.groups?.['link']?.length ?? 0), end: to }] : []
}

const PARTICIPLE = /^ ?(?:duyuran|tanıtan|anlatan)(?!\p{L})/iu

/** How many letters of a possessive are its accusative: "menümüzü", "kampanyasını". */
const countDeclined = (said: string): number =>
  /(?<=m[ıiuü]z)[ıiuü]$|(?<=\p{L}s[ıiuü])n[ıiuü]$/u.exec(said)?.[0].length ?? 0

/** What we make and what it is about are one word: it stays. */
const NOTICES = '告示|お客様の声|口コミ|レビュー|通知|公告|启事|啟事|[张張][图圖]'
/** In UTF-16 code units. */
const LONGEST_NAMED = 16

const ON_PLATFORM = compilePattern(PLATFORM, 'iu')

function readWrittenOrders(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, end).trimEnd()
  const { post, picture, vague } = words.order
  const things = matchWords(allowBare([post, picture, vague, NOTICES].filter(Boolean).join('|'), words.tag), true)
  const seen = words.tag.startsWith('zh') ? LONGEST_NAMED : 0
  return ((findPack(words.tag) ?? findPack('en'))?.prompt.orders ?? [])
    .flatMap((pattern) => {
      const found = pattern.exec(said) ?? bareOf(pattern, words.tag)?.exec(said)
      if (
        !found ||
        found[0].length === 0 ||
        // What is made may stand behind the order: "写一个招生通知".
        !(
          things.test(said.slice(found.index, found.index + found[0].length + seen)) ||
          ((words.tag === 'ko' || (words.tag === 'ja' && found[0].length === said.length)) &&
            ON_PLATFORM.test(found[0]))
        )
      )
        return []
      // Without the participle, what it announces needs no case: "yeni menümüzü duyuran bir post".
      const declined = words.tag === 'tr' && PARTICIPLE.test(found[0]) ? countDeclined(said.slice(0, found.index)) : 0
      const from = start + found.index - declined
      const to = start + found.index + found[0].length
      return found.index === 0 || to === start + said.length ? [{ start: from, end: to }] : []
    })
    .slice(0, 1)
    .flatMap((order) => [
      ...findGreeting(text, { start, end: order.start }, words),
      order,
      ...(words.tag === 'hi' && order.start === start ? findLateLink(text, { start: order.end, end }) : []),
    ])
}

/** "Hi, for us" before the subject of an order at its end. */
function findGreeting(text: string, { start, end }: Extent, { order }: ReadingWords): Extent[] {
  const polite = compilePattern(`^(?:(?:${sortWords(order.polite)})(?![\\p{L}\\p{M}\\p{N}])[ ,!]*){1,4}`, 'iu')
  const length = end > start ? (polite.exec(text.slice(start, end))?.[0].length ?? 0) : 0
  return length > 0 && start + length < end ? [{ start, end: start + length }] : []
}
