export interface Drawn {
  /** Null when no brand elements were placed. */
  check: { rules: readonly { rule: string; value: number }[] } | null
}

/**
 * Draws a design again with each clause of its request whole, if its words have a fault. Returns the one with fewer faults. A design of a
 * person or of a text model has words of its own and is kept.
 */
export async function keepClausesWhole<T extends Drawn>(
  drawn: T,
  hasOwnWords: boolean,
  drawWhole: () => Promise<T>,
): Promise<T> {
  const faults = countFaults(drawn)
  if (faults === 0 || hasOwnWords) return drawn
  const whole = await drawWhole()
  return countFaults(whole) < faults ? whole : drawn
}

const countFaults = ({ check }: Drawn): number => check?.rules.find(({ rule }) => rule === 'words')?.value ?? 0
