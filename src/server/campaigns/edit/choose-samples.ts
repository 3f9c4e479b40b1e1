import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { DESIGN_LANGUAGES, getTextDirection } from '#contract/languages/languages.ts'

/** At most this many cells are shown before and after an edit. */
export const SAMPLES_MAX = 6

interface Choosable {
  format: string
  language: string
}

/**
 * Chooses cells that show how an edit looks, in their order: the first one, and then those that differ the most from the chosen ones. A
 * text direction that is not shown yet counts the most, then a placement, a language and a format. No two have the same format and language.
 */
export function chooseSamples<T extends Choosable>(cells: readonly T[]): T[] {
  const pairs = new Map(cells.toReversed().map((cell) => [`${cell.format} ${cell.language}`, cell]))
  const first = new Set(pairs.values())
  const open = cells.filter((cell) => first.has(cell))
  const shown = new Set<string>()
  const chosen = new Set<T>()
  while (chosen.size < Math.min(SAMPLES_MAX, open.length)) {
    const next = open
      .filter((cell) => !chosen.has(cell))
      .reduce((best, cell) => (rate(cell, shown) > rate(best, shown) ? cell : best))
    chosen.add(next)
    for (const trait of listTraits(next)) shown.add(trait)
  }
  return open.filter((cell) => chosen.has(cell))
}

/** What makes a cell look different from others, the most visible last. */
function listTraits({ format, language }: Choosable): string[] {
  const tag = DESIGN_LANGUAGES.find((one) => one === language)
  const direction = tag ? getTextDirection(tag) : 'ltr'
  return [`format ${format}`, `language ${language}`, `placement ${findCampaignFormat(format)?.placement}`, direction]
}

/** A more visible trait outweighs all less visible ones together. */
const rate = (cell: Choosable, shown: ReadonlySet<string>): number =>
  listTraits(cell).reduce((sum, trait, index) => (shown.has(trait) ? sum : sum + 2 ** index), 0)
