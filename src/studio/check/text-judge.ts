import { judgeWords } from './words/judge-words.ts'
import { listWordSources } from './word-sources.ts'
import type { Brief } from '../model/brief.ts'
import type { JudgedLine, WordFinding, WordRule } from './words/judged-design.ts'

/** A text of a post or an ad need not say all of a request. */
const WHOLE: ReadonlySet<WordRule> = new Set(['left_out', 'gap', 'order', 'attached'])
/** Where the parts of a text are joined: lines, sentences, then labels and lists. A dot behind a short word or a number may be none of its end. */
const LINES = /^(?:• |\d{1,2}\. )|(?<!\n)\n+(?:• |\d{1,2}\. )?|[ \u00A0]·[ \u00A0]/u
const SENTENCES = /(?<=[^\s\d.]{4}[.!?…؟।]["”»]?|[!?؟]) +|(?<=[。！？])/u
const PHRASES = /: |(?<=[，、：])|[,،] |(?<=[^\s\d.]{2}\.|\d\.) +/u

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 }

/**
 * Opens the judge of texts that stand without a picture, such as captions and ads: a text must say nothing but what the request, the brand or the
 * product says, and lose no condition of it. Its parts may come from different places. `own` are words that a person gave for it.
 */
export function openTextJudge(
  brief: Brief,
  language: string,
  own: readonly string[] = [],
): (text: string) => WordFinding[] {
  const sources = listWordSources(brief, language, { own, model: [] })
  const known = new Map<string, WordFinding[]>()
  const judge = (parts: readonly string[]) => {
    const lines = parts.map((text, slide): JudgedLine => ({ text, role: 'text', box: NO_BOX, slide }))
    const design = { language, lines, caption: '', alt_text: '', left_out: [] }
    return judgeWords(design, sources).filter(({ rule }) => !WHOLE.has(rule))
  }
  /** The parts in which the judge finds least. Only those with a fault are divided further. */
  const read = (text: string): WordFinding[] => {
    let parts = split(text, LINES)
    let best = judge(parts)
    for (const pattern of [SENTENCES, PHRASES]) {
      if (best.length === 0) return best
      const wrong = new Set(best.map(({ line }) => line))
      const finer = parts.flatMap((part, index) => (wrong.has(index) ? split(part, pattern) : [part]))
      const found = finer.length === parts.length ? best : judge(finer)
      if (found.length > best.length) continue
      parts = finer
      best = found
    }
    return best
  }
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

const split = (text: string, pattern: RegExp): string[] =>
  text.split(pattern).filter((part) => /[\p{L}\p{N}]/u.test(part))
