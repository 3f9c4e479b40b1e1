import { splitGraphemes } from '../type/graphemes.ts'
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

/**
 * The captions of what a film says: the texts of each scene as long as it is shown. A scene with much text has several captions, whose
 * times are in proportion to their length, so that all are read at the pace of the film. Older films have none.
 */
export function listCues({ scenes = [], fps }: Pick<Motion, 'scenes' | 'fps'>): Cue[] {
  return scenes.flatMap(({ from, until, texts }) => {
    const captions = joinLines(texts.flatMap(breakLine))
    const counts = captions.map((lines) => splitGraphemes(lines.join('')).length)
    const whole = counts.reduce((sum, count) => sum + count, 0)
    let passed = 0
    return captions.map((lines, index): Cue => {
      const start = from + ((until - from) * passed) / whole
      passed += counts[index] ?? 0
      return { from: start / fps, until: (from + ((until - from) * passed) / whole) / fps, lines }
    })
  })
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

function joinLines(lines: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_MAX) }, (_, index) =>
    lines.slice(index * LINES_MAX, (index + 1) * LINES_MAX),
  )
}

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
