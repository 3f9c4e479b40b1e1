import { EASTERN } from './eastern.ts'
import { ENGLISH } from './english.ts'
import { MORE_EAST } from './more-east.ts'
import { MORE_ENGLISH } from './more-english.ts'
import { MORE_EUROPE } from './more-europe.ts'
import { FRENCH_SPANISH } from './french-spanish.ts'
import { GERMAN } from './german.ts'
import { ROMANCE_DUTCH } from './romance-dutch.ts'

/** A request as people type it, with the facts that must survive whole. */
export interface WholeRequest {
  brand: string
  language: string
  prompt: string
  facts: readonly { text: string; isImportant: boolean }[]
  /** Words that are addressed to us, which appear nowhere. */
  orders: readonly string[]
}

/**
 * Whole requests of many kinds of business. A block starts with `# brand | language`; requests have blank lines between them. `[[fact]]` must
 * survive whole, `[[*fact]]` is one of the three most important ones, and `{{words}}` are addressed to us.
 */
export const MARKED_REQUESTS: readonly WholeRequest[] = [
  ENGLISH,
  GERMAN,
  FRENCH_SPANISH,
  ROMANCE_DUTCH,
  EASTERN,
  MORE_ENGLISH,
  MORE_EUROPE,
  MORE_EAST,
].flatMap((text) => text.split(/^# /m).slice(1).flatMap(readBusiness))

function readBusiness(block: string): WholeRequest[] {
  const [head = '', ...lines] = block.trim().split('\n')
  const [brand = '', language = ''] = head.split('|').map((part) => part.trim())
  return lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/)
    .map((marked) => ({ brand, language, ...readMarks(marked.trim()) }))
}

function readMarks(marked: string): Pick<WholeRequest, 'prompt' | 'facts' | 'orders'> {
  const facts = [...marked.matchAll(/\[\[(\*?)([^\]]+)\]\]/g)].map(([, star, text = '']) => ({
    text,
    isImportant: star === '*',
  }))
  const orders = [...marked.matchAll(/\{\{([^}]+)\}\}/g)].map(([, text = '']) => text)
  return { prompt: marked.replace(/\[\[\*?|\]\]|\{\{|\}\}/g, ''), facts, orders }
}
