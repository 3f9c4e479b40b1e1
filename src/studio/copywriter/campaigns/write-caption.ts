import { filterBanned } from '../banned.ts'
import { says } from '../caption.ts'
import { type Copy, listImportantTexts } from '../copy.ts'
import type { Brief } from '../../model/brief.ts'
import { endSentence, type Ideas, isAllowed, unique } from './list-ideas.ts'
import { findJoiner, splitSentences } from './shorten-text.ts'

/**
 * Captions of a post, best first, each with the facts of the request: as it is, with a question as its hook, with the facts as a list,
 * with another headline, and with the description first. Where the request gives too little for that, there are fewer.
 */
export function listCaptions(brief: Brief, copy: Copy, ideas: Ideas): string[] {
  const paragraphs = copy.caption.split('\n\n').map((paragraph) => keepAllowed(brief, paragraph, ideas))
  const [lead = '', ...rest] = paragraphs.filter((paragraph) => paragraph !== '')
  const closing = rest.at(-1) ?? ''
  const other = ideas.headlines.find((text) => text.length > 8 && text !== ideas.question && isNew(text, copy.caption))
  const join = (parts: readonly (string | null | undefined)[]) =>
    unique(parts.flatMap((part) => part ?? [])).join('\n\n')
  const captions = [
    join([lead, ...rest]),
    ideas.question && join([ideas.question, lead, ...rest]),
    listFacts(brief, copy, ideas, closing),
    other && join([endSentence(other, ideas.pack), lead, ...rest]),
    rest.length > 1 ? join([...rest.slice(0, -1), lead, closing]) : null,
  ]
  return unique(captions.flatMap((text) => text ?? []))
}

/** The headline, its facts line by line, and the call to action. Null for less than two facts. */
function listFacts(brief: Brief, copy: Copy, { pack }: Ideas, closing: string): string | null {
  const facts = listImportantTexts(copy).filter((text) => !says(copy.headline, text) && isAllowed(brief, text))
  if (facts.length < 2 || !isAllowed(brief, copy.headline)) return null
  const lines = facts.map((text) => `• ${text}`).join('\n')
  const call = copy.cta && says(closing, copy.cta) ? closing.split('\n').at(-1) : null
  return [endSentence(copy.headline, pack), lines, call].flatMap((part) => part ?? []).join('\n\n')
}

/** Whether most words of a text are not in another one. */
function isNew(text: string, said: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const known = words.filter((word) => said.toLowerCase().includes(word))
  return known.length <= words.length / 2
}

/** The paragraph without the sentences that break the don't-list. */
function keepAllowed(brief: Brief, paragraph: string, { pack }: Ideas): string {
  if (isAllowed(brief, paragraph)) return paragraph
  const lines = paragraph.split('\n').map((line) => {
    if (isAllowed(brief, line)) return line
    const kept = splitSentences(line, pack).flatMap((sentence) => filterBanned(sentence, brief.brand.dont ?? []) ?? [])
    return kept.join(findJoiner(pack))
  })
  return lines.filter((line) => line !== '').join('\n')
}
