import type { MeasureRun } from '../../type/text-ruler.ts'

/** The number of widths that are kept, about 3 MB. The formats and slides of a request, and an editor, show the same words again. */
const MAX_WORDS = 20_000

/** Returns a function that measures each word in a bundled family once. A file of an uploaded family may be missing the next time. */
export function cacheWidths<Files>(
  measure: (runs: readonly MeasureRun[], files: Files) => Promise<readonly number[]>,
): typeof measure {
  const known = new Map<string, number>()
  return async (runs, files) => {
    const found = runs.map((run) => (run.uploaded ? undefined : known.get(toKey(run))))
    const fresh = runs.filter((_, index) => found[index] === undefined)
    const widths = fresh.length > 0 ? await measure(fresh, files) : []
    if (known.size + fresh.length > MAX_WORDS) known.clear()
    for (const [index, run] of fresh.entries()) if (!run.uploaded) known.set(toKey(run), widths[index] ?? 0)
    let next = 0
    return found.map((width) => width ?? widths[next++] ?? 0)
  }
}

const toKey = ({ text, family, weight, language }: MeasureRun) => `${language} ${weight} ${family} ${text}`
