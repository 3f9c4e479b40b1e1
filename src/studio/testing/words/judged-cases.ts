import type { JudgedDesign, JudgedLine, WordSources } from '../../check/words/judged-design.ts'

/** A request and the lines of a sound design for it. */
export interface JudgedCase {
  language: string
  request: string
  lines: readonly string[]
  /** What the request says to us. */
  told: readonly string[]
}

const PARTING = /^[\s,;:.、，：；。•–—-]+|[\s,;:、，；،。]+$/gu
const MARKER = /\s*\n\s*(?:\d\.|-)\s*$/u

/** Reads a request with marked pieces. See `SoundRequests`. */
export function readCase(marked: string, language: string): JudgedCase {
  const told = [...marked.matchAll(/\[([^\]]+)\]/g)].map(([, words = '']) => words.trim())
  const lines = marked
    .replace(/\[[^\]]+\]/g, '|')
    .split('|')
    .map((piece) => piece.replace(MARKER, '').replaceAll('\n', ' ').replace(PARTING, '').trim())
    .filter((piece) => piece !== '')
  return { language, request: marked.replace(/[[\]|]/g, ''), lines, told }
}

/** The texts of a design in one column; the first one is the headline. */
export const toLines = (texts: readonly string[]): JudgedLine[] =>
  texts.map((text, index) => ({
    text,
    role: index === 0 ? 'headline' : 'benefit',
    box: { x: 80, y: 80 + index * 90, width: 700, height: 60 },
  }))

/** A design with these texts, and nothing else. */
export const toDesign = (
  texts: readonly string[],
  language: string,
  over: Partial<JudgedDesign> = {},
): JudgedDesign => ({
  language,
  lines: toLines(texts),
  caption: '',
  alt_text: '',
  left_out: [],
  ...over,
})

/** What a design for a request may say. */
export const toSources = (request: string, over: Partial<WordSources> = {}): WordSources => ({
  request: [request],
  request_language: null,
  kept: [],
  own: [],
  model: [],
  sentences: [],
  vocabulary: new Set(),
  prices: [],
  ...over,
})
