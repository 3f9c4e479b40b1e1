import { foldText } from '#contract/search/fold-text.ts'
import { hasTerm, readTerms } from '#contract/search/match-text.ts'

type ListTexts<Row> = (row: Row) => readonly (string | null | undefined)[]

/** A search over loaded rows, by the rules of all searches. It keeps the folded texts of a row as long as the row. */
export function createSearch<Row extends object>(
  listTexts: ListTexts<Row>,
): (rows: readonly Row[], search: string) => Row[] {
  const folded = new WeakMap<Row, string>()
  const readText = (row: Row): string => {
    const text = folded.get(row) ?? foldText(listTexts(row).filter(Boolean).join(' '))
    folded.set(row, text)
    return text
  }
  return (rows, search) => {
    const terms = readTerms(search)
    return rows.filter((row) => terms.every((term) => hasTerm(readText(row), term)))
  }
}
