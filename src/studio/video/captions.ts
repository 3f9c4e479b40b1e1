import { splitGraphemes } from '../type/graphemes.ts'
import type { VideoScene } from '../model/video-scene.ts'
import type { Motion, Scene } from '../model/scene.ts'

/** A caption: its lines, and when it is shown in seconds. */
export interface Cue {
  from: number
  until: number
  lines: readonly string[]
}

/** A caption has two lines at most, of so many characters. */
const LINES_MAX = 2
const LINE_MAX = 42

/** Captions are read at this pace at most, in characters a second. */
export const CAPTION_PACE = 17

/** What captions are made of: the scenes of a film, and what its voice says. */
export interface CaptionSource extends Pick<Motion, 'fps' | 'spoken' | 'captions'> {
  scenes?: readonly SaidScene[] | undefined
}
type SaidScene = Pick<VideoScene, 'from' | 'until' | 'texts'> & { shot?: { number: number | null } | undefined }

/** Breaks a text into lines. */
export type BreakLines = (text: string) => readonly string[]

/**
 * The captions of a film: those that are burned in. Without them, what its voice says when it says it, and the texts of the scenes in which
 * nothing is said, as long as each is shown. Much text has several captions, whose times are in proportion to their length, so that all are
 * read at the pace of the film. Older films have none.
 */
export function listCues(video: CaptionSource): Cue[] {
  const { captions, fps } = video
  if (captions) return captions.cues.map(({ from, until, lines }) => ({ from: from / fps, until: until / fps, lines }))
  return layCues(video, breakLine)
}

/** The captions of a film in lines of a given breaking, `most` lines at a time. */
export function layCues(video: CaptionSource, breakLines: BreakLines, most = LINES_MAX): Cue[] {
  return listSaid(video).flatMap(({ from, until, texts }) => {
    const captions = joinLines(texts.flatMap(breakLines), most)
    const counts = captions.map((lines) => splitGraphemes(lines.join('')).length)
    const whole = counts.reduce((sum, count) => sum + count, 0)
    let passed = 0
    return captions.map((lines, index): Cue => {
      const start = from + ((until - from) * passed) / whole
      passed += counts[index] ?? 0
      return { from: start, until: from + ((until - from) * passed) / whole, lines }
    })
  })
}

interface Said {
  /** Seconds. */
  from: number
  until: number
  texts: readonly string[]
}

/** What is said in a film, in its order. A phrase that a voice says quickly is shown longer, as far as the next one allows. */
export function listSaid({ scenes = [], spoken = [], fps }: Omit<CaptionSource, 'captions'>): Said[] {
  const phrases = spoken.map(({ from, until, text }, index): Said => {
    const next = spoken[index + 1]?.from ?? Infinity
    const least = from + splitGraphemes(text).length / CAPTION_PACE
    return { from, until: Math.min(next, Math.max(until, least)), texts: [text] }
  })
  const isSpoken = ({ from, until }: Said) => phrases.some((one) => one.from < until && one.until > from)
  const silent = scenes
    .map((scene): Said => ({ from: scene.from / fps, until: scene.until / fps, texts: listSceneTexts(scene) }))
    .filter((scene) => !isSpoken(scene))
  return [...phrases, ...silent].toSorted((a, b) => a.from - b.from)
}

/** The texts of a scene. The number of an entry stands before its words. */
function listSceneTexts({ texts, shot }: SaidScene): readonly string[] {
  const [first, second, ...others] = texts
  const isNumbered = shot?.number !== undefined && shot.number !== null && first === String(shot.number)
  return isNumbered && second !== undefined ? [`${first}. ${second}`, ...others] : texts
}

/** Breaks a text between its words where it is too long for a line. A text without spaces is broken between its characters. */
function breakLine(text: string): string[] {
  const words = text.split(/\s+/).flatMap(splitWord)
  const lines: string[] = []
  for (const { word, isGlued } of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? null : `${last}${isGlued ? '' : ' '}${word}`
    if (joined !== null && splitGraphemes(joined).length <= LINE_MAX) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines.filter(Boolean)
}

function splitWord(word: string): { word: string; isGlued: boolean }[] {
  const letters = splitGraphemes(word)
  return Array.from({ length: Math.ceil(letters.length / LINE_MAX) }, (_, index) => ({
    word: letters.slice(index * LINE_MAX, (index + 1) * LINE_MAX).join(''),
    isGlued: index > 0,
  }))
}

const joinLines = (lines: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, index) => lines.slice(index * most, (index + 1) * most))

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** `00:00:02,500`, with the mark before the milliseconds that the format wants. */
function writeTime(seconds: number, mark: ',' | '.'): string {
  const all = Math.round(seconds * 1000)
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60]
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(all / 1000) % 60)}${mark}${pad(all % 1000, 3)}`
}

/** Writes captions as a SubRip file. */
export const writeSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ from, until, lines }, index) =>
        `${index + 1}\n${writeTime(from, ',')} --> ${writeTime(until, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n')

/** Writes captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ from, until, lines }) =>
        `${writeTime(from, '.')} --> ${writeTime(until, '.')}\n${lines.map(escapeVtt).join('\n')}\n`,
    )
    .join('\n')}`

const escapeVtt = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The captions of a film as the text of a file. Empty captions for a design without a film. */
export function writeCaptions({ motion }: Pick<Scene, 'motion'>, format: 'srt' | 'vtt'): string {
  const cues = motion ? listCues(motion) : []
  return format === 'srt' ? writeSrt(cues) : writeVtt(cues)
}
