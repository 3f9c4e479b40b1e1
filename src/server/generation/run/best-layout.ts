import type { ItemBrief } from '../../stored/brief.ts'

/** How many layouts are tried before an image is delivered although a rule of the brand check failed. */
const LAYOUT_TRIES = 3

type Rules = readonly { rule: string; passed: boolean }[]

export interface Drawn {
  layout: string
  /** Null when no brand elements were placed. */
  check: ({ passed: boolean; score: number } & ({ rules: Rules } | { findings: Rules })) | null
}

/**
 * Draws a design, and draws it in other layouts while a rule of the brand check fails. Returns the one with the fewest failed rules, of these
 * the one with the best score. `draw` gets the layouts to avoid. The other layouts are not `last`, that of the latest design of the brand.
 */
export async function drawBestLayout<T extends Drawn>(
  { revision }: Pick<ItemBrief, 'revision'>,
  draw: (avoid: string[]) => Promise<T>,
  last?: string,
): Promise<T> {
  let best = await draw([])
  const avoid = [best.layout]
  // A person saw and saved an edited design as it is.
  const tries = revision?.overrides && !revision.is_laid_out_again ? 1 : LAYOUT_TRIES
  while (best.check && !isSettled(best.check) && avoid.length < tries) {
    const other = await draw(last === undefined ? avoid : [...avoid, last])
    if (avoid.includes(other.layout)) break
    avoid.push(other.layout)
    if (other.check && isBetter(other.check, best.check)) best = other
  }
  return best
}

type Check = NonNullable<Drawn['check']>

const listFailed = (check: Check) => ('rules' in check ? check.rules : check.findings).filter(({ passed }) => !passed)

/** Another layout does not change what is said. */
const isSettled = (check: Check): boolean => listFailed(check).every(({ rule }) => rule === 'words')

/** The score also says how good the design is, which never outweighs a failed rule of the brand. */
function isBetter(one: Check, other: Check): boolean {
  const fewer = listFailed(other).length - listFailed(one).length
  return fewer === 0 ? one.score > other.score : fewer > 0
}
