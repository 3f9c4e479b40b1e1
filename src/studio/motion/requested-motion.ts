import type { Brief } from '../model/brief.ts'
import type { Motion } from '../model/scene.ts'
import { SPACED_WORDS, UNSPACED_WORDS } from './motion-words.ts'

/** What a request says about the motion of a video. A missing field is chosen by the studio. */
export interface RequestedMotion {
  style?: Motion['style']
  /** Length in seconds, within the limits of videos. */
  seconds?: number
}

const SECONDS_MIN = 3
const SECONDS_MAX = 30
/** At most so many words may stand between a pace and what it is about: "The movement should be rather slow". */
const NEAR = 4
/** Words with fewer letters stand for themselves only: "cut" is not the start of "cutlery". */
const STEM_LETTERS = 5

/**
 * Reads pace and length of a video from its instructions and its prompt: "Calm and slow", "a fast 10-second clip". A pace is read where it
 * is said of the video, or where an instruction says nothing else, so that "Mention our fast delivery" changes no motion.
 */
export function readRequestedMotion({ instructions, prompt }: Pick<Brief, 'instructions' | 'prompt'>): RequestedMotion {
  const found = [
    ...splitClauses(instructions ?? '').map((clause) => readClause(clause, true)),
    ...splitClauses(prompt).map((clause) => readClause(clause, false)),
  ]
  const style = found.find((motion) => motion.style)?.style
  const seconds = found.find((motion) => motion.seconds)?.seconds
  return { ...(style && { style }), ...(seconds && { seconds }) }
}

/** Quoted words are shown in the design, so they are no instructions. */
const splitClauses = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/["“”„«»「」『』][^"“”„«»「」『』]*["“”„«»「」『』]/g, '.')
    .split(/[.!?;:\n。！？؟।]/)
    .map((clause) => clause.trim())
    .filter(Boolean)

type Kind = keyof typeof SPACED_WORDS
const STYLES = ['calm', 'lively', 'bold'] as const
const KINDS: readonly Kind[] = [...STYLES, 'about', 'not', 'seconds', 'beside']

/** A word of a clause, and what it means. A number has its value. */
interface Token {
  kind: Kind | 'number' | 'other'
  value: number
}

function readClause(clause: string, isInstruction: boolean): RequestedMotion {
  const tokens = UNSPACED.test(clause) ? splitUnspaced(clause) : splitSpaced(clause)
  const isAlone = isInstruction && tokens.every(({ kind }) => kind !== 'other')
  const isOfVideo = (at: number) =>
    isAlone || tokens.some(({ kind }, index) => kind === 'about' && Math.abs(index - at) <= NEAR)
  const style = readStyle(tokens, isOfVideo)
  const length = tokens.find(
    ({ kind, value }, at) =>
      kind === 'number' &&
      tokens[at + 1]?.kind === 'seconds' &&
      value >= SECONDS_MIN &&
      value <= SECONDS_MAX &&
      isOfVideo(at),
  )
  return { ...(style && { style }), ...(length && { seconds: length.value }) }
}

/** "Not too fast" is calm. What is not calm may be anything. */
function readStyle(tokens: readonly Token[], isOfVideo: (at: number) => boolean): Motion['style'] | undefined {
  const at = tokens.findIndex(({ kind }, index) => STYLES.some((style) => style === kind) && isOfVideo(index))
  const style = STYLES.find((one) => one === tokens[at]?.kind)
  if (!style || !tokens.some(({ kind }) => kind === 'not')) return style
  return style === 'calm' ? undefined : 'calm'
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const toToken = (kind: Token['kind'], value = 0): Token => ({ kind, value })

function splitSpaced(clause: string): Token[] {
  const words = clause.match(/\p{Nd}+|[\p{L}\p{M}'’]+/gu) ?? []
  return words.map((word, index) => {
    if (/^\d/.test(word)) return toToken('number', Number(word))
    if (word === 's' && /^\d/.test(words[index - 1] ?? '')) return toToken('seconds')
    return toToken(KINDS.find((kind) => SPACED_WORDS[kind].some((stem) => isFormOf(word, stem))) ?? 'other')
  })
}

const isFormOf = (word: string, stem: string) => (stem.length < STEM_LETTERS ? word === stem : word.startsWith(stem))

/** Cuts the known words out of a clause without spaces, the longest first. Everything else counts as one other word each. */
function splitUnspaced(clause: string): Token[] {
  const tokens: Token[] = []
  let rest = clause
  while (rest !== '') {
    const number = /^\d+/.exec(rest)?.[0]
    const [kind, word] = number ? (['number', number] as const) : findStart(rest)
    if (kind !== 'other' || /[\p{L}\p{N}]/u.test(word)) tokens.push(toToken(kind, Number(number ?? 0)))
    rest = rest.slice(word.length)
  }
  return tokens
}

function findStart(rest: string): readonly [Token['kind'], string] {
  for (const kind of KINDS) {
    const word = UNSPACED_WORDS[kind].find((one) => rest.startsWith(one))
    if (word) return [kind, word]
  }
  return ['other', String.fromCodePoint(rest.codePointAt(0) ?? 0)]
}
