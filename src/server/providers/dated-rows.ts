/** The dates (UTC) between which a price holds. `valid_to` is the first day on which it no longer does. */
interface Dated {
  valid_from: string
  valid_to: string | null
}

/** Whether a row holds on the day of `now`. */
export const holdsAt = ({ valid_from, valid_to }: Dated, now: Date): boolean =>
  valid_from <= toDay(now) && (valid_to === null || toDay(now) < valid_to)

const toDay = (now: Date) => now.toISOString().slice(0, 10)

/** The last row that holds; before the first one, the first. Null if all rows have ended. */
export const chooseRow = <Row extends Dated>(rows: readonly Row[], now: Date): Row | null =>
  rows.findLast((row) => holdsAt(row, now)) ?? rows.find(({ valid_from }) => valid_from > toDay(now)) ?? null
