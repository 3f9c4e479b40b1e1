/** A prompt that names its points one by one. */
export interface ListedPrompt {
  /** The text before the list. */
  lead: string
  items: readonly string[]
  /** The text after the list. */
  end: string
}

/** A line of a list: "- Grind fresh", "2) Weigh your beans", "Slide 3: Pour slowly". */
const LINE = /^\s*(?:[-–—•*·]\s+|(?:\p{L}+\s*)?\d{1,2}\s*[.):：、]\s*)(?=\S)/u
/** A numbered item within a line: "1. Go to bed early". */
const NUMBER = /(?:^|[\s:：])(\d{1,2})[.)]\s+(?=\p{L}|\p{N})/gu
const LEAST = 2

/** Reads the list of a prompt; null if it has none. */
export function readList(prompt: string): ListedPrompt | null {
  return readLines(prompt) ?? readNumbers(prompt)
}

function readLines(prompt: string): ListedPrompt | null {
  const lines = prompt.split(/\r?\n/)
  const first = lines.findIndex((line) => LINE.test(line))
  const last = lines.findLastIndex((line) => LINE.test(line))
  const items = lines.filter((line) => LINE.test(line)).map((line) => line.replace(LINE, ''))
  if (items.length < LEAST) return null
  return { lead: tidy(lines.slice(0, first)), items: items.map(trim), end: tidy(lines.slice(last + 1)) }
}

/** Numbers count only if they ascend from 1: "at 2. May" is no list. */
function readNumbers(prompt: string): ListedPrompt | null {
  const marks: { at: number; after: number }[] = []
  for (const match of prompt.matchAll(NUMBER))
    if (Number(match[1]) === marks.length + 1) marks.push({ at: match.index, after: match.index + match[0].length })
  const [first] = marks
  if (!first || marks.length < LEAST) return null
  const items = marks.map(({ after }, index) => trim(prompt.slice(after, marks[index + 1]?.at)))
  return { lead: tidy([prompt.slice(0, first.at)]), items, end: '' }
}

const tidy = (lines: readonly string[]) => trim(lines.join(' ').replace(/[:：]\s*$/, ''))
const trim = (text: string) => text.replace(/\s+/g, ' ').trim()
