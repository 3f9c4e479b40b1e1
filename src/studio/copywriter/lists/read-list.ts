import { splitSteps } from '../facts/read-block.ts'

/** One point of a list. `number` is the one that it has in the prompt; null for a point with a bullet or the name of a slide. */
export interface ListItem {
  text: string
  number: number | null
}

/** A prompt that names its points one by one. */
export interface ListedPrompt {
  /** The text before the list. */
  lead: string
  items: readonly ListItem[]
  /** The text after the list. */
  end: string
}

/** A line of a list: "- Grind fresh", "2) Weigh your beans", "3️⃣ Pour", "Slide 3: Pour slowly". */
const LINE = /^\s*(?:[-–—•*·]\s+|(?:(\p{L}+)\s*)?(\d{1,2})(?:\s*[.):：、]|\uFE0F?\u20E3)\s*)(?=\S)/u
/** A numbered item within a line: "1. Go to bed early", "1️⃣ Go to bed early". */
const NUMBER = /(?:^|[\s:：])(\d{1,2})(?:[.)]\s+|\uFE0F?\u20E3\s*)(?=\S)/gu
const LEAST = 2

/** Reads the list of a prompt; null if it has none. `heading` finds the heading of steps that are not numbered: "How to". */
export function readList(prompt: string, heading?: RegExp): ListedPrompt | null {
  return readLines(prompt) ?? readNumbers(prompt) ?? (heading ? readSteps(prompt, heading) : null)
}

/** "How to descale a kettle: fill it, add vinegar, boil, rinse" */
function readSteps(prompt: string, heading: RegExp): ListedPrompt | null {
  const told = splitSteps(prompt, heading)
  const items = (told?.steps ?? []).flatMap((text) => (text ? [{ text: trim(text), number: null }] : []))
  return told && items.length > LEAST ? { lead: told.subject, items, end: '' } : null
}

/** A line without a mark continues the point above it. */
function readLines(prompt: string): ListedPrompt | null {
  const lines = prompt.split(/\r?\n/)
  const first = lines.findIndex((line) => LINE.test(line))
  const last = lines.findLastIndex((line) => LINE.test(line))
  const items: ListItem[] = []
  for (const line of lines.slice(Math.max(0, first), last + 1)) {
    const [mark, name, number] = LINE.exec(line) ?? []
    const above = items.at(-1)
    if (mark === undefined) items.splice(-1, 1, { number: null, ...above, text: trim(`${above?.text ?? ''} ${line}`) })
    else items.push({ text: trim(line.slice(mark.length)), number: number && !name ? Number(number) : null })
  }
  if (items.length < LEAST) return null
  return { lead: tidy(lines.slice(0, first)), items, end: tidy(lines.slice(last + 1)) }
}

/** Numbers count only if they ascend from 1: "at 2. May" is no list. */
function readNumbers(prompt: string): ListedPrompt | null {
  const marks: { at: number; after: number }[] = []
  for (const match of prompt.matchAll(NUMBER))
    if (Number(match[1]) === marks.length + 1) marks.push({ at: match.index, after: match.index + match[0].length })
  const [first] = marks
  if (!first || marks.length < LEAST) return null
  const items = marks.map(({ after }, index) => ({
    text: trim(prompt.slice(after, marks[index + 1]?.at)),
    number: index + 1,
  }))
  return { lead: tidy([prompt.slice(0, first.at)]), items, end: '' }
}

const tidy = (lines: readonly string[]) => trim(lines.join(' ').replace(/[:：]\s*$/, ''))
const trim = (text: string) => text.replace(/\s+/g, ' ').trim()
