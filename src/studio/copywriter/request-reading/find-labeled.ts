import type { ListEntry } from './part.ts'

/** One or two words and a colon at the start of a statement: "Q:", "Myth:", "Häufige Frage:". */
const LABEL =
  /(?<=^|[.!?…。！？)]\s{0,2}|\n[ \t]{0,4}|[:：]\s?|\s[–—-]\s)(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}'’]{0,14}(?: \p{L}[\p{L}\p{M}'’]{1,11})?) ?[:：](?!\d|\/\/)\s*(?=\S)/gu
/** What a label alone has to be typed to make a list; labels that alternate are one at twice. */
const LEAST_ALONE = 3
const LEAST_PAIRS = 2
const SENTENCE_END = /[.!?…](?=\s)|[。！？]|\n/u

/**
 * Finds statements with labels that come again: "Q: What age? A: From 4. Q: How long? A: 30 minutes", "Myth: … Fact: … Myth: … Fact: …". Each
 * entry is one round of labels with their words, because an answer says nothing without its question.
 */
export function findLabeled(text: string): ListEntry[] {
  const labels = [...text.matchAll(LABEL)].map(({ index, 0: { length }, 1: name = '' }) => ({
    name: name.toLowerCase(),
    start: index,
    words: index + length,
  }))
  const first = labels.find(({ name }, at) => labels.some((other, behind) => behind > at && other.name === name))
  if (!first) return []
  const run = labels.slice(labels.indexOf(first))
  const rounds = run.filter(({ name }) => name === first.name)
  const sizes = new Set(
    rounds.map(({ start }, at) => {
      const end = rounds[at + 1]?.start ?? Infinity
      return new Set(run.filter((one) => one.start >= start && one.start < end).map(({ name }) => name)).size
    }),
  )
  const [size = 0] = sizes
  if (sizes.size !== 1 || rounds.length < (size > 1 ? LEAST_PAIRS : LEAST_ALONE)) return []
  return rounds.map(({ start }, index) => ({
    start,
    end: rounds[index + 1]?.start ?? findEnd(text, run.at(-1)?.words ?? start),
    words: start,
    entry: { list: 0, index },
  }))
}

/** The end of the sentence that begins at `at`. */
function findEnd(text: string, at: number): number {
  const found = SENTENCE_END.exec(text.slice(at))
  return found ? at + found.index + 1 : text.length
}
