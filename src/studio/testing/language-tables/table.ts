import { randomFrom, type Random } from '../../model/random.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'

/**
 * Prompts of one language, as its marketers type them. `[kind|text]` marks a fact; words in braces are drawn: from `words`, or
 * `{percent}`, `{price}`, `{count}`, `{hour}`, `{code}`. The second entry is the call to action that is expected.
 */
export interface PromptTable {
  words: Readonly<Record<string, readonly string[]>>
  rows: readonly (readonly [prompt: string, cta: string | null])[]
  /** A price of 19.90 in this currency (ISO 4217), as a native writes it. */
  price: readonly [currency: string, written: string]
}

export interface TableRow {
  prompt: string
  facts: readonly { kind: FactKind; text: string }[]
  cta: string | null
}

const CODES = ['RUN25', 'HELLO10', 'YUZU20']

const NUMBERS: Readonly<Record<string, (random: Random) => string>> = {
  percent: (random) => String(Math.floor(random.between(2, 10)) * 5),
  price: (random) => String(Math.floor(random.between(12, 90))),
  count: (random) => String(Math.floor(random.between(4, 20))),
  hour: (random) => String(Math.floor(random.between(8, 12))),
  code: (random) => random.pick(CODES),
}

/** Draws the values of a table's prompts, and reads their marks. */
export const drawRows = ({ words, rows }: PromptTable, seed: number): TableRow[] =>
  rows.map(([marked, cta], index) => {
    const random = randomFrom(seed, `row ${index}`)
    const draw = (name: string) => NUMBERS[name]?.(random) ?? random.pick(words[name] ?? [`{${name}}`])
    const filled = marked.replace(/\{([a-z]+)\}/g, (_, name: string) => draw(name))
    const facts = [...filled.matchAll(/\[([a-z]+)\|([^\]]+)\]/g)].map(([, kind, text]) => ({
      kind: kind as FactKind,
      text: text ?? '',
    }))
    return { prompt: filled.replace(/\[[a-z]+\|([^\]]+)\]/g, '$1'), facts, cta }
  })
