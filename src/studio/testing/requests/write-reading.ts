import { readRequest } from '../../copywriter/request-reading/read-request.ts'
import { createBrief } from '../briefs.ts'
import type { Brief } from '../../model/brief.ts'

/** What was read of a request, in one line: "message: Linen sheets | price: From $12 | (don't mention the size: 2 m)". */
export function writeReading(prompt: string, over: Partial<Brief> = {}): string {
  const { pieces, instructions } = readRequest(createBrief({ prompt, ...over }))
  const said = pieces.map(({ kind, text, source, entry }) => ({
    at: source.start + (source.field === 'prompt' ? 0 : prompt.length),
    text: `${kind}${entry ? ` ${entry.list}.${entry.index}` : ''}: ${text}`,
  }))
  const asked = instructions.map(({ text, source, withheld }) => ({
    at: source.start + (source.field === 'prompt' ? 0 : prompt.length),
    text: `(${text}${withheld.length > 0 ? `: ${withheld.join(', ')}` : ''})`,
  }))
  return [...said, ...asked]
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(' | ')
}
